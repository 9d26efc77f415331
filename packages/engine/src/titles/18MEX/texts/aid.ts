import type { AidData, AidMove, AidRow } from '../../../core/aid.js'
import { HOLDING_LIMIT, LAUNCH_LIMIT, POOL_LIMIT } from '../data/tables.js'
import { NDM_EXTRA_TRAINS } from '../data/trains.js'

const limits: readonly AidRow[] = [
  {
    label: {
      en: 'Of a major with a player, at most',
      ru: 'Доля компании у игрока, до',
      pl: 'Akcje spółki u gracza, do',
    },
    value: () => `${HOLDING_LIMIT}%`,
  },
  {
    label: {
      en: 'Of a major in the Open Market, at most',
      ru: 'Доля компании на рынке, до',
      pl: 'Akcje spółki na rynku, do',
    },
    value: () => `${POOL_LIMIT}%`,
  },
  {
    label: {
      en: 'Launched once the Initial Offering has at most',
      ru: 'Запуск: осталось в предложении не больше',
      pl: 'Uruchomienie: w ofercie zostało najwyżej',
    },
    value: () => `${LAUNCH_LIMIT}%`,
  },
  {
    label: { en: 'Trains of NdM above the limit', ru: 'Поездов у NdM сверх лимита', pl: 'Pociągi NdM ponad limit' },
    value: () => `+${NDM_EXTRA_TRAINS}`,
  },
]

const market: readonly AidMove[] = [
  {
    when: {
      en: 'pays a dividend; at the end of the row up',
      ru: 'платит дивиденды; в конце ряда вверх',
      pl: 'wypłaca dywidendę; na końcu rzędu w górę',
    },
    way: 'right',
    rule: 'MEX-4.3.3-3',
  },
  {
    when: {
      en: 'withholds or does not run; in the first column down',
      ru: 'удерживает или не ездит; в первом столбце вниз',
      pl: 'zatrzymuje lub nie jeździ; w pierwszej kolumnie w dół',
    },
    way: 'left',
    rule: 'MEX-4.3.3-3',
  },
  {
    when: { en: 'each full 10% sold', ru: 'каждые проданные полные 10%', pl: 'każde pełne sprzedane 10%' },
    way: 'down',
    rule: 'MEX-3.2-12',
  },
  {
    when: {
      en: 'end of a stock round: all with players',
      ru: 'конец биржевого раунда: всё у игроков',
      pl: 'koniec rundy giełdowej: wszystko u graczy',
    },
    way: 'up',
    rule: 'MEX-3.6-3',
  },
]

const primers: AidData['primers'] = {
  companySale: {
    en: 'In turn, buy the lowest numbered company at its price, bid at least $5 more than the price on a later one, or pass. A bid sets your money aside until that company comes up: a single bidder gets it, several bid on until all others have passed.',
    ru: 'По очереди: купите компанию с наименьшим номером по её цене, сделайте на одну из следующих ставку хотя бы на $5 выше её цены или спасуйте. Деньги ставки отложены, пока до компании не дойдёт очередь: единственный поставивший получает её, если ставок несколько, игроки торгуются, пока остальные не спасуют.',
    pl: 'Po kolei: kup spółkę o najniższym numerze po jej cenie, złóż na dalszą ofertę o co najmniej $5 wyższą od ceny albo spasuj. Pieniądze oferty są odłożone, aż przyjdzie kolej na spółkę: jedyny oferent ją dostaje, kilku licytuje, aż pozostali spasują.',
  },
  stock: {
    en: 'In turn, make one purchase: a share, or the president’s certificate of a major at a par you choose; the round ends when all pass one after another. When half of a major is sold, it gets ten times its par at once and operates from the next operating round on.',
    ru: 'По очереди сделайте одну покупку: акцию или сертификат президента крупной компании по выбранной начальной цене; раунд кончается, когда все подряд спасуют. Когда продана половина компании, она сразу получает десять начальных цен и действует со следующего операционного раунда.',
    pl: 'Po kolei zrób jeden zakup: akcję albo certyfikat prezesa dużej spółki po wybranym kursie początkowym; runda kończy się, gdy wszyscy kolejno spasują. Gdy sprzedano połowę spółki, dostaje ona od razu dziesięć kursów początkowych i działa od następnej rundy operacyjnej.',
  },
  operating: {
    en: 'Minors act first, then the majors by price: lay track, place a station, run, pay everything out or keep it, buy trains. Paying moves the price right and keeping moves it left, and a major that could run must own a train.',
    ru: 'Сначала малые компании, потом крупные по цене: тайлы, станция, рейсы, выплатить всё или оставить, поезда. Выплата двигает цену вправо, удержание влево, а крупная компания, у которой есть маршрут, обязана иметь поезд.',
    pl: 'Najpierw małe spółki, potem duże według kursu: kafelki, stacja, przejazdy, wypłata wszystkiego albo zatrzymanie, pociągi. Wypłata przesuwa kurs w prawo, zatrzymanie w lewo, a duża spółka, która ma trasę, musi mieć pociąg.',
  },
}

export const aid18MEX: AidData = {
  primers,
  takers: { corporation: { en: 'Major', ru: 'Крупная компания', pl: 'Duża spółka' } },
  rounds: {
    stock: {
      rules: ['MEX-3.6-2'],
      steps: {
        player: {
          companySale: ['MEX-3.1-2', 'MEX-3.1-3', 'MEX-3.1-6'],
          stock: ['MEX-3.2-1', 'MEX-3.2-3', 'MEX-3.2-16', 'MEX-3.2-18', 'MEX-3.2-21', 'MEX-3.2-13', 'MEX-3.4-3'],
        },
      },
    },
    operating: {
      rules: ['MEX-4-1', 'MEX-4-2', 'MEX-4-3'],
      steps: {
        minor: { track: ['MEX-4.2-2'], run: ['MEX-4.2-5'] },
        corporation: {
          track: ['MEX-4.3-3', 'MEX-4.4.1-5'],
          token: ['MEX-4.3.2-2'],
          run: ['MEX-4.4.2-8', 'MEX-4.4.2-7'],
          dividend: ['MEX-4.3.3-1', 'MEX-4.3.3-4'],
          buyTrains: ['MEX-4.3.4-4', 'MEX-4.3.4-3'],
        },
      },
      anytime: { corporation: ['MEX-4.3-2', 'MEX-4.3.1-1'] },
      unsaid: ['buyPrivates'],
    },
  },
  limits,
  limitRules: ['MEX-3.3-2'],
  events: { 5: ['closePrivates'] },
  words: {
    buyPrivates: {
      en: 'majors may buy private companies',
      ru: 'крупные компании могут покупать частные',
      pl: 'duże spółki mogą kupować prywatne',
    },
    buyNdM: { en: 'NdM is for sale', ru: 'NdM продаётся', pl: 'NdM w sprzedaży' },
  },
  phases: {
    '3½': ['MEX-5.2-1', 'MEX-5.2-2', 'MEX-5.2-3'],
    5: ['MEX-T1-1', 'MEX-5.3-1'],
    '6½': ['MEX-4.3.4.1-2'],
  },
  market,
  privateRules: ['MEX-4.3.5-1'],
  placeRules: ['MEX-4.4.1-4'],
  sections: [
    {
      heading: { en: 'NdM and its merger', ru: 'NdM и слияние', pl: 'NdM i fuzja' },
      rules: [
        'MEX-5.3-2',
        'MEX-5.3-4',
        'MEX-5.3-7',
        'MEX-5.3-10',
        'MEX-5.3-11',
        'MEX-5.3-12',
        'MEX-5.3-13',
        'MEX-5.3-14',
      ],
    },
    {
      heading: { en: 'Forced train purchase', ru: 'Вынужденная покупка поезда', pl: 'Przymusowy zakup pociągu' },
      rules: ['MEX-4.3.4.2-1', 'MEX-4.3.4.2-3', 'MEX-4.3.4.2-4', 'MEX-4.3.4.2-6'],
    },
    {
      heading: { en: 'End of the game', ru: 'Конец игры', pl: 'Koniec gry' },
      rules: ['MEX-6-1', 'MEX-6-2', 'MEX-6.1-1'],
    },
  ],
}
