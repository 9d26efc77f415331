import { type Entry, entriesOf, type Game, type GameEvent, type GameState, Line } from '@roundhouse/engine'
import { describe, expect, test } from 'vitest'
import { exampleGame, exampleNames, fresh } from '../../build/sample.js'
import { companySums } from './companies.js'
import { extremes } from './decisions.js'
import { incomesOf } from './incomes.js'
import { shareDecisions } from './share-decisions.js'
import { trainRounds } from './train-rounds.js'

const begun = fresh()
const { market } = begun.rules
const priced = (amount: number): number => market.cells.findIndex((cell) => cell?.price === amount)

/** A game told move by move: what happened, and the price of B&O after it. */
const told = (moves: readonly (readonly [price: number | null, ...events: GameEvent[]])[]): Game => {
  const entries = moves.map(([price, ...events]): Entry => {
    const { operators } = begun.state
    const cell = price === null ? {} : { cell: priced(price) }
    const state: GameState = { ...begun.state, operators: { ...operators, 'B&O': { ...operators['B&O']!, ...cell } } }
    return { action: null, events, state }
  })
  const last = entries.length - 1
  return { ...begun, history: new Line(0, entries), length: entries.length, cursor: last, state: entries[last]!.state }
}

const round = (kind: string, num = 1): GameEvent => ({ type: 'roundBegan', round: kind, turn: 1, num, of: 2 })
const dividend = (kind: string, revenue: number, kept: number, paid: Record<string, number>): GameEvent => ({
  type: 'dividend',
  operator: 'B&O',
  kind,
  revenue,
  perShare: (revenue - kept) / 10,
  kept,
  paid,
})
const shares = (type: 'sharesBought' | 'sharesSold', by: string, percent: number, price: number): GameEvent =>
  ({
    type,
    by,
    corporation: 'B&O',
    percent,
    price,
    ...(type === 'sharesBought' && { from: 'pool' as const }),
  }) as GameEvent
const train = (name: string, from: string, price: number): GameEvent => ({
  type: 'trainBought',
  by: 'B&O',
  train: name,
  from,
  price,
  help: 0,
})

/**
 * Anna buys 20% for 160 at 80; a private pays her 10 in each operating round. In the first, B&O runs 100, pays half:
 * 5 a share, of which Anna gets 10 and the company itself 5; in the second it pays all 200: 20 a share. Price 90 after the
 * first, 112 after the second. Boris sells 10% at 90 in between for 90. A third round begins and the game ends at 124.
 */
const game = told([
  [null, round('stock')],
  [80, shares('sharesBought', 'p1', 20, 160)],
  [80, round('operating', 1), { type: 'income', company: 'MS', to: 'p1', amount: 10 }],
  [80, { type: 'tileLaid', by: 'B&O', hex: 'B10', tile: '57', rotation: 0, colour: 'yellow', cost: 40 }],
  [90, dividend('half', 100, 50, { p1: 10, 'B&O': 5 })],
  [90, train('2', 'bank', 80), train('2', 'GT', 50)],
  [90, shares('sharesSold', 'p2', 10, 90)],
  [90, round('operating', 2), { type: 'income', company: 'MS', to: 'p1', amount: 10 }],
  [112, dividend('full', 200, 0, { p1: 40, p2: 20, 'B&O': 20 })],
  [112, { type: 'tokenPlaced', by: 'B&O', hex: 'B10', cost: 60 }],
  [112, round('stock')],
  [124, { type: 'gameEnded', reason: 'bank' }],
])

describe('figures of a game counted by hand', () => {
  test('what companies earned and cost', () => {
    expect(companySums(game)).toEqual([
      {
        id: 'B&O',
        runs: 2,
        revenue: 300,
        paid: 70,
        kept: 75,
        trains: 130,
        track: 40,
        tokens: 60,
        privates: 0,
        price: 124,
      },
      { id: 'GT', runs: 0, revenue: 0, paid: 0, kept: 0, trains: -50, track: 0, tokens: 0, privates: 0, price: null },
    ])
  })

  test('income of players by round', () => {
    expect(incomesOf(game)).toEqual({ rounds: [1, 2], by: { p1: [20, 50], p2: [0, 20], p3: [0, 0] } })
  })

  test('trains by round', () => {
    expect(trainRounds(game).map(({ round: index, bought }) => [index, bought.map(({ n }) => n)])).toEqual([
      [1, [5, 5]],
    ])
  })

  test('shares by worth two rounds later', () => {
    // Bought: two shares of 112 with 5 + 20 each until the third round, for 160. Sold for 90: worth 124 and 20 at the end.
    const decisions = shareDecisions(game)
    expect(decisions.map(({ n, player, gain }) => [n, player, gain])).toEqual([
      [1, 'p1', 2 * (112 + 25) - 160],
      [6, 'p2', 90 - (124 + 20)],
    ])
    const { best, worst } = extremes(decisions, 5)
    expect([best.map(({ n }) => n), worst.map(({ n }) => n)]).toEqual([[1], [6]])
  })
})

describe.each(exampleNames())('figures of %s', (file) => {
  const played = exampleGame(file)

  test('no dividend to players is forgotten between companies and players', () => {
    const toPlayers = companySums(played).reduce((sum, { paid }) => sum + paid, 0)
    const privates = entriesOf(played)
      .flatMap(([, { events }]) => events)
      .reduce((sum, event) => sum + (event.type === 'income' && /^p\d/.test(event.to) ? event.amount : 0), 0)
    const incomes = Object.values(incomesOf(played).by).flat()
    expect(incomes.reduce((a, b) => a + b, 0)).toBe(toPlayers + privates)
  })
})
