import type { Texts } from '../texts/say.js'

export const railTexts = {
  rail: { en: 'Players and operating order', ru: 'Игроки и порядок компаний', pl: 'Gracze i kolejność spółek' },
  players: { en: 'Players', ru: 'Игроки', pl: 'Gracze' },
  order: { en: 'Operating order', ru: 'Порядок компаний', pl: 'Kolejność spółek' },
  worth: { en: 'worth {money}', ru: 'капитал {money}', pl: 'majątek {money}' },
  free: { en: '{money} free', ru: 'свободно {money}', pl: 'wolne {money}' },
  freeLong: {
    en: 'Cash that no bid binds',
    ru: 'Деньги, не связанные ставками',
    pl: 'Gotówka niezwiązana ofertami',
  },
  certificates: {
    en: 'Certificates: {n} of {limit}',
    ru: 'Сертификаты: {n} из {limit}',
    pl: 'Certyfikaty: {n} z {limit}',
  },
  priority: { en: 'Priority deal', ru: 'Приоритет', pl: 'Priorytet' },
  acts: { en: 'decides now', ru: 'решает сейчас', pl: 'decyduje teraz' },
  done: { en: 'has operated', ru: 'уже действовала', pl: 'już działała' },
  now: { en: 'operates now', ru: 'действует сейчас', pl: 'działa teraz' },
  next: { en: 'still to operate', ru: 'ещё не действовала', pl: 'jeszcze nie działała' },
  noOwner: { en: 'nobody decides for it', ru: 'за неё никто не решает', pl: 'nikt za nią nie decyduje' },
  treasury: { en: 'treasury {money}', ru: 'в кассе {money}', pl: 'w kasie {money}' },
  nobody: {
    en: 'No company operates yet.',
    ru: 'Пока ни одна компания не действует.',
    pl: 'Żadna spółka jeszcze nie działa.',
  },
  forecast: { en: 'Trains ahead', ru: 'Ближайшие поезда', pl: 'Najbliższe pociągi' },
  trainsLeft: {
    en: '{n} left',
    ru: 'осталось {n}',
    pl: 'zostało {n}',
  },
  takesAway: {
    en: 'The first {train} takes away: {trains}.',
    ru: 'Первый {train} уберёт из игры: {trains}.',
    pl: 'Pierwszy {train} usunie z gry: {trains}.',
  },
  lastRunOf: {
    en: 'With the first {train} these run once more: {trains}.',
    ru: 'С первым {train} у этих поездов останется один рейс: {trains}.',
    pl: 'Z pierwszym {train} tym pociągom zostanie jeden przejazd: {trains}.',
  },
  shortFor: { en: 'Short of money for a {train}:', ru: 'Не хватает на {train}:', pl: 'Brakuje na {train}:' },
  plans: { en: 'What the automaton does next', ru: 'Следующие ходы автомата', pl: 'Następne ruchy automatu' },
  plansDone: { en: 'nothing more', ru: 'больше ничего', pl: 'nic więcej' },
} as const satisfies Texts
