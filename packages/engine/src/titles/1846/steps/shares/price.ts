import type { Draft } from '../../../../core/draft.js'
import type { EventOf } from '../../../../core/event.js'
import type { OperatorId } from '../../../../core/ids.js'
import { moveMarker } from '../../../../core/market.js'
import type { Position } from '../../../../core/position.js'
import { closeCorporation } from '../closing.js'

/** Price `n` columns from a corporation's own; below column 0 nothing, right of the last column the last. */
export const priceBeside = (p: Position, corporation: OperatorId, n: number): number => {
  const cells = p.rules.market.cells
  const col = (p.state.operators[corporation]?.cell ?? 0) + n
  return cells[Math.min(Math.max(col, 0), cells.length - 1)]?.price ?? 0
}

/** Moves the marker `n` columns right (left when negative). At $0 the corporation closes (1846-MKT-2, -3). */
export const movePrice = (d: Draft, corporation: OperatorId, n: number, why: EventOf<'priceMoved'>['why']): void => {
  const cell = d.state.operators[corporation]?.cell
  if (cell === undefined) return
  const last = d.rules.market.cells.length - 1
  moveMarker(d, corporation, Math.min(Math.max(cell + n, 0), last), why)
  if (d.state.operators[corporation]?.cell === 0) closeCorporation(d, corporation)
}
