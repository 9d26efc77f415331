import type { ActionType } from '../action.js'
import type { Language, Text } from '../rules.js'

/** What an id is called; a title may bring ids of its own. */
export const labelIn = (names: Readonly<Record<string, Text>>, id: string, language: Language): string =>
  names[id]?.[language] ?? id

export const ROUND_NAMES = {
  draft: { en: 'Draft', ru: 'Выбор компаний', pl: 'Wybór spółek' },
  openDraft: { en: 'Draft', ru: 'Выбор компаний', pl: 'Wybór spółek' },
  initial: { en: 'Initial stock round', ru: 'Начальный раунд', pl: 'Runda początkowa' },
  stock: { en: 'Stock round', ru: 'Биржевой раунд', pl: 'Runda giełdowa' },
  operating: { en: 'Operating round', ru: 'Операционный раунд', pl: 'Runda operacyjna' },
} as const satisfies Record<string, Text>

export const STEP_NAMES = {
  draft: { en: 'Keep a card', ru: 'Выбор карты', pl: 'Wybór karty' },
  lastCard: { en: 'Last card', ru: 'Последняя карта', pl: 'Ostatnia karta' },
  stock: { en: 'Sell and buy shares', ru: 'Продажа и покупка акций', pl: 'Sprzedaż i kupno akcji' },
  assign: { en: 'Assign a marker', ru: 'Назначение маркера', pl: 'Przydział znacznika' },
  trackToken: { en: 'Track and station', ru: 'Тайлы и станция', pl: 'Kafelki i stacja' },
  track: { en: 'Lay track', ru: 'Укладка тайлов', pl: 'Układanie kafelków' },
  token: { en: 'Place a station', ru: 'Станция', pl: 'Stacja' },
  run: { en: 'Run trains', ru: 'Рейсы поездов', pl: 'Przejazdy pociągów' },
  dividend: { en: 'Dividend', ru: 'Дивиденды', pl: 'Dywidenda' },
  buyTrains: { en: 'Buy trains', ru: 'Покупка поездов', pl: 'Zakup pociągów' },
  pick: { en: 'Take a minor or a share', ru: 'Выбор компании или акции', pl: 'Wybór spółki lub akcji' },
  istvanCards: { en: 'Cards of István', ru: 'Карты Иштвана', pl: 'Karty Istvána' },
  giveBack: { en: 'Give back or run trains', ru: 'Возврат или рейсы поездов', pl: 'Oddanie lub przejazdy pociągów' },
  discard: { en: 'Return excess trains', ru: 'Возврат лишних поездов', pl: 'Zwrot nadmiarowych pociągów' },
  endGame: { en: 'End the game now?', ru: 'Закончить игру?', pl: 'Zakończyć grę?' },
  consent: { en: 'Answer an offer', ru: 'Ответ на предложение', pl: 'Odpowiedź na propozycję' },
  claim: { en: 'Better routes?', ru: 'Лучшие маршруты?', pl: 'Lepsze trasy?' },
  par: { en: 'Set the start price', ru: 'Выбор начальной цены', pl: 'Wybór kursu początkowego' },
  merger: { en: 'Merger', ru: 'Слияние', pl: 'Fuzja' },
  bankrupt: { en: 'Bankruptcy', ru: 'Банкротство', pl: 'Bankructwo' },
  companySale: { en: 'Buy or bid', ru: 'Покупка или ставка', pl: 'Zakup lub oferta' },
  auction: { en: 'Auction', ru: 'Аукцион', pl: 'Licytacja' },
  swap: { en: 'Hand over certificates', ru: 'Передача сертификатов', pl: 'Przekazanie certyfikatów' },
  mergerOffer: { en: 'Offer a company for the merger', ru: 'Предложение к слиянию', pl: 'Propozycja do fuzji' },
  mergerChoice: { en: 'Choose a company to merge', ru: 'Какую компанию слить', pl: 'Którą spółkę wcielić' },
  mergerToken: { en: 'Replace a station', ru: 'Замена станции', pl: 'Zastąpienie stacji' },
  home: { en: 'Choose the home city', ru: 'Выбор домашнего города', pl: 'Wybór miasta macierzystego' },
  sms: { en: 'Close SMS?', ru: 'Закрыть SMS?', pl: 'Zamknąć SMS?' },
  buyToken: { en: 'Buy a station of another', ru: 'Покупка чужой станции', pl: 'Zakup cudzej stacji' },
  eMarker: { en: 'Buy an E marker', ru: 'Покупка маркера E', pl: 'Zakup znacznika E' },
  finance: { en: 'Issue or redeem shares', ru: 'Выпуск или выкуп акций', pl: 'Emisja lub odkup akcji' },
  interest: { en: 'Interest of the bond', ru: 'Проценты по облигации', pl: 'Odsetki od obligacji' },
  redeemBond: { en: 'Redeem the bond', ru: 'Погашение облигации', pl: 'Spłata obligacji' },
  issueBond: { en: 'Issue the bond', ru: 'Выпуск облигации', pl: 'Emisja obligacji' },
  bondOnClosing: { en: 'Bond of a closing company', ru: 'Облигация при закрытии', pl: 'Obligacja zamykanej spółki' },
  leave: { en: 'Loan or leave', ru: 'Заём или выход', pl: 'Pożyczka lub odejście' },
  buyPrivates: { en: 'Buy private companies', ru: 'Покупка частных компаний', pl: 'Zakup spółek prywatnych' },
} as const satisfies Record<string, Text>

/** What a button says. */
export const ACTION_NAMES: Readonly<Record<ActionType, Text>> = {
  pass: { en: 'Pass', ru: 'Пас', pl: 'Pas' },
  bid: { en: 'Take or bid', ru: 'Взять или сделать ставку', pl: 'Weź lub licytuj' },
  par: { en: 'Start a corporation', ru: 'Основать корпорацию', pl: 'Załóż spółkę' },
  buyShares: { en: 'Buy shares', ru: 'Купить акции', pl: 'Kup akcje' },
  sellShares: { en: 'Sell shares', ru: 'Продать акции', pl: 'Sprzedaj akcje' },
  issueShares: { en: 'Issue shares', ru: 'Выпустить акции', pl: 'Wyemituj akcje' },
  redeemShares: { en: 'Redeem shares', ru: 'Выкупить акции', pl: 'Odkup akcje' },
  layTile: { en: 'Lay a tile', ru: 'Положить тайл', pl: 'Połóż kafelek' },
  placeToken: { en: 'Place a station', ru: 'Поставить станцию', pl: 'Postaw stację' },
  buyToken: { en: 'Buy a station of another company', ru: 'Купить чужую станцию', pl: 'Kup cudzą stację' },
  runRoutes: { en: 'Run trains', ru: 'Запустить поезда', pl: 'Wykonaj przejazdy' },
  claimRoutes: { en: 'Show better routes', ru: 'Показать лучшие маршруты', pl: 'Wskaż lepsze trasy' },
  dividend: { en: 'Decide the dividend', ru: 'Решить о дивидендах', pl: 'Zdecyduj o dywidendzie' },
  buyTrain: { en: 'Buy a train', ru: 'Купить поезд', pl: 'Kup pociąg' },
  buyEquipment: { en: 'Buy equipment', ru: 'Купить оснащение', pl: 'Kup wyposażenie' },
  discardTrain: { en: 'Return a train', ru: 'Вернуть поезд', pl: 'Zwróć pociąg' },
  buyPrivate: { en: 'Buy a private company', ru: 'Купить частную компанию', pl: 'Kup spółkę prywatną' },
  sellPrivate: { en: 'Sell a private company', ru: 'Продать частную компанию', pl: 'Sprzedaj spółkę prywatną' },
  assign: { en: 'Assign a marker', ru: 'Назначить маркер', pl: 'Przydziel znacznik' },
  usePower: { en: 'Use a private company', ru: 'Использовать частную компанию', pl: 'Użyj spółki prywatnej' },
  borrow: { en: 'Take a loan', ru: 'Взять заём', pl: 'Zaciągnij pożyczkę' },
  repay: { en: 'Pay back', ru: 'Погасить долг', pl: 'Spłać dług' },
  answer: { en: 'Answer', ru: 'Ответить', pl: 'Odpowiedz' },
  choose: { en: 'Choose', ru: 'Выбрать', pl: 'Wybierz' },
  bankrupt: { en: 'Declare bankruptcy', ru: 'Объявить банкротство', pl: 'Ogłoś bankructwo' },
  endGame: { en: 'End the game', ru: 'Закончить игру', pl: 'Zakończ grę' },
}

/** Why a game ends; the ids are those of recorded games. */
export const ENDING_NAMES = {
  bank: { en: 'the bank is out of money', ru: 'в банке кончились деньги', pl: 'w banku skończyły się pieniądze' },
  bankrupt: { en: 'bankruptcy', ru: 'банкротство', pl: 'bankructwo' },
  stock_market: {
    en: 'the end of the stock market is reached',
    ru: 'цена дошла до конца биржи',
    pl: 'kurs doszedł do końca giełdy',
  },
  final_train: { en: 'the last train is sold', ru: 'продан последний поезд', pl: 'sprzedano ostatni pociąg' },
  final_phase: { en: 'the last phase', ru: 'последняя фаза', pl: 'ostatnia faza' },
  all_closed: { en: 'no company is left', ru: 'не осталось компаний', pl: 'nie została żadna spółka' },
  manually_ended: { en: 'the table agreed to stop', ru: 'игроки решили закончить', pl: 'gracze postanowili skończyć' },
  dnf: { en: 'too many turns', ru: 'слишком много ходов', pl: 'zbyt wiele tur' },
} as const satisfies Record<string, Text>

export type RoundName = keyof typeof ROUND_NAMES
