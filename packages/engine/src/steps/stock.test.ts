import { describe, expect, it } from 'vitest'
import type { Draft } from '../core/draft.js'
import type { PlayerId } from '../core/ids.js'
import { anyLegal } from '../core/legal.js'
import { type Objection, objection } from '../core/refusals.js'
import type { GameState } from '../core/state.js'
import type { ActionKind } from '../core/step.js'
import { changing, tiny } from '../testing/tiny.js'
import { passStep } from './operating.js'
import {
  beginStockRound,
  bought,
  hasJustBought,
  passes,
  recordAction,
  recordSale,
  soldNow,
  soldThisRound,
  stockRound,
  stockStep,
  turnDone,
} from './stock.js'

const three = { p1: { cash: 10 }, p2: { cash: 10 }, p3: { cash: 10 } }
const seats: readonly PlayerId[] = ['p1', 'p2', 'p3']
const broke = (...ids: readonly PlayerId[]): GameState['players'] =>
  Object.fromEntries(seats.map((id) => [id, ids.includes(id) ? { cash: 0, bankrupt: true as const } : { cash: 10 }]))

const why = objection('any.GAME_OVER', {})
/** Two things a player might do, refused or not. */
const choose = (...answers: readonly (Objection | undefined)[]): ActionKind<'choose'> => ({
  type: 'choose',
  *candidates(_p, by) {
    for (const i of answers.keys()) yield { action: { type: 'choose', by, choice: String(i) } }
  },
  object: (_p, { choice }) => answers[Number(choice)],
  apply() {},
})

const step = (open = true, kind = choose(undefined)) =>
  stockStep({ id: 'stock', kinds: [kind], pass: passStep(), open: () => open, idle: 'noTrade' })

const table = (more: Partial<GameState> = {}, current: PlayerId | null = 'p1'): Draft => {
  const { round } = tiny().state
  const flow = stockRound({ step: () => step(), turns: [step()], end: (d) => d.set({ ended: { reason: 'bank' } }) })
  return changing(
    tiny({ seats, players: three, round: { ...round, kind: 'stock', current }, ...more }, { rounds: { stock: flow } }),
  )
}
const advance = (d: Draft) => d.rules.rounds.stock!.advance(d)

describe('whether anything is legal', () => {
  it.each([
    ['nothing', [], false],
    ['one refused', [choose(why)], false],
    ['the second is not', [choose(why, undefined)], true],
    ['the second kind is not', [choose(why), choose(undefined)], true],
  ])('%s', (_, kinds, legal) => expect(anyLegal(tiny(), kinds, 'p1')).toBe(legal))
})

describe('a stock turn', () => {
  it('is the turn of whoever has something to do in it', () => {
    expect(step().actor(table())).toBe('p1')
    expect(step().actor(table({}, null))).toBeNull()
    expect(step(false).actor(table())).toBeNull()
    expect(step(true, choose(why)).actor(table())).toBeNull()
    const d = table()
    turnDone.set(d, true)
    expect(step().actor(d)).toBeNull()
  })

  it('has its kinds and the pass', () => {
    expect(step().kinds.map(({ type }) => type)).toEqual(['choose', 'pass'])
    expect(step().id).toBe('stock')
  })

  it('is passed over only if nothing was done in it', () => {
    expect(step().idle?.(table())).toBe('noTrade')
    const acted = table()
    recordAction(acted, 'p1')
    expect(step().idle?.(acted)).toBeNull()
    const done = table()
    turnDone.set(done, true)
    expect(step().idle?.(done)).toBeNull()
  })
})

describe('what is noted', () => {
  it('sales of the turn, every one, and corporations of the round, once', () => {
    const d = table()
    for (const id of ['X', 'Y', 'X']) recordSale(d, 'p1', id)
    recordSale(d, 'p2', 'X')
    expect(soldNow.of(d)).toEqual(['X', 'Y', 'X', 'X'])
    expect([soldThisRound(d, 'p1'), soldThisRound(d, 'p2'), soldThisRound(d, 'p3')]).toEqual([['X', 'Y'], ['X'], []])
  })

  it('doing something ends the row of passes; the priority goes left', () => {
    const d = table()
    passes.set(d, 2)
    recordAction(d, 'p1')
    expect([passes.of(d), d.state.priority]).toEqual([0, 'p2'])
    recordAction(d, 'p3')
    expect(d.state.priority).toBe('p1')
  })

  it('the priority passes the bankrupt by', () => {
    const d = table({ players: broke('p2') })
    recordAction(d, 'p1')
    expect(d.state.priority).toBe('p3')
    const nobody = table({ players: broke('p1', 'p2', 'p3'), priority: 'p3' })
    recordAction(nobody, 'p1')
    expect(nobody.state.priority).toBe('p3')
  })
})

describe('a stock round', () => {
  it('begins with the priority', () => {
    const d = table({ priority: 'p2', turn: 3 }, null)
    beginStockRound(d)
    expect(d.state.round).toMatchObject({ kind: 'stock', num: 1, of: 1, current: 'p2', turn: {}, memo: {} })
    expect(d.events).toEqual([
      { type: 'roundBegan', round: 'stock', turn: 3, num: 1, of: 1 },
      { type: 'priority', player: 'p2' },
    ])
  })

  it.each<[readonly PlayerId[], PlayerId | null]>([
    [['p2'], 'p3'],
    [['p2', 'p3'], 'p1'],
    [['p1', 'p2', 'p3'], null],
  ])('begins left of the priority when %j are bankrupt', (out, first) => {
    const d = table({ priority: 'p2', players: broke(...out) }, null)
    beginStockRound(d)
    expect(d.state.round.current).toBe(first)
  })

  it('goes clockwise and forgets the turn before', () => {
    const d = table({}, 'p3')
    recordAction(d, 'p3')
    advance(d)
    expect(d.state.round).toMatchObject({ current: 'p1', turn: {} })
    expect(passes.of(d)).toBe(0)
  })

  it('passes the bankrupt by', () => {
    const d = table({ players: broke('p2') })
    recordAction(d, 'p1')
    advance(d)
    expect(d.state.round.current).toBe('p3')
  })

  it('ends when all have passed in succession', () => {
    const d = table()
    advance(d)
    expect(passes.of(d)).toBe(1)
    advance(d)
    expect([passes.of(d), d.state.ended]).toEqual([2, undefined])
    advance(d)
    expect(d.state.ended).toEqual({ reason: 'bank' })
  })

  it('ends sooner when one of them is bankrupt', () => {
    const d = table({ players: broke('p2') })
    advance(d)
    expect(d.state.ended).toBeUndefined()
    advance(d)
    expect(d.state.ended).toEqual({ reason: 'bank' })
  })

  it('remembers for one turn who bought', () => {
    const d = table()
    bought.set(d, true)
    recordAction(d, 'p1')
    advance(d)
    expect(['p1', 'p2'].map((id) => hasJustBought(d, id))).toEqual([true, false])
    advance(d)
    expect(hasJustBought(d, 'p1')).toBe(false)
  })

  it('says of whom nobody asked that he was passed over, and why', () => {
    const d = table()
    advance(d)
    recordAction(d, 'p2')
    advance(d)
    expect(d.events).toEqual([{ type: 'skipped', by: 'p1', why: 'noTrade' }])
  })

  it('tells its steps', () => expect(table().rules.rounds.stock?.turns?.player?.map(({ id }) => id)).toEqual(['stock']))
})
