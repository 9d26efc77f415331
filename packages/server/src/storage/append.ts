import type { NewResult } from './results.js'
import type { EntryRow, OrderRow, SeatRow, SnapshotRow, TableRow } from './schema.js'

/** What an entry makes of an order that was in force. */
export type OrderChange = Pick<OrderRow, 'id' | 'number' | 'since_number' | 'carried_out' | 'ended'>

/** What is stored together, or not at all. */
export interface Appended {
  readonly entry: EntryRow
  /** Of the table: its number and what follows from the entry. */
  readonly table: Partial<TableRow>
  readonly snapshot?: SnapshotRow
  /** Seats that change places with it, as long as the table is still of this version. */
  readonly seats?: readonly SeatRow[]
  readonly version?: number
  readonly orders?: readonly OrderChange[]
  /** The order that makes the entry, as long as it is in force. */
  readonly orderedBy?: string
  /** How the game has ended with it, and whether that counts for ratings. */
  readonly finish?: { readonly results: readonly NewResult[]; readonly isRated: boolean }
}

/**
 * Stores an entry. False = an entry of this number, or one under this key, is there already, or who acts has lost the seat, or taken back the order it follows from. The one thing the two
 * databases do in ways of their own: it is what a server does most.
 */
export type Append = (appended: Appended) => Promise<boolean>
