import type { Box, Point } from '@roundhouse/board'
import { arcSpots, cardSpot, type Hub, rowSpots } from './tray-layout.js'
import { type Frame, freeRect } from './viewport.js'

/** Below this width of the map the tiles lie in a strip at the bottom, for the thumb. */
export const NARROW = 600
/** Height of that strip, about. */
export const STRIP = 210

const RING_TILE = { width: 90, height: 110 }
const CARD_TILE = { width: 66, height: 84 }
/** More than this around a hex would hide the map. */
const MOST_AROUND = 8
const ACTIONS = 52
/** A line told of the tile in hand. */
const TOLD = 24
/** Another way to pay for it. */
const PAYMENT = 46
const PADDING = 10
const MARGIN = 8

export type Arrangement =
  | { readonly kind: 'strip' }
  | { readonly kind: 'ring'; readonly spots: readonly Point[]; readonly actions: Point }
  | { readonly kind: 'card'; readonly spots: readonly Point[]; readonly actions: Point; readonly box: Box }

/** Tiles stand around the hex until one is taken up; then they make room for its neighbours and gather on a card. */
export const arrange = (
  count: number,
  hub: Hub,
  frame: Frame,
  held: boolean,
  told = false,
  payments = 0,
): Arrangement => {
  if (frame.width < NARROW) return { kind: 'strip' }
  const free = freeRect(frame)
  const room = {
    x: free.x + MARGIN,
    y: free.y + MARGIN,
    width: free.width - 2 * MARGIN,
    height: free.height - 2 * MARGIN,
  }
  if (!held && count <= MOST_AROUND) {
    // The way out stands at the end of the row.
    const spots = arcSpots(count + 1, RING_TILE, hub, room)
    if (spots) return { kind: 'ring', spots: spots.slice(0, -1), actions: spots.at(-1)! }
  }
  const width = Math.min(room.width, Math.max(316, Math.min(count, 6) * (CARD_TILE.width + 8) + 2 * PADDING))
  const rows = rowSpots(count, CARD_TILE, width - 2 * PADDING)
  const foot = ACTIONS + (held && told ? TOLD : 0) + (held ? payments * PAYMENT : 0)
  const box = cardSpot({ width, height: rows.height + foot + 2 * PADDING }, hub, room)
  const actions = { x: box.x + width / 2, y: box.y + box.height - foot - PADDING / 2 }
  return {
    kind: 'card',
    box,
    actions,
    spots: rows.spots.map(({ x, y }) => ({ x: box.x + PADDING + x, y: box.y + PADDING + y })),
  }
}
