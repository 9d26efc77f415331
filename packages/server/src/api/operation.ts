import type { TSchema } from 'typebox'
import type { ErrorCode } from './errors.js'

/**
 * Who is answered. `anyone`: without a name, too. `user`: a guest or an account. `account`: with a password.
 * `seated`: who has a seat at the table. `host`: the table's host. `operator`: who runs the server.
 */
export type Who = 'anyone' | 'user' | 'account' | 'seated' | 'host' | 'operator'

/** What a request costs of the caller's allowance. */
export type Cost = 'read' | 'write' | 'enter' | 'search'

/** One thing the server can be asked: where, by whom, with what, and what comes back. */
export interface Operation {
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** With `:name` for what varies. */
  readonly path: string
  readonly summary: string
  /** What does not go without saying. */
  readonly description?: string
  readonly who: Who
  readonly cost: Cost
  readonly params?: TSchema
  readonly query?: TSchema
  readonly body?: TSchema
  /** By status; null = an empty answer. */
  readonly answers: Readonly<Record<number, TSchema | null>>
  /** Beside those every operation may give. */
  readonly errors: readonly ErrorCode[]
  /** The answer is no JSON of the API's own: its media type. */
  readonly media?: string
  /** The request becomes a WebSocket: what is sent both ways. */
  readonly live?: { readonly sends: TSchema; readonly takes: TSchema }
}

/** Keeps the types of what is written. */
export const operation = <const O extends Operation>(written: O): O => written
