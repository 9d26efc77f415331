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

const STEP = Math.PI / 36
const RINGS = 3

/**
 * Middles for so many things in rings around a hex, inside the room and clear of each other; null = no room.
 * They are taken from the top to both sides and told clockwise from the bottom, so that they read from left to right.
 */
export const ringSpots = (
  count: number,
  size: Size,
  hub: Hub,
  room: Box,
  keepOut: readonly Box[] = [],
): readonly Point[] | null => {
  const taken: { readonly at: Point; readonly angle: number }[] = []
  const blocked = [hubBox(hub), ...keepOut]
  const across = Math.max(size.width, size.height)
  for (let ring = 0; ring < RINGS && taken.length < count; ring++) {
    const out = hub.reach + GAP + across / 2 + ring * (across + GAP)
    for (let step = 0; step <= 72 && taken.length < count; step++) {
      const angle = (step % 2 === 0 ? -1 : 1) * Math.ceil(step / 2) * STEP
      const at = { x: hub.at.x + Math.sin(angle) * out, y: hub.at.y - Math.cos(angle) * out }
      const box = boxAround(at, size)
      if (!inside(box, room) || blocked.some((other) => overlap(box, other, 2))) continue
      if (taken.some((other) => overlap(box, boxAround(other.at, size), GAP))) continue
      taken.push({ at, angle })
    }
  }
  if (taken.length < count) return null
  return taken.sort((a, b) => a.angle - b.angle).map(({ at }) => at)
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
