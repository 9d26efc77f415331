import { type Kysely, sql } from 'kysely'
import type { Append, Appended } from './append.js'
import { storeFinish } from './results.js'
import type { EntryRow, Schema } from './schema.js'
import { BUMPED } from './tables.js'

/** In the transaction that is open already, or one of its own. */
const together = <T>(db: Kysely<Schema>, work: (t: Kysely<Schema>) => Promise<T>): Promise<T> =>
  db.isTransaction ? work(db) : db.transaction().execute(work)

/** With the seats: several statements, once a game. */
const withSeats = (
  db: Kysely<Schema>,
  { entry, table, snapshot, seats = [], version = 0 }: Appended,
): Promise<boolean> =>
  db.transaction().execute(async (t) => {
    const same = await t
      .updateTable('tables')
      .set({ ...table, ...BUMPED })
      .where('id', '=', entry.table_id)
      .where('version', '=', version)
      .executeTakeFirstOrThrow()
    if (same.numUpdatedRows === 0n) return false
    await t.insertInto('entries').values(entry).execute()
    await t.deleteFrom('seats').where('table_id', '=', entry.table_id).execute()
    await t
      .insertInto('seats')
      .values([...seats])
      .execute()
    if (snapshot) await t.insertInto('snapshots').values(snapshot).execute()
    return true
  })

/** With orders of players. Whoever takes one back has the row of the table meanwhile: that one is waited for, or waits. */
const withOrders = (db: Kysely<Schema>, { orders = [], orderedBy, ...appended }: Appended): Promise<boolean> =>
  together(db, async (t) => {
    if (orderedBy !== undefined) {
      await t.selectFrom('tables').select('id').where('id', '=', appended.entry.table_id).forUpdate().execute()
      const order = t.selectFrom('orders').select('id').where('id', '=', orderedBy).where('ended', 'is', null)
      if (!(await order.executeTakeFirst())) return false
    }
    if (!(await appendIn(t)(appended))) return false
    for (const { id, ...changes } of orders)
      await t.updateTable('orders').set(changes).where('id', '=', id).where('ended', 'is', null).execute()
    return true
  })

const ENTRY_TYPES: Readonly<Record<keyof EntryRow, 'text' | 'integer' | 'bigint'>> = {
  table_id: 'text',
  number: 'integer',
  kind: 'text',
  seat: 'text',
  user_id: 'text',
  key: 'text',
  action: 'text',
  events: 'text',
  reasons: 'text',
  covered: 'text',
  hash: 'text',
  at: 'bigint',
}
const ENTRY = Object.keys(ENTRY_TYPES) as (keyof EntryRow)[]

/**
 * One statement, so one way there and back: the table is changed if the entry was new. What somebody does counts only
 * while the seat is theirs: another process may have given it away. */
export const appendIn =
  (db: Kysely<Schema>): Append =>
  async (appended) => {
    if (appended.finish) {
      const { finish, ...entryAlone } = appended
      return storeFinish(db, finish.results, finish.isRated, (t) => appendIn(t)(entryAlone))
    }
    if (appended.orders) return withOrders(db, appended)
    if (appended.seats) return withSeats(db, appended)
    const { entry, table, snapshot } = appended
    const stored = db
      .with('stored', (q) => {
        const row = q.selectNoFrom(ENTRY.map((name) => sql`${entry[name]}::${sql.raw(ENTRY_TYPES[name])}`.as(name)))
        const theirs = q
          .selectFrom('seats')
          .select('seat')
          .where('table_id', '=', entry.table_id)
          .where('seat', '=', entry.seat ?? '')
          .where('user_id', '=', entry.user_id)
        return q
          .insertInto('entries')
          .columns(ENTRY)
          .expression((entry.user_id === null ? row : row.where(({ exists }) => exists(theirs))) as never)
          .onConflict((on) => on.doNothing())
          .returning('number')
      })
      .with('changed', (q) =>
        q
          .updateTable('tables')
          .set({ ...table, ...BUMPED })
          .where('id', '=', entry.table_id)
          .where(({ exists, selectFrom }) => exists(selectFrom('stored').select('number'))),
      )
    const kept = snapshot
      ? stored.with('kept', (q) =>
          q
            .insertInto('snapshots')
            .columns(['table_id', 'number', 'snapshot', 'at'])
            .expression((eb) =>
              eb
                .selectFrom('stored')
                .select([
                  sql<string>`${snapshot.table_id}::text`.as('table_id'),
                  'number',
                  sql<Uint8Array>`${snapshot.snapshot}::bytea`.as('snapshot'),
                  sql<number>`${snapshot.at}::bigint`.as('at'),
                ]),
            )
            .onConflict((on) => on.doNothing()),
        )
      : stored
    const rows = await kept.selectFrom('stored').select('number').execute()
    return rows.length > 0
  }
