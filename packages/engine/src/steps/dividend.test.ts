import { describe, expect, it } from 'vitest'
import { audit } from '../core/invariant.js'
import { changing, IDLE, tiny } from '../testing/tiny.js'
import { payShares, splitRevenue } from './dividend.js'

/** X: 30% with the first player, 10% with the second, 10% in the pool, 50% in the treasury. */
const earning = (cash: number) =>
  changing(tiny({ operators: { X: { ...IDLE, cash }, Y: IDLE, '1': { ...IDLE, owner: 'p2' } } }))

const shareOf = (total: number) => (percent: number) => (total * percent) / 100

describe('a dividend', () => {
  it('from the bank, the treasury paid for its own papers', () => {
    const d = earning(0)
    const paid = payShares(d, 'X', { from: 'bank', amountFor: shareOf(100), places: { treasury: 'X' } })
    expect(paid).toEqual({ p1: 30, p2: 10, X: 50 })
    expect(d.state.players.p1?.cash).toBe(130)
    expect(d.state.operators.X?.cash).toBe(50)
    expect(audit(d)).toEqual([])
  })

  it('from the treasury, the bank paid for all that no player holds', () => {
    const d = earning(100)
    const bank = d.state.bank as number
    const paid = payShares(d, 'X', { from: 'X', amountFor: shareOf(100), places: { treasury: 'bank', pool: 'bank' } })
    expect(paid).toEqual({ p1: 30, p2: 10 })
    expect(d.state.operators.X?.cash).toBe(0)
    expect(d.state.bank).toBe(bank + 60)
    expect(audit(d)).toEqual([])
  })

  it('nobody is paid for places that are not named', () => {
    const d = earning(0)
    const bank = d.state.bank as number
    expect(payShares(d, 'X', { from: 'bank', amountFor: shareOf(100), places: {} })).toEqual({ p1: 30, p2: 10 })
    expect(d.state.bank).toBe(bank - 40)
  })

  it('of two places with one payee is one sum', () => {
    const places = { treasury: 'X', pool: 'X' }
    const paid = payShares(earning(0), 'X', { from: 'bank', amountFor: shareOf(10), places })
    expect(paid).toEqual({ p1: 3, p2: 1, X: 6 })
  })
})

it('a minor pays half to its owner and keeps half', () => {
  const d = changing(tiny())
  splitRevenue(d, '1', 70)
  expect([d.state.players.p2?.cash, d.state.operators['1']?.cash]).toEqual([135, 35])
  expect(d.events).toEqual([
    { type: 'dividend', operator: '1', kind: 'half', revenue: 70, perShare: 0, kept: 35, paid: { p2: 35 } },
  ])
})

it('one that nobody owns earns nothing', () => {
  const d = changing(tiny({ operators: { '1': IDLE } }))
  splitRevenue(d, '1', 70)
  expect(d.state.operators['1']?.cash).toBe(0)
  expect(d.events).toEqual([])
})
