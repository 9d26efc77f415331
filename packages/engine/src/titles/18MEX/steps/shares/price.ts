import type { Draft } from '../../../../core/draft.js'
import type { EventOf } from '../../../../core/event.js'
import type { OperatorId } from '../../../../core/ids.js'
import { moveMarker } from '../../../../core/market.js'
import type { Position } from '../../../../core/position.js'
import { MARKET } from '../../data/market.js'
import { noteEnding } from '../../rounds/end.js'

export type Move = 'right' | 'left' | 'down' | 'up'

/** The cell a marker comes to (2.5): rows end upwards on the right and downwards on the left, columns stop the fall. */
export const cellAfter = (p: Position, cell: number, move: Move): number => {
  const { cells, cols } = p.rules.market
  const row = Math.floor(cell / cols)
  const col = cell % cols
  const there = (r: number, c: number): number | undefined =>
    r >= 0 && c >= 0 && c < cols && cells[r * cols + c] ? r * cols + c : undefined
  const above = there(row - 1, col)
  const below = there(row + 1, col)
  switch (move) {
    case 'right':
      return there(row, col + 1) ?? above ?? cell
    case 'left':
      return there(row, col - 1) ?? below ?? cell
    case 'down':
      return below ?? cell
    case 'up':
      return above ?? cell
    default:
      return move satisfies never
  }
}

export const movePrice = (
  d: Draft,
  corporation: OperatorId,
  move: Move,
  why: EventOf<'priceMoved'>['why'],
  times = 1,
): void => {
  let cell = d.state.operators[corporation]?.cell
  if (cell === undefined) return
  for (let i = 0; i < times; i++) cell = cellAfter(d, cell, move)
  moveMarker(d, corporation, cell, why)
  noteEnding(d)
}

/** The market value lies in the yellow zone: its certificates do not count (MEX-3.3-2). */
export const inYellowZone = (p: Position, corporation: OperatorId): boolean => {
  const cell = p.state.operators[corporation]?.cell
  return cell !== undefined && p.rules.market.cells[cell]?.zones.includes('noCertLimit') === true
}

/** Cells where a major may be founded, dearest last. */
export const PAR_CELLS: readonly { readonly cell: number; readonly price: number }[] = MARKET.cells
  .flatMap((cell, i) => (cell?.zones.includes('par') ? [{ cell: i, price: cell.price }] : []))
  .sort((a, b) => a.price - b.price)
