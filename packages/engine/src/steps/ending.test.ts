import { describe, expect, it } from 'vitest'
import { changing, IDLE, tiny } from '../testing/tiny.js'
import { bankBroken, type EndTrigger, netWorth, noteEndingBy, turnLimitReached } from './ending.js'

const withBank = (bank: number | null) => {
  const p = tiny()
  return { ...p, state: { ...p.state, bank } }
}

it.each([
  [1, false, false],
  [0, true, false],
  [-1, true, true],
  [null, false, false],
])('a bank of %s is broken: %s, and below zero: %s', (bank, empty, below) => {
  expect([bankBroken(withBank(bank), false), bankBroken(withBank(bank), true)]).toEqual([empty, below])
})

describe('the end', () => {
  const bank: EndTrigger = { reason: 'bank', rule: 'R-1', met: (p) => bankBroken(p, false) }
  const round: EndTrigger = { reason: 'stock_market', rule: 'R-2', met: (p) => p.state.turn > 1 }
  const note = noteEndingBy([bank, round])

  it('is not sure before anything happened', () => {
    const d = changing(withBank(10))
    note(d)
    expect(d.state.ending).toBeUndefined()
    expect(d.events).toEqual([])
  })

  it('has the first reason that is met, with its rule', () => {
    const d = changing(withBank(10))
    d.set({ turn: 2 })
    note(d)
    expect(d.state.ending).toBe('stock_market')
    expect(d.events).toEqual([{ type: 'endTriggered', reason: 'stock_market', rule: 'R-2' }])
  })

  it('stays sure when money comes back, and is noted once', () => {
    const d = changing(withBank(0))
    note(d)
    d.set({ bank: 500, turn: 2 })
    note(d)
    expect(d.state.ending).toBe('bank')
    expect(d.events).toEqual([
      { type: 'bankBroken', rule: 'R-1' },
      { type: 'endTriggered', reason: 'bank', rule: 'R-1' },
    ])
  })
})

it.each([
  [0, 99, false],
  [5, 4, false],
  [5, 5, true],
])('a limit of %d turns in turn %d is reached: %s', (limit, turn, reached) => {
  expect(turnLimitReached(tiny({ turn }), limit)).toBe(reached)
})

it('counts cash, shares as the title says, and private companies that live', () => {
  const worth = (closed: boolean) =>
    netWorth(
      tiny(
        {
          operators: { X: IDLE },
          privates: { P: { owner: 'p1', used: 0, ...(closed ? { closed: true as const } : {}) } },
        },
        { sharesWorth: (_, player, corporation) => (player === 'p1' && corporation === 'X' ? 7 : 0) },
      ),
      'p1',
    )
  expect([worth(false), worth(true)]).toEqual([100 + 7 + 20, 100 + 7])
})
