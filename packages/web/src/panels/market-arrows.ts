import type { CellBox, MarketLayout } from './market-layout.js'

interface Spot {
  readonly x: number
  readonly y: number
}

/** Length of an arrow's head. */
const HEAD = 7

export interface Arrow {
  readonly start: Spot
  readonly line: string
  /** Empty where the cells are so near that there is no room for a head. */
  readonly head: string
}

const r = (n: number): number => Math.round(n * 10) / 10

const piece = (from: Spot, to: Spot, gap: number): { readonly line: string; readonly head: string } => {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = Math.hypot(dx, dy)
  if (length < gap + HEAD + 2) return { line: '', head: '' }
  const [ux, uy] = [dx / length, dy / length]
  const tip = { x: to.x - ux * gap, y: to.y - uy * gap }
  const neck = { x: tip.x - ux * HEAD, y: tip.y - uy * HEAD }
  const side = (k: number): string => `${r(neck.x - uy * HEAD * 0.6 * k)} ${r(neck.y + ux * HEAD * 0.6 * k)}`
  return {
    line: `M${r(from.x)} ${r(from.y)}L${r(neck.x)} ${r(neck.y)}`,
    head: `M${r(tip.x)} ${r(tip.y)}L${side(1)}L${side(-1)}Z`,
  }
}

/** An arrow from one cell to the rim of the sign in another; over a broken line it leaves and comes in again. */
export const arrowPaths = (layout: MarketLayout, from: CellBox, to: CellBox, sign: Spot): Arrow => {
  const start = { x: from.x + layout.cellWidth / 2, y: sign.y - to.y + from.y }
  const gap = layout.sign / 2 + 1
  if (from.y !== to.y && Math.abs(start.x - sign.x) < layout.cellWidth / 2) {
    // Up or down a column: beside the prices and the sign, not across them.
    const x = to.x + layout.cellWidth * 0.84
    return { start: { ...start, x }, ...piece({ ...start, x }, { ...sign, x }, 0) }
  }
  if (!layout.wrapped || from.y === to.y) return { start, ...piece(start, sign, gap) }
  const forward = to.y > from.y
  const leaves = { x: forward ? layout.width : 0, y: start.y }
  const last = piece({ x: forward ? 0 : layout.width, y: sign.y }, sign, gap)
  return { start, line: `M${r(start.x)} ${r(start.y)}L${r(leaves.x)} ${r(leaves.y)}${last.line}`, head: last.head }
}
