import type { HexId, OperatorId, PrivateId } from '../../../core/ids.js'

/** By the number of players; 2 is an unofficial variant, of recorded games only. */
type ByPlayers<T> = Readonly<Record<number, T>>

/** Before the players' cash is taken out (§2.2). */
export const BANK: ByPlayers<number> = { 2: 7000, 3: 6500, 4: 7500, 5: 9000 }
export const STARTING_CASH: ByPlayers<number> = { 2: 600, 3: 400, 4: 400, 5: 400 }

/** Most a player may hold of a corporation, in percent (§5.36). */
export const HOLDING_LIMIT: ByPlayers<number> = { 2: 70, 3: 60, 4: 60, 5: 60 }

/** §5.4: by corporations in play; fewer than four count as four. */
export const CERT_LIMIT: ByPlayers<Readonly<Record<number, number>>> = {
  2: { 5: 19, 4: 16 },
  3: { 5: 14, 4: 11 },
  4: { 6: 12, 5: 10, 4: 8 },
  5: { 7: 11, 6: 10, 5: 8, 4: 6 },
}

/** The table is that of the starting number of players (1846-CRT-1, -5). */
export const certLimit = (players: number, corporations: number): number => {
  const row = CERT_LIMIT[players] ?? {}
  const most = Math.max(...Object.keys(row).map(Number))
  return row[Math.min(Math.max(corporations, 4), most)] ?? 0
}

/** Sets from which cards are removed at random in the setup (§2.3). The order is that of a seeded shuffle. */
export interface Group {
  readonly id: string
  readonly members: readonly (PrivateId | OperatorId)[]
  /** Joins the group with the second edition's cards. */
  readonly secondEdition?: PrivateId
}

export const ORANGE: Group = { id: 'orange', members: ['LSL', 'MC', 'O&I'], secondEdition: 'LM' }
export const BLUE: Group = { id: 'blue', members: ['SC', 'MPC', 'TBC'], secondEdition: 'BT' }
export const GREEN: Group = { id: 'green', members: ['C&O', 'ERIE', 'PRR'] }
/** Two players: one corporation goes from each of these instead of the green group. */
export const NORTH: Group = { id: 'north', members: ['ERIE', 'GT', 'NYC', 'PRR'] }
const SOUTH: Group = { id: 'south', members: ['B&O', 'C&O', 'IC'] }

/** In the order they are drawn from. */
export const GROUPS: ByPlayers<readonly Group[]> = {
  2: [ORANGE, BLUE, NORTH, SOUTH],
  3: [ORANGE, BLUE, GREEN],
  4: [ORANGE, BLUE, GREEN],
  5: [ORANGE, BLUE, GREEN],
}

const REMOVED: ByPlayers<number> = { 2: 1, 3: 2, 4: 1, 5: 0 }

/** How many leave a group; one more where it has a card of the second edition. */
export const removedFrom = (group: Group, players: number, secondEdition: boolean): number =>
  (REMOVED[players] ?? 0) + (secondEdition && group.secondEdition !== undefined ? 1 : 0)

/** Exempt from removal with the option that guarantees them. */
export const GUARANTEED: readonly (PrivateId | OperatorId)[] = ['BT', 'LM', 'C&O']

/** The draft deck before it is shuffled; the blanks follow, the second edition's two only with its cards. */
export const DECK: readonly PrivateId[] = ['MS', 'BIG4', 'C&WI', 'MAIL', 'TBC', 'MPC', 'SC', 'LSL', 'MC', 'O&I']
export const SECOND_EDITION: readonly PrivateId[] = ['BT', 'LM']

/** Two players: a removed corporation's second blocking token; Erie's lies there at once, the others from green on. */
export const SECOND_BLOCKER: Readonly<Record<OperatorId, HexId>> = {
  'B&O': 'H12',
  'C&O': 'H12',
  ERIE: 'D20',
  GT: 'D14',
  IC: 'G7',
  NYC: 'E17',
  PRR: 'E11',
}

/** Most the Market may hold of a corporation after a player's sale, in percent (§5.25). */
export const POOL_LIMIT = 50

/** Columns the price moves when the dividend is at least so many times the price, the highest first (§6.75). */
export interface DividendMove {
  readonly times: number
  readonly columns: number
  /** Only from this price on. */
  readonly from?: number
}

export const DIVIDEND_MOVES: readonly DividendMove[] = [
  { times: 3, columns: 3, from: 165 },
  { times: 2, columns: 2 },
  { times: 1, columns: 1 },
  { times: 0.5, columns: 0 },
  { times: 0, columns: -1 },
]
