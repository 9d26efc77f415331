import type { OperatorId, PlayerId } from '../../../core/ids.js'
import type { Setup } from '../../../core/setup.js'
import { SOLO_MINORS } from './solo.js'

/** By the number of players at the table; 2 is the small map. */
type ByPlayers<T> = Readonly<Record<number, T>>
/** By the phase: yellow, green, brown, gray. */
type ByPhase = readonly number[]

/** Two people, or one and István, play on the small map (MAG-V2-1). */
export const isSmall = ({ players }: Pick<Setup, 'players'>): boolean => players.length <= 2

/** One against István (MAG-V1-1). */
export const isSolo = ({ players }: Pick<Setup, 'players'>): boolean => players.some(({ automaton }) => automaton)
export const isLongSolo = ({ options }: Pick<Setup, 'options'>): boolean => options.includes('solo_long')
export const soloMinors = (setup: Pick<Setup, 'options'>): number => SOLO_MINORS[isLongSolo(setup) ? 'long' : 'short']

/** The draft: copies of each major's share in the kit, and what each player takes (section 1). */
export interface DraftTable {
  readonly copies: number
  readonly minors: number
  readonly shares: number
}

export const DRAFT: ByPlayers<DraftTable> = {
  2: { copies: 1, minors: 3, shares: 1 },
  3: { copies: 1, minors: 4, shares: 2 },
  4: { copies: 1, minors: 3, shares: 1 },
  5: { copies: 2, minors: 2, shares: 2 },
  6: { copies: 2, minors: 2, shares: 2 },
}

/** What each player takes at this table. */
export const draftTable = (setup: Setup): DraftTable => {
  const table = DRAFT[setup.players.length]
  if (!table) throw new Error(`no draft for ${setup.players.length}`)
  return isSolo(setup) ? { ...table, minors: soloMinors(setup) } : table
}

/** Minors each player takes with three more in the game, and supporters: imported games only. */
export const CHALLENGE_MINORS: ByPlayers<number> = { 3: 5, 4: 4, 5: 3, 6: 2 }
export const SUPPORTERS_EACH: ByPlayers<number> = { 3: 2, 4: 1, 5: 1, 6: 1 }
/** With the simple form of the new minors so many leave the game before the draft. */
export const SIMPLE_REMOVED = 3

/** Two players pick by seat in this order (MAG-V2-6). */
export const SMALL_DRAFT_ORDER: readonly PlayerId[] = ['p1', 'p2', 'p2', 'p1', 'p1', 'p2', 'p2', 'p1']

export const CERT_LIMIT: ByPlayers<number> = { 2: 10, 3: 18, 4: 14, 5: 11, 6: 9 }
/** Most a player may buy up to, in percent of a major (MAG-LIM-1). */
export const HOLDING_LIMIT = 60

/** Cards of the majors' start prices before they are shuffled (MAG-SET-3). */
export const START_PRICES: readonly number[] = [60, 60, 65, 65, 70, 70, 75, 75, 80, 80]

/** The bank's gift to a minor that is taken in the draft (MAG-DRF-4). */
export const MINOR_CASH = 50

/** To SzKÉV for the second tile action of a turn (MAG-TRK-2). */
export const SECOND_TILE_FEE = 10
/** SzKÉV's part of what a minor pays for a station; the bank gets the rest (MAG-TOK-2). */
export const STATION_PART = 1 / 2
/** Added to a visited city for each major's station there (MAG-RUN-2). */
export const MAJOR_STATION_BONUS = 10

/** Who sells rail-cars (MAG-CAR-1); with two players RÁBA alone (MAG-V2-4). */
export const CARS: readonly OperatorId[] = ['RABA', 'G&C', 'SNW']
export const SMALL_CARS: readonly OperatorId[] = ['RABA']

/** Price of the first car of a turn by phase, and what each further one costs more (2.4). */
export const CAR_PRICE: ByPhase = [10, 10, 20, 20]
export const NEXT_CAR_MORE = 10

/** RÁBA's bonus on a red hex by phase (MAG-CAR-5). */
export const RED_BONUS: ByPhase = [20, 20, 30, 30]
/** CIWL: for a route between two red hexes, and as much from the bank to CIWL; imported games only. */
export const RED_TO_RED: ByPhase = [30, 30, 50, 50]

/** Cells the marker moves when the dividend is at least so much, the highest first (T8; T10 for the small market). */
export interface DividendMove {
  readonly from: number
  readonly cells: number
}

const moves = (...froms: readonly number[]): readonly DividendMove[] =>
  froms.map((from, i) => ({ from, cells: froms.length - 2 - i }))

export const DIVIDEND_MOVES: readonly DividendMove[] = moves(210, 110, 60, 30, 10, 0)
export const SMALL_DIVIDEND_MOVES: readonly DividendMove[] = moves(130, 90, 50, 20, 10, 0)

/** How many "train not sold" markers bring the next phase (MAG-NTS-5). */
export const NOT_SOLD_MARKERS = 3

/** The train discount of a supporter: imported games only. */
export const TRAIN_DISCOUNT: Readonly<Record<string, number>> = { 2: 10, 3: 15, 4: 20, 6: 30 }
/** What another gives a minor, and what is left of the price of a station with a third's help. */
export const SUPPORTER_GIFT = 10
export const STATION_DISCOUNT = 1 / 2
