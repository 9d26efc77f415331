import type { Box } from '@roundhouse/board'
import { describe, expect, test } from 'vitest'
import { arcSpots, cardSpot, overlap, rowSpots } from './tray-layout.js'

const room: Box = { x: 0, y: 0, width: 1000, height: 700 }
const size = { width: 76, height: 92 }
const within = (box: Box): boolean =>
  box.x >= room.x &&
  box.y >= room.y &&
  box.x + box.width <= room.x + room.width &&
  box.y + box.height <= room.y + room.height
const around = ({ x, y }: { x: number; y: number }): Box => ({ x: x - 38, y: y - 46, ...size })

const HUBS = [
  ['middle', 500, 350, 50],
  ['top', 500, 20, 50],
  ['left', 10, 350, 50],
  ['corner', 990, 690, 50],
  ['close', 500, 350, 170],
  ['small', 300, 300, 12],
] as const

describe.each(HUBS)('around a hex: %s', (name, x, y, reach) => {
  const hub = { at: { x, y }, reach }
  // In a corner more would be far away: they go on a card instead.
  test.each(name === 'corner' ? [1, 3] : [1, 3, 6])('%i tiles stay inside, apart and off the hex', (count) => {
    const spots = arcSpots(count, size, hub, room)
    expect(spots).toHaveLength(count)
    for (const [i, spot] of spots!.entries()) {
      expect(within(around(spot))).toBe(true)
      for (const other of spots!.slice(i + 1)) expect(overlap(around(spot), around(other))).toBe(false)
      expect(Math.hypot(spot.x - x, spot.y - y)).toBeGreaterThan(reach)
    }
  })
  test('the card stays inside', () => expect(within(cardSpot({ width: 320, height: 130 }, hub, room))).toBe(true))
})

test('a few tiles stand above the hex from left to right', () => {
  const spots = arcSpots(3, size, { at: { x: 500, y: 350 }, reach: 50 }, room)!
  expect(spots.map(({ x }) => x)).toEqual([...spots.map(({ x }) => x)].sort((a, b) => a - b))
  for (const { y } of spots) expect(y).toBeLessThan(350)
})

test('without room there is no arc', () => {
  expect(arcSpots(4, size, { at: { x: 50, y: 50 }, reach: 50 }, { x: 0, y: 0, width: 100, height: 100 })).toBeNull()
})

describe('the card', () => {
  const card = { width: 320, height: 130 }
  test('leaves the neighbours of the hex in sight', () => {
    const { y } = cardSpot(card, { at: { x: 500, y: 200 }, reach: 60 }, room)
    expect(y - 200).toBeGreaterThan(60 * 2.6)
  })
  test('goes above a hex at the bottom', () => {
    expect(cardSpot(card, { at: { x: 500, y: 650 }, reach: 50 }, room).y).toBeLessThan(600)
  })
  test('in a room that the hex fills it takes the far end', () => {
    expect(cardSpot(card, { at: { x: 500, y: 300 }, reach: 400 }, room).y).toBe(570)
  })
})

test('rows are centred and wrap', () => {
  const { spots, height } = rowSpots(5, { width: 50, height: 50 }, 180)
  expect(spots.map(({ y }) => y)).toEqual([25, 25, 25, 83, 83])
  expect(spots[1]!.x).toBe(90)
  expect(spots[3]!.x + spots[4]!.x).toBe(180)
  expect(height).toBe(108)
  expect(rowSpots(0, { width: 50, height: 50 }, 180).height).toBe(0)
})
