import type { MarketData } from '@roundhouse/engine'
import { describe, expect, it } from 'vitest'
import { arrowPaths } from './market-arrows.js'
import { type CellBox, marketLayout, signAt } from './market-layout.js'

const grid = (rows: number, cols: number): MarketData => ({
  rows,
  cols,
  cells: Array.from({ length: rows * cols }, (_, i) => ({
    row: Math.floor(i / cols),
    col: i % cols,
    price: 10 * i,
    zones: [],
  })),
})

describe('marketLayout', () => {
  it.each([
    ['a row on a wide screen', grid(1, 31), 1400, false],
    ['a row on a laptop’s side panel', grid(1, 31), 480, true],
    ['a row on a phone', grid(1, 31), 358, true],
    ['a grid on a phone', grid(8, 15), 358, false],
    ['a grid on a wide screen', grid(10, 16), 2400, false],
  ])('%s fits its frame', (_name, market, width, wrapped) => {
    const layout = marketLayout(market, width)
    expect(layout.width + 1).toBeLessThanOrEqual(width)
    expect(layout.wrapped).toBe(wrapped)
    expect(layout.cells.size).toBe(market.cells.length)
    expect(layout.sign).toBeLessThanOrEqual(layout.cellWidth - 3)
    const places = [...layout.cells.values()].map(({ x, y }) => `${x} ${y}`)
    expect(new Set(places).size).toBe(places.length)
    for (const { x, y } of layout.cells.values()) {
      expect(x + layout.cellWidth).toBeLessThanOrEqual(layout.width)
      expect(y + layout.cellHeight).toBeLessThanOrEqual(layout.height + 0.5)
    }
  })

  it.each([
    ['a grid of eight rows in the lower pane of a small laptop', grid(8, 15), 680, 140],
    ['the same on a large one', grid(8, 15), 820, 190],
    ['a row', grid(1, 31), 680, 140],
  ])('%s fits its height too', (_name, market, width, height) => {
    const layout = marketLayout(market, width, height)
    expect(layout.height + 1).toBeLessThanOrEqual(height)
    expect(layout.sign).toBeGreaterThanOrEqual(14)
    expect(layout.cells.size).toBe(market.cells.length)
  })

  it('leaves holes of the board open', () => {
    const whole = grid(2, 3)
    const market = { ...whole, cells: whole.cells.map((cell, i) => (i === 5 ? null : cell)) }
    expect(marketLayout(market, 400).cells.has(5)).toBe(false)
  })

  it('breaks a row into lines of nearly equal length', () => {
    const layout = marketLayout(grid(1, 31), 358)
    const counts = new Map<number, number>()
    for (const { y } of layout.cells.values()) counts.set(y, (counts.get(y) ?? 0) + 1)
    expect([...counts.values()]).toEqual([8, 8, 8, 7])
  })
})

describe('signAt', () => {
  it.each([1, 2, 3, 5, 8])('keeps a stack of %i inside its cell, in order from the top', (count) => {
    for (const [market, height] of [
      [grid(1, 31), undefined],
      [grid(8, 15), undefined],
      [grid(8, 15), 150],
    ] as const) {
      const layout = marketLayout(market, 700, height)
      const box = layout.cells.get(4) as CellBox
      const spots = Array.from({ length: count }, (_, place) => signAt(layout, box, place, count))
      for (const { x, y } of spots) {
        expect(x - layout.sign / 2).toBeGreaterThanOrEqual(box.x)
        expect(x + layout.sign / 2).toBeLessThanOrEqual(box.x + layout.cellWidth)
        expect(y + layout.sign / 2).toBeLessThanOrEqual(box.y + layout.cellHeight)
      }
      expect(spots.map(({ y }) => y)).toEqual([...spots.map(({ y }) => y)].sort((a, b) => a - b))
    }
  })
})

describe('arrowPaths', () => {
  const between = (market: MarketData, width: number, from: number, to: number) => {
    const layout = marketLayout(market, width)
    const target = layout.cells.get(to) as CellBox
    return arrowPaths(layout, layout.cells.get(from) as CellBox, target, signAt(layout, target, 0, 1))
  }

  it('goes straight along a row', () => {
    const { line, head } = between(grid(1, 31), 1400, 3, 6)
    expect(line.match(/M/g)).toHaveLength(1)
    expect(head).not.toBe('')
  })

  it('leaves a broken row at its end and comes in at the next', () => {
    const { line, head } = between(grid(1, 31), 358, 6, 9)
    expect(line.match(/M/g)).toHaveLength(2)
    expect(head).not.toBe('')
  })

  it('passes beside the prices on its way down a column', () => {
    const market = grid(8, 15)
    const layout = marketLayout(market, 700)
    const { start } = between(market, 700, 5, 35)
    const box = layout.cells.get(5) as CellBox
    expect(start.x).toBeGreaterThan(box.x + layout.cellWidth / 2 + 9)
  })
})
