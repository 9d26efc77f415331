import { describe, expect, it } from 'vitest'
import { exits, type Hex } from '../../../board/face.js'
import { BOARD, SMALL_BOARD } from '../data/map.js'
import { MARKET, SMALL_MARKET } from '../data/market.js'
import { TILES } from '../data/tiles.js'

const tiles = Object.values(TILES)

/** A piece with two numbers counts once. */
const pieces = (colour: string): number =>
  tiles
    .filter((tile) => tile.colour === colour && (tile.otherSide === undefined || tile.id < tile.otherSide))
    .reduce((sum, { count }) => sum + (count ?? 0), 0)

const hexes = (board: typeof BOARD): readonly Hex[] => Object.values(board.hexes)

describe('tiles (2.8)', () => {
  it('are 150 pieces', () => {
    expect(['yellow', 'green', 'brown', 'gray'].map(pieces)).toEqual([65, 51, 28, 6])
  })

  it('have backs that name each other and are of one colour', () => {
    for (const { id, colour, count, otherSide } of tiles) {
      if (otherSide === undefined) continue
      expect(TILES[otherSide]).toMatchObject({ otherSide: id, colour, count })
    }
  })
})

describe('the map (2.7)', () => {
  it('has 98 hexes, 11 terrain-free ordinary cities, 5 red hexes and 4 mines', () => {
    const all = hexes(BOARD)
    expect(all).toHaveLength(98)
    expect(all.filter(({ colour }) => colour === 'red')).toHaveLength(5)
    expect(all.filter(({ places }) => places[0]?.kind === 'mine').map(({ id }) => id)).toEqual([
      'A10',
      'A18',
      'E26',
      'I20',
    ])
    const ordinary = all.filter(
      ({ places, label, futureLabel, terrain }) => places[0]?.kind === 'city' && !label && !futureLabel && !terrain,
    )
    expect(ordinary).toHaveLength(11)
  })

  it('asks 10 for each symbol', () => {
    const costs = hexes(BOARD).flatMap(({ terrain }) => (terrain ? [terrain.cost] : []))
    expect([10, 20, 30].map((cost) => costs.filter((each) => each === cost).length)).toEqual([21, 20, 11])
  })

  it('has homes for thirteen minors', () => {
    const homes = hexes(BOARD).flatMap(({ reserved = [] }) => reserved.map(({ by }) => Number(by)))
    expect(homes.sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13])
  })
})

describe('the small map (2.9)', () => {
  it('has 41 hexes and homes for seven minors', () => {
    expect(hexes(SMALL_BOARD)).toHaveLength(41)
    const homes = hexes(SMALL_BOARD).flatMap(({ reserved = [] }) => reserved.map(({ by }) => Number(by)))
    expect(homes.sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 6, 7, 11])
  })

  it('leads from every red hex and printed town to hexes that are there', () => {
    for (const hex of hexes(SMALL_BOARD).filter(({ colour }) => colour === 'red' || colour === 'gray')) {
      expect(exits(hex).filter((side) => SMALL_BOARD.neighbours[hex.id]?.[side] === undefined)).toEqual([])
    }
    // No track may point from Sopron to the town beside Bécs.
    expect(Object.values(SMALL_BOARD.neighbours.B3 ?? {})).not.toContain('A4')
  })
})

it('the market is one row of 29 cells, or 24 (2.5)', () => {
  expect([MARKET.cells.length, MARKET.cells.at(-1)?.price]).toEqual([29, 400])
  expect([SMALL_MARKET.cells.length, SMALL_MARKET.cells.at(-1)?.price]).toEqual([24, 300])
  expect(MARKET.cells.filter((cell) => cell?.zones.includes('par')).map((cell) => cell?.price)).toEqual([
    60, 65, 70, 75, 80,
  ])
})
