import type { people } from '../../api/operations/people.js'
import type { Caller } from '../../caller.js'
import { Failure } from '../../failure.js'
import {
  confirmPassword,
  createAccount,
  createGuest,
  setPassword,
  signIn,
  useResetCode,
} from '../../people/accounts.js'
import { deleteUser } from '../../people/deletion.js'
import { profileOf } from '../../people/profile.js'
import { beginSession } from '../../people/sessions.js'
import type { User } from '../../storage/people.js'
import type { HandlersOf } from '../handler.js'
import type { HandlerContext } from '../handlers.js'
import { known } from './known.js'

export const peopleHandlers = (context: HandlerContext): HandlersOf<keyof typeof people> => {
  const { storage, sessions, guesses, announcer, now } = context

  const signedIn = async (user: User, agent: string) => {
    const token = await beginSession(storage, user, now(), 'session', agent)
    return { status: 201, body: { user: { id: user.id, name: user.name }, token }, cookie: token } as const
  }
  const forget = (user: string): void => sessions.forget((caller) => caller.user.id === user)
  const ended = ({ session }: Caller): void => {
    sessions.forget((each) => each.session.id === session.id)
    announcer.sessionEnded(session.id)
  }
  /** Ends all sessions of a user but one. */
  const endOthers = async (user: string, except?: string): Promise<void> => {
    const all = await storage.people.sessionsOf(user)
    await storage.people.endSessions(user, except)
    forget(user)
    for (const { id } of all) if (id !== except) announcer.sessionEnded(id)
  }

  return {
    createGuest: async ({ body, agent }) => signedIn(await createGuest(context, body.name, body.invitation), agent),
    async createAccount({ body, caller, agent, hasCookie }) {
      const user = await createAccount(context, caller, body as Parameters<typeof createAccount>[2])
      // Whoever has put a guest's cookie into the browser does not get into the account by it.
      if (caller && hasCookie) await storage.people.endSession(user.id, caller.session.id)
      forget(user.id)
      return signedIn(user, agent)
    },
    signIn: async ({ body, agent, address }) => {
      const user = await signIn(context, guesses, body.name, body.password)
      context.log.info({ user: user.id, address }, 'signed in')
      return signedIn(user, agent)
    },
    async signOut({ caller }) {
      const { user, session } = known(caller)
      await storage.people.endSession(user.id, session.id)
      ended(known(caller))
      return { status: 204, body: undefined, cookie: null }
    },
    async listSessions({ caller }) {
      const { user, session } = known(caller)
      const all = await storage.people.sessionsOf(user.id)
      return {
        status: 200,
        body: {
          sessions: all.map(({ id, kind, label, created_at, seen_at }) => ({
            id,
            kind,
            label,
            created: created_at,
            seen: seen_at,
            current: id === session.id,
          })),
        },
      }
    },
    async endSession({ caller, params }) {
      const { user } = known(caller)
      if (!(await storage.people.endSession(user.id, params.session))) throw new Failure('not_found')
      forget(user.id)
      announcer.sessionEnded(params.session)
      return { status: 204, body: undefined }
    },
    async createToken({ caller, body }) {
      const { user } = known(caller)
      const token = await beginSession(storage, user, now(), 'token', body.label)
      return { status: 201, body: { user: { id: user.id, name: user.name }, token } }
    },
    async whoAmI({ caller }) {
      const { id, name, kind, email, operator, profile_hidden } = known(caller).user
      const body = { id, name, kind, email, operator: operator === 1, profileHidden: profile_hidden === 1 }
      return { status: 200, body }
    },
    async getProfile({ caller, params }) {
      return { status: 200, body: await profileOf(context, params.user, caller?.user.id ?? null) }
    },
    async setProfile({ caller, body }) {
      const { user } = known(caller)
      await storage.people.change(user.id, { profile_hidden: body.hidden ? 1 : 0 })
      forget(user.id)
      return { status: 204, body: undefined }
    },
    async changePassword({ caller, body }) {
      const { user, session } = known(caller)
      await confirmPassword(context, guesses, known(caller), body.password)
      await setPassword(context, user.id, body.new)
      await endOthers(user.id, session.id)
      return { status: 204, body: undefined }
    },
    async deleteMe({ caller, body }) {
      const { user } = known(caller)
      await confirmPassword(context, guesses, known(caller), body.password)
      const all = await storage.people.sessionsOf(user.id)
      await deleteUser(context, user.id)
      forget(user.id)
      for (const { id } of all) announcer.sessionEnded(id)
      return { status: 204, body: undefined, cookie: null }
    },
    async resetPassword({ body, agent }) {
      const user = await useResetCode(context, body.code)
      await setPassword(context, user.id, body.password)
      await endOthers(user.id)
      return signedIn(user, agent)
    },
  }
}
