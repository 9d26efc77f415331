import type { Selectable } from 'kysely'
import type { CallRow } from './schema.js'
import type { Db } from './storage.js'

export type Call = Selectable<CallRow>

/** Whom to call to a table for another reason than a turn. */
export interface Calls {
  /** One a table, person and reason: a later one takes the place of the earlier. */
  add(calls: readonly CallRow[]): Promise<void>
  /** Somebody has looked at the table. */
  forget(table: string, user: string): Promise<void>
  forgetUser(user: string): Promise<void>
  /** Takes on those that are due; of several processes one gets each. */
  takeDue(now: number): Promise<readonly Call[]>
}

export const callsIn = (db: Db): Calls => ({
  async add(calls) {
    for (const call of calls)
      await db
        .insertInto('calls')
        .values(call)
        .onConflict((on) =>
          on.columns(['table_id', 'user_id', 'kind']).doUpdateSet({ request_id: call.request_id, due_at: call.due_at }),
        )
        .execute()
  },
  async forget(table, user) {
    await db.deleteFrom('calls').where('table_id', '=', table).where('user_id', '=', user).execute()
  },
  async forgetUser(user) {
    await db.deleteFrom('calls').where('user_id', '=', user).execute()
  },
  takeDue: (now) => db.deleteFrom('calls').where('due_at', '<=', now).returningAll().execute(),
})
