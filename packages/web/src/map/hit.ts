import { hexCentre, type Point, SIDE } from '@roundhouse/board'
import type { BoardData, HexId } from '@roundhouse/engine'

/** What was pointed at. All points are on the sheet. */
export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

/** The hex around a point: of hexes side by side it is the one whose middle is nearest. */
export const hexAt = (board: BoardData, at: Point): HexId | undefined => {
  let found: { readonly id: HexId; readonly away: number } | undefined
  for (const hex of Object.values(board.hexes)) {
    const away = distance(at, hexCentre(board.layout, hex))
    if (away < SIDE && (!found || away < found.away)) found = { id: hex.id, away }
  }
  return found?.id
}

/** Index of the nearest point, if one is near enough. */
export const nearest = (points: readonly Point[], at: Point, within = Number.POSITIVE_INFINITY): number | undefined => {
  let found: number | undefined
  let best = within
  for (const [i, point] of points.entries()) {
    const away = distance(point, at)
    if (away <= best) {
      found = i
      best = away
    }
  }
  return found
}

/** As far as a finger may miss a circle, in pixels. */
const FINGER = 24

/**
 * Which of the open cities of a hex is meant. Where the hex is nothing but its cities, all of it counts;
 * where it is a target itself, only what is on a city or a finger beside it.
 */
export const cityMeant = (
  spots: readonly Point[],
  at: Point,
  { wholeHex, scale }: { readonly wholeHex: boolean; readonly scale: number },
): number | undefined => nearest(spots, at, wholeHex ? undefined : Math.max(32, FINGER / scale))

export const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] } as const
export type Arrow = keyof typeof ARROWS
export const isArrow = (key: string): key is Arrow => Object.hasOwn(ARROWS, key)

/** The place an arrow key leads to: not far, and rather straight ahead than aside. */
export const ahead = <T extends { readonly at: Point }>(
  from: Point,
  places: readonly T[],
  arrow: Arrow,
): T | undefined => {
  const [dx, dy] = ARROWS[arrow]
  let found: { readonly place: T; readonly cost: number } | undefined
  for (const place of places) {
    const [x, y] = [place.at.x - from.x, place.at.y - from.y]
    const forward = x * dx + y * dy
    const away = Math.hypot(x, y)
    // Some 70° to each side: every neighbour of a hex is reached by some arrow.
    if (away < 1 || forward < away * 0.34) continue
    const cost = away * (2.2 - forward / away)
    if (!found || cost < found.cost) found = { place, cost }
  }
  return found?.place
}
