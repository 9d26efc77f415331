import type { Phase, Reach, TrainCard } from '../../../core/data.js'
import type { OperatorId, TrainId } from '../../../core/ids.js'

const visits = (count: number, counts?: number): Reach => ({
  kinds: ['city', 'offboard'],
  visits: count,
  ...(counts === undefined ? {} : { counts }),
})

/** Cards for sale in phases I, II and III, by the number of players. */
const FOR_SALE: Readonly<Record<number, readonly [I: number, II: number, III: number]>> = {
  2: [5, 5, 3],
  3: [5, 4, 3],
  4: [6, 5, 4],
  5: [7, 6, 5],
}

/** The independents' cards are the first two of the stack of 2-trains and never for sale by the bank (SET-7). */
export const INDEPENDENT_TRAINS: Readonly<Record<OperatorId, TrainId>> = { MS: '2-0', BIG4: '2-1' }

/** Phase IV cards with two players; with more the rulebook has them unlimited (§6.84). */
export const PHASE_IV_CARDS_2P = 4

/** `phaseIV`: how many cards of the last kind, null = as many as wanted. */
export const trains = (players: number, phaseIV: number | null = null): readonly TrainCard[] => {
  const [I, II, III] = FOR_SALE[players] ?? FOR_SALE[5]!
  return [
    {
      card: '2',
      count: I + Object.keys(INDEPENDENT_TRAINS).length,
      types: [{ name: '2', price: 80, reach: visits(2) }],
      obsoleteOn: '5',
      rustsOn: '6',
    },
    {
      card: '4',
      count: II,
      types: [
        { name: '4', price: 180, reach: visits(4) },
        { name: '3/5', price: 160, reach: visits(5, 3) },
      ],
      obsoleteOn: '6',
    },
    {
      card: '5',
      count: III,
      types: [
        { name: '5', price: 500, reach: visits(5) },
        { name: '4/6', price: 450, reach: visits(6, 4) },
      ],
    },
    {
      card: '6',
      count: phaseIV,
      types: [
        { name: '6', price: 800, reach: visits(6) },
        { name: '7/8', price: 900, reach: visits(8, 7) },
      ],
    },
  ]
}

export const PHASES: readonly Phase[] = [
  { name: 'I', trainLimit: 4, tiles: ['yellow'], operatingRounds: 2, allows: ['buyPrivates'] },
  {
    name: 'II',
    on: { card: '4' },
    trainLimit: 4,
    tiles: ['yellow', 'green'],
    operatingRounds: 2,
    allows: ['buyPrivates'],
  },
  {
    name: 'III',
    on: { card: '5' },
    trainLimit: 3,
    tiles: ['yellow', 'green', 'brown'],
    operatingRounds: 2,
    allows: [],
  },
  {
    name: 'IV',
    on: { card: '6' },
    trainLimit: 2,
    tiles: ['yellow', 'green', 'brown', 'gray'],
    operatingRounds: 2,
    allows: [],
  },
]
