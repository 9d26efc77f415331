import { describe, expect, it } from 'vitest'
import { IDLE, tiny } from '../testing/tiny.js'
import { Draft, patched } from './draft.js'

describe('a patch', () => {
  it('changes what it names in a copy', () => {
    const before = { a: 1, b: 2 }
    expect(patched(before, { b: 3 })).toEqual({ a: 1, b: 3 })
    expect(before).toEqual({ a: 1, b: 2 })
  })

  it('takes away what it calls undefined', () => {
    const before: { a: number; b?: number } = { a: 1, b: 2 }
    expect(Object.keys(patched(before, { b: undefined }))).toEqual(['a'])
  })
})

describe('a draft', () => {
  const start = tiny()

  it('is of the same rules and setup, and begins with no events', () => {
    const d = new Draft(start)
    expect([d.rules, d.setup, d.state]).toEqual([start.rules, start.setup, start.state])
    expect(d.events).toEqual([])
  })

  it.each<[string, (d: Draft) => void, object]>([
    ['the game', (d) => d.set({ phase: 1 }), { ...start.state, phase: 1 }],
    [
      'a player',
      (d) => d.player('p2', { bankrupt: true }),
      { ...start.state, players: { p1: { cash: 100 }, p2: { cash: 100, bankrupt: true } } },
    ],
    [
      'an operator',
      (d) => d.operator('Y', { cash: 7 }),
      { ...start.state, operators: { ...start.state.operators, Y: { ...IDLE, cash: 7 } } },
    ],
    [
      'a private company',
      (d) => d.private('P', { owner: undefined, used: 1 }),
      { ...start.state, privates: { P: { used: 1 } } },
    ],
    [
      'a certificate',
      (d) => d.share('X', 1, 'p2'),
      {
        ...start.state,
        shares: { ...start.state.shares, X: start.state.shares.X?.map((by, i) => (i === 1 ? 'p2' : by)) },
      },
    ],
    [
      'the first of a corporation',
      (d) => d.share('Z', 0, 'p2'),
      { ...start.state, shares: { ...start.state.shares, Z: ['p2'] } },
    ],
    ['the round', (d) => d.round({ current: 'X' }), { ...start.state, round: { ...start.state.round, current: 'X' } }],
  ])('changes %s and nothing else', (_, change, after) => {
    const before = JSON.stringify(start.state)
    const d = new Draft(start)
    change(d)
    expect(d.state).toEqual(after)
    expect(JSON.stringify(start.state)).toBe(before)
  })

  it('shares what it does not change', () => {
    const d = new Draft(start)
    d.player('p1', { cash: 1 })
    expect(d.state.operators).toBe(start.state.operators)
    expect(d.state.players.p2).toBe(start.state.players.p2)
  })

  it('takes off the first interrupt', () => {
    const one = { kind: 'a', by: 'p1', data: {} } as const
    const other = { kind: 'b', by: 'p2', data: {} } as const
    const d = new Draft(tiny({ interrupts: [one, other] }))
    d.resume()
    expect(d.state.interrupts).toEqual([other])
  })

  it('keeps events in their order', () => {
    const d = new Draft(start)
    d.emit({ type: 'gameEnded', reason: 'a' })
    d.emit({ type: 'gameEnded', reason: 'b' })
    expect(d.events).toEqual([
      { type: 'gameEnded', reason: 'a' },
      { type: 'gameEnded', reason: 'b' },
    ])
  })
})
