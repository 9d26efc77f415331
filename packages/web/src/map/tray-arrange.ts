import type { Box, Point } from '@roundhouse/board'
import { cardSpot, type Hub, ringSpots, rowSpots } from './tray-layout.js'
import { type Frame, freeRect } from './viewport.js'

/** Below this width of the map the tiles lie in a strip at the bottom, for the thumb. */
export const NARROW = 600
/** Height of that strip, about. */
export const STRIP = 210

const RING_TILE = { width: 92, height: 104 }
const CARD_TILE = { width: 64, height: 72 }
const ACTIONS = 52
const PADDING = 10
const MARGIN = 8

export type Arrangement =
  | { readonly kind: 'strip' }
  | { readonly kind: 'ring'; readonly spots: readonly Point[]; readonly actions: Point }
  | { readonly kind: 'card'; readonly spots: readonly Point[]; readonly actions: Point; readonly box: Box }

/** Tiles stand around the hex until one is taken up; then they make room for its neighbours and gather on a card. */
export const arrange = (count: number, hub: Hub, frame: Frame, held: boolean): Arrangement => {
  if (frame.width < NARROW) return { kind: 'strip' }
  const free = freeRect(frame)
  const room = {
    x: free.x + MARGIN,
    y: free.y + MARGIN,
    width: free.width - 2 * MARGIN,
    height: free.height - 2 * MARGIN,
  }
  if (!held) {
    const width = 190
    const below = hub.at.y + hub.reach + MARGIN + ACTIONS <= room.y + room.height
    const y = below ? hub.at.y + hub.reach + MARGIN : hub.at.y - hub.reach - MARGIN - ACTIONS
    const x = Math.min(Math.max(hub.at.x - width / 2, room.x), room.x + room.width - width)
    const spots = ringSpots(count, RING_TILE, hub, room, [{ x, y, width, height: ACTIONS }])
    if (spots) return { kind: 'ring', spots, actions: { x: x + width / 2, y } }
  }
  const width = Math.min(room.width, Math.max(316, Math.min(count, 6) * (CARD_TILE.width + 8) + 2 * PADDING))
  const rows = rowSpots(count, CARD_TILE, width - 2 * PADDING)
  const box = cardSpot({ width, height: rows.height + ACTIONS + 2 * PADDING }, hub, room)
  const actions = { x: box.x + width / 2, y: box.y + box.height - ACTIONS - PADDING / 2 }
  return {
    kind: 'card',
    box,
    actions,
    spots: rows.spots.map(({ x, y }) => ({ x: box.x + PADDING + x, y: box.y + PADDING + y })),
  }
}
