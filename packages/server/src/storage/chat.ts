import type { Insertable, Selectable } from 'kysely'
import type { ChatRow } from './schema.js'
import type { Db } from './storage.js'

export type Said = Selectable<ChatRow>

/** What people say at a table. */
export interface Chat {
  say(said: Insertable<ChatRow>): Promise<Said>
  /** The last ones before an id, oldest first. */
  before(table: string, audience: ChatRow['audience'], id: number, limit: number): Promise<readonly Said[]>
  byId(id: number): Promise<Said | undefined>
  forgetUser(user: string): Promise<void>
}

export const chatIn = (db: Db): Chat => ({
  say: (said) => db.insertInto('chat').values(said).returningAll().executeTakeFirstOrThrow(),
  async before(table, audience, id, limit) {
    const last = await db
      .selectFrom('chat')
      .selectAll()
      .where('table_id', '=', table)
      .where('audience', '=', audience)
      .where('id', '<', id)
      .orderBy('id', 'desc')
      .limit(limit)
      .execute()
    return last.reverse()
  },
  byId: (id) => db.selectFrom('chat').selectAll().where('id', '=', id).executeTakeFirst(),
  async forgetUser(user) {
    await db.deleteFrom('chat').where('user_id', '=', user).execute()
  },
})
