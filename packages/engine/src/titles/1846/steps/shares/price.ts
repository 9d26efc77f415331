import type { Draft } from '../../../../core/draft.js'
import type { EventOf } from '../../../../core/event.js'
import type { OperatorId } from '../../../../core/ids.js'
import { movePrice, priceAfter } from '../../../../core/market.js'
import type { Position } from '../../../../core/position.js'

/** Price `n` columns right of a corporation's own (left when negative); beyond the ends of the row that of the last cell. */
export const priceBeside = (p: Position, corporation: OperatorId, n: number): number =>
  priceAfter(p, corporation, n < 0 ? 'left' : 'right', Math.abs(n))

/** Moves the marker `n` columns right (left when negative). */
export const moveColumns = (d: Draft, corporation: OperatorId, n: number, why: EventOf<'priceMoved'>['why']): void =>
  movePrice(d, corporation, n < 0 ? 'left' : 'right', why, Math.abs(n))
