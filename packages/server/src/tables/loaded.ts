import type { Game, Setup } from '@roundhouse/engine'
import type { Pace } from '../api/pace.js'
import type { StoredEntry } from '../storage/entries.js'
import type { StoredOrder } from '../storage/orders.js'
import type { StoredRequest } from '../storage/requests.js'
import type { Seat, Table } from '../storage/tables.js'

/** A table in memory: a cache of what is stored, thrown away and made again at will. */
export interface LoadedTable {
  readonly id: string
  table: Table
  seats: readonly Seat[]
  requests: readonly StoredRequest[]
  /** In force; each is known to its player alone. */
  orders: readonly StoredOrder[]
  /** The present; its cursor is the number of the last entry. null before the game begins. */
  game: Game | null
  /** The last entries, without a gap, up to the number. */
  recent: StoredEntry[]
  /** Number of the last snapshot that is stored. */
  snapshotAt: number
}

/** The set-up of a game that has begun, with its seed. */
export const setupOf = ({ setup, seed }: Table): Setup => ({
  ...(JSON.parse(setup ?? 'null') as Omit<Setup, 'seed'>),
  seed: JSON.parse(seed) as Setup['seed'],
})

export const paceOf = ({ pace }: Pick<Table, 'pace'>): Pace => JSON.parse(pace) as Pace

export const numberOf = ({ table }: LoadedTable): number => table.number

/** The seat of a user at a table; null = an onlooker. */
export const seatOf = ({ seats }: Pick<LoadedTable, 'seats'>, user: string | null): Seat | null =>
  user === null ? null : (seats.find((seat) => seat.user_id === user) ?? null)

export const freeSeats = ({ seats }: Pick<LoadedTable, 'seats'>): readonly Seat[] =>
  seats.filter(({ user_id, bot, left_at }) => user_id === null && bot === null && left_at === null)
