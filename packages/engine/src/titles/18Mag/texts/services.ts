import type { OperatorId } from '../../../core/ids.js'
import type { Position } from '../../../core/position.js'
import type { Service } from '../../../core/reading.js'
import type { Text } from '../../../core/rules.js'
import { GANZ, RABA, SIK, SKEV, SNW } from '../data/companies.js'
import {
  CAR_PRICE,
  CARS,
  isSmall,
  NEXT_CAR_MORE,
  RED_BONUS,
  SECOND_TILE_FEE,
  SMALL_CARS,
  STATION_PART,
} from '../data/tables.js'
import { SELLERS, SELLERS_PART, SMALL_SELLERS, SMALL_SELLERS_PART } from '../data/trains.js'

const WORDS = {
  red: {
    en: 'Car: one red hex counts {more} more',
    ru: 'Вагон: один красный гекс даёт на {more} больше',
    pl: 'Wagon: jeden czerwony heks liczy się o {more} więcej',
  },
  plus: {
    en: 'Car: one train visits as many towns more as its number',
    ru: 'Вагон: один поезд заходит дополнительно в столько городков, каков его номер',
    pl: 'Wagon: jeden pociąg odwiedza jeszcze tyle miasteczek, ile wynosi jego numer',
  },
  either: {
    en: 'Car: one red hex counts {more} more, or one train becomes a plus-train',
    ru: 'Вагон: один красный гекс даёт на {more} больше или один поезд становится плюс-поездом',
    pl: 'Wagon: jeden czerwony heks liczy się o {more} więcej albo jeden pociąg staje się pociągiem plus',
  },
  mine: {
    en: 'Car: one train may visit a mine; its value goes to the treasury',
    ru: 'Вагон: один поезд может зайти в шахту; её доход идёт в кассу',
    pl: 'Wagon: jeden pociąg może odwiedzić kopalnię; jej wartość trafia do kasy',
  },
  terrain: {
    en: 'First tile on a hex with terrain, for each symbol',
    ru: 'Первый тайл на гексе с местностью, за каждый знак',
    pl: 'Pierwszy kafelek na heksie z terenem, za każdy symbol',
  },
  river: {
    en: 'Upgrade of a yellow tile with a river',
    ru: 'Улучшение жёлтого тайла с рекой',
    pl: 'Ulepszenie żółtego kafelka z rzeką',
  },
  tile: { en: 'Second tile of a turn', ru: 'Второй тайл за ход', pl: 'Drugi kafelek w turze' },
  station: { en: 'Station of a minor', ru: 'Станция малой компании', pl: 'Stacja małej spółki' },
  train: { en: '{train}-train', ru: 'Поезд {train}', pl: 'Pociąg {train}' },
} as const satisfies Readonly<Record<string, Text>>

const filled = (text: Text, name: string, value: string | number): Text => ({
  en: text.en.replace(`{${name}}`, `${value}`),
  ru: text.ru.replace(`{${name}}`, `${value}`),
  pl: text.pl.replace(`{${name}}`, `${value}`),
})

/** One terrain symbol (MAG-TRK-7). */
const SYMBOL = 10

const carWords = (p: Position, seller: OperatorId): Text => {
  const more = RED_BONUS[p.state.phase] ?? 0
  if (seller === RABA.id) return filled(isSmall(p.setup) ? WORDS.either : WORDS.red, 'more', more)
  return seller === GANZ.id ? WORDS.plus : WORDS.mine
}

const cars = (p: Position): readonly Service[] => {
  const sellers = isSmall(p.setup) ? SMALL_CARS : CARS
  const first = CAR_PRICE[p.state.phase] ?? 0
  const prices = sellers.map((_, i) => first + i * NEXT_CAR_MORE)
  return [RABA, GANZ, SNW].flatMap(({ id }) =>
    sellers.includes(id) ? [{ seller: id, what: carWords(p, id), prices }] : [],
  )
}

/** What a yellow tile with a river asks for when it goes green (MAG-UPG-6). */
const riverCosts = ({ rules }: Position): readonly number[] => [
  ...new Set(Object.values(rules.board.tiles).flatMap(({ terrain }) => (terrain ? [terrain.cost] : []))),
]

const stations = ({ rules }: Position): Service => {
  const minor = Object.values(rules.operators).find(({ kind }) => kind === 'minor')
  const prices = (minor?.tokens ?? []).filter((price) => price > 0)
  return { seller: SKEV.id, what: WORDS.station, prices, parts: prices.map((price) => price * STATION_PART) }
}

const trains = ({ setup, rules }: Position): readonly Service[] => {
  const [sellers, part] = isSmall(setup) ? [SMALL_SELLERS, SMALL_SELLERS_PART] : [SELLERS, SELLERS_PART]
  return rules.trains.flatMap(({ types }) =>
    types.map(({ name, price }) => ({
      seller: sellers[name] ?? '',
      what: filled(WORDS.train, 'train', name),
      prices: [price],
      parts: [price * part],
    })),
  )
}

/** The price list of the majors (2.6), as it is in this phase. */
export const services18Mag = (p: Position): readonly Service[] => [
  ...cars(p),
  { seller: SIK.id, what: WORDS.terrain, prices: [SYMBOL] },
  { seller: SIK.id, what: WORDS.river, prices: riverCosts(p) },
  { seller: SKEV.id, what: WORDS.tile, prices: [SECOND_TILE_FEE] },
  stations(p),
  ...trains(p),
]
