import type { Selectable } from 'kysely'
import type { CodeRow } from './schema.js'
import type { Db } from './storage.js'

export type Code = Selectable<CodeRow>

/** Codes given out by whoever runs the server, and settings that outlive a restart. */
export interface Codes {
  add(code: CodeRow): Promise<void>
  /** Takes one use of a code; undefined = there is none that still holds. */
  use(hash: string, kind: CodeRow['kind'], now: number): Promise<Code | undefined>
  setting(name: string): Promise<string | undefined>
  set(name: string, value: string): Promise<void>
  /** Sets what is not set yet. */
  setOnce(name: string, value: string): Promise<void>
}

export const codesIn = (db: Db): Codes => ({
  async add(code) {
    await db.insertInto('codes').values(code).execute()
  },
  use: (hash, kind, now) =>
    db
      .updateTable('codes')
      .set(({ eb }) => ({ uses_left: eb('uses_left', '-', 1) }))
      .where('code_hash', '=', hash)
      .where('kind', '=', kind)
      .where('uses_left', '>', 0)
      .where('expires_at', '>', now)
      .returningAll()
      .executeTakeFirst(),
  async setting(name) {
    return (await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst())?.value
  },
  async set(name, value) {
    await db
      .insertInto('settings')
      .values({ name, value })
      .onConflict((on) => on.column('name').doUpdateSet({ value }))
      .execute()
  },
  async setOnce(name, value) {
    await db
      .insertInto('settings')
      .values({ name, value })
      .onConflict((on) => on.column('name').doNothing())
      .execute()
  },
})
