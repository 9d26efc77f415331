import type { Action } from './action.js'
import type { EntityId, HexId, Holder, OperatorId, PlayerId, PrivateId, TileId, TrainId } from './ids.js'

/** Plain data only: what JSON can carry. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

export interface PlayerState {
  readonly cash: number
  readonly bankrupt?: true
  readonly facts?: FactValues
}

export interface OwnedTrain {
  readonly id: TrainId
  /** The type it was bought as, for example `3/5`. */
  readonly name: string
  /** May run once more, then goes. */
  readonly obsolete?: true
  /** Came with a purchase this turn and may not run yet. */
  readonly fresh?: true
}

export interface OperatorState {
  readonly cash: number
  readonly trains: readonly OwnedTrain[]
  /** Prices of the tokens still on the charter, in the order they are placed. */
  readonly tokens: readonly number[]
  /** Owner of a minor; a corporation's president is who holds its first certificate. */
  readonly owner?: PlayerId
  /** Market cell of the price marker; absent before it is started. */
  readonly cell?: number
  readonly par?: number
  readonly floated?: true
  /** Has carried out a dividend step. */
  readonly operated?: true
  /** Gone: never came into play, or left it. */
  readonly closed?: 'setup' | 'closed' | 'merged'
  readonly lastRevenue?: number
  readonly facts?: FactValues
}

export interface PrivateState {
  /** A player or a corporation; absent = still with the bank (or the deck). */
  readonly owner?: EntityId
  readonly closed?: true
  /** Uses of its power so far. */
  readonly used: number
  /** Lent to this operator (1846 Steamboat Company). */
  readonly to?: OperatorId
}

export interface TokenAt {
  readonly by: OperatorId
  readonly city: number
  /** 1846: lies face down for a corporation out of play, belongs to nobody. */
  readonly blocker?: true
}

export interface TileAt {
  readonly tile: TileId
  readonly rotation: number
}

export interface BoardState {
  readonly tiles: Readonly<Record<HexId, TileAt>>
  readonly tokens: Readonly<Record<HexId, readonly TokenAt[]>>
}

export interface Depot {
  /** Cards in the order they are sold. */
  readonly upcoming: readonly TrainId[]
  /** Returned by operators, for sale again. */
  readonly discarded: readonly OwnedTrain[]
}

declare const sealed: unique symbol

/** Values of declared facts by name. Sealed: only a declared fact (`core/facts.ts`) or interrupt reads and writes them. */
export interface FactValues {
  readonly [sealed]?: never
}

export interface RoundState {
  /** Which of the title's rounds: `draft`, `stock`, `operating`, … */
  readonly kind: string
  /** Which round of its kind within the turn, from 1, and of how many. */
  readonly num: number
  readonly of: number
  /** Whose turn it is. */
  readonly current: EntityId | null
  /** Index of the step within the turn. */
  readonly step: number
  readonly turn: FactValues
  /** Facts that live as long as the round: who passed, who sold what, who has operated. */
  readonly memo: FactValues
}

/** Something that must be settled before the round goes on: excess trains, an offer, a merger. */
export interface Interrupt {
  readonly kind: string
  readonly by: EntityId
  readonly data: FactValues
  /** An offer keeps the action that waits for the answer. */
  readonly action?: Action
}

export interface Ended {
  readonly reason: string
}

export interface GameState {
  /** Number of the stock round and the operating rounds after it. */
  readonly turn: number
  readonly phase: number
  /** null = the bank never runs out (18Mag). */
  readonly bank: number | null
  /** Clockwise. */
  readonly seats: readonly PlayerId[]
  readonly priority: PlayerId
  readonly players: Readonly<Record<PlayerId, PlayerState>>
  readonly operators: Readonly<Record<OperatorId, OperatorState>>
  /** Corporation → who holds its certificate 0 (the president's), 1, 2 … */
  readonly shares: Readonly<Record<OperatorId, readonly Holder[]>>
  /** Market cell → markers from top to bottom. */
  readonly market: Readonly<Record<number, readonly OperatorId[]>>
  readonly privates: Readonly<Record<PrivateId, PrivateState>>
  readonly board: BoardState
  /** hex → the private companies whose markers lie there. */
  readonly markers: Readonly<Record<HexId, readonly PrivateId[]>>
  readonly depot: Depot
  readonly round: RoundState
  readonly interrupts: readonly Interrupt[]
  /** Kept by some titles between rounds. */
  readonly memo: FactValues
  /** Where chance stands: see `core/random`. Leaves with no view. */
  readonly random: number
  /** Why the game will end, once it is sure to. */
  readonly ending?: string
  readonly ended?: Ended
}
