import type { Move } from './stored-games.js'

/** A table the load plays: who sits there, and what they do. */
export interface LoadTable {
  readonly id: string
  readonly number: number
  /** Tokens in the order of the seats. */
  readonly tokens: readonly string[]
  readonly moves: readonly Move[]
}

/** So many actions a second, or as many as go with so many under way at once. */
export type Phase =
  | { readonly name: string; readonly seconds: number; readonly perSecond: number }
  | { readonly name: string; readonly seconds: number; readonly atOnce: number }

export interface LoadPlan {
  /** Servers; the seats of each table take turns. */
  readonly addresses: readonly string[]
  readonly tables: readonly LoadTable[]
}

/** To the process that makes the load. */
export type ToLoad =
  | { readonly kind: 'connect'; readonly plan: LoadPlan }
  | { readonly kind: 'phase'; readonly phase: Phase }
  | { readonly kind: 'end' }

export interface PhaseResult {
  readonly done: number
  readonly failed: number
  readonly seconds: number
  /** Milliseconds until the server has answered who acted. */
  readonly answered: readonly number[]
  /** Milliseconds until the last seat of the table has heard of it. */
  readonly told: readonly number[]
  /** What went wrong first. */
  readonly failure: string | null
}

export type FromLoad =
  | { readonly kind: 'connected'; readonly sockets: number; readonly seconds: number }
  | { readonly kind: 'result'; readonly result: PhaseResult }
