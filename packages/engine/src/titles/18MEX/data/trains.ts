import type { Phase, Reach, TrainCard } from '../../../core/data.js'
import type { OperatorId, TrainId } from '../../../core/ids.js'

const stops = (visits: number): Reach => ({ kinds: ['city', 'offboard'], visits })

const card = (id: string, name: string, count: number, price: number, reach: Reach): TrainCard => ({
  card: id,
  count,
  types: [{ name, price, reach }],
})

/** Built into the minors: the first three of the stack of 2-trains, never for sale (1.3.3). */
export const MINOR_TRAINS: Readonly<Record<OperatorId, TrainId>> = { A: '2-0', B: '2-1', C: '2-2' }

/**
 * The fifth 3 and the second 6 change the phase, so they head stacks of their own, `3'` and `6'`;
 * the trains are ordinary 3s and 6s. `hardRust`: the second 6 takes the 4s at once (8(d)).
 */
export const trains = (hardRust = false): readonly TrainCard[] => [
  { ...card('2', '2', 9, 100, stops(2)), rustsOn: '4' },
  { ...card('3', '3', 4, 180, stops(3)), rustsOn: '6' },
  { ...card("3'", '3', 2, 180, stops(3)), rustsOn: '6' },
  { ...card('4', '4', 3, 300, stops(4)), ...(hardRust ? { rustsOn: "6'" } : { obsoleteOn: "6'" }) },
  card('5', '5', 2, 450, stops(5)),
  card('6', '6', 1, 600, stops(6)),
  card("6'", '6', 1, 600, stops(6)),
  card('4D', '4D', 7, 700, { ...stops(4), factor: { city: 2, offboard: 2 } }),
]

/** NdM may own so many trains more than the others (T1). */
export const NDM_EXTRA_TRAINS = 1

/**
 * `buyPrivates`: majors may buy private companies. `buyNdM`: NdM's certificates are for sale.
 * `manyTrains`: more than one train a turn from the bank.
 */
export const PHASES: readonly Phase[] = [
  { name: '1', trainLimit: 3, tiles: ['yellow'], operatingRounds: 1, allows: [] },
  { name: '2', on: { card: '2' }, trainLimit: 3, tiles: ['yellow'], operatingRounds: 1, allows: [] },
  {
    name: '3',
    on: { card: '3' },
    trainLimit: 3,
    tiles: ['yellow', 'green'],
    operatingRounds: 2,
    allows: ['buyPrivates'],
  },
  {
    name: '3½',
    on: { card: "3'" },
    trainLimit: 3,
    tiles: ['yellow', 'green'],
    operatingRounds: 2,
    allows: ['buyPrivates', 'buyNdM'],
  },
  {
    name: '4',
    on: { card: '4' },
    trainLimit: 2,
    tiles: ['yellow', 'green'],
    operatingRounds: 2,
    allows: ['buyPrivates', 'buyNdM', 'manyTrains'],
  },
  {
    name: '5',
    on: { card: '5' },
    trainLimit: 2,
    tiles: ['yellow', 'green', 'brown'],
    operatingRounds: 3,
    allows: ['buyNdM', 'manyTrains'],
  },
  {
    name: '6',
    on: { card: '6' },
    trainLimit: 2,
    tiles: ['yellow', 'green', 'brown'],
    operatingRounds: 3,
    allows: ['buyNdM', 'manyTrains'],
  },
  {
    name: '6½',
    on: { card: "6'" },
    trainLimit: 2,
    tiles: ['yellow', 'green', 'brown'],
    operatingRounds: 3,
    allows: ['buyNdM', 'manyTrains'],
  },
  {
    name: '4D',
    on: { card: '4D' },
    trainLimit: 2,
    tiles: ['yellow', 'green', 'brown', 'gray'],
    operatingRounds: 3,
    allows: ['buyNdM', 'manyTrains'],
  },
]
