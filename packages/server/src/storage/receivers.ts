import type { Selectable } from 'kysely'
import type { ReceiverRow } from './schema.js'
import type { Db } from './storage.js'

export type Receiver = Selectable<ReceiverRow>

/** Where the notices of people go. */
export interface Receivers {
  add(receiver: ReceiverRow): Promise<void>
  of(user: string): Promise<readonly Receiver[]>
  byId(user: string, id: string): Promise<Receiver | undefined>
  /** From now on it gets notices. */
  confirm(id: string): Promise<void>
  count(id: string, failures: number): Promise<void>
  /** false = the user has no such receiver. */
  remove(user: string, id: string): Promise<boolean>
  forgetUser(user: string): Promise<void>
}

export const receiversIn = (db: Db): Receivers => ({
  async add(receiver) {
    await db.insertInto('receivers').values(receiver).execute()
  },
  of: (user) => db.selectFrom('receivers').selectAll().where('user_id', '=', user).orderBy('created_at').execute(),
  byId: (user, id) =>
    db.selectFrom('receivers').selectAll().where('user_id', '=', user).where('id', '=', id).executeTakeFirst(),
  async confirm(id) {
    await db.updateTable('receivers').set({ code_hash: null }).where('id', '=', id).execute()
  },
  async count(id, failures) {
    await db.updateTable('receivers').set({ failures }).where('id', '=', id).execute()
  },
  async remove(user, id) {
    const { numDeletedRows } = await db
      .deleteFrom('receivers')
      .where('user_id', '=', user)
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return numDeletedRows > 0n
  },
  async forgetUser(user) {
    await db.deleteFrom('receivers').where('user_id', '=', user).execute()
  },
})
