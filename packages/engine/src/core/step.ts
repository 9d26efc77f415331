import type { Action, ActionOf, ActionType } from './action.js'
import type { Draft } from './draft.js'
import type { Idle } from './event.js'
import type { EntityId } from './ids.js'
import type { Position } from './position.js'
import type { Objection } from './refusals.js'
import type { Interrupt } from './state.js'

/** A number the actor may choose within a candidate action: the price of a company, a bid. */
export interface Range {
  readonly field: string
  readonly min: number
  readonly max: number
  readonly step: number
  /** Values worth trying beside the ends: printed, one above the highest bid, exactly what is lacking. Ascending. */
  readonly marks?: readonly number[]
}

/** An action a player might think of. With a range, `action` carries the lowest (or usual) value. */
export interface Candidate<A extends Action = Action> {
  readonly action: A
  readonly range?: Range
  /** Legal, but the game could not go on after it: offered only where nothing else is. */
  readonly deadEnd?: boolean
}

/**
 * One kind of action at one point of the game. Legality is written once, in `object`:
 * `play` asks it about one action, `choices` about every candidate.
 */
export interface ActionKind<T extends ActionType = ActionType> {
  readonly type: T
  /** Tells kinds of the same type apart, for example a tile laid by a private company's power. */
  takes?(action: ActionOf<T>): boolean
  /** Who may do it, where that is not the step's actor alone (the president, any player). */
  by?(p: Position): readonly EntityId[]
  /** For one who may not act now: a better reason than whose turn it is, if there is one. */
  outOfTurn?(p: Position, action: ActionOf<T>): Objection | undefined
  /**
   * Is nothing of this kind legal for the actor, whatever it would name? Asked before any candidate is made, to spare
   * the making; `object` gives the reason.
   */
  closed?(p: Position, by: ActionOf<T>['by']): boolean
  /** What a screen should show, legal or not; nothing a player would never look for. */
  candidates(p: Position, by: ActionOf<T>['by']): Iterable<Candidate<ActionOf<T>>>
  object(p: Position, action: ActionOf<T>): Objection | undefined
  /** Only called with an action nothing was objected to. */
  apply(d: Draft, action: ActionOf<T>): void
}

/** For lists of kinds: each keeps its own action type inside. */
export type AnyKind = { [T in ActionType]: ActionKind<T> }[ActionType]

/** A point of a turn where somebody decides. */
export interface Step {
  readonly id: string
  /** Who acts here: a player, an operator, a private company. null = nothing to decide, the flow goes on. */
  actor(p: Position): EntityId | null
  readonly kinds: readonly AnyKind[]
  /** Why nobody was asked, where a player would have expected it; null = somebody has acted, or nobody waited for it. */
  idle?(p: Position): Idle | null
  /** Runs when the flow arrives at the step. */
  enter?(d: Draft): void
  /** Of an interrupt: runs when it has nothing (more) to ask and has been taken off the list. */
  settled?(d: Draft, interrupt: Interrupt): void
}

/** Who takes a turn. */
export type TurnTaker = 'player' | 'private' | 'minor' | 'corporation'

/** The steps of a turn in the order of play, by who takes it, in the order they come in the round. */
export type Turns = Readonly<Partial<Record<TurnTaker, readonly Step[]>>>

/** A kind of round: which step is open, and how to move on when it has nothing to ask. */
export interface RoundFlow {
  /** null = the turn is over. */
  step(p: Position): Step | null
  /** The order of play as data: for aids and help. */
  readonly turns?: Turns
  /** Open at any time of a turn beside the step's own. */
  readonly anytime?: readonly AnyKind[]
  /** Go to the next step, the next turn, or the next round. */
  advance(d: Draft): void
}
