import type { Selectable } from 'kysely'
import type { EntryRow, SeatRow, SnapshotRow, TableRow } from './schema.js'
import type { Db } from './storage.js'
import { BUMPED } from './tables.js'

export type StoredEntry = Selectable<EntryRow>

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

/** What has happened at tables, entry by entry. Nothing here is ever changed or deleted. */
export interface Entries {
  /** False = somebody has stored an entry of this number, or one under this key, before. */
  append(appended: Appended): Promise<boolean>
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

export const entriesIn = (db: Db): Entries => ({
  append: ({ entry, table, snapshot, seats, version }) =>
    db.transaction().execute(async (t) => {
      if (version !== undefined) {
        const same = await t
          .updateTable('tables')
          .set({ number: entry.number })
          .where('id', '=', entry.table_id)
          .where('version', '=', version)
          .executeTakeFirstOrThrow()
        if (same.numUpdatedRows === 0n) return false
      }
      const stored = await t
        .insertInto('entries')
        .values(entry)
        .onConflict((on) => on.doNothing())
        .returning('number')
        .executeTakeFirst()
      if (!stored) return false
      await t
        .updateTable('tables')
        .set({ ...table, ...BUMPED })
        .where('id', '=', entry.table_id)
        .execute()
      if (seats) {
        await t.deleteFrom('seats').where('table_id', '=', entry.table_id).execute()
        await t
          .insertInto('seats')
          .values([...seats])
          .execute()
      }
      if (snapshot) await t.insertInto('snapshots').values(snapshot).execute()
      return true
    }),
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
