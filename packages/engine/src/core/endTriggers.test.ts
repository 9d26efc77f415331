import { expect, it } from 'vitest'
import { changing, tiny } from '../testing/tiny.js'
import type { Draft } from './draft.js'
import { bankBroken, checkEndTriggers, type EndTrigger } from './endTriggers.js'
import { finishGame } from './finish.js'
import { applyAction, runToDecision } from './flow.js'
import { passIn } from './kinds.js'
import { pay } from './money.js'
import type { ActionKind, RoundFlow } from './step.js'
import type { Rules } from './title.js'

const bank: EndTrigger = { reason: 'bank', rule: 'R-1', met: (d) => bankBroken(d, false) }
const lateTurn: EndTrigger = { reason: 'stock_market', rule: 'R-2', met: (d) => d.state.turn > 1 }

const withBank = (money: number | null, more: Partial<Rules> = {}): Draft => {
  const p = tiny({}, { endTriggers: [bank, lateTurn], ...more })
  return changing({ ...p, state: { ...p.state, bank: money } })
}

it.each([
  [1, false, false],
  [0, true, false],
  [-1, true, true],
  [null, false, false],
])('a bank of %s is broken: %s, and below zero: %s', (money, empty, below) => {
  const d = withBank(money)
  expect([bankBroken(d, false), bankBroken(d, true)]).toEqual([empty, below])
})

it('the end is not sure before anything happened', () => {
  const d = withBank(10)
  checkEndTriggers(d)
  expect(d.state.ending).toBeUndefined()
  expect(d.events).toEqual([])
})

it('the end has the first reason that is met, with its rule, and is noted once', () => {
  const d = withBank(10)
  d.set({ turn: 2 })
  checkEndTriggers(d)
  pay(d, 'bank', 'p1', 10)
  checkEndTriggers(d)
  expect(d.state.ending).toBe('stock_market')
  expect(d.events).toEqual([{ type: 'endTriggered', reason: 'stock_market', rule: 'R-2' }])
})

/** The bank pays $10 and gets $50 back. */
const thereAndBack = (d: Draft): void => {
  pay(d, 'bank', 'p1', 10)
  pay(d, 'p1', 'bank', 50)
}
const brokenBank = [
  { type: 'bankBroken', rule: 'R-1' },
  { type: 'endTriggered', reason: 'bank', rule: 'R-1' },
]

it.each([
  [10, 'bank', brokenBank],
  [11, undefined, []],
])('an action that takes $10 out of a bank of %d for a moment: the end is %s', (money, ending, events) => {
  const d = withBank(money)
  applyAction(d, passIn('x', thereAndBack) as ActionKind, { type: 'pass', by: 'p1' })
  expect([d.state.bank, d.state.ending]).toEqual([money + 40, ending])
  expect(d.events.slice(1)).toEqual(events)
})

it('a payment between two steps is seen before the flow goes on', () => {
  const advance: RoundFlow['advance'] = (d) => {
    if (d.state.ending === 'bank') finishGame(d, 'bank')
    else thereAndBack(d)
  }
  const d = withBank(10, { rounds: { '': { step: () => null, advance } } })
  runToDecision(d)
  expect(d.state).toMatchObject({ bank: 50, ended: { reason: 'bank' } })
})

it('money that is laid out breaks no bank', () => {
  const d = withBank(0)
  d.set({ bank: 500 })
  checkEndTriggers(d)
  expect(d.state.ending).toBeUndefined()
})
