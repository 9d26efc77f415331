import type { Insertable, Selectable } from 'kysely'
import type { SessionRow, UserRow } from './schema.js'
import type { Db } from './storage.js'

export type User = Selectable<UserRow>
export type Session = Selectable<SessionRow>

/** Users, and the sessions and tokens by which they are known. */
export interface People {
  add(user: Insertable<UserRow>): Promise<void>
  byId(id: string): Promise<User | undefined>
  /** Those of them whose profile nobody else sees. */
  hiddenAmong(ids: readonly string[]): Promise<readonly string[]>
  byNameKey(key: string): Promise<User | undefined>
  change(id: string, changes: Partial<UserRow>): Promise<void>
  addSession(session: SessionRow): Promise<void>
  bySessionHash(hash: string): Promise<{ readonly user: User; readonly session: Session } | undefined>
  sessionsOf(user: string): Promise<readonly Session[]>
  seenSession(id: string, at: number): Promise<void>
  /** Ends one; false = the user has no such session. */
  endSession(user: string, id: string): Promise<boolean>
  /** Ends all but one. */
  endSessions(user: string, except?: string): Promise<void>
  forgetExpired(now: number): Promise<void>
}

const SESSION = [
  'sessions.id as session_id',
  'sessions.user_id',
  'sessions.token_hash',
  'sessions.kind as session_kind',
  'sessions.label',
  'sessions.created_at as session_created_at',
  'sessions.seen_at',
  'sessions.expires_at',
] as const

export const peopleIn = (db: Db): People => ({
  async add(user) {
    await db.insertInto('users').values(user).execute()
  },
  byId: (id) => db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst(),
  async hiddenAmong(ids) {
    if (ids.length === 0) return []
    const rows = await db
      .selectFrom('users')
      .select('id')
      .where('id', 'in', ids)
      .where('profile_hidden', '=', 1)
      .execute()
    return rows.map(({ id }) => id)
  },
  byNameKey: (key) => db.selectFrom('users').selectAll().where('name_key', '=', key).executeTakeFirst(),
  async change(id, changes) {
    await db.updateTable('users').set(changes).where('id', '=', id).execute()
  },
  async addSession(session) {
    await db.insertInto('sessions').values(session).execute()
  },
  async bySessionHash(hash) {
    const row = await db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .selectAll('users')
      .select(SESSION)
      .where('token_hash', '=', hash)
      .executeTakeFirst()
    if (!row) return undefined
    const { session_id, user_id, token_hash, session_kind, label, session_created_at, seen_at, expires_at, ...user } =
      row
    return {
      user,
      session: {
        id: session_id,
        user_id,
        token_hash,
        kind: session_kind,
        label,
        created_at: session_created_at,
        seen_at,
        expires_at,
      },
    }
  },
  sessionsOf: (user) =>
    db.selectFrom('sessions').selectAll().where('user_id', '=', user).orderBy('seen_at', 'desc').execute(),
  async seenSession(id, at) {
    await db.updateTable('sessions').set({ seen_at: at }).where('id', '=', id).execute()
  },
  async endSession(user, id) {
    const { numDeletedRows } = await db
      .deleteFrom('sessions')
      .where('id', '=', id)
      .where('user_id', '=', user)
      .executeTakeFirstOrThrow()
    return numDeletedRows > 0n
  },
  async endSessions(user, except = '') {
    await db.deleteFrom('sessions').where('user_id', '=', user).where('id', '!=', except).execute()
  },
  async forgetExpired(now) {
    await db.deleteFrom('sessions').where('expires_at', '<', now).execute()
    await db.deleteFrom('codes').where('expires_at', '<', now).execute()
  },
})
