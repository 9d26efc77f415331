import { describe, expect, it } from 'vitest'
import { exits, type Hex } from '../../../board/face.js'
import {
  MAJORS,
  MINORS,
  NEW_MINORS,
  operatorsOf,
  SMALL_MAJORS,
  SMALL_MINORS,
  TERRAIN_TOKENS,
} from '../data/companies.js'
import { BOARD, NEW_MINORS_BOARD, SMALL_BOARD } from '../data/map.js'
import { MARKET, SMALL_MARKET } from '../data/market.js'
import { DIVIDEND_MOVES, SMALL_DIVIDEND_MOVES } from '../data/tables.js'
import { TILES } from '../data/tiles.js'
import {
  PHASES,
  SELLERS,
  SELLERS_PART,
  SMALL_PHASES,
  SMALL_SELLERS_PART,
  SMALL_TRAINS,
  TRAINS,
} from '../data/trains.js'

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

describe('companies (2.1, 2.2)', () => {
  const standard = { small: false, newMinors: false, newMajor: false }

  it.each([
    ['the main map', BOARD, MINORS],
    ['the main map with minors of the expansion', NEW_MINORS_BOARD, [...MINORS, ...NEW_MINORS]],
    ['the small map', SMALL_BOARD, SMALL_MINORS],
  ])('minors have their homes on %s', (_, board, minors) => {
    const printed = hexes(board).flatMap(({ id, reserved = [] }) =>
      reserved.map(({ by, city }) => [by, { hex: id, city: city ?? 0 }] as const),
    )
    expect(Object.fromEntries(printed)).toEqual(Object.fromEntries(minors.map(({ id, home }) => [id, home])))
  })

  it('are 13 minors with 8 terrain tokens and 7 majors with 63 certificates', () => {
    const all = Object.values(operatorsOf(standard))
    expect(all.filter(({ kind }) => kind === 'minor').map(({ id }) => Number(id))).toEqual(
      Array.from({ length: 13 }, (_, i) => i + 1),
    )
    expect(MINORS.reduce((sum, { id }) => sum + (TERRAIN_TOKENS[id] ?? 0), 0)).toBe(8)
    expect(MAJORS.flatMap(({ shares }) => shares)).toHaveLength(63)
    for (const { shares } of MAJORS) expect(shares.reduce((a, b) => a + b, 0)).toBe(100)
  })

  it('are 7 minors and 4 majors on the small map', () => {
    expect(Object.keys(operatorsOf({ ...standard, small: true }))).toEqual([
      ...SMALL_MINORS.map(({ id }) => id),
      ...SMALL_MAJORS.map(({ id }) => id),
    ])
  })
})

describe('trains and phases (2.3, 2.4)', () => {
  it('MAG-TRN-2 half of the price goes to the seller, MAG-V2-2 a quarter with two players', () => {
    const sold = (trains: typeof TRAINS, part: number) => trains.map(({ types: [type] }) => (type?.price ?? 0) * part)
    expect(sold(TRAINS, SELLERS_PART)).toEqual([40, 60, 100, 160])
    expect(sold(SMALL_TRAINS, SMALL_SELLERS_PART)).toEqual([20, 30, 50])
    expect(TRAINS.map(({ card }) => SELLERS[card])).toEqual(['LdStEG', 'MAVAG', 'LdStEG', 'MAVAG'])
  })

  it('MAG-RND-1 sets of one, two, two and three operating rounds; without gray with two players', () => {
    expect(PHASES.map(({ operatingRounds }) => operatingRounds)).toEqual([1, 2, 2, 3])
    expect(PHASES.map(({ tiles }) => tiles.length)).toEqual([1, 2, 3, 4])
    expect(SMALL_PHASES.map(({ operatingRounds }) => operatingRounds)).toEqual([1, 2, 3])
  })
})

describe('dividends (T8, T10)', () => {
  const cells = (moves: typeof DIVIDEND_MOVES, total: number) => moves.find(({ from }) => total >= from)?.cells
  const ROWS: readonly (readonly [number, number, number])[] = [
    [0, -1, -1],
    [10, 0, 0],
    [20, 0, 1],
    [30, 1, 1],
    [40, 1, 1],
    [50, 1, 2],
    [60, 2, 2],
    [80, 2, 2],
    [90, 2, 3],
    [100, 2, 3],
    [110, 3, 3],
    [120, 3, 3],
    [130, 3, 4],
    [200, 3, 4],
    [210, 4, 4],
    [500, 4, 4],
  ]

  it.each(ROWS)('%i moves the marker by %i, with two players by %i', (total, main, small) => {
    expect(cells(DIVIDEND_MOVES, total)).toBe(main)
    expect(cells(SMALL_DIVIDEND_MOVES, total)).toBe(small)
  })
})
