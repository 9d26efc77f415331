import type { AidData, AidMove, AidRow } from '../../../core/aid.js'
import { DIVIDEND_MOVES, DRAFT, HOLDING_LIMIT, SMALL_DIVIDEND_MOVES } from '../data/tables.js'

const limits: readonly AidRow[] = [
  {
    label: {
      en: 'Minors taken in the draft by each',
      ru: 'Малых компаний каждому при выборе',
      pl: 'Małych spółek dla każdego przy wyborze',
    },
    value: (players) => DRAFT[players]?.minors,
  },
  {
    label: {
      en: 'Shares taken in the draft by each',
      ru: 'Акций каждому при выборе',
      pl: 'Akcji dla każdego przy wyborze',
    },
    value: (players) => DRAFT[players]?.shares,
  },
  {
    label: {
      en: 'Of a major with a player, at most',
      ru: 'Доля крупной компании у игрока, до',
      pl: 'Akcje dużej spółki u gracza, do',
    },
    value: () => `${HOLDING_LIMIT}%`,
  },
]

/** From this total on; with one or two players by the second table. */
const dividends: readonly AidMove[] = DIVIDEND_MOVES.map(({ from, cells }, i) => {
  const small = SMALL_DIVIDEND_MOVES[i]?.from ?? from
  const also = small === from ? '' : ` (${small})`
  return {
    when: {
      en: `dividend of ${from}${also} in all${from === 0 ? '' : ' or more'}`,
      ru: `дивиденд ${from}${also} всего${from === 0 ? '' : ' и больше'}`,
      pl: `dywidenda ${from}${also} łącznie${from === 0 ? '' : ' lub więcej'}`,
    },
    way: cells < 0 ? 'left' : cells > 0 ? 'right' : 'stay',
    ...(Math.abs(cells) > 1 ? { by: Math.abs(cells) } : {}),
    rule: i === DIVIDEND_MOVES.length - 1 ? 'MAG-DIV-5' : 'MAG-DIV-4',
  }
})

const market: readonly AidMove[] = [
  ...dividends,
  {
    when: {
      en: 'a sale of any number of shares',
      ru: 'продажа любого числа акций',
      pl: 'sprzedaż dowolnej liczby akcji',
    },
    way: 'left',
    rule: 'MAG-SEL-2',
  },
  {
    when: {
      en: 'end of a stock round: all with players',
      ru: 'конец биржевого раунда: всё у игроков',
      pl: 'koniec rundy giełdowej: wszystko u graczy',
    },
    way: 'right',
    rule: 'MAG-MKT-3',
  },
]

const primers: AidData['primers'] = {
  draft: {
    en: 'In turn, take one minor or one share of a major, free of charge, until you have your number of both. A minor is a small railway of your own that pays you half of what it earns; two shares of one major make you its president.',
    ru: 'По очереди берите бесплатно одну малую компанию или одну акцию крупной, пока не наберёте положенное число тех и других. Малая компания — ваша железная дорога, половина её дохода ваша; с двумя акциями одной крупной вы становитесь её президентом.',
    pl: 'Po kolei bierz za darmo jedną małą spółkę albo jedną akcję dużej, aż będziesz mieć wymaganą liczbę jednych i drugich. Mała spółka to twoja własna kolej, która płaci ci połowę dochodu; z dwiema akcjami jednej dużej zostajesz jej prezesem.',
  },
  operating: {
    en: 'Minors act by their numbers: tiles, a station, runs, trains; then majors pay dividends out of the fees they got. What a minor pays for track, terrain, cars and trains is income of the major that sells it, so pay those whose shares you hold.',
    ru: 'Малые компании ходят по номерам: тайлы, станция, рейсы, поезда; потом крупные платят дивиденды из полученных денег. Всё, что малая платит за тайлы, местность, вагоны и поезда, — доход крупной, которая это продаёт, так что платите тем, чьи акции у вас.',
    pl: 'Małe spółki działają według numerów: kafelki, stacja, przejazdy, pociągi; potem duże wypłacają dywidendę z otrzymanych opłat. Co mała płaci za tory, teren, wagony i pociągi, to dochód dużej, która to sprzedaje, więc płać tym, których akcje masz.',
  },
  stock: {
    en: 'In turn, sell shares if you like, then buy one 10% share from the bank, or pass; the round ends when all pass one after another. A sale of any number of shares moves a price one step left, and a major all of whose shares are with players rises.',
    ru: 'По очереди продайте акции, если хотите, потом купите у банка одну акцию 10% или спасуйте; раунд кончается, когда все подряд спасуют. Продажа любого числа акций сдвигает цену на шаг влево, а компания, чьи акции все у игроков, поднимается.',
    pl: 'Po kolei sprzedaj akcje, jeśli chcesz, potem kup od banku jedną akcję 10% albo spasuj; runda kończy się, gdy wszyscy kolejno spasują. Sprzedaż dowolnej liczby akcji przesuwa kurs o krok w lewo, a spółka, której wszystkie akcje mają gracze, rośnie.',
  },
}

export const aid18Mag: AidData = {
  primers,
  takers: {
    minor: { en: 'Minor', ru: 'Малая компания', pl: 'Mała spółka' },
    corporation: { en: 'Major', ru: 'Крупная компания', pl: 'Duża spółka' },
  },
  rounds: {
    draft: {
      rules: ['MAG-DRF-2', 'MAG-DRF-3', 'MAG-DRF-4'],
      steps: { player: { pick: ['MAG-DRF-1', 'MAG-DRF-6'] } },
    },
    stock: {
      rules: ['MAG-SR-2', 'MAG-SR-3', 'MAG-MKT-3'],
      steps: { player: { stock: ['MAG-SR-1', 'MAG-SEL-1', 'MAG-SEL-4', 'MAG-BUY-1', 'MAG-BUY-2'] } },
    },
    operating: {
      rules: ['MAG-RND-2', 'MAG-RND-3', 'MAG-RND-4', 'MAG-NTS-1'],
      steps: {
        minor: {
          track: ['MAG-TRK-1', 'MAG-TRK-2', 'MAG-TRK-3', 'MAG-TRK-7', 'MAG-TRK-8', 'MAG-UPG-6'],
          token: ['MAG-TOK-1', 'MAG-TOK-2'],
          giveBack: ['MAG-DIS-1'],
          run: ['MAG-CAR-1', 'MAG-CAR-2', 'MAG-CAR-8', 'MAG-RUN-2', 'MAG-RUN-4', 'MAG-INC-1', 'MAG-INC-2'],
          buyTrains: ['MAG-TRN-1', 'MAG-TRN-2', 'MAG-TRN-3'],
        },
        corporation: {
          token: ['MAG-MTK-1', 'MAG-MTK-2'],
          dividend: ['MAG-DIV-1', 'MAG-DIV-2', 'MAG-DIV-5'],
        },
      },
    },
  },
  limits,
  limitRules: ['MAG-LIM-1'],
  words: {
    end: {
      en: 'the end: a stock round and three operating rounds are left',
      ru: 'конец: остались биржевой раунд и три операционных',
      pl: 'koniec: zostają runda giełdowa i trzy operacyjne',
    },
  },
  phaseRules: ['MAG-PHS-1', 'MAG-PHS-2', 'MAG-NTS-5', 'MAG-V2-7'],
  market,
  placeRules: ['MAG-RTE-5', 'MAG-RTE-8'],
  sections: [
    {
      heading: { en: 'Rail-cars', ru: 'Вагоны', pl: 'Wagony' },
      rules: ['MAG-CAR-5', 'MAG-CAR-6', 'MAG-CAR-7', 'MAG-V2-4'],
    },
    {
      heading: { en: 'Presidents', ru: 'Президенты', pl: 'Prezesi' },
      rules: ['MAG-DIR-1', 'MAG-DIR-2', 'MAG-DIR-3', 'MAG-DIR-4'],
    },
    {
      heading: { en: 'Two players', ru: 'Два игрока', pl: 'Dwóch graczy' },
      rules: ['MAG-V2-1', 'MAG-V2-2', 'MAG-V2-6', 'MAG-V2-8'],
    },
    {
      heading: { en: 'Solo against István', ru: 'Соло против Иштвана', pl: 'Solo przeciw Istvánowi' },
      rules: ['MAG-V1-1', 'MAG-V1-2', 'MAG-V1-3', 'MAG-V1-5', 'MAG-V1-8', 'MAG-V1-13'],
    },
    {
      heading: { en: 'End of the game', ru: 'Конец игры', pl: 'Koniec gry' },
      rules: ['MAG-END-1', 'MAG-END-3'],
    },
  ],
}
