import { describe, expect, it } from 'vitest'
import type { Action } from '../core/action.js'
import type { GameEvent } from '../core/event.js'
import type { Game } from '../game.js'
import { playAll } from '../testing/index.js'
import { newTable } from '../testing/table.js'
import { type Happening, orderEnding } from './ending.js'
import { orderedMove } from './move.js'
import { orderKey, type StandingOrder } from './order.js'
import { isPossibleOrder, possibleOrders } from './possible.js'

const PASS: StandingOrder = { kind: 'pass', auctions: false, until: [] }
const QUIET: StandingOrder = { kind: 'pass', auctions: true, until: ['sale', 'purchase'] }

/** The first position of players' turns in which the sale of companies goes on: p1 decides. */
const start = (): Game => newTable('18MEX', { players: 3 })

/** What would be told of events at a position that stays as it is. */
const told = (game: Game, events: readonly GameEvent[], action: Action | null = null): Happening => ({
  before: game,
  after: game,
  action,
  events,
})

describe('what an order does when its player is to decide', () => {
  it('passes in turns of its player, and leaves those of others alone', () => {
    const game = start()
    expect(orderedMove(game, 'p1', PASS)).toEqual({ action: { type: 'pass', by: 'p1' } })
    expect(orderedMove(game, 'p2', PASS)).toBeNull()
  })

  it('passes in an auction only where that was ordered; otherwise the player is asked', () => {
    const game = start()
    const [first, second] = Object.values(game.rules.privates)
    const bid = (by: 'p1' | 'p2', price: number): Action => ({ type: 'bid', by, company: second!.id, price })
    const auctioned = playAll(game, [
      bid('p1', second!.price! + 5),
      bid('p2', second!.price! + 10),
      { type: 'buyPrivate', by: 'p3', company: first!.id, price: first!.price! },
    ])
    expect(auctioned.state.interrupts[0]?.kind).toBe('auction')
    expect(orderedMove(auctioned, 'p1', PASS)).toEqual({ ending: { why: 'asked', step: 'auction' } })
    expect(orderedMove(auctioned, 'p1', QUIET)).toEqual({ action: { type: 'pass', by: 'p1' } })
  })
})

describe('what ends a pass', () => {
  const sale: GameEvent = { type: 'sharesSold', by: 'p2', corporation: 'CHI', percent: 10, price: 60 }
  const rows: readonly (readonly [string, StandingOrder, GameEvent, string | null])[] = [
    ['a sale by another', QUIET, sale, 'sale'],
    ['no sale of one’s own', QUIET, { ...sale, by: 'p1' }, null],
    ['no sale where that was not asked for', PASS, sale, null],
    ['no sale of what one does not hold', { kind: 'pass', auctions: true, until: ['ownSale'] }, sale, null],
    [
      'a purchase by another',
      QUIET,
      { type: 'sharesBought', by: 'p3', corporation: 'CHI', percent: 10, from: 'ipo', price: 60 },
      'purchase',
    ],
    [
      'a corporation that is started',
      { kind: 'pass', auctions: true, until: ['start'] },
      { type: 'started', corporation: 'CHI', by: 'p3', price: 60 },
      'start',
    ],
    [
      'a bid by another',
      { kind: 'pass', auctions: true, until: ['bid'] },
      { type: 'bid', player: 'p2', company: 'A', price: 60 },
      'bid',
    ],
    ['a bankruptcy, always', PASS, { type: 'bankrupt', player: 'p2' }, 'bankrupt'],
    ['the end of the round, always', PASS, { type: 'roundBegan', round: 'operating', turn: 1, num: 1, of: 1 }, 'over'],
  ]
  it.each(rows)('%s', (_name, order, event, why) => {
    expect(orderEnding(told(start(), [event]), 'p1', order)?.why ?? null).toBe(why)
  })

  it('a round of players’ turns that only begins does not end it', () => {
    const game = start()
    const operating = { ...game, state: { ...game.state, round: { ...game.state.round, kind: 'operating' } } }
    const began: GameEvent = { type: 'roundBegan', round: 'stock', turn: 2, num: 1, of: 1 }
    expect(orderEnding(told(operating, [began]), 'p1', PASS)).toBeNull()
    // One that comes and goes by itself does.
    const again: GameEvent = { type: 'roundBegan', round: 'operating', turn: 2, num: 1, of: 1 }
    expect(orderEnding(told(operating, [began, again]), 'p1', PASS)).toEqual({ why: 'over' })
  })

  it('another turns up in what is the player’s own', () => {
    const game = start()
    const company = Object.keys(game.state.privates)[0]!
    const privates = { ...game.state.privates, [company]: { ...game.state.privates[company]!, owner: 'p1' as const } }
    const after = { ...game, state: { ...game.state, privates } }
    const given: Happening = { before: game, after, action: { type: 'pass', by: 'p2' }, events: [] }
    expect(orderEnding(given, 'p1', PASS)).toEqual({ why: 'mine', by: 'p2' })
    expect(orderEnding({ ...given, action: { type: 'pass', by: 'p1' } }, 'p1', PASS)).toBeNull()
  })

  it('the player does something else than pass', () => {
    const game = start()
    const bid: Action = { type: 'bid', by: 'p1', company: Object.keys(game.rules.privates)[1]!, price: 100 }
    expect(orderEnding(told(game, [], bid), 'p1', PASS)).toEqual({ why: 'acted' })
    expect(orderEnding(told(game, [], { type: 'pass', by: 'p1' }), 'p1', PASS)).toBeNull()
  })

  it('the game is over', () => {
    const game = start()
    const after = { ...game, state: { ...game.state, ended: { reason: 'bank' } } }
    expect(orderEnding({ before: game, after, action: null, events: [] }, 'p1', PASS)).toEqual({ why: 'over' })
  })
})

describe('what may be ordered', () => {
  const rows: readonly (readonly [string, StandingOrder, boolean])[] = [
    ['to pass', PASS, true],
    ['for a company of another', { kind: 'run', company: 'CHI', pay: 'full', until: [] }, false],
    ['for a company there is not', { kind: 'skip', company: 'XYZ', steps: ['track'], until: [] }, false],
  ]
  it.each(rows)('%s', (_name, order, isPossible) => {
    expect(isPossibleOrder(start(), 'p1', order)).toBe(isPossible)
  })

  it.each([
    ['1846', ['full', 'half', 'withhold'], true],
    ['18MEX', ['full', 'withhold'], true],
    ['1849', ['full', 'withhold'], true],
    // Its majors have no trains of their own.
    ['18Mag', ['full', 'withhold'], false],
  ])('%s: a corporation pays as its title lets it, and its steps that can be passed are named', (title, pays, runs) => {
    const game = newTable(title, { players: 3 })
    const corporation = Object.keys(game.state.shares)[0]!
    const shares = { ...game.state.shares, [corporation]: game.state.shares[corporation]!.map(() => 'p1' as const) }
    const { closed: _, ...operator } = game.state.operators[corporation]!
    const operators = { ...game.state.operators, [corporation]: operator }
    const p = { ...game, state: { ...game.state, shares, operators } }
    const about = possibleOrders(p, 'p1').companies.find(({ company }) => company === corporation)
    expect(about).toMatchObject({ pays, runs })
    expect(about?.steps.length).toBeGreaterThan(0)
    const skip = (steps: readonly string[]): StandingOrder => ({ kind: 'skip', company: corporation, steps, until: [] })
    expect(isPossibleOrder(p, 'p1', skip(about!.steps))).toBe(true)
    expect(isPossibleOrder(p, 'p1', skip([]))).toBe(false)
    expect(isPossibleOrder(p, 'p1', skip(['dividend']))).toBe(false)
    expect(isPossibleOrder(p, 'p2', skip(about!.steps))).toBe(false)
  })

  it('one order about the same thing at a time', () => {
    expect(orderKey(PASS)).toBe(orderKey(QUIET))
    const run: StandingOrder = { kind: 'run', company: 'A', until: [] }
    expect(orderKey(run)).not.toBe(orderKey({ ...run, company: 'B' }))
    expect(orderKey(run)).not.toBe(orderKey({ kind: 'skip', company: 'A', steps: [], until: [] }))
  })
})
