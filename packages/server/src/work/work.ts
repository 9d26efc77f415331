import type { BotName, Decision } from '@roundhouse/bots'
import type { Action, GameState, OrderedMove, PlayerId, Range, Setup, StandingOrder } from '@roundhouse/engine'
import type { Drawing } from '../preview/drawing.js'

/** A position as a seat may know it, sent to another thread. */
export interface SentPosition {
  readonly setup: Setup
  readonly state: GameState
  readonly number: number
}

export interface OfferFound {
  readonly action: Action
  readonly range?: Range
}

/** What a bot does, and why. */
export type BotMove = Pick<Decision, 'action' | 'reasons'>

/** The first of several orders that has something to do, and what. */
export interface OrderedNow {
  readonly which: number
  readonly move: NonNullable<OrderedMove>
}

/** Work that takes long, done elsewhere than where requests are answered. */
export interface Work {
  /** What a seat may do, the best runs included. */
  choices(position: SentPosition, seat: PlayerId): Promise<readonly OfferFound[]>
  /** What a bot does. It knows what its seat may know. */
  decide(position: SentPosition, seat: PlayerId, bot: BotName, seed: number): Promise<BotMove>
  /** A picture for the preview of a link, as PNG. */
  draw(drawing: Drawing): Promise<Uint8Array>
  /** What the orders of a player do now; null = nothing. */
  order(position: SentPosition, seat: PlayerId, orders: readonly StandingOrder[]): Promise<OrderedNow | null>
  close(): Promise<void>
}

export type Task =
  | { readonly kind: 'choices'; readonly position: SentPosition; readonly seat: PlayerId }
  | {
      readonly kind: 'order'
      readonly position: SentPosition
      readonly seat: PlayerId
      readonly orders: readonly StandingOrder[]
    }
  | {
      readonly kind: 'decide'
      readonly position: SentPosition
      readonly seat: PlayerId
      readonly bot: BotName
      readonly seed: number
    }
  | { readonly kind: 'draw'; readonly drawing: Drawing }

export type Done = { readonly ok: true; readonly result: unknown } | { readonly ok: false; readonly fault: string }
