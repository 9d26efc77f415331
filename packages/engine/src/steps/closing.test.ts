import { describe, expect, it } from 'vitest'
import type { Draft } from '../core/draft.js'
import { operatorFact } from '../core/facts.js'
import { audit } from '../core/invariant.js'
import { placeMarker } from '../core/market.js'
import { flag } from '../core/shape.js'
import type { GameState } from '../core/state.js'
import { changing, IDLE, tiny, tinyRules } from '../testing/tiny.js'
import { closeCorporation, closeMinor, closePrivate } from './closing.js'
import { operatingRound } from './operating.js'

const P = { id: 'P', name: 'P', price: 20, income: 5 }
const bond = operatorFact('bond', flag, false, 'It owes the bank.')
const privates = { P, Q: { ...P, id: 'Q' }, R: { ...P, id: 'R' } }

/** X in its turn: a price, a token beside one of Y's, a train, a company with a marker, and one that left its marker. */
const playing = (more: Partial<GameState> = {}): Draft => {
  const d = changing(
    tiny(
      {
        board: {
          tiles: { A1: { tile: '14', rotation: 0 } },
          tokens: {
            A1: [
              { by: 'Y', city: 0 },
              { by: 'X', city: 0 },
            ],
            A3: [{ by: 'X', city: 0 }],
          },
        },
        operators: {
          X: {
            ...IDLE,
            cash: 50,
            tokens: [40],
            trains: [{ id: '2-0', name: '2' }],
            par: 50,
            operated: true,
          },
          Y: { ...IDLE, cash: 10, tokens: [40] },
          '1': { ...IDLE, cash: 30, owner: 'p2', trains: [{ id: '2-1', name: '2' }] },
        },
        privates: {
          P: { owner: 'X', used: 0 },
          Q: { owner: 'X', used: 1, closed: true },
          R: { owner: 'p2', used: 0, to: 'X' },
        },
        markers: { A1: ['P', 'R'], A2: ['Q'] },
        ...more,
      },
      { privates, facts: [...tinyRules().facts, bond] },
    ),
  )
  placeMarker(d, 'X', 1)
  bond.set(d, 'X', true)
  return d
}

describe('a corporation closes', () => {
  it('for good: everything it had is gone', () => {
    const d = playing()
    const bank = d.state.bank as number
    closeCorporation(d, 'X')
    const { operators, shares, market, board, markers, privates: companies } = d.state
    expect(operators.X).toEqual({ cash: 0, trains: [], tokens: [], closed: 'closed' })
    expect(d.state.bank).toBe(bank + 50)
    expect(new Set(shares.X)).toEqual(new Set(['removed']))
    expect(market).toEqual({})
    expect(board.tokens).toEqual({ A1: [{ by: 'Y', city: 0 }] })
    expect(markers).toEqual({ A1: ['R'] })
    expect(companies).toEqual({
      P: { closed: true, used: 0 },
      Q: { closed: true, used: 1 },
      R: { owner: 'p2', used: 0 },
    })
    expect(d.events.map(({ type }) => type)).toEqual([
      'tokenRemoved',
      'tokenRemoved',
      'markerRemoved',
      'privateClosed',
      'markerRemoved',
      'corporationClosed',
    ])
    expect(audit(d)).toEqual([])
  })

  it('to be founded again: all papers and tokens back, nothing of its past', () => {
    const d = playing()
    closeCorporation(d, 'X', 'treasury')
    expect(d.state.operators.X).toEqual({ cash: 0, trains: [], tokens: [0, 40] })
    expect(new Set(d.state.shares.X)).toEqual(new Set(['treasury']))
    expect(d.state.shares.X).toHaveLength(9)
    expect(audit(d)).toEqual([])
  })

  it('in its turn: the turn is over, and nothing more is asked of it', () => {
    const step = { id: 'track', kinds: [], actor: () => 'X' }
    const flow = operatingRound({ next: () => null, steps: () => [step], turns: {}, anytime: [], endRound() {} })
    const waiting = [
      { kind: 'discard', by: 'X', data: {} },
      { kind: 'discard', by: 'Y', data: {} },
    ]
    const round = { kind: 'operating', num: 1, of: 1, current: 'X', step: 0, turn: {}, memo: {} }
    const d = playing({ round, interrupts: waiting as GameState['interrupts'] })
    expect(flow.step(d)).toBe(step)
    closeCorporation(d, 'X')
    expect(flow.step(d)).toBeNull()
    expect(d.state.interrupts.map(({ by }) => by)).toEqual(['Y'])
  })

  it('in the turn of another: that turn goes on', () => {
    const round = { kind: 'operating', num: 1, of: 1, current: 'Y', step: 0, turn: {}, memo: {} }
    const d = playing({ round })
    closeCorporation(d, 'X')
    expect(d.state.round).toEqual(round)
  })
})

describe('a minor closes', () => {
  it.each([
    ['bank', 10],
    ['Y', 40],
  ])('its money is left to %s', (heir, inY) => {
    const d = playing()
    closeMinor(d, '1', heir)
    expect(d.state.operators['1']).toEqual({ cash: 0, trains: [], tokens: [], closed: 'closed' })
    expect(d.state.operators.Y?.cash).toBe(inY)
    expect(audit(d)).toEqual([])
  })
})

it('a minor takes its token off the board, and its money goes to the bank', () => {
  const tokens = { A3: [{ by: '1', city: 0 }] }
  const d = playing({ board: { tiles: {}, tokens } })
  const bank = d.state.bank as number
  closeMinor(d, '1')
  expect(d.state.board.tokens).toEqual({})
  expect(d.state.bank).toBe(bank + 30)
})

it('a company lent to another stays lent', () => {
  const lent = { R: { owner: 'p2', used: 0, to: 'Y' } } as const
  const d = playing({ privates: lent })
  closeCorporation(d, 'X')
  expect(d.state.privates).toEqual(lent)
})

describe('a private company closes', () => {
  it('with its marker', () => {
    const d = playing()
    closePrivate(d, 'P')
    expect(d.state.privates.P).toEqual({ closed: true, used: 0 })
    expect(d.state.markers.A1).toEqual(['R'])
  })

  it('and leaves its marker to its owner', () => {
    const d = playing()
    closePrivate(d, 'P', { keepMarkers: true })
    expect(d.state.privates.P).toEqual({ closed: true, owner: 'X', used: 0 })
    expect(d.state.markers.A1).toEqual(['P', 'R'])
  })

  it('only once', () => {
    const d = playing()
    closePrivate(d, 'Q')
    expect(d.events).toEqual([])
  })
})
