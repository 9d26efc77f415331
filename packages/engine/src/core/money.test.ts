import { describe, expect, it } from 'vitest'
import { changing, IDLE, tiny } from '../testing/tiny.js'
import { type Charge, cash, dueFrom, type Purse, pay, payCharges, shortfall } from './money.js'

/** Amy $100, Bob $100, X $50, the bank $750. */
const table = () => changing(tiny())
const purses = ({ state }: ReturnType<typeof table>) => [
  state.bank,
  state.players.p1?.cash,
  state.players.p2?.cash,
  state.operators.X?.cash,
]

describe('cash', () => {
  it.each([
    ['p1', 100],
    ['X', 50],
    ['Y', 0],
    ['p9', 0],
    ['nobody', 0],
  ])('of %s is $%i', (purse, amount) => expect(cash(tiny(), purse)).toBe(amount))
})

describe('pay', () => {
  it.each<[Purse, Purse, number, readonly number[]]>([
    ['bank', 'p1', 30, [720, 130, 100, 50]],
    ['p1', 'bank', 30, [780, 70, 100, 50]],
    ['p1', 'p2', 100, [750, 0, 200, 50]],
    ['X', 'p2', 50, [750, 100, 150, 0]],
    ['p2', 'X', 1, [750, 100, 99, 51]],
    ['bank', 'X', 800, [-50, 100, 100, 850]],
  ])('%s → %s $%i', (from, to, amount, after) => {
    const d = table()
    pay(d, from, to, amount)
    expect(purses(d)).toEqual(after)
  })

  it.each<[Purse, Purse, number]>([
    ['p1', 'p2', 0],
    ['p1', 'p1', 500],
  ])('%s → %s $%i changes nothing', (from, to, amount) => {
    const d = table()
    const before = d.state
    pay(d, from, to, amount)
    expect(d.state).toBe(before)
  })

  it.each<[string, Purse, Purse, number]>([
    ['less than nothing', 'p1', 'p2', -1],
    ['less than nothing of the bank', 'bank', 'p2', -1],
    ['half a dollar', 'p1', 'p2', 0.5],
    ['more than there is', 'p1', 'p2', 101],
    ['more than a railway has', 'X', 'bank', 51],
  ])('never %s', (_, from, to, amount) => {
    const d = table()
    expect(() => pay(d, from, to, amount)).toThrow(/^pay: /)
    expect(purses(d)).toEqual([750, 100, 100, 50])
  })

  it('takes from a bank without end what it needs', () => {
    const d = changing(tiny({}, { bank: null }))
    pay(d, 'bank', 'p1', 5000)
    pay(d, 'p1', 'bank', 100)
    expect(purses(d)).toEqual([null, 5000, 100, 50])
  })
})

describe('charges', () => {
  const charges: readonly Charge[] = [
    { from: 'bank', to: 'X', amount: 9999, why: 'other' },
    { from: 'X', to: 'bank', amount: 20, why: 'other' },
    { from: 'p1', to: 'X', amount: 90, why: 'other' },
    { from: 'X', to: 'p2', amount: 30, why: 'other' },
  ]

  it('are added up by payer', () => {
    expect(['X', 'p1', 'p2', 'bank'].map((purse) => dueFrom(charges, purse))).toEqual([50, 90, 0, 9999])
  })

  it('are short where one payer has less than all of them together', () => {
    expect(shortfall(tiny(), charges)).toBeUndefined()
    const poor = tiny({ operators: { X: { ...IDLE, cash: 49 }, Y: IDLE } })
    expect(shortfall(poor, charges)).toEqual({ need: 50, have: 49 })
    const both = tiny({ players: { p1: { cash: 1 }, p2: { cash: 0 } } })
    expect(shortfall(both, charges)).toEqual({ need: 90, have: 1 })
  })

  it('are paid in order, and told to whoever gets something', () => {
    const d = table()
    payCharges(d, [...charges.slice(1), { from: 'X', to: 'p1', amount: 0, why: 'other' }])
    expect(purses(d)).toEqual([770, 10, 130, 90])
    expect(d.events).toEqual([
      { type: 'received', by: 'X', from: 'p1', amount: 90, why: 'other' },
      { type: 'received', by: 'p2', from: 'X', amount: 30, why: 'other' },
    ])
  })
})
