import type { Colour } from '../../../board/face.js'
import type { Phase, TrainCard } from '../../../core/data.js'
import type { OperatorId } from '../../../core/ids.js'

/** As many of each as wanted; all are for sale from the first operating round on (2.3). */
const card = (stops: number, price: number): TrainCard => ({
  card: `${stops}`,
  count: null,
  types: [{ name: `${stops}`, price, reach: { kinds: ['city', 'town', 'offboard'], visits: stops } }],
})

export const TRAINS: readonly TrainCard[] = [card(2, 80), card(3, 120), card(4, 200), card(6, 320)]
export const SMALL_TRAINS: readonly TrainCard[] = TRAINS.slice(0, 3)

/** Stacks with a round tile at the start, the lowest first (MAG-SET-5, MAG-V2-7). */
export const ROUND_TILES: readonly string[] = ['3', '4', '6']
export const SMALL_ROUND_TILES: readonly string[] = ['3', '4']

/** Who sells a stack (2.3, MAG-V2-2). */
export const SELLERS: Readonly<Record<string, OperatorId>> = { 2: 'LdStEG', 3: 'MAVAG', 4: 'LdStEG', 6: 'MAVAG' }
export const SMALL_SELLERS: Readonly<Record<string, OperatorId>> = { 2: 'LdStEG', 3: 'LdStEG', 4: 'LdStEG' }

/** The seller's part of the price; the bank gets the rest. */
export const SELLERS_PART = 1 / 2
export const SMALL_SELLERS_PART = 1 / 4

/** In every phase (MAG-PHS-5). */
export const TRAIN_LIMIT = 2

/** A minor's first train when it is taken in the draft: no sale (MAG-DRF-4). */
export const FIRST_TRAIN = '2'

const COLOURS: readonly Colour[] = ['yellow', 'green', 'brown', 'gray']
const NAMES: readonly string[] = ['Yellow', 'Green', 'Brown', 'Gray']

/** A phase begins when a round tile leaves its stack, whichever it is; the last one allows the three last rounds. */
const phases = (rounds: readonly number[]): readonly Phase[] =>
  rounds.map((operatingRounds, i) => ({
    name: NAMES[i] ?? '',
    trainLimit: TRAIN_LIMIT,
    tiles: COLOURS.slice(0, i + 1),
    operatingRounds,
    allows: i === rounds.length - 1 ? ['end'] : [],
  }))

export const PHASES: readonly Phase[] = phases([1, 2, 2, 3])
export const SMALL_PHASES: readonly Phase[] = phases([1, 2, 3])
