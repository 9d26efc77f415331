import type { Caller } from '../caller.js'
import type { Context } from '../context.js'
import { Failure } from '../failure.js'
import { hashOf, newId } from '../ids.js'
import type { User } from '../storage/people.js'
import { isConflict } from '../storage/unavailable.js'
import type { Guesses } from './guesses.js'
import { hashPassword, isPassword } from './passwords.js'

/** Names that look alike are one: no case, no compatibility forms. */
export const nameKey = (name: string): string => name.normalize('NFKC').toLowerCase().trim()

const checkInvitation = async ({ storage, now }: Context, invitation: string | undefined): Promise<void> => {
  if ((await storage.codes.setting('invitations')) !== 'only') return
  const code = invitation === undefined ? undefined : await storage.codes.use(hashOf(invitation), 'invitation', now())
  if (!code) throw new Failure('invitation_needed')
}

const newUser = (name: string, kind: User['kind'], at: number): User => ({
  id: newId(),
  name: name.normalize('NFC').trim(),
  name_key: null,
  kind,
  password: null,
  email: null,
  operator: 0,
  language: null,
  profile_hidden: 0,
  created_at: at,
  deleted_at: null,
})

export const createGuest = async (context: Context, name: string, invitation?: string): Promise<User> => {
  await checkInvitation(context, invitation)
  const user = newUser(name, 'guest', context.now())
  await context.storage.people.add(user)
  return user
}

export interface NewAccount {
  readonly name: string
  readonly password: string
  readonly email?: string
  readonly invitation?: string
}

/** A new account, or the guest who asks for it. */
export const createAccount = async (context: Context, caller: Caller | null, wanted: NewAccount): Promise<User> => {
  const { people } = context.storage
  if (caller && caller.user.kind !== 'guest') throw new Failure('has_account')
  const key = nameKey(wanted.name)
  if (await people.byNameKey(key)) throw new Failure('name_taken')
  if (!caller) await checkInvitation(context, wanted.invitation)
  const password = await hashPassword(wanted.password)
  const user: User = {
    ...(caller?.user ?? newUser(wanted.name, 'account', context.now())),
    name: wanted.name.normalize('NFC').trim(),
    name_key: key,
    kind: 'account',
    password,
    email: wanted.email ?? null,
  }
  try {
    if (caller) await people.change(user.id, user)
    else await people.add(user)
  } catch (error) {
    if (isConflict(error)) throw new Failure('name_taken')
    throw error
  }
  return user
}

const slowDown = (guesses: Guesses, about: string, now: number): void => {
  const wait = guesses.wait(about, now)
  if (wait === 0) return
  const seconds = Math.ceil(wait / 1000)
  throw new Failure('too_many', { seconds }, { seconds })
}

/** The account of a name and a password. */
export const signIn = async (context: Context, guesses: Guesses, name: string, password: string): Promise<User> => {
  const key = nameKey(name)
  slowDown(guesses, key, context.now())
  const user = await context.storage.people.byNameKey(key)
  // Counted before it is looked at: many guesses at once are many guesses.
  guesses.failed(key, context.now())
  if (!(await isPassword(user?.password ?? null, password)) || !user) throw new Failure('wrong_password')
  guesses.succeeded(key)
  return user
}

/** The password said again before something that cannot be taken back. */
export const confirmPassword = async (
  context: Context,
  guesses: Guesses,
  { user }: Caller,
  password: string | undefined,
): Promise<void> => {
  if (user.kind === 'guest') return
  await signIn(context, guesses, user.name, password ?? '')
}

export const setPassword = async ({ storage }: Context, user: string, password: string): Promise<void> =>
  storage.people.change(user, { password: await hashPassword(password) })

/** The user a code of whoever runs the server lets set a new password. */
export const useResetCode = async ({ storage, now }: Context, code: string): Promise<User> => {
  const used = await storage.codes.use(hashOf(code), 'reset', now())
  const user = used?.user_id ? await storage.people.byId(used.user_id) : undefined
  if (!user || user.deleted_at !== null) throw new Failure('bad_code')
  return user
}
