import type { OperatorId } from '../core/ids.js'
import type { Position } from '../core/position.js'

/** How many trains an operator may own, and how many of those it has count against that. */
export interface TrainLimit {
  limit(p: Position, operator: OperatorId): number
  counted(p: Position, operator: OperatorId): number
}

/** Trains above the limit. */
export const excess = (p: Position, operator: OperatorId, { limit, counted }: TrainLimit): number =>
  counted(p, operator) - limit(p, operator)

/** Is there room for no more? */
export const isFull = (p: Position, operator: OperatorId, trains: TrainLimit): boolean =>
  excess(p, operator, trains) >= 0
