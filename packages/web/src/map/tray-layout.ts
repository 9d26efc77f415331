import type { Box, Point } from '@roundhouse/board'

/** Where the choices around a hex go, in pixels of the frame. */
export interface Hub {
  readonly at: Point
  /** From the middle of the hex to its corner. */
  readonly reach: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

const GAP = 8

const boxAround = ({ x, y }: Point, { width, height }: Size): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
})

const inside = (box: Box, room: Box): boolean =>
  box.x >= room.x &&
  box.y >= room.y &&
  box.x + box.width <= room.x + room.width &&
  box.y + box.height <= room.y + room.height

export const overlap = (a: Box, b: Box, gap = 0): boolean =>
  a.x < b.x + b.width + gap && b.x < a.x + a.width + gap && a.y < b.y + b.height + gap && b.y < a.y + a.height + gap

/** The hex as a box: a little less than its corners, so that choices come close. */
const hubBox = ({ at, reach }: Hub): Box => boxAround(at, { width: reach * 1.8, height: reach * 1.8 })

/** Directions an arc may open to, upwards first; 0 is up, angles turn clockwise. */
const DIRECTIONS = [0, 0.25, -0.25, 0.5, -0.5, 0.75, -0.75, 1].map((half) => half * Math.PI)
const FARTHEST = 3
const DEGREE = Math.PI / 180

/** Angles to both sides of a direction, each as near to the one before as their boxes allow; from left to right. */
const spread = (count: number, size: Size, out: number, direction: number): readonly number[] | null => {
  const boxAt = (angle: number): Box => boxAround({ x: Math.sin(angle) * out, y: -Math.cos(angle) * out }, size)
  const next = (from: number, way: 1 | -1): number => {
    const before = boxAt(from)
    let angle = from + way * DEGREE
    while (overlap(before, boxAt(angle), GAP) && Math.abs(angle - from) < Math.PI) angle += way * DEGREE
    return angle
  }
  const half = (): number => {
    let angle = DEGREE
    while (overlap(boxAt(direction - angle), boxAt(direction + angle), GAP) && angle < Math.PI / 2) angle += DEGREE / 2
    return angle
  }
  const start = count % 2 === 1 ? 0 : half()
  const angles = count % 2 === 1 ? [direction] : [direction - start, direction + start]
  while (angles.length < count) {
    angles.unshift(next(angles[0]!, -1))
    angles.push(next(angles.at(-1)!, 1))
  }
  if (angles.at(-1)! - angles[0]! > 2 * Math.PI) return null
  const boxes = angles.map(boxAt)
  const clear = boxes.every((box, i) => boxes.slice(i + 1).every((other) => !overlap(box, other, GAP - 1)))
  return clear ? angles : null
}

/** Farther out by this much before an arc opens to a less usual side. */
const DETOUR = 20

/**
 * Middles for so many things on an arc around a hex, clockwise, clear of each other and of the hex, inside the room;
 * near, and rather above than below. null = no room.
 */
export const arcSpots = (count: number, size: Size, hub: Hub, room: Box): readonly Point[] | null => {
  const hex = hubBox(hub)
  const nearest = hub.reach + GAP + Math.min(size.width, size.height) / 2
  let limit = nearest + FARTHEST * Math.max(size.width, size.height)
  let best: readonly Point[] | null = null
  for (const [i, direction] of DIRECTIONS.entries()) {
    for (let out = nearest; out < limit - i * DETOUR; out += GAP) {
      const spots = spread(count, size, out, direction)?.map((angle) => ({
        x: hub.at.x + Math.sin(angle) * out,
        y: hub.at.y - Math.cos(angle) * out,
      }))
      const fits = spots?.every((spot) => {
        const box = boxAround(spot, size)
        return inside(box, room) && !overlap(box, hex, 2)
      })
      if (!spots || !fits) continue
      best = spots
      limit = out + i * DETOUR
    }
  }
  return best
}

/** A card beside a hex: beyond its neighbours if there is room, so that they stay in sight; never on the hex itself. */
export const cardSpot = (size: Size, hub: Hub, room: Box): Box => {
  const { width, height } = size
  const { at, reach } = hub
  const clampX = (x: number): number => Math.min(Math.max(x, room.x), Math.max(room.x, room.x + room.width - width))
  const clampY = (y: number): number => Math.min(Math.max(y, room.y), Math.max(room.y, room.y + room.height - height))
  const spots: Box[] = []
  for (const away of [reach * 2.75, reach * 1.2]) {
    spots.push(
      { ...size, x: clampX(at.x - width / 2), y: at.y + away },
      { ...size, x: clampX(at.x - width / 2), y: at.y - away - height },
      { ...size, x: at.x + away, y: clampY(at.y - height / 2) },
      { ...size, x: at.x - away - width, y: clampY(at.y - height / 2) },
    )
  }
  const hex = hubBox(hub)
  const fits = spots.find((spot) => inside(spot, room) && !overlap(spot, hex))
  if (fits) return fits
  const below = room.y + room.height - height
  const above = room.y
  const y = Math.abs(below + height / 2 - at.y) >= Math.abs(above + height / 2 - at.y) ? below : above
  return { ...size, x: clampX(at.x - width / 2), y: Math.max(room.y, y) }
}

/** Rows of equal things centred in a width: middles, and the height they take. */
export const rowSpots = (
  count: number,
  size: Size,
  width: number,
): { readonly spots: readonly Point[]; readonly height: number } => {
  const perRow = Math.max(1, Math.floor((width + GAP) / (size.width + GAP)))
  const rows = Math.ceil(count / perRow)
  const spots = Array.from({ length: count }, (_, i): Point => {
    const row = Math.floor(i / perRow)
    const inRow = row === rows - 1 ? count - row * perRow : perRow
    const left = (width - inRow * size.width - (inRow - 1) * GAP) / 2
    return {
      x: left + (i % perRow) * (size.width + GAP) + size.width / 2,
      y: row * (size.height + GAP) + size.height / 2,
    }
  })
  return { spots, height: rows === 0 ? 0 : rows * (size.height + GAP) - GAP }
}
