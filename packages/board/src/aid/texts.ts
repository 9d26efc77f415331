import { format, type Language, type Text, type TurnTaker } from '@roundhouse/engine'

/** Words of the aid's own: everything about a game comes from its title. */
export const AID_TEXTS = {
  aid: { en: 'Player aid', ru: 'Памятка игрока', pl: 'Ściągawka gracza' },
  players: {
    en: '{n, plural, one {# player} other {# players}}',
    ru: '{n, plural, one {# игрок} few {# игрока} many {# игроков} other {# игрока}}',
    pl: '{n, plural, one {# gracz} few {# gracze} many {# graczy} other {# gracza}}',
  },
  playersFromTo: { en: '{from}–{to} players', ru: '{from}–{to} игроков', pl: '{from}–{to} graczy' },
  notice: {
    en: '{title} was designed by {designer}. This aid was made by Roundhouse, an independent implementation: titles, names and artwork of the games belong to their designers and publishers.',
    ru: 'Автор {title}: {designer}. Памятка сделана программой Roundhouse — независимой реализацией; игры, их названия и оформление принадлежат авторам и издателям.',
    pl: 'Autor {title}: {designer}. Ściągawkę przygotował program Roundhouse, niezależna implementacja; gry, ich nazwy i grafika należą do autorów i wydawców.',
  },
  sections: {
    en: 'Small references are sections of the rulebook.',
    ru: 'Мелкие ссылки — разделы правил.',
    pl: 'Drobne odsyłacze to rozdziały instrukcji.',
  },

  phases: { en: 'Trains and phases', ru: 'Поезда и фазы', pl: 'Pociągi i fazy' },
  phase: { en: 'Phase', ru: 'Фаза', pl: 'Faza' },
  train: { en: 'Train', ru: 'Поезд', pl: 'Pociąg' },
  fromNth: { en: 'from no. {n}', ru: 'с №\u00a0{n}', pl: 'od nr\u00a0{n}' },
  price: { en: 'Price', ru: 'Цена', pl: 'Cena' },
  reach: { en: 'Reach', ru: 'Дальность', pl: 'Zasięg' },
  cards: { en: 'Cards', ru: 'Карты', pl: 'Karty' },
  limit: { en: 'Limit', ru: 'Лимит', pl: 'Limit' },
  tiles: { en: 'Tiles', ru: 'Тайлы', pl: 'Kafelki' },
  rounds: { en: 'ORs', ru: 'ОР', pl: 'RO' },
  changes: { en: 'What changes', ru: 'Что меняется', pl: 'Co się zmienia' },
  removed: { en: 'removed: {trains}', ru: 'уходят: {trains}', pl: 'znikają: {trains}' },
  lastRun: { en: 'last run: {trains}', ru: 'последний рейс: {trains}', pl: 'ostatni przejazd: {trains}' },
  begins: {
    en: 'A phase begins at once when the bank sells the first train of its row.',
    ru: 'Фаза начинается сразу, как банк продаст первый поезд её строки.',
    pl: 'Faza zaczyna się od razu, gdy bank sprzeda pierwszy pociąg z jej wiersza.',
  },
  cardsBy: {
    en: 'Cards: with {counts} players.',
    ru: 'Карты: по числу игроков: {counts}.',
    pl: 'Karty: według liczby graczy: {counts}.',
  },
  stopsAre: { en: 'Stops: {kinds}.', ru: 'Остановки: {kinds}.', pl: 'Przystanki: {kinds}.' },
  stops: {
    en: '{n, plural, one {# stop} other {# stops}}',
    ru: '{n, plural, one {# остановка} few {# остановки} many {# остановок} other {# остановки}}',
    pl: '{n, plural, one {# przystanek} few {# przystanki} many {# przystanków} other {# przystanku}}',
  },
  bestOf: {
    en: 'best {counts} of {n} stops',
    ru: 'лучшие {counts} из {n} остановок',
    pl: '{counts, plural, one {# najlepszy} few {# najlepsze} many {# najlepszych} other {# najlepsze}} z {n} przystanków',
  },
  hexes: {
    en: '{n, plural, one {# hex} other {# hexes}}',
    ru: '{n, plural, one {# гекс} few {# гекса} many {# гексов} other {# гекса}}',
    pl: '{n, plural, one {# heks} few {# heksy} many {# heksów} other {# heksu}}',
  },
  anyLength: { en: 'any length', ru: 'любая длина', pl: 'dowolna długość' },
  times: { en: '×{factor}: {kinds}', ru: '×{factor}: {kinds}', pl: '×{factor}: {kinds}' },
  noLonger: { en: 'no longer: {what}', ru: 'больше нет: {what}', pl: 'już nie: {what}' },
  closePrivates: {
    en: 'private companies close',
    ru: 'частные компании закрываются',
    pl: 'spółki prywatne zamykają się',
  },
  buyPrivates: {
    en: 'corporations may buy private companies',
    ru: 'корпорации могут покупать частные компании',
    pl: 'spółki mogą kupować spółki prywatne',
  },
  manyTrains: {
    en: 'several trains a turn from the bank',
    ru: 'несколько поездов банка за ход',
    pl: 'kilka pociągów z banku w turze',
  },

  limits: { en: 'Money and limits', ru: 'Деньги и лимиты', pl: 'Pieniądze i limity' },
  playerCount: { en: 'Players', ru: 'Игроки', pl: 'Gracze' },
  bank: { en: 'Bank', ru: 'Банк', pl: 'Bank' },
  startingCash: { en: 'Starting cash', ru: 'Начальные деньги', pl: 'Gotówka początkowa' },
  certificates: { en: 'Certificate limit', ru: 'Лимит сертификатов', pl: 'Limit certyfikatów' },

  market: { en: 'Stock market', ru: 'Биржа', pl: 'Giełda' },
  moves: { en: 'What moves a price', ru: 'Что движет цену', pl: 'Co zmienia kurs' },
  par: { en: 'start prices', ru: 'начальные цены', pl: 'kursy początkowe' },
  fromPhase: { en: 'from phase {phase} on', ru: 'с фазы {phase}', pl: 'od fazy {phase}' },
  close: { en: 'the company closes', ru: 'компания закрывается', pl: 'spółka się zamyka' },
  end: { en: 'the game ends', ru: 'конец игры', pl: 'koniec gry' },
  noCertLimit: {
    en: 'outside the certificate limit',
    ru: 'вне лимита сертификатов',
    pl: 'poza limitem certyfikatów',
  },

  anytime: { en: 'In the turn', ru: 'В течение хода', pl: 'W trakcie tury' },
  privates: { en: 'Private companies', ru: 'Частные компании', pl: 'Spółki prywatne' },
  debt: { en: 'debt', ru: 'долг', pl: 'dług' },
  income: { en: 'Income', ru: 'Доход', pl: 'Dochód' },
  sale: { en: 'Resale', ru: 'Перепродажа', pl: 'Odsprzedaż' },
  companies: { en: 'Companies', ru: 'Компании', pl: 'Spółki' },
  homeAndTokens: {
    en: 'home, prices of further stations',
    ru: 'домашний город, цены следующих станций',
    pl: 'miasto macierzyste, ceny kolejnych stacji',
  },
  places: { en: 'Values by phase', ru: 'Доход по фазам', pl: 'Dochód według faz' },
  bonus: { en: 'Bonus', ru: 'Бонус', pl: 'Premia' },
  terrain: { en: 'Terrain', ru: 'Местность', pl: 'Teren' },
  hexsides: { en: 'Hexsides', ru: 'Стороны гексов', pl: 'Krawędzie' },
  options: { en: 'Optional rules', ru: 'Варианты правил', pl: 'Warianty zasad' },
  manifest: { en: 'Tiles in the box', ru: 'Тайлы в коробке', pl: 'Kafelki w pudełku' },

  page: { en: 'p. {n}', ru: 'с. {n}', pl: 's. {n}' },
  free: { en: 'free', ru: 'бесплатно', pl: 'za darmo' },
  glossary: { en: 'glossary', ru: 'глоссарий', pl: 'słowniczek' },
} as const satisfies Record<string, Text>

export type AidWord = keyof typeof AID_TEXTS

export const TAKER_NAMES: Readonly<Record<TurnTaker, Text>> = {
  player: { en: 'Player', ru: 'Игрок', pl: 'Gracz' },
  private: { en: 'Private company', ru: 'Частная компания', pl: 'Spółka prywatna' },
  minor: { en: 'Minor', ru: 'Малая компания', pl: 'Mała spółka' },
  corporation: { en: 'Corporation', ru: 'Корпорация', pl: 'Spółka akcyjna' },
}

export type Say = (word: AidWord, params?: Readonly<Record<string, string | number>>) => string

export const sayIn =
  (language: Language): Say =>
  (word, params = {}) =>
    format(AID_TEXTS[word][language], params, language)
