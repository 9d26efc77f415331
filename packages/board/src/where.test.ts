import { describe, expect, test } from 'vitest'
import { hexCentre } from './hexes.js'
import { sampleBoard, sampleTile } from './sample-board.js'
import { freeSlot, placesOn } from './where.js'

const city = { kind: 'city', value: 20, slots: 2 } as const
const board = sampleBoard(
  [
    { id: 'A', x: 0, y: 0 },
    { id: 'B', x: 2, y: 0, places: [{ ...city, slots: 1 }] },
  ],
  {
    tiles: { t: sampleTile('t', { colour: 'green', places: [city] }) },
  },
)
const tiles = { A: { tile: 't', rotation: 2 } }
const middleOf = (hex: string) => hexCentre('flat', board.hexes[hex]!)

describe('where things stand', () => {
  test('places of a tile and of a printed hex', () => {
    const state = { tiles, tokens: {} }
    expect(placesOn(board, state, 'A')).toEqual([middleOf('A')])
    expect(placesOn(board, state, 'B')).toEqual([middleOf('B')])
    expect(placesOn(board, state, 'Z')).toEqual([])
    expect(placesOn(board, { tiles: {}, tokens: {} }, 'A')).toEqual([])
  })
  test('the next token takes the first free circle', () => {
    const { x } = middleOf('A')
    expect(freeSlot(board, { tiles, tokens: {} }, 'A', 0)!.x).toBeLessThan(x)
    expect(freeSlot(board, { tiles, tokens: { A: [{ by: 'X', city: 0 }] } }, 'A', 0)!.x).toBeGreaterThan(x)
    expect(freeSlot(board, { tiles, tokens: {} }, 'A', 1)).toBeUndefined()
  })
})
