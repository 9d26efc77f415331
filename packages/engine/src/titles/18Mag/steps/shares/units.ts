import type { OperatorId } from '../../../../core/ids.js'
import { price } from '../../../../core/market.js'
import type { Position } from '../../../../core/position.js'
import { sizeOf } from '../../../../core/shares.js'

/** What papers worth so many percent cost: the price is that of one ordinary share. */
export const shareValue = (p: Position, corporation: OperatorId, percent: number): number =>
  (price(p, corporation) * percent) / sizeOf(p, corporation, 1)
