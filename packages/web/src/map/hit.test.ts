import { hexCentre } from '@roundhouse/board'
import { type BoardData, titles } from '@roundhouse/engine'
import { rulesOf } from '@roundhouse/engine/testing'
import { describe, expect, test } from 'vitest'
import { ARROWS, type Arrow, ahead, cityMeant, hexAt, nearest } from './hit.js'

const boards: readonly (readonly [string, BoardData])[] = Object.values(titles).map(({ id, players }) => [
  id,
  rulesOf(id, { players: players.min }).board,
])

describe.each(boards)('hexes of %s', (_, board) => {
  const middle = (id: string) => hexCentre(board.layout, board.hexes[id]!)
  test('are found around their middle and near their sides', () => {
    for (const id of Object.keys(board.hexes)) {
      const { x, y } = middle(id)
      expect(hexAt(board, { x, y })).toBe(id)
      expect(hexAt(board, { x: x + 40, y: y - 50 })).toBe(id)
    }
    expect(hexAt(board, { x: -1e4, y: 0 })).toBeUndefined()
  })
  test('are all reached with the arrow keys', () => {
    const places = Object.keys(board.hexes).map((id) => ({ id, at: middle(id) }))
    const seen = new Set([places[0]!.id])
    const open = [places[0]!]
    for (let from = open.pop(); from; from = open.pop()) {
      for (const arrow of Object.keys(ARROWS) as Arrow[]) {
        const next = ahead(from.at, places, arrow)
        if (next && !seen.has(next.id)) {
          seen.add(next.id)
          open.push(next)
        }
      }
    }
    expect(seen.size).toBe(places.length)
  })
})

test('nearest', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
  ]
  expect(nearest(points, { x: 7, y: 0 })).toBe(1)
  expect(nearest(points, { x: 30, y: 0 }, 15)).toBeUndefined()
  expect(nearest([], { x: 0, y: 0 })).toBeUndefined()
})

describe('a city among others', () => {
  const spots = [
    { x: -50, y: 0 },
    { x: 50, y: 0 },
  ]
  const cases = [
    ['the nearer one, anywhere on a hex of cities', { x: 5, y: 80 }, true, 1, 1],
    ['on the circle', { x: -40, y: 10 }, false, 1, 0],
    ['beside it the hex is meant', { x: 0, y: 80 }, false, 1, undefined],
    ['far away on the screen a finger is wide', { x: -10, y: 40 }, false, 0.3, 0],
  ] as const
  test.each(cases)('%s', (_, at, wholeHex, scale, meant) =>
    expect(cityMeant(spots, at, { wholeHex, scale })).toBe(meant),
  )
})

test('arrows prefer what lies straight ahead', () => {
  const places = [
    { id: 'aside', at: { x: 60, y: 110 } },
    { id: 'ahead', at: { x: 150, y: 0 } },
    { id: 'behind', at: { x: -10, y: 0 } },
  ]
  expect(ahead({ x: 0, y: 0 }, places, 'ArrowRight')?.id).toBe('ahead')
  expect(ahead({ x: 0, y: 0 }, places, 'ArrowLeft')?.id).toBe('behind')
  expect(ahead({ x: 0, y: 0 }, places, 'ArrowUp')).toBeUndefined()
})
