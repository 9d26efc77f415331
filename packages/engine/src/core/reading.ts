import type { OperatorId, PlayerId, PrivateId } from './ids.js'
import type { Position } from './position.js'

/** How much of something is used up in a turn. */
export interface Used {
  readonly used: number
  readonly of: number
}

/** Company → what each player has bid on it. */
export type Bids = Readonly<Record<PrivateId, Readonly<Record<PlayerId, number>>>>

/** What anybody at the table can count, where the state alone does not say it: for screens and bots. */
export interface TableReading {
  /** Operators with a turn still to come, the one in progress first; outside of a round as one would begin now. */
  toOperate(p: Position): readonly OperatorId[]
  /** Tiles an operator has laid in its turn, of those it may lay. */
  lays?(p: Position, operator: OperatorId): Used
  /** Cash that no bid binds. */
  freeCash?(p: Position, player: PlayerId): number
  /** Bids that stand. */
  bids?(p: Position): Bids
}
