import type { Text } from '../core/rules.js'

/** Headings of chapters that most titles have. */
export const HEADINGS = {
  overview: { en: 'What the game is about', ru: 'О чём игра', pl: 'O czym jest gra' },
  setup: { en: 'Before the game', ru: 'Подготовка', pl: 'Przygotowanie' },
  companySale: {
    en: 'Sale of the private companies',
    ru: 'Продажа частных компаний',
    pl: 'Sprzedaż spółek prywatnych',
  },
  privates: { en: 'Private companies', ru: 'Частные компании', pl: 'Spółki prywatne' },
  market: { en: 'The stock market', ru: 'Биржа', pl: 'Giełda' },
  stock: { en: 'The stock round', ru: 'Биржевой раунд', pl: 'Runda giełdowa' },
  selling: { en: 'Selling shares', ru: 'Продажа акций', pl: 'Sprzedaż akcji' },
  buying: { en: 'Buying shares', ru: 'Покупка акций', pl: 'Zakup akcji' },
  founding: { en: 'Starting a corporation', ru: 'Основание корпорации', pl: 'Założenie spółki' },
  presidency: { en: 'The president', ru: 'Президент', pl: 'Prezes' },
  endOfStockRound: {
    en: 'The end of a stock round',
    ru: 'Конец биржевого раунда',
    pl: 'Koniec rundy giełdowej',
  },
  operating: { en: 'The operating round', ru: 'Операционный раунд', pl: 'Runda operacyjna' },
  track: { en: 'Map and track', ru: 'Карта и пути', pl: 'Mapa i tory' },
  tokens: { en: 'Stations', ru: 'Станции', pl: 'Stacje' },
  routes: { en: 'Routes and runs', ru: 'Маршруты и рейсы', pl: 'Trasy i przejazdy' },
  dividends: { en: 'Dividends', ru: 'Дивиденды', pl: 'Dywidenda' },
  trains: { en: 'Buying trains', ru: 'Покупка поездов', pl: 'Zakup pociągów' },
  phases: { en: 'Trains and phases', ru: 'Поезда и фазы', pl: 'Pociągi i fazy' },
  emergency: {
    en: 'Emergency money',
    ru: 'Деньги в экстренном случае',
    pl: 'Zbieranie pieniędzy w sytuacji awaryjnej',
  },
  finance: { en: 'Issuing and redeeming shares', ru: 'Выпуск и выкуп акций', pl: 'Emisja i odkup akcji' },
  closing: { en: 'A corporation closes', ru: 'Закрытие корпорации', pl: 'Zamknięcie spółki' },
  end: { en: 'The end of the game', ru: 'Конец игры', pl: 'Koniec gry' },
  variants: { en: 'Variants', ru: 'Варианты', pl: 'Warianty' },
} as const satisfies Record<string, Text>

/** What all 18xx games have in common. */
export const ALL_18XX: Text = {
  en: 'Players are investors, and the companies are railways. Whoever holds most shares of a company is its president and decides for it: where it builds, where its trains run, what it buys, and whether its income goes to the shareholders or stays in its treasury. A company’s money is never its president’s money. When the game ends, the player with the most cash and shares has won; money in treasuries does not count.',
  ru: 'Игроки — инвесторы, компании — железные дороги. У кого больше всех акций компании, тот её президент и решает за неё: где строить, где ходят поезда, что покупать, отдать доход акционерам или оставить в кассе. Деньги компании — не деньги её президента. В конце побеждает тот, у кого больше денег и акций; деньги в кассах компаний не считаются.',
  pl: 'Gracze są inwestorami, a spółki to koleje. Kto ma najwięcej akcji spółki, jest jej prezesem i decyduje za nią: gdzie buduje, gdzie jeżdżą pociągi, co kupuje i czy dochód idzie do akcjonariuszy, czy zostaje w kasie. Pieniądze spółki to nie pieniądze prezesa. Na koniec wygrywa gracz z największą sumą gotówki i akcji; pieniądze w kasach spółek się nie liczą.',
}

/** Where trains leave the game. */
export const TRAINS_LEAVE: Text = {
  en: 'Newer trains drive older ones out of the game, so a company has to be ready for the next kind in time.',
  ru: 'Новые поезда вытесняют старые из игры, и компания должна вовремя подготовиться к следующим.',
  pl: 'Nowsze pociągi wypierają z gry starsze, więc spółka musi na czas przygotować się na następne.',
}
