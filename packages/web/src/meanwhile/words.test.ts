import type { GameEvent, Language } from '@roundhouse/engine'
import { describe, expect, it } from 'vitest'
import type { Naming } from '../contracts.js'
import { deedsOf } from './words.js'

const naming: Naming = {
  name: (id) => ({ p1: 'Ann', NYC: 'New York Central' })[id] ?? id,
  short: (id) => ({ p1: 'Ann' })[id] ?? id,
  hex: (id) => id,
  money: (amount) => `$${amount}`,
  change: (amount) => `$${amount}`,
}
const round = { kind: 'operating', turn: 1, num: 1, of: 2 } as const
const told = (by: string, events: readonly GameEvent[], language: Language = 'en') =>
  deedsOf({ by, owner: null, round, n: 9, events, runs: [], actions: [] }, language, naming)

const ran: GameEvent = { type: 'ran', operator: 'NYC', revenue: 120, runs: [] }
const dividend = { type: 'dividend', operator: 'NYC', kind: 'half', revenue: 120, paid: {} } as const
const moved = { type: 'priceMoved', corporation: 'NYC', from: 100, to: 112, why: 'dividend' } as const

describe('a turn in words', () => {
  it('is told briefly, its run marked', () => {
    const events: GameEvent[] = [
      { type: 'operates', operator: 'NYC' },
      { type: 'tileLaid', by: 'NYC', hex: 'D14', tile: '57', rotation: 0, colour: 'yellow', cost: 0 },
      { type: 'passed', by: 'NYC', step: 'track' },
      ran,
      { ...dividend, kept: 0, perShare: 12 },
      moved,
      { type: 'trainBought', by: 'NYC', train: '3', from: 'bank', price: 180, help: 0 },
      { type: 'phase', phase: '3' },
    ]
    expect(told('NYC', events)).toEqual([
      { kind: 'short', text: '57 on D14' },
      { kind: 'run', text: 'ran $120' },
      { kind: 'short', text: '$12 a share' },
      { kind: 'short', text: '$100 → $112' },
      { kind: 'short', text: '3 train, $180' },
      { kind: 'whole', text: 'Phase 3 begins.' },
    ])
  })

  it.each([
    [{ ...dividend, kept: 120, perShare: 0 }, 'kept'],
    [{ ...dividend, kept: 60, perShare: 6 }, '$6 a share, $60 kept'],
    [{ ...dividend, kept: 60, perShare: 0 }, 'paid out, $60 kept'],
  ] as const)('says what was done with the revenue: %#', (event, text) => {
    expect(told('NYC', [event])).toEqual([{ kind: 'short', text }])
  })

  it('names the company whose price a player moved, and not its own', () => {
    expect(told('p1', [{ ...moved, why: 'sale', to: 90 }])).toEqual([{ kind: 'short', text: 'NYC $100 → $90' }])
  })

  it('tells of a player who passes, but not that a turn has ended', () => {
    expect(told('p1', [{ type: 'passed', by: 'p1' }])).toEqual([{ kind: 'short', text: 'passes' }])
    expect(told('p1', [{ type: 'passed', by: 'p1', step: 'stockDone' }])).toEqual([])
  })

  it.each([
    ['ru', 'рейсы $120'],
    ['pl', 'przejazdy $120'],
  ] as const)('speaks %s', (language, text) => {
    expect(told('NYC', [ran], language)).toEqual([{ kind: 'run', text }])
  })
})
