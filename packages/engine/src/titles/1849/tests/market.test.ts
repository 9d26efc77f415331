import { describe, expect, it } from 'vitest'
import type { Move } from '../../../core/data.js'
import { cellAfter } from '../../../core/market.js'
import { readScenario } from '../../../scenario/read.js'
import { operatingOrder } from '../../../steps/operating.js'
import { newTable } from '../../../testing/table.js'
import { titles } from '../../index.js'
import { BOARD } from '../data/map.js'
import { MARKET } from '../data/market.js'
import { PHASES } from '../data/trains.js'
import { at, corp, gives, holds, pass, type Row, row, stockTurn } from './table.js'

const game = newTable('1849')
const cellOf = (row: number, col: number): number => row * MARKET.cols + col
/** The price a marker comes to from a cell in a phase. */
const moved = (phase: string, [row, col]: readonly [number, number], move: Move): number | undefined => {
  const state = { ...game.state, phase: PHASES.findIndex(({ name }) => name === phase) }
  const to = cellAfter({ rules: game.rules, setup: game.setup, state }, cellOf(row, col), move)
  return MARKET.cells[to]?.price
}

/** Phase, cell, direction, price after. */
const MOVES: readonly (readonly [string, string, readonly [number, number], Move, number])[] = [
  ['1849-5-3', '4', [7, 9], 'down', 95],
  ['1849-5-3', '4', [0, 3], 'up', 107],
  ['1849-5-3', '4', [8, 6], 'down', 56],
  ['1849-5-4 left of column 0 is a row down', '4', [3, 0], 'left', 52],
  ['1849-5-4 off the end of a row is a row up', '4', [9, 3], 'right', 40],
  ['1849-5-4', '4', [8, 6], 'right', 70],
  ['1849-5-4', '4', [7, 9], 'right', 114],
  ['1849-5-4', '4', [6, 10], 'right', 146],
  ['1849-5-4', '4', [5, 11], 'right', 178],
  ['1849-5-4', '4', [4, 12], 'right', 208],
  ['1849-5-5 before phase 16 column 12 is the last', '12', [2, 12], 'right', 240],
  ['1849-5-5', '12', [1, 12], 'right', 276],
  ['1849-5-5', '12', [0, 12], 'right', 276],
  ['1849-5-5 nothing is right of 230 or above it', '12', [3, 13], 'right', 230],
  ['1849-5-5', '12', [3, 13], 'up', 230],
  ['1849-5-5 from phase 16 on they exist', '16', [3, 13], 'up', 242],
  ['1849-5-5', '16', [3, 13], 'right', 242],
  ['1849-5-5', '16', [2, 12], 'right', 242],
  ['1849-5-5', '16', [0, 12], 'right', 306],
  ['1849-5-5', '16', [2, 15], 'right', 328],
  ['1849-5-5', '16', [1, 15], 'right', 377],
  ['1849-5-5', '16', [0, 15], 'right', 377],
  ['1849-5-7 Closed is below 27', '4', [8, 0], 'down', 0],
  ['1849-5-7 and left of 27', '4', [8, 0], 'left', 0],
  ['1849-5-7 and left of 24', '4', [9, 1], 'left', 0],
]

const endOfRound: readonly Row[] = [
  row(
    '1849-9.7-1 a certificate in the pool: one row down; all with players: one up; else no move',
    stockTurn(
      'Amy',
      {
        operators: {
          CTL: corp(100, { shares: { Bob: 40, pool: 30 } }),
          IFT: corp(68, { shares: { Amy: 60, Carlos: 40 } }),
          RCS: at(4, 4, { shares: { Bob: 40 } }),
        },
        at: { memo: { passes: 2 } },
      },
      [pass(gives({ 'price.CTL': 95, 'price.IFT': 71 }, { 'price.RCS': 86 }))],
    ),
  ),
  row(
    '1849-9.7-1 the pool counts before a treasury that is empty',
    stockTurn(
      'Amy',
      { operators: { CTL: corp(100, { shares: { Bob: 60, Amy: 30, pool: 10 } }) }, at: { memo: { passes: 2 } } },
      [pass(gives({ 'price.CTL': 95 }))],
    ),
  ),
  row(
    '1849-9.7-1 1849-5-6 in the order of value at the start, so that those of one cell keep their order',
    stockTurn(
      'Amy',
      {
        operators: {
          CTL: corp(100, { shares: { Bob: 40, pool: 10 } }),
          IFT: corp(100, { shares: { Carlos: 40, pool: 20 } }),
          RCS: at(5, 5, { shares: { Amy: 60, Bob: 40 } }),
        },
        at: { memo: { passes: 2 } },
      },
      [pass(gives({ 'column.r4c5': ['CTL', 'IFT', 'RCS'] }))],
    ),
  ),
  ...(
    [
      ['TV-20 1849-9.7-1 sold out at 230 before phase 16 it does not rise', '12', [3, 13], 230],
      ['TV-20 1849-9.7-1 nor in the top row', '4', [0, 4], 120],
      ['TV-20 1849-5-5 in phase 16 it rises from 230 to 242', '16', [3, 13], 242],
    ] as const
  ).map(([name, phase, cell, price]) =>
    row(
      name,
      stockTurn(
        'Amy',
        {
          phase,
          operators: { CTL: { cell, shares: { Amy: 60, Bob: 40 } }, IFT: corp(68, { shares: { Carlos: 20 } }) },
          at: { memo: { passes: 2 } },
        },
        [pass({ after: { 'price.CTL': price, round: phase === '4' ? 'operating' : 'operating 1 of 3' } })],
      ),
    ),
  ),
]

/** 95 is shown in columns 2, 4, 5 and 9. */
const orders = stockTurn(
  'Amy',
  {
    operators: {
      CTL: at(2, 4, { shares: { Amy: 20 } }),
      IFT: at(4, 5, { shares: { Amy: 20 } }),
      RCS: at(4, 5, { shares: { Bob: 20 } }),
      SFA: at(3, 6, { shares: { Carlos: 20 } }),
      ATA: at(7, 9, { shares: { Carlos: 20 } }),
    },
  },
  [],
)

describe('the market (§5, 9.7)', () => {
  it.each(MOVES)('%s: in phase %s from %j %s to %d', (_, phase, cell, move, price) => {
    expect(moved(phase, cell, move)).toBe(price)
  })

  it('1849-5-6 1849-10-1 the higher price first, of equal prices the one further right, in a cell the one on top', () => {
    const read = readScenario(orders, titles)
    if (!read.ok) throw new Error(JSON.stringify(read.problems))
    expect(operatingOrder(read.game).map(({ id }) => id)).toEqual(['SFA', 'ATA', 'IFT', 'RCS', 'CTL'])
  })

  it.each(endOfRound)('%s', (_, scenario) => holds(scenario))

  it('1849-4-1 a circle is a city with a slot, a dot or bar a town, an anchor a port', () => {
    const hex = (id: string) => BOARD.hexes[id]
    expect([hex('M9')?.places[0], hex('E1')?.places[0]]).toMatchObject([
      { kind: 'city', slots: 2 },
      { kind: 'city', slots: 1 },
    ])
    expect([hex('C9')?.places[0]?.kind, hex('A5')?.places[0]?.kind]).toEqual(['town', 'offboard'])
  })
})
