import type { EntryRow, SeatRow, SnapshotRow, TableRow } from './schema.js'

/** What is stored together, or not at all. */
export interface Appended {
  readonly entry: EntryRow
  /** Of the table: its number and what follows from the entry. */
  readonly table: Partial<TableRow>
  readonly snapshot?: SnapshotRow
  /** Seats that change places with it, as long as the table is still of this version. */
  readonly seats?: readonly SeatRow[]
  readonly version?: number
}

/**
 * Stores an entry. False = an entry of this number, or one under this key, is there already, or who acts has lost the seat. The one thing the two
 * databases do in ways of their own: it is what a server does most.
 */
export type Append = (appended: Appended) => Promise<boolean>
