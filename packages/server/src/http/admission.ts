import type { FastifyRequest } from 'fastify'
import type { Cost, Operation } from '../api/operation.js'
import type { Caller } from '../caller.js'
import { Failure } from '../failure.js'
import type { Sessions } from '../people/sessions.js'
import type { Settings } from '../settings.js'
import { tokenInCookie } from './cookie.js'
import { Limits } from './limits.js'
import { networkOf } from './network.js'
import { isForeign } from './origin.js'

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null
  }
}

const BEARER = /^Bearer +(\S{1,200})$/i

const tokenOf = ({ headers }: FastifyRequest): string | undefined =>
  BEARER.exec(headers.authorization ?? '')?.[1] ?? tokenInCookie(headers.cookie)

/** By what requests of one person are counted. */
export const keyOf = ({ caller, ip }: FastifyRequest): string => caller?.user.id ?? networkOf(ip)

/** Who asks, may he, and not too often? Whose seat or office it takes is asked where the table is known. */
export class Admission {
  readonly #settings: Settings
  readonly #sessions: Sessions
  readonly #now: () => number
  readonly #limits = new Limits()

  constructor(settings: Settings, sessions: Sessions, now: () => number) {
    this.#settings = settings
    this.#sessions = sessions
    this.#now = now
  }

  /** Before anything is read: how often an address asks, and from which page. */
  atTheDoor(request: FastifyRequest): void {
    const { limits, publicUrl } = this.#settings
    if (limits) this.#limits.take('address', networkOf(request.ip), this.#now())
    const isReading = request.method === 'GET' || request.method === 'HEAD'
    const isSocket = request.headers.upgrade !== undefined
    if ((isSocket || !isReading) && isForeign(request, publicUrl)) throw new Failure('other_origin')
  }

  /** May an address ask for something beside what it came for? It is not turned away if not. */
  hasAllowance(request: FastifyRequest, cost: Cost): boolean {
    if (!this.#settings.limits) return true
    try {
      this.#limits.take(cost, networkOf(request.ip), this.#now())
      return true
    } catch (error) {
      if (error instanceof Failure) return false
      throw error
    }
  }

  async admit(request: FastifyRequest, { who, cost }: Pick<Operation, 'who' | 'cost'>): Promise<void> {
    const now = this.#now()
    const token = tokenOf(request)
    request.caller = token === undefined ? null : await this.#sessions.callerOf(token, now)
    if (this.#settings.limits) this.#limits.take(cost, cost === 'enter' ? networkOf(request.ip) : keyOf(request), now)
    if (request.caller) {
      if (who === 'account' && request.caller.user.kind !== 'account') throw new Failure('account_needed')
      return
    }
    // A token that does not hold is not taken for none at all.
    if (who !== 'anyone' || request.headers.authorization !== undefined) throw new Failure('not_signed_in')
  }
}
