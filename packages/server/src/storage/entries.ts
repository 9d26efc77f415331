import type { Selectable } from 'kysely'
import type { Append } from './append.js'
import type { EntryRow, SnapshotRow } from './schema.js'
import type { Db } from './storage.js'

export type StoredEntry = Selectable<EntryRow>

/** What has happened at tables, entry by entry. Nothing here is ever changed or deleted. */
export interface Entries {
  readonly append: Append
  /** In order. */
  after(table: string, number: number, limit?: number): Promise<readonly StoredEntry[]>
  byKey(table: string, user: string, key: string): Promise<StoredEntry | undefined>
  keep(snapshot: SnapshotRow): Promise<void>
  /** The last one at or before a number. */
  snapshotAt(table: string, number: number): Promise<Selectable<SnapshotRow> | undefined>
}

/** libsql gives bytes as an ArrayBuffer, pg as a Buffer. */
const bytes = (value: Uint8Array | ArrayBuffer): Uint8Array =>
  value instanceof ArrayBuffer ? new Uint8Array(value) : value

export const entriesIn = (db: Db, append: Append): Entries => ({
  append,
  after(table, number, limit) {
    const all = db
      .selectFrom('entries')
      .selectAll()
      .where('table_id', '=', table)
      .where('number', '>', number)
      .orderBy('number')
    return (limit === undefined ? all : all.limit(limit)).execute()
  },
  byKey: (table, user, key) =>
    db
      .selectFrom('entries')
      .selectAll()
      .where('table_id', '=', table)
      .where('user_id', '=', user)
      .where('key', '=', key)
      .executeTakeFirst(),
  async keep(snapshot) {
    await db
      .insertInto('snapshots')
      .values(snapshot)
      .onConflict((on) => on.doNothing())
      .execute()
  },
  async snapshotAt(table, number) {
    const row = await db
      .selectFrom('snapshots')
      .selectAll()
      .where('table_id', '=', table)
      .where('number', '<=', number)
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirst()
    return row && { ...row, snapshot: bytes(row.snapshot) }
  },
})
