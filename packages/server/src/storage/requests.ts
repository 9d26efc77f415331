import type { Selectable } from 'kysely'
import type { RequestRow } from './schema.js'
import type { Db } from './storage.js'

export type StoredRequest = Selectable<RequestRow>

/** What somebody asks the others at the table for. They stay as a record of what was agreed. */
export interface Requests {
  add(request: RequestRow): Promise<void>
  byId(id: string): Promise<StoredRequest | undefined>
  openAt(table: string): Promise<readonly StoredRequest[]>
  /** Changes one that is still open and has these answers; false = another was quicker. */
  change(id: string, answers: string, changes: Partial<RequestRow>): Promise<boolean>
  /** Those of this kind that are open at a table come to nothing. */
  lapse(table: string, kind: RequestRow['kind'], at: number): Promise<void>
}

export const requestsIn = (db: Db): Requests => ({
  async add(request) {
    await db.insertInto('requests').values(request).execute()
  },
  byId: (id) => db.selectFrom('requests').selectAll().where('id', '=', id).executeTakeFirst(),
  openAt: (table) =>
    db
      .selectFrom('requests')
      .selectAll()
      .where('table_id', '=', table)
      .where('state', '=', 'open')
      .orderBy('created_at')
      .execute(),
  async change(id, answers, changes) {
    const { numUpdatedRows } = await db
      .updateTable('requests')
      .set(changes)
      .where('id', '=', id)
      .where('state', '=', 'open')
      .where('answers', '=', answers)
      .executeTakeFirstOrThrow()
    return numUpdatedRows > 0n
  },
  async lapse(table, kind, at) {
    await db
      .updateTable('requests')
      .set({ state: 'lapsed', settled_at: at })
      .where('table_id', '=', table)
      .where('kind', '=', kind)
      .where('state', '=', 'open')
      .execute()
  },
})
