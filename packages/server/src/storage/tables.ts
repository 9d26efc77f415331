import { type ExpressionBuilder, type Selectable, sql } from 'kysely'
import type { Schema, SeatRow, TableRow } from './schema.js'
import type { Db } from './storage.js'

export type Table = Selectable<TableRow>
export type Seat = Selectable<SeatRow>

export interface StoredTable {
  readonly table: Table
  /** In the order of the table. */
  readonly seats: readonly Seat[]
}

/** Which tables are listed: of everybody's the public ones only. */
export interface Listing {
  readonly state: 'open' | 'running' | 'finished' | 'mine'
  readonly user: string | null
  /** Tables touched before this time, and of those touched at it the ones with a lesser id. */
  readonly before: { readonly at: number; readonly id: string }
  readonly limit: number
}

/** Who was to think until before the one time, or after the other, does not think: the clock has jumped since. */
export interface Overdue {
  readonly before: number
  readonly after: number
}

/** Tables and who sits at them. */
export interface Tables {
  add(table: TableRow, seats: readonly SeatRow[]): Promise<void>
  byId(id: string): Promise<StoredTable | undefined>
  byIds(ids: readonly string[]): Promise<readonly StoredTable[]>
  /** How often each has changed, of those that exist. */
  versions(ids: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** Something beside the table has changed that belongs to it. */
  touch(id: string): Promise<void>
  list(listing: Listing): Promise<readonly StoredTable[]>
  /** Changes a table that is still in one of these states; false = it is not. */
  change(id: string, from: readonly TableRow['state'][], changes: Partial<TableRow>): Promise<boolean>
  /** Sits somebody in a seat that is free; false = it is not, or they sit here already. */
  take(id: string, seat: string, who: Pick<SeatRow, 'user_id' | 'bot' | 'name' | 'seen_at'>): Promise<boolean>
  /** Changes a seat as long as this user has it, at a table in one of these states. */
  changeSeat(
    id: string,
    seat: string,
    user: string | null,
    changes: Partial<SeatRow>,
    from?: readonly TableRow['state'][],
  ): Promise<boolean>
  /** Remembers what somebody has looked at; no change of the table. */
  saw(id: string, user: string, number: number): Promise<void>
  /** Tables about which somebody is to be told something by now. */
  withNotices(now: number, limit: number): Promise<readonly StoredTable[]>
  /** Takes on telling; false = another process has. `next`: when to tell something more. */
  takeNotice(id: string, due: number, next: number | null): Promise<boolean>
  /** Running tables that wait for somebody. */
  waitingFor(user: string): Promise<readonly StoredTable[]>
  /** The table laid after another; the first who lays one is right. */
  setRematch(id: string, rematch: string): Promise<boolean>
  /** Tables where a bot is to decide and nobody thinks for it. */
  waitingForBots(overdue: Overdue, limit: number): Promise<readonly string[]>
  /** Takes on thinking for the bot of a table; false = another process does. */
  thinkFor(id: string, overdue: Overdue, until: number): Promise<boolean>
  ofHost(user: string): Promise<readonly string[]>
  /** How many tables of a host wait for their game. */
  countOpen(host: string): Promise<number>
  /** How many games of bots alone run at tables of a host. */
  countBotGames(host: string): Promise<number>
  ofSeated(user: string): Promise<readonly string[]>
  /** Tables at which somebody sits, open or running, the last touched first; without `isAll` the public ones. */
  playedBy(user: string, isAll: boolean, limit: number): Promise<readonly StoredTable[]>
}

const grouped = (tables: readonly Table[], seats: readonly Seat[]): readonly StoredTable[] => {
  const byTable = new Map<string, Seat[]>()
  for (const seat of seats) {
    const at = byTable.get(seat.table_id)
    if (at) at.push(seat)
    else byTable.set(seat.table_id, [seat])
  }
  return tables.map((table) => ({ table, seats: byTable.get(table.id) ?? [] }))
}

const seatsOf = async (db: Db, ids: readonly string[]): Promise<readonly Seat[]> =>
  ids.length === 0
    ? []
    : db.selectFrom('seats').selectAll().where('table_id', 'in', ids).orderBy('table_id').orderBy('place').execute()

/** Every change goes up by one, so that another process sees it. */
export const BUMPED = { version: sql<number>`version + 1` }

const idsOf = (tables: readonly Table[]): readonly string[] => tables.map(({ id }) => id)

const touch = async (db: Db, id: string): Promise<void> => {
  await db.updateTable('tables').set(BUMPED).where('id', '=', id).execute()
}

const ANY_STATE: readonly TableRow['state'][] = ['open', 'running', 'finished', 'closed']

const isOverdue =
  ({ before, after }: Overdue) =>
  (eb: ExpressionBuilder<Schema, 'tables'>) =>
    eb.or([eb('bot_until', '<', before), eb('bot_until', '>', after)])

export const tablesIn = (db: Db): Tables => ({
  async add(table, seats) {
    await db.transaction().execute(async (t) => {
      await t.insertInto('tables').values(table).execute()
      await t
        .insertInto('seats')
        .values([...seats])
        .execute()
    })
  },
  async byId(id) {
    const table = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst()
    return table && { table, seats: await seatsOf(db, [id]) }
  },
  async byIds(ids) {
    if (ids.length === 0) return []
    const tables = await db.selectFrom('tables').selectAll().where('id', 'in', ids).execute()
    return grouped(tables, await seatsOf(db, ids))
  },
  async versions(ids) {
    if (ids.length === 0) return new Map()
    const rows = await db.selectFrom('tables').select(['id', 'version']).where('id', 'in', ids).execute()
    return new Map(rows.map(({ id, version }) => [id, version]))
  },
  touch: (id) => touch(db, id),
  async list({ state, user, before, limit }) {
    const all = db
      .selectFrom('tables')
      .selectAll('tables')
      .where('updated_at', '<=', before.at)
      .where((eb) => eb.or([eb('updated_at', '<', before.at), eb('id', '<', before.id)]))
    const some =
      state === 'mine'
        ? all
            .where('state', '!=', 'closed')
            .where((eb) =>
              eb.or([
                eb('host_id', '=', user),
                eb(
                  'id',
                  'in',
                  eb.selectFrom('seats').select('table_id').where('user_id', '=', user).where('left_at', 'is', null),
                ),
              ]),
            )
        : all.where('visibility', '=', 'public').where('state', '=', state)
    const tables = await some.orderBy('updated_at', 'desc').orderBy('id', 'desc').limit(limit).execute()
    return grouped(tables, await seatsOf(db, idsOf(tables)))
  },
  async change(id, from, changes) {
    const { numUpdatedRows } = await db
      .updateTable('tables')
      .set({ ...changes, ...BUMPED })
      .where('id', '=', id)
      .where('state', 'in', from)
      .executeTakeFirstOrThrow()
    return numUpdatedRows > 0n
  },
  take: (id, seat, who) =>
    db.transaction().execute(async (t) => {
      await touch(t, id)
      const { numUpdatedRows } = await t
        .updateTable('seats')
        .set(who)
        .where('table_id', '=', id)
        .where('seat', '=', seat)
        .where('user_id', 'is', null)
        .where('bot', 'is', null)
        .where('left_at', 'is', null)
        .executeTakeFirstOrThrow()
      return numUpdatedRows > 0n
    }),
  changeSeat: (id, seat, user, changes, from = ANY_STATE) =>
    db.transaction().execute(async (t) => {
      // From here on the row is ours: nobody begins the game meanwhile.
      const table = await t
        .updateTable('tables')
        .set(BUMPED)
        .where('id', '=', id)
        .where('state', 'in', from)
        .executeTakeFirstOrThrow()
      if (table.numUpdatedRows === 0n) return false
      const { numUpdatedRows } = await t
        .updateTable('seats')
        .set(changes)
        .where('table_id', '=', id)
        .where('seat', '=', seat)
        .where('user_id', user === null ? 'is' : '=', user)
        .executeTakeFirstOrThrow()
      return numUpdatedRows > 0n
    }),
  async saw(id, user, number) {
    await db
      .updateTable('seats')
      .set({ seen_number: number })
      .where('table_id', '=', id)
      .where('user_id', '=', user)
      .where('seen_number', '<', number)
      .execute()
  },
  async withNotices(now, limit) {
    const tables = await db
      .selectFrom('tables')
      .selectAll()
      .where('notice_at', '<=', now)
      .orderBy('notice_at')
      .limit(limit)
      .execute()
    return grouped(tables, await seatsOf(db, idsOf(tables)))
  },
  async takeNotice(id, due, next) {
    const { numUpdatedRows } = await db
      .updateTable('tables')
      .set({ notice_at: next })
      .where('id', '=', id)
      .where('notice_at', '=', due)
      .executeTakeFirstOrThrow()
    return numUpdatedRows > 0n
  },
  async waitingFor(user) {
    const tables = await db
      .selectFrom('tables')
      .innerJoin('seats', (join) =>
        join.onRef('seats.table_id', '=', 'tables.id').onRef('seats.seat', '=', 'tables.decider'),
      )
      .selectAll('tables')
      .where('seats.user_id', '=', user)
      .where('tables.state', '=', 'running')
      .orderBy('tables.updated_at')
      .execute()
    return grouped(tables, await seatsOf(db, idsOf(tables)))
  },
  async setRematch(id, rematch) {
    const { numUpdatedRows } = await db
      .updateTable('tables')
      .set({ rematch_id: rematch, ...BUMPED })
      .where('id', '=', id)
      .where('rematch_id', 'is', null)
      .executeTakeFirstOrThrow()
    return numUpdatedRows > 0n
  },
  async waitingForBots(overdue, limit) {
    const rows = await db
      .selectFrom('tables')
      .select('id')
      .where('bot_due', '=', 1)
      .where(isOverdue(overdue))
      .where('state', '=', 'running')
      .where('frozen', 'is', null)
      .limit(limit)
      .execute()
    return rows.map(({ id }) => id)
  },
  async thinkFor(id, overdue, until) {
    const { numUpdatedRows } = await db
      .updateTable('tables')
      .set({ bot_until: until })
      .where('id', '=', id)
      .where('bot_due', '=', 1)
      .where(isOverdue(overdue))
      .executeTakeFirstOrThrow()
    return numUpdatedRows > 0n
  },
  async ofHost(user) {
    const rows = await db.selectFrom('tables').select('id').where('host_id', '=', user).execute()
    return rows.map(({ id }) => id)
  },
  async countOpen(host) {
    const { count } = await db
      .selectFrom('tables')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('host_id', '=', host)
      .where('state', '=', 'open')
      .executeTakeFirstOrThrow()
    return Number(count)
  },
  async countBotGames(host) {
    const { count } = await db
      .selectFrom('tables')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('host_id', '=', host)
      .where('state', '=', 'running')
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('seats')
              .select('seat')
              .whereRef('seats.table_id', '=', 'tables.id')
              .where('seats.user_id', 'is not', null),
          ),
        ),
      )
      .executeTakeFirstOrThrow()
    return Number(count)
  },
  async playedBy(user, isAll, limit) {
    const all = db
      .selectFrom('tables')
      .selectAll()
      .where('state', 'in', ['open', 'running'])
      .where('id', 'in', (eb) =>
        eb.selectFrom('seats').select('table_id').where('user_id', '=', user).where('left_at', 'is', null),
      )
    const tables = await (isAll ? all : all.where('visibility', '=', 'public'))
      .orderBy('updated_at', 'desc')
      .limit(limit)
      .execute()
    return grouped(tables, await seatsOf(db, idsOf(tables)))
  },
  async ofSeated(user) {
    const rows = await db.selectFrom('seats').select('table_id').where('user_id', '=', user).execute()
    return rows.map(({ table_id }) => table_id)
  },
})
