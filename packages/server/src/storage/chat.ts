import type { Insertable, Selectable } from 'kysely'
import type { ChatRow } from './schema.js'
import type { Db } from './storage.js'

export type Said = Selectable<ChatRow>

/** What people say at a table. */
export interface Chat {
  say(said: Insertable<ChatRow>): Promise<Said>
  /** The last ones before an id, oldest first. */
  before(table: string, id: number, limit: number): Promise<readonly Said[]>
  after(table: string, id: number): Promise<readonly Said[]>
  byId(id: number): Promise<Said | undefined>
  forgetUser(user: string): Promise<void>
}

export const chatIn = (db: Db): Chat => ({
  say: (said) => db.insertInto('chat').values(said).returningAll().executeTakeFirstOrThrow(),
  async before(table, id, limit) {
    const last = await db
      .selectFrom('chat')
      .selectAll()
      .where('table_id', '=', table)
      .where('id', '<', id)
      .orderBy('id', 'desc')
      .limit(limit)
      .execute()
    return last.reverse()
  },
  after: (table, id) =>
    db.selectFrom('chat').selectAll().where('table_id', '=', table).where('id', '>', id).orderBy('id').execute(),
  byId: (id) => db.selectFrom('chat').selectAll().where('id', '=', id).executeTakeFirst(),
  async forgetUser(user) {
    await db.deleteFrom('chat').where('user_id', '=', user).execute()
  },
})
