import type { Phase, Reach, TrainCard } from '../../../core/data.js'
import type { HexId } from '../../../core/ids.js'
import { DOUBLED_FOR_E } from './map.js'

type Borders = NonNullable<Reach['borders']>

const borders = (limit: Borders['limit'], cost: Borders['cost']): Reach => ({
  kinds: [],
  visits: 0,
  borders: { limit, cost },
})

/** Ordinary trains pay double for narrow gauge, reversed ones for standard gauge (1849-10.5.1-6). */
const ordinary = (limit: number): Reach => borders(limit, { narrow: 2, standard: 1, dual: 1 })
const reversed = (limit: number): Reach => borders(limit, { narrow: 1, standard: 2, dual: 1 })

const doubled = (hexes: readonly HexId[]): Readonly<Record<HexId, number>> =>
  Object.fromEntries(hexes.map((hex) => [hex, 2]))

/** As far as they like, never on narrow gauge (1849-14.3-6, -7). */
const electric: Reach = { ...borders(null, { narrow: null, standard: 1, dual: 1 }), hexFactor: doubled(DOUBLED_FOR_E) }

const card = (name: string, count: number, price: number, reach: Reach): TrainCard => ({
  card: name,
  count,
  types: [{ name, price, reach }],
})

export const ELECTRIC_TRAIN = 'E'

/** With five corporations one 6H, one 8H and one 16H less (1849-1.1-1). */
export const trains = (corporations: number, electricDreams = false): readonly TrainCard[] => {
  const fewer = corporations < 6 ? 1 : 0
  return [
    { ...card('4H', 4, 100, ordinary(4)), rustsOn: '8H' },
    { ...card('6H', 4 - fewer, 200, ordinary(6)), rustsOn: '10H' },
    { ...card('8H', 3 - fewer, 350, ordinary(8)), rustsOn: '16H' },
    card('10H', 2, 550, ordinary(10)),
    card('12H', 1, 800, ordinary(12)),
    card('16H', 5 - fewer, 1100, ordinary(16)),
    ...(electricDreams ? [card(ELECTRIC_TRAIN, 6, 550, electric)] : []),
    { ...card('R6H', 2, 350, reversed(6)), availableOn: '16H' },
  ]
}

/**
 * `par6`, `par10`: market zones whose start prices are open. `buyPrivates`: corporations may buy private companies.
 * `buyTokens`, `bonds`, `electric`: what the variants open (14.1, 14.2, 14.3).
 * `grayMiddle`, `grayHigh`: which of the three values gray stations have; the lowest without either.
 * `blueZone`: markers may enter the blue cells of the market.
 */
export const PHASES: readonly Phase[] = [
  { name: '4', trainLimit: 4, tiles: ['yellow'], operatingRounds: 1, allows: [] },
  {
    name: '6',
    on: { card: '6H' },
    trainLimit: 4,
    tiles: ['yellow', 'green'],
    operatingRounds: 2,
    allows: ['par6', 'buyPrivates', 'buyTokens'],
  },
  {
    name: '8',
    on: { card: '8H' },
    trainLimit: 3,
    tiles: ['yellow', 'green'],
    operatingRounds: 2,
    allows: ['par6', 'buyPrivates', 'buyTokens', 'bonds', 'grayMiddle'],
  },
  {
    name: '10',
    on: { card: '10H' },
    trainLimit: 2,
    tiles: ['yellow', 'green', 'brown'],
    operatingRounds: 3,
    allows: ['par6', 'par10', 'buyPrivates', 'buyTokens', 'bonds', 'grayMiddle'],
  },
  {
    name: '12',
    on: { card: '12H' },
    trainLimit: 2,
    tiles: ['yellow', 'green', 'brown'],
    operatingRounds: 3,
    allows: ['par6', 'par10', 'buyTokens', 'bonds', 'electric', 'grayHigh'],
  },
  {
    name: '16',
    on: { card: '16H' },
    trainLimit: 2,
    tiles: ['yellow', 'green', 'brown'],
    operatingRounds: 3,
    allows: ['par6', 'par10', 'buyTokens', 'bonds', 'electric', 'grayHigh', 'blueZone'],
  },
]
