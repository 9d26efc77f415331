import type { Colour } from '../board/face.js'
import type { HexId, OperatorId, TrainId } from '../core/ids.js'
import type { Position } from '../core/position.js'

/** Added to a stop that is counted: a marker, a port, stations of others. Without `place` it holds for all of the hex. */
export interface StopBonus {
  readonly id: string
  readonly hex: HexId
  readonly place?: number
  readonly amount: number
}

/** For a route with counted ends in two groups: `amount`, and what is printed at each end. */
export interface PairBonus {
  readonly id: string
  readonly groups: readonly [string, string]
  readonly amount: number
  readonly figures?: Readonly<Record<HexId, number>>
}

/**
 * Something one train of the set may use, once. Claims with the same `token` exclude each other
 * (a car with two uses); a required one must be used by the set as a whole.
 */
export type Claim = {
  readonly id: string
  readonly token?: string
  readonly required?: boolean
} & ClaimEffect

export type ClaimEffect =
  /** For each location visited, counted or not (1846 mail contract). */
  | { readonly effect: 'visits'; readonly amount: number }
  /** For one visited stop of the kind (18Mag RÁBA). */
  | { readonly effect: 'stop'; readonly kind: 'offboard'; readonly amount: number }
  /** As many towns more as its length (18Mag G&C). */
  | { readonly effect: 'towns' }
  /** May visit one mine, whose value is paid aside from the revenue (18Mag SNW). */
  | { readonly effect: 'mine' }

/** What holds for an operator's run at this moment. */
export interface RouteExtras {
  readonly bonuses?: readonly StopBonus[]
  readonly pairs?: readonly PairBonus[]
  readonly claims?: readonly Claim[]
  /** Towns that a train may visit beyond its length. */
  readonly moreTowns?: Readonly<Record<TrainId, number>>
}

/** What a title says about routes, beyond what its trains and its map say. */
export interface RouteRules {
  /** Hexes all of whose places are one location (1846 Chicago). Hexes of one `area` are one location anyway. */
  readonly oneLocation?: readonly HexId[]
  /** Groups of which a route holds one member at most (1846: East). */
  readonly exclusive?: readonly string[]
  /** Stops that do not count for the two a route needs (1849: ports). */
  readonly notForMinimum?: readonly HexId[]
  /** Colours reached, oldest first, for values that change with them; the phase's tiles if absent. */
  colours?(p: Position): readonly (Colour | 'black')[]
  extras?(p: Position, operator: OperatorId): RouteExtras
}

/** Fewest stops of a route, in every title. */
export const MINIMUM_STOPS = 2
