import { randomBytes } from 'node:crypto'
import { hashOf } from '../ids.js'
import { nameKey } from '../people/accounts.js'
import type { User } from '../storage/people.js'
import type { Storage } from '../storage/storage.js'

const HOUR = 60 * 60 * 1000

export interface ListedUser {
  readonly id: string
  readonly name: string
  readonly kind: 'guest' | 'account'
  readonly operator: boolean
  readonly created: number
  /** When last asked for something, to the hour; null = signed in nowhere. */
  readonly seen: number | null
  /** At tables, finished games included. */
  readonly seats: number
}

/** Everybody who has not been deleted, the oldest first. */
export const listUsers = async ({ db }: Storage): Promise<readonly ListedUser[]> => {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'name', 'kind', 'operator', 'created_at'])
    .select(({ selectFrom }) => [
      selectFrom('sessions')
        .select(({ fn }) => fn.max('seen_at').as('seen'))
        .whereRef('sessions.user_id', '=', 'users.id')
        .as('seen'),
      selectFrom('seats')
        .select(({ fn }) => fn.countAll<number>().as('seats'))
        .whereRef('seats.user_id', '=', 'users.id')
        .as('seats'),
    ])
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({ created_at, operator, seen, seats, ...user }) => ({
    ...user,
    operator: operator === 1,
    created: created_at,
    seen,
    seats: seats ?? 0,
  }))
}

/** The account of a name, or the user of an id. */
export const findUser = async ({ people }: Storage, said: string): Promise<User | undefined> => {
  const user = (await people.byNameKey(nameKey(said))) ?? (await people.byId(said))
  return user?.deleted_at === null ? user : undefined
}

const giveOut = async (
  { codes }: Storage,
  code: { readonly kind: 'invitation' | 'reset'; readonly user: string | null; uses: number; hours: number },
  now: number,
): Promise<string> => {
  const secret = randomBytes(18).toString('base64url')
  await codes.add({
    code_hash: hashOf(secret),
    kind: code.kind,
    user_id: code.user,
    uses_left: code.uses,
    created_at: now,
    expires_at: now + code.hours * HOUR,
  })
  return secret
}

/** A code with which a new password is set, once. */
export const resetCode = (storage: Storage, user: string, hours: number, now: number): Promise<string> =>
  giveOut(storage, { kind: 'reset', user, uses: 1, hours }, now)

/** A code with which so many people may come in. */
export const invitation = (storage: Storage, uses: number, hours: number, now: number): Promise<string> =>
  giveOut(storage, { kind: 'invitation', user: null, uses, hours }, now)

export const isInvitedOnly = async ({ codes }: Storage): Promise<boolean> =>
  (await codes.setting('invitations')) === 'only'

export const setInvitedOnly = ({ codes }: Storage, only: boolean): Promise<void> =>
  codes.set('invitations', only ? 'only' : 'off')

export const setOperator = ({ people }: Storage, user: string, is: boolean): Promise<void> =>
  people.change(user, { operator: is ? 1 : 0 })
