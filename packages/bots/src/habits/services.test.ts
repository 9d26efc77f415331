import { type Action, type ActionOf, determinize, type Game, view } from '@roundhouse/engine'
import { describe, expect, it } from 'vitest'
import { Dice } from '../dice.js'
import { custom } from '../outlook/custom.js'
import { payouts } from '../outlook/payout.js'
import { decided, position, seatOf } from './position.js'

const LAST = { kind: 'operating', num: 3, of: 3 } as const
const SEAT = 'p1'

/** A last purchase of a minor of Amy's, whose treasury counts nothing after this round. */
const lastPurchase = (percent: number): Game =>
  position('18Mag', {
    phase: 'Gray',
    turn: 7,
    round: { ...LAST, at: '3', step: 'buyTrains' },
    operators: {
      '1': { owner: 'Bob', trains: ['4', '6'] },
      '3': { owner: 'Amy', trains: ['4'], cash: 400 },
      '6': { owner: 'Carlos', trains: ['3', '6'] },
      MAVAG: { price: 140, shares: percent > 0 ? { Amy: percent, Bob: 20 } : { Bob: 30 } },
    },
  })

const dividendOf = (num: number): Game =>
  position('18Mag', {
    phase: 'Gray',
    turn: 7,
    round: { kind: 'operating', num, of: 3, at: 'SNW', step: 'dividend' },
    operators: {
      '1': { owner: 'Amy', trains: ['4'] },
      '2': { owner: 'Bob', trains: ['4'] },
      '3': { owner: 'Carlos', trains: ['4'] },
      SNW: { price: 140, cash: 90, shares: { Amy: 50, Bob: 10 } },
    },
  })

const ofBank = (action: Action): boolean => action.type === 'buyTrain' && action.from === 'bank'
const paid = (action: Action): number => (action as ActionOf<'dividend'>).amount ?? -1

describe('18Mag, hard', () => {
  it.each([
    ['is spent with a company whose shares its owner has', 50, true],
    ['is not given to a company whose shares others have', 0, false],
  ] as const)('what is left in a treasury at the end %s', (_, percent, buys) => {
    expect(ofBank(decided(lastPurchase(percent), 'hard').action)).toBe(buys)
  })

  it.each([
    ['as much as helps the price, the rest when it helps again', 1, 60],
    ['all at the end', 3, 90],
  ] as const)('a director pays %s', (_, num, amount) => {
    expect(paid(decided(dividendOf(num), 'hard').action)).toBe(amount)
  })
})

describe('what is paid to a company that lives by services', () => {
  const before = lastPurchase(50)
  const dealt = determinize(view(before, seatOf(before)), (count) => new Dice(1).between(0, count - 1))
  const paying = (to: string, more: number): typeof dealt => {
    const { state } = dealt
    const operator = state.operators[to]!
    const operators = { ...state.operators, [to]: { ...operator, cash: operator.cash + more } }
    return { ...dealt, state: { ...state, operators } }
  }
  const worth = (to: string, more: number, envy = 0): number =>
    custom(dealt, paying(to, more), { seat: SEAT, rounds: 1, envy })

  it('is worth more than its dividend, by the steps of the price, and less the more there is', () => {
    expect(worth('MAVAG', 100)).toBeGreaterThan(50)
    expect(worth('MAVAG', 200)).toBeGreaterThan(worth('MAVAG', 100))
    expect(worth('MAVAG', 200)).toBeLessThan(2 * worth('MAVAG', 100))
  })

  it('is worth nothing where one has no shares, and less than that where others are envied', () => {
    expect(worth('SNW', 100)).toBe(0)
    expect(worth('MAVAG', 100, 0.3)).toBeLessThan(worth('MAVAG', 100))
  })
})

describe('dividends of a company that lives by services', () => {
  const best = (game: Game, purse: number, rounds: number): number => {
    const worths = payouts(game, 'SNW', purse, { seat: SEAT, rounds, envy: 0 })
    return 10 * worths.indexOf(Math.max(...worths))
  }

  it.each([
    [90, 1, 90],
    [200, 1, 200],
    [80, 3, 60],
  ])('of %d with %d rounds to go, %d are paid', (purse, rounds, amount) => {
    expect(best(dividendOf(1), purse, rounds)).toBe(amount)
  })
})
