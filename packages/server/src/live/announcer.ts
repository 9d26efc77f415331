import type { Said } from '../storage/chat.js'
import type { LoadedTable } from '../tables/loaded.js'

/** Tells those who watch a table what is stored by now: on this process and on the others. */
export interface Announcer {
  /** Entries, seats, requests: whatever is new about a table. Called while the table is the caller's alone. */
  changed(table: LoadedTable): Promise<void>
  said(table: LoadedTable, said: Said): void
  /** A session has ended: its sockets are closed. */
  sessionEnded(session: string): void
  /** Seats whose people are connected. */
  present(table: LoadedTable): readonly string[]
}
