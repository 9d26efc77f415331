import type { Rule } from '../../../../core/rules.js'

export const endRules: Readonly<Record<string, Rule>> = {
  '1846-END-1': {
    section: '§10.1',
    text: {
      en: 'When the bank runs out of money the current set of rounds is finished: the stock round and both operating rounds. Nothing can undo this.',
      ru: 'Когда в банке кончились деньги, доигрывают текущую серию: биржевой раунд и оба операционных. Отменить это уже ничто не может.',
      pl: 'Gdy w banku skończą się pieniądze, dogrywa się bieżącą serię: rundę giełdową i obie rundy operacyjne. Nic tego nie cofa.',
    },
  },
  '1846-END-2': {
    section: '§10.1',
    text: {
      en: 'The bank goes on paying without limit after it has run out.',
      ru: 'Исчерпанный банк продолжает платить без ограничений.',
      pl: 'Po wyczerpaniu bank płaci dalej bez ograniczeń.',
    },
  },
  '1846-END-3': {
    section: '§10.2',
    text: {
      en: 'If only one solvent player is left, the game ends at once.',
      ru: 'Если остался один платёжеспособный игрок, игра сразу кончается.',
      pl: 'Jeśli zostanie tylko jeden wypłacalny gracz, gra natychmiast się kończy.',
    },
  },
  '1846-END-4': {
    section: '§10.3, p.19',
    text: {
      en: 'A player scores cash plus shares at their final prices; if Phase III was never reached, also the listed price, without debt, of private companies still held. Treasuries count for nothing.',
      ru: 'Итог игрока — наличные и акции по последним ценам; если фаза III не наступила, ещё и указанная цена (без долга) оставшихся частных компаний. Кассы корпораций не считаются.',
      pl: 'Wynik gracza to gotówka i akcje po końcowych kursach; jeśli nie doszło do fazy III, także cena z karty (bez długu) posiadanych spółek prywatnych. Kasy spółek się nie liczą.',
    },
  },
  '1846-END-5': {
    section: '§10.4',
    text: {
      en: 'The highest score wins; equal scores share the win.',
      ru: 'Побеждает наибольший итог; при равенстве победа общая.',
      pl: 'Wygrywa najwyższy wynik; przy remisie zwycięstwo jest wspólne.',
    },
  },
  '1846-INF-1': {
    section: '§11',
    text: {
      en: 'Deals are allowed but never binding. Nothing changes hands except as the rules say.',
      ru: 'Договариваться можно, но обещания не обязывают. Передавать что-либо можно только по правилам.',
      pl: 'Umowy są dozwolone, ale nigdy nie wiążą. Nic nie zmienia właściciela inaczej, niż mówią zasady.',
    },
  },
  '1846-INF-2': {
    section: '§11',
    text: {
      en: 'Cash, shares, trains, certificates and stations are open to all; only draft picks are secret until revealed.',
      ru: 'Деньги, акции, поезда, сертификаты и станции открыты для всех; тайные только выбранные карты, пока их не открыли.',
      pl: 'Pieniądze, akcje, pociągi, certyfikaty i stacje są jawne; tajne są tylko wybrane karty, dopóki się ich nie odkryje.',
    },
  },
}
