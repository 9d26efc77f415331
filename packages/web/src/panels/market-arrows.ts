import type { CellBox, MarketLayout } from './market-layout.js'

interface Spot {
  readonly x: number
  readonly y: number
}

/** Length of an arrow's head. */
const HEAD = 7

const piece = (from: Spot, to: Spot, gap: number): { readonly line: string; readonly head: string } | null => {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = Math.hypot(dx, dy)
  if (length < gap + HEAD + 2) return null
  const [ux, uy] = [dx / length, dy / length]
  const tip = { x: to.x - ux * gap, y: to.y - uy * gap }
  const neck = { x: tip.x - ux * HEAD, y: tip.y - uy * HEAD }
  const r = (n: number): number => Math.round(n * 10) / 10
  const side = (k: number): string => `${r(neck.x - uy * HEAD * 0.6 * k)} ${r(neck.y + ux * HEAD * 0.6 * k)}`
  return {
    line: `M${r(from.x)} ${r(from.y)}L${r(neck.x)} ${r(neck.y)}`,
    head: `M${r(tip.x)} ${r(tip.y)}L${side(1)}L${side(-1)}Z`,
  }
}

/** An arrow from the middle of one cell to the rim of the sign in another; over a broken line it leaves and comes in again. */
export const arrowPaths = (
  layout: MarketLayout,
  from: CellBox,
  to: CellBox,
  sign: Spot,
): { readonly line: string; readonly head: string } | null => {
  const start = { x: from.x + layout.cellWidth / 2, y: sign.y - to.y + from.y }
  const gap = layout.sign / 2 + 1
  if (!layout.wrapped || from.y === to.y) return piece(start, sign, gap)
  const forward = to.y > from.y
  const leaves = { x: forward ? layout.width : 0, y: start.y }
  const enters = { x: forward ? 0 : layout.width, y: sign.y }
  const last = piece(enters, sign, gap)
  const first = `M${start.x} ${start.y}L${leaves.x} ${leaves.y}`
  return last ? { line: first + last.line, head: last.head } : { line: first, head: '' }
}
