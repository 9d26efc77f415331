import type { Rule } from '../../../../core/rules.js'

export const phasesRules: Readonly<Record<string, Rule>> = {
  '1846-PHS-1': {
    section: '§9',
    text: {
      en: 'A new phase takes effect at once: trains are phased out or removed, then private companies and markers go, then the new train limit applies; then the buyer plays on.',
      ru: 'Новая фаза действует сразу: поезда устаревают или уходят, затем уходят частные компании и маркеры, затем вступает новый лимит поездов; потом продолжает покупатель.',
      pl: 'Nowa faza działa natychmiast: pociągi są wycofywane lub usuwane, potem odchodzą spółki prywatne i znaczniki, potem obowiązuje nowy limit pociągów; następnie gra kupujący.',
    },
  },
  '1846-PHS-2': {
    section: '§9, §6.69',
    text: {
      en: "Phased-out trains stay until their owner's next run. Any 2-train still there when Phase IV begins is removed on the spot.",
      ru: 'Устаревшие поезда остаются до следующих рейсов владельца. Поезда «2», дожившие до фазы IV, убирают сразу.',
      pl: 'Wycofywane pociągi zostają do następnych przejazdów właściciela. Pociągi 2, które dotrwały do fazy IV, usuwa się od razu.',
    },
  },
  '1846-PHS-3': {
    section: '§9',
    text: {
      en: 'From Phase III on no private company can be bought and no power used, not even by the buyer of the train that began it.',
      ru: 'С фазы III частные компании нельзя ни покупать, ни использовать — даже тому, кто купил начавший её поезд.',
      pl: 'Od fazy III nie można kupować spółek prywatnych ani używać ich zdolności, nawet przez nabywcę pociągu, który ją rozpoczął.',
    },
  },
  '1846-PHS-4': {
    section: '§9',
    text: {
      en: 'From Phase III on off-board areas have their second value; Holland falls to $10.',
      ru: 'С фазы III у внешних областей второе значение; у Holland оно падает до $10.',
      pl: 'Od fazy III obszary zewnętrzne mają drugą wartość; Holland spada do $10.',
    },
  },
  '1846-PHS-5': {
    section: '§9, p.20',
    text: {
      en: 'In Phase IV meat and port markers go and reserved slots open. Home slots of corporations not started stay closed.',
      ru: 'В фазе IV уходят маркеры мяса и порта и открываются зарезервированные места. Домашние места неоснованных корпораций остаются закрытыми.',
      pl: 'W fazie IV znikają znaczniki mięsa i portu, a zarezerwowane miejsca się otwierają. Miejsca macierzyste niezałożonych spółek pozostają zamknięte.',
    },
  },
  '1846-PHS-6': {
    section: 'p.19',
    text: {
      en: 'Returned Phase II trains leave the bank in Phase IV.',
      ru: 'В фазе IV возвращённые поезда фазы II уходят из банка.',
      pl: 'W fazie IV zwrócone pociągi fazy II znikają z banku.',
    },
  },
}
