import type { Selectable } from 'kysely'
import type { OrderRow } from './schema.js'
import type { Db } from './storage.js'
import { BUMPED } from './tables.js'

export type StoredOrder = Selectable<OrderRow>

/** What players want done in their name. */
export interface Orders {
  /** Those in force at a table, of players who still have their seats. */
  inForce(table: string): Promise<readonly StoredOrder[]>
  /** All of a player at a table, the newest first. */
  of(table: string, user: string): Promise<readonly StoredOrder[]>
  /** Gives an order in place of one about the same, as long as the table is at its number; false = it is not. */
  give(order: OrderRow): Promise<boolean>
  /** false = the player has no such order. */
  remove(table: string, user: string, id: string): Promise<boolean>
  /** Ends one that is in force. */
  end(id: string, ended: string): Promise<void>
  /** Remembers after which entry orders were asked what to do, and had nothing. */
  looked(ids: readonly string[], number: number): Promise<void>
  /** Tables untouched since a time whose decider has an order that was not asked yet. */
  dueAt(before: number, limit: number): Promise<readonly string[]>
  forgetUser(user: string): Promise<void>
}

export const ordersIn = (db: Db): Orders => ({
  inForce: (table) =>
    db
      .selectFrom('orders')
      .innerJoin('seats', (join) =>
        join
          .onRef('seats.table_id', '=', 'orders.table_id')
          .onRef('seats.seat', '=', 'orders.seat')
          .onRef('seats.user_id', '=', 'orders.user_id'),
      )
      .selectAll('orders')
      .where('orders.table_id', '=', table)
      .where('orders.ended', 'is', null)
      .where('seats.left_at', 'is', null)
      .orderBy('orders.created_at')
      .orderBy('orders.id')
      .execute(),
  of: (table, user) =>
    db
      .selectFrom('orders')
      .selectAll()
      .where('table_id', '=', table)
      .where('user_id', '=', user)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .execute(),
  give: (order) =>
    db.transaction().execute(async (t) => {
      const { numUpdatedRows } = await t
        .updateTable('tables')
        .set(BUMPED)
        .where('id', '=', order.table_id)
        .where('number', '=', order.number)
        .where('state', '=', 'running')
        .executeTakeFirstOrThrow()
      if (numUpdatedRows === 0n) return false
      await t
        .deleteFrom('orders')
        .where('table_id', '=', order.table_id)
        .where('user_id', '=', order.user_id)
        .where('about', '=', order.about)
        .execute()
      await t.insertInto('orders').values(order).execute()
      return true
    }),
  remove: (table, user, id) =>
    db.transaction().execute(async (t) => {
      // First the table: an entry that the order makes at the same moment comes before, or not at all.
      await t.updateTable('tables').set(BUMPED).where('id', '=', table).execute()
      const { numDeletedRows } = await t
        .deleteFrom('orders')
        .where('id', '=', id)
        .where('table_id', '=', table)
        .where('user_id', '=', user)
        .executeTakeFirstOrThrow()
      return numDeletedRows > 0n
    }),
  async end(id, ended) {
    await db.updateTable('orders').set({ ended }).where('id', '=', id).where('ended', 'is', null).execute()
  },
  async looked(ids, number) {
    if (ids.length > 0) await db.updateTable('orders').set({ looked_number: number }).where('id', 'in', ids).execute()
  },
  async dueAt(before, limit) {
    const rows = await db
      .selectFrom('orders')
      .innerJoin('tables', (join) =>
        join.onRef('tables.id', '=', 'orders.table_id').onRef('tables.decider', '=', 'orders.seat'),
      )
      .select('tables.id')
      .distinct()
      .where('orders.ended', 'is', null)
      .where('tables.state', '=', 'running')
      .where('tables.frozen', 'is', null)
      .where('tables.updated_at', '<', before)
      .whereRef('orders.looked_number', '<', 'tables.number')
      .limit(limit)
      .execute()
    return rows.map(({ id }) => id)
  },
  async forgetUser(user) {
    await db.deleteFrom('orders').where('user_id', '=', user).execute()
  },
})
