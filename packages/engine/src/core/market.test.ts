import { describe, expect, it } from 'vitest'
import { marketGrid } from '../board/marketNotation.js'
import { changing, IDLE, tiny } from '../testing/tiny.js'
import type { MarketData, Move, Phase } from './data.js'
import { cellAfter, cellsIn, inZone, marketOrder, movePrice, placeMarker, priceAfter, removeMarker } from './market.js'
import type { Position } from './position.js'

const rows = (lines: readonly string[], more?: Parameters<typeof marketGrid>[2]): MarketData =>
  marketGrid(lines, { p: 'par', b: 'blue', c: 'close', e: 'end' }, more)

/** A grid with a ragged right side, rows that end upwards and downwards, and cells that open with the second phase. */
const GRID = rows(['72 83 95b', '63 72p 82b', '54 62', '27 31', '0c 24'], {
  edges: { right: 'up', left: 'down' },
  gates: { blue: 'blueZone' },
})
const ROW = rows(['55 60p 65p 70 75'])

const phases = (tiny().rules.phases as readonly Phase[]).map((phase, i) =>
  i === 1 ? { ...phase, allows: ['blueZone'] } : phase,
)
const at = (market: MarketData, phase = 0): Position => tiny({ phase }, { market, phases })

/** Row and column, from the top left. */
const cell = ({ cols }: MarketData, row: number, col: number): number => row * cols + col

describe('a move', () => {
  it.each<[string, Move, number, readonly [number, number], readonly [number, number]]>([
    ['to the neighbour', 'right', 1, [0, 0], [0, 1]],
    ['off the right end: one row up', 'right', 1, [3, 1], [2, 1]],
    ['off the right end before a gate: one row up', 'right', 1, [1, 1], [0, 1]],
    ['off the right end at the top: nowhere', 'right', 1, [0, 1], [0, 1]],
    ['off the left end: one row down', 'left', 1, [1, 0], [2, 0]],
    ['off the left end at the bottom: nowhere', 'left', 1, [4, 0], [4, 0]],
    ['up at the top: nowhere', 'up', 1, [0, 0], [0, 0]],
    ['down at the bottom of a column: nowhere', 'down', 1, [4, 1], [4, 1]],
    ['several rows: those that are not there are lost', 'down', 9, [2, 1], [4, 1]],
    ['several columns, over the edge', 'left', 3, [2, 1], [4, 0]],
  ])('%s', (_, move, times, from, to) => {
    expect(cellAfter(at(GRID), cell(GRID, ...from), move, times)).toBe(cell(GRID, ...to))
  })

  it('enters gated cells once the phase allows it', () => {
    expect(cellAfter(at(GRID, 1), cell(GRID, 1, 1), 'right')).toBe(cell(GRID, 1, 2))
    expect(cellAfter(at(GRID, 1), cell(GRID, 1, 2), 'right')).toBe(cell(GRID, 0, 2))
  })

  it('does not go round from one row to another', () => {
    const square = rows(['10 20', '30 40'])
    expect(cellAfter(at(square), cell(square, 1, 0), 'left')).toBe(cell(square, 1, 0))
    expect(cellAfter(at(square), cell(square, 0, 1), 'right')).toBe(cell(square, 0, 1))
  })

  it('stops at the ends of a single row', () => {
    expect(cellAfter(at(ROW), 0, 'left', 2)).toBe(0)
    expect(cellAfter(at(ROW), 2, 'right', 4)).toBe(4)
    expect(cellAfter(at(ROW), 2, 'up')).toBe(2)
  })
})

const priced = (market: MarketData, cells: Readonly<Record<string, number>>, more: object = {}): Position => {
  const d = changing(tiny({ operators: { X: IDLE, Y: IDLE, Z: IDLE, W: IDLE } }, { market, phases, ...more }))
  for (const [id, index] of Object.entries(cells)) placeMarker(d, id, index)
  return d
}

describe('a marker', () => {
  it('comes to lie under those in the cell, and tells where it came from', () => {
    const d = changing(priced(ROW, { X: 1, Y: 2 }))
    movePrice(d, 'X', 'right', 'dividend')
    expect(d.state.market).toEqual({ 2: ['Y', 'X'] })
    expect(marketOrder(d)).toEqual(['Y', 'X'])
    expect(d.events).toEqual([{ type: 'priceMoved', corporation: 'X', from: 60, to: 65, why: 'dividend' }])
  })

  it('that cannot move keeps its place, and nothing follows', () => {
    const moved: string[] = []
    const d = changing(priced(ROW, { X: 4, Y: 4 }, { priceMoved: (_: unknown, id: string) => moved.push(id) }))
    movePrice(d, 'X', 'right', 'soldOut')
    expect(d.state.market).toEqual({ 4: ['X', 'Y'] })
    expect(d.events).toEqual([])
    expect(moved).toEqual([])
  })

  it('leads to what the title says of the cell it comes to', () => {
    const found: string[] = []
    const priceMoved = (p: Position, id: string) => {
      if (inZone(p, id, 'close')) found.push(id)
    }
    const d = changing(priced(GRID, { X: cell(GRID, 3, 0), Y: cell(GRID, 3, 1) }, { priceMoved }))
    movePrice(d, 'Y', 'down', 'sale')
    expect(found).toEqual([])
    movePrice(d, 'X', 'down', 'sale')
    expect(found).toEqual(['X'])
  })

  it('comes to lie above those that lie face down, unless it does so itself', () => {
    const faceDown = (_: unknown, id: string) => id === 'Y' || id === 'Z'
    const before = { X: 1, Y: 2, Z: 1, W: 2 }
    const open = changing(priced(ROW, before, { faceDown }))
    expect(open.state.market).toEqual({ 1: ['X', 'Z'], 2: ['W', 'Y'] })
    movePrice(open, 'X', 'right', 'dividend')
    movePrice(open, 'Z', 'right', 'dividend')
    expect(open.state.market).toEqual({ 2: ['W', 'X', 'Y', 'Z'] })
  })

  it('is taken off, the others in the cell stay', () => {
    const d = changing(priced(ROW, { X: 1, Y: 1 }))
    removeMarker(d, 'X')
    removeMarker(d, 'X')
    expect(d.state.market).toEqual({ 1: ['Y'] })
    expect(d.state.operators.X?.cell).toBeUndefined()
    removeMarker(d, 'Y')
    expect(d.state.market).toEqual({})
  })

  it('of a corporation not started does not move', () => {
    const d = changing(priced(ROW, {}))
    movePrice(d, 'X', 'right', 'other')
    expect(d.events).toEqual([])
    expect(priceAfter(d, 'X', 'right')).toBe(0)
    expect(inZone(d, 'X', 'par')).toBe(false)
  })
})

it('tells the price after a move', () => {
  expect(priceAfter(priced(ROW, { X: 1 }), 'X', 'left', 3)).toBe(55)
  expect(priceAfter(priced(GRID, { X: cell(GRID, 3, 1) }), 'X', 'right')).toBe(62)
})

it('lists the cells of a zone, cheapest first', () => {
  expect(cellsIn(rows(['80p 70p', '60 75p']), 'par')).toEqual([
    { cell: 1, price: 70 },
    { cell: 3, price: 75 },
    { cell: 0, price: 80 },
  ])
})

it('orders by price, then further right, then higher up, then higher in the stack', () => {
  const market = rows(['50 70 60', '60 50 70'])
  const p = priced(market, {
    W: cell(market, 1, 0),
    X: cell(market, 0, 2),
    Y: cell(market, 0, 2),
    Z: cell(market, 1, 2),
  })
  expect(marketOrder(p)).toEqual(['Z', 'X', 'Y', 'W'])
  const column = rows(['10', '10'])
  expect(marketOrder(priced(column, { X: 1, Y: 0 }))).toEqual(['Y', 'X'])
})
