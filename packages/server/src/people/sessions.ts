import type { Caller } from '../caller.js'
import { hashOf, newId, newToken } from '../ids.js'
import type { User } from '../storage/people.js'
import type { Storage } from '../storage/storage.js'

const DAY = 24 * 60 * 60 * 1000
/** A guest's seats hang on the session: it lasts as long as one may come back to a game. */
const LASTS = { session: 180 * DAY, token: 3650 * DAY }
const SEEN_EVERY = 60 * 60 * 1000
/** How long a process believes what it has read: what ends elsewhere is over here so late. */
const BELIEVED = 3000
const MOST = 20_000

/** Begins a session or gives out a token; what is said of it is said this once. */
export const beginSession = async (
  storage: Storage,
  user: User,
  now: number,
  kind: 'session' | 'token',
  label: string,
): Promise<string> => {
  const token = newToken()
  await storage.people.addSession({
    id: newId(),
    user_id: user.id,
    token_hash: hashOf(token),
    kind,
    label: label.slice(0, 200),
    created_at: now,
    seen_at: now,
    expires_at: now + LASTS[kind],
  })
  return token
}

/** Who tokens belong to: asked with every request, so remembered for a moment. */
export class Sessions {
  readonly #storage: Storage
  readonly #known = new Map<string, { readonly caller: Caller; readonly until: number }>()

  constructor(storage: Storage) {
    this.#storage = storage
  }

  async callerOf(token: string, now: number): Promise<Caller | null> {
    const hash = hashOf(token)
    const known = this.#known.get(hash)
    if (known && known.until > now && known.until - now <= BELIEVED) return known.caller
    const { people } = this.#storage
    const caller = await people.bySessionHash(hash)
    this.#known.delete(hash)
    if (!caller || caller.user.deleted_at !== null || caller.session.expires_at <= now) return null
    if (now - caller.session.seen_at > SEEN_EVERY) await people.seenSession(caller.session.id, now)
    this.#known.set(hash, { caller, until: now + BELIEVED })
    const oldest = this.#known.keys().next()
    if (this.#known.size > MOST && !oldest.done) this.#known.delete(oldest.value)
    return caller
  }

  /** A session or a user has changed. */
  forget(is: (caller: Caller) => boolean): void {
    for (const [hash, { caller }] of this.#known) if (is(caller)) this.#known.delete(hash)
  }
}
