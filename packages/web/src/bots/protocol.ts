import type { BotName, Reason } from '@roundhouse/bots'
import type { Action, GameEvent, GameState, PlayerId, Setup } from '@roundhouse/engine'

/** A position as a seat may know it, and whose decision is wanted of whom. */
export interface Question {
  readonly setup: Setup
  readonly state: GameState
  readonly seat: PlayerId
  readonly bot: BotName
  readonly seed: number
  readonly budget?: number
  /** What was done in truth: to be judged beside what the bot would do. */
  readonly done?: Action
}

/** An action a bot has thought of, what it expects it to bring, and what would happen at once. */
export interface Option {
  readonly action: Action
  readonly worth: number
  readonly events: readonly GameEvent[]
}

export interface Thought {
  readonly action: Action
  readonly events: readonly GameEvent[]
  readonly reasons: readonly Reason[]
  /** Best first. */
  readonly options: readonly Option[]
  /** How much more the bot's own action is expected to bring than what was done. */
  readonly cost?: number
}

export interface BotRequest {
  readonly id: number
  readonly question: Question
}

export type BotReply =
  | { readonly id: number; readonly ok: true; readonly thought: Thought }
  | { readonly id: number; readonly ok: false; readonly error: string }
