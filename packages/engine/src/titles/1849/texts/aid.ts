import type { AidData, AidMove, AidRow } from '../../../core/aid.js'
import { CORPORATIONS, certLimit, FEWER_CORPORATIONS, HOLDING_LIMIT, POOL_LIMIT } from '../data/tables.js'

const certificates: readonly AidRow[] = [6, FEWER_CORPORATIONS].map((n) => ({
  label: {
    en: `Certificates, ${n} corporations in the game`,
    ru: `Сертификаты, корпораций в игре ${n}`,
    pl: `Certyfikaty, spółek w grze ${n}`,
  },
  value: (players) => certLimit(players, n) || undefined,
}))

const limits: readonly AidRow[] = [
  {
    label: { en: 'Corporations', ru: 'Корпораций', pl: 'Spółek' },
    value: (players) => (players === 4 ? `${CORPORATIONS[4]} (${FEWER_CORPORATIONS})` : CORPORATIONS[players]),
  },
  {
    label: {
      en: 'Of a corporation with a player, at most',
      ru: 'Доля корпорации у игрока, до',
      pl: 'Akcje spółki u gracza, do',
    },
    value: () => `${HOLDING_LIMIT}%`,
  },
  {
    label: {
      en: 'Of a corporation in the market, at most',
      ru: 'Доля корпорации на рынке, до',
      pl: 'Akcje spółki na rynku, do',
    },
    value: () => `${POOL_LIMIT}%`,
  },
]

const market: readonly AidMove[] = [
  {
    when: {
      en: 'pays out at least the price; at the end of the row up',
      ru: 'выплачивает не меньше цены; в конце ряда вверх',
      pl: 'wypłaca co najmniej kurs; na końcu rzędu w górę',
    },
    way: 'right',
    rule: '1849-10.5.3-3',
  },
  {
    when: { en: 'pays out less than the price', ru: 'выплачивает меньше цены', pl: 'wypłaca mniej niż kurs' },
    way: 'stay',
    rule: '1849-10.5.3-3',
  },
  {
    when: {
      en: 'withholds or earns nothing; in the first column down',
      ru: 'удерживает или без дохода; в первом столбце вниз',
      pl: 'zatrzymuje lub bez przychodu; w pierwszej kolumnie w dół',
    },
    way: 'left',
    rule: '1849-10.5.3-4',
  },
  {
    when: {
      en: 'each share sold or issued',
      ru: 'каждая проданная или выпущенная акция',
      pl: 'każda akcja sprzedana lub wyemitowana',
    },
    way: 'down',
    rule: '1849-9.2-1',
  },
  {
    when: {
      en: 'end of a stock round: certificates in the market',
      ru: 'конец биржевого раунда: есть сертификаты на рынке',
      pl: 'koniec rundy giełdowej: certyfikaty na rynku',
    },
    way: 'down',
    rule: '1849-9.7-1',
  },
  {
    when: {
      en: 'end of a stock round: all with players',
      ru: 'конец биржевого раунда: всё у игроков',
      pl: 'koniec rundy giełdowej: wszystko u graczy',
    },
    way: 'up',
    rule: '1849-9.7-1',
  },
]

const primers: AidData['primers'] = {
  initial: {
    en: 'In turn, buy the cheapest private company at its price, bid at least 5 more than the price on a dearer one, or pass. A bid sets your money aside until that company comes up: a single bidder gets it, several bid on until one is left.',
    ru: 'По очереди: купите самую дешёвую частную компанию по её цене, сделайте на более дорогую ставку хотя бы на 5 выше её цены или спасуйте. Деньги ставки отложены, пока до компании не дойдёт очередь: единственный поставивший получает её; если ставок несколько, игроки торгуются, пока не останется один.',
    pl: 'Po kolei: kup najtańszą spółkę prywatną po jej cenie, złóż na droższą ofertę o co najmniej 5 wyższą od ceny albo spasuj. Pieniądze oferty są odłożone, aż przyjdzie kolej na spółkę: jedyny oferent ją dostaje, kilku licytuje, aż zostanie jeden.',
  },
  stock: {
    en: 'In turn, sell any shares you like, then buy one certificate or start the next corporation of the order; the round ends when all pass one after another. What you pay for shares out of a corporation is its money to build and buy trains with.',
    ru: 'По очереди: продайте акции, какие хотите, потом купите один сертификат или оснуйте следующую по порядку корпорацию; раунд кончается, когда все подряд спасуют. На деньги за акции из кассы корпорация строит и покупает поезда.',
    pl: 'Po kolei: sprzedaj, jakie chcesz akcje, potem kup jeden certyfikat albo załóż następną w kolejności spółkę; runda kończy się, gdy wszyscy kolejno spasują. Za pieniądze z akcji wziętych z kasy spółka buduje i kupuje pociągi.',
  },
  operating: {
    en: 'Corporations take turns, the dearest first; the president goes through the steps above: tile, station, runs, dividend, trains, finance. A corporation with a route must own a train when the train step ends, or the president has to pay for it.',
    ru: 'Корпорации ходят по очереди, начиная с самой дорогой; президент проходит шаги, показанные сверху: тайл, станция, рейсы, дивиденды, поезда, финансы. Корпорация с маршрутом к концу покупки поездов обязана иметь поезд, иначе платит президент.',
    pl: 'Spółki działają po kolei, od najdroższej; prezes przechodzi kroki pokazane u góry: kafelek, stacja, przejazdy, dywidenda, pociągi, finanse. Spółka z trasą musi na koniec zakupu pociągów mieć pociąg, inaczej zapłaci prezes.',
  },
}

export const aid1849: AidData = {
  primers,
  rounds: {
    initial: {
      rules: ['1849-8-1', '1849-8-7'],
      steps: { player: { companySale: ['1849-8-2', '1849-8-3', '1849-8-5', '1849-8-6', '1849-8-8', '1849-8-9'] } },
    },
    stock: {
      rules: ['1849-9-2', '1849-9-3'],
      steps: {
        player: {
          stock: [
            '1849-9-1',
            '1849-9.2-3',
            '1849-9.2-5',
            '1849-9.3-1',
            '1849-9.3-2',
            '1849-9.4-1',
            '1849-9.4-3',
            '1849-9.4-4',
          ],
        },
      },
    },
    operating: {
      rules: ['1849-10-1', '1849-7.1-1'],
      steps: {
        corporation: {
          track: ['1849-10.3-1', '1849-10.3-5', '1849-10.3-8', '1849-10.3.1-2'],
          token: ['1849-10.4-1', '1849-10.4-2'],
          run: ['1849-10.5.1-1', '1849-10.5.1-2', '1849-10.5.1-6', '1849-10.5.1-4'],
          dividend: ['1849-10.5.3-1', '1849-10.5.3-2'],
          buyTrains: ['1849-10.6-1', '1849-10.6-3'],
          finance: ['1849-10.8-2', '1849-10.8-3'],
        },
      },
      anytime: { corporation: ['1849-7.1-2'] },
      unsaid: ['buyPrivates'],
    },
  },
  certificates,
  limits,
  limitRules: ['1849-9.1-1'],
  events: { 8: ['grayRises'], 12: ['closePrivates', 'earthquake', 'grayRises'], 16: ['r6h'] },
  words: {
    par6: { en: 'start price L.144', ru: 'начальная цена L.144', pl: 'kurs początkowy L.144' },
    par10: { en: 'start price L.216', ru: 'начальная цена L.216', pl: 'kurs początkowy L.216' },
    blueZone: { en: 'the blue zone opens', ru: 'открыта синяя зона', pl: 'otwarta strefa niebieska' },
    grayRises: { en: 'gray stops rise', ru: 'серые остановки дорожают', pl: 'szare przystanki drożeją' },
    earthquake: { en: 'earthquake in Messina', ru: 'землетрясение в Messina', pl: 'trzęsienie ziemi w Messinie' },
    r6h: { en: 'R6H on sale', ru: 'R6H в продаже', pl: 'R6H w sprzedaży' },
  },
  phases: { 12: ['1849-12-1', '1849-12-3'] },
  phaseRules: ['1849-6-2', '1849-6-4'],
  market,
  privateRules: ['1849-7.1-3'],
  placeRules: ['1849-10.5.2-1', '1849-10.1-5'],
  sections: [
    {
      heading: { en: 'Gauges and routes', ru: 'Колея и маршруты', pl: 'Szerokość torów i trasy' },
      rules: ['1849-10.1-2', '1849-10.1-3', '1849-10.1-4', '1849-10.3-7', '1849-10.5.1-5'],
    },
    {
      heading: { en: 'Presidency', ru: 'Президентство', pl: 'Prezesura' },
      rules: ['1849-9.5-1', '1849-9.5-2', '1849-9.5-3', '1849-9.5-4'],
    },
    {
      heading: { en: 'Emergency money', ru: 'Экстренный случай', pl: 'Sytuacja awaryjna' },
      rules: ['1849-10.7-1', '1849-10.7-2', '1849-10.7-3', '1849-10.7-4', '1849-10.7-5', '1849-10.7-6'],
    },
    {
      heading: {
        en: 'Closing and founding again',
        ru: 'Закрытие и новое основание',
        pl: 'Zamknięcie i ponowne założenie',
      },
      rules: ['1849-11-1', '1849-11-2', '1849-11-3', '1849-9.4.1-2'],
    },
    {
      heading: { en: 'End of the game', ru: 'Конец игры', pl: 'Koniec gry' },
      rules: ['1849-13-1', '1849-13-2', '1849-13-3', '1849-13-5'],
    },
    {
      heading: { en: 'Variants', ru: 'Варианты', pl: 'Warianty' },
      rules: [
        '1849-14-1',
        '1849-14.1-1',
        '1849-14.1-2',
        '1849-14.2-1',
        '1849-14.2-2',
        '1849-14.2-3',
        '1849-14.3-2',
        '1849-14.3-6',
      ],
    },
  ],
}
