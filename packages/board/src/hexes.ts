import { type BoardData, type Edge, SIDE_STEPS } from '@roundhouse/engine'
import { round } from './node.js'

/** Where hexes lie on the sheet. The side of a hex is 100 units; y grows downwards, angles turn clockwise. */
export interface Point {
  readonly x: number
  readonly y: number
}
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
export type Layout = BoardData['layout']

export const SIDE = 100
/** From the centre to the middle of a side. */
export const APOTHEM = (SIDE * Math.sqrt(3)) / 2

export const point = (x: number, y: number): Point => ({ x, y })
export const add = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y })
export const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y })
export const times = (a: Point, k: number): Point => ({ x: a.x * k, y: a.y * k })
export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

export const hexCentre = (layout: Layout, hex: { readonly x: number; readonly y: number }): Point =>
  layout === 'flat' ? point(hex.x * 1.5 * SIDE, hex.y * APOTHEM) : point(hex.x * APOTHEM, hex.y * 1.5 * SIDE)

/** Angle of the way from the centre out through a side; 2.5 points at the corner between sides 2 and 3. */
export const edgeAngle = (layout: Layout, edge: number): number =>
  ((layout === 'flat' ? 90 : 120) + 60 * edge) * (Math.PI / 180)

export const edgeDirection = (layout: Layout, edge: number): Point => {
  const angle = edgeAngle(layout, edge)
  return point(Math.cos(angle), Math.sin(angle))
}

export const edgeMiddle = (layout: Layout, edge: number): Point => times(edgeDirection(layout, edge), APOTHEM)

/** The corner between a side and the next one clockwise. */
export const corner = (layout: Layout, edge: number, size = SIDE): Point =>
  times(edgeDirection(layout, edge + 0.5), size)

export const corners = (layout: Layout, size = SIDE): readonly Point[] =>
  [0, 1, 2, 3, 4, 5].map((edge) => corner(layout, edge, size))

export const polygonPoints = (points: readonly Point[]): string =>
  points.map(({ x, y }) => `${round(x)},${round(y)}`).join(' ')

/** How far inside the hex a point lies; negative outside. */
export const depthInHex = (layout: Layout, at: Point): number => {
  let depth = Number.POSITIVE_INFINITY
  for (let edge = 0; edge < 6; edge++) {
    const { x, y } = edgeDirection(layout, edge)
    depth = Math.min(depth, APOTHEM - (at.x * x + at.y * y))
  }
  return depth
}

/** Hexes by place on the sheet: unlike `BoardData.neighbours` it also finds those behind an impassable side. */
export const hexAcross = (board: BoardData): ((id: string, edge: Edge) => string | undefined) => {
  const byPlace = new Map<string, string>()
  for (const hex of Object.values(board.hexes)) byPlace.set(`${hex.x},${hex.y}`, hex.id)
  return (id, edge) => {
    const hex = board.hexes[id]
    const step = SIDE_STEPS[board.layout][edge]
    return hex && step && byPlace.get(`${hex.x + step[0]},${hex.y + step[1]}`)
  }
}

export const boardBox = (board: BoardData, margin = 0): Box => {
  const outline = corners(board.layout)
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const hex of Object.values(board.hexes)) {
    const centre = hexCentre(board.layout, hex)
    for (const { x, y } of outline) {
      left = Math.min(left, centre.x + x)
      right = Math.max(right, centre.x + x)
      top = Math.min(top, centre.y + y)
      bottom = Math.max(bottom, centre.y + y)
    }
  }
  return { x: left - margin, y: top - margin, width: right - left + 2 * margin, height: bottom - top + 2 * margin }
}
