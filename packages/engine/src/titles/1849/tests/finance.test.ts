import { describe, it } from 'vitest'
import {
  at,
  by,
  corp,
  gives,
  holds,
  issue,
  pass,
  type Row,
  redeem,
  refused,
  row,
  type TurnPosition,
  turnOf,
} from './table.js'

/** CTL of Amy in its financial step. */
const financing = (entry: object, more: TurnPosition = {}): TurnPosition => ({
  ...more,
  operators: { ...more.operators, CTL: { trains: ['4H'], ...entry } },
  at: { step: 'finance', facts: { declared: true }, ...more.at },
})

const issues: readonly Row[] = [
  row(
    '1849-10.8-2 any number in one action, at the price before; then a row down a share (IS4)',
    turnOf('CTL', financing(corp(100, { shares: { Amy: 40 } }), { phase: '6', privates: { SIGI: 'Bob' } }), [
      issue(
        30,
        gives({
          'cash.CTL': 300,
          'shares.CTL.pool': 30,
          'shares.CTL.treasury': 30,
          'price.CTL': 75,
          step: 'buyPrivates',
        }),
      ),
      by('CTL', issue(10, refused('IS4'))),
      by('CTL', redeem(10, refused('RD1'))),
    ]),
  ),
  row(
    '1849-10.8-2 not in its first operating turn (IS1)',
    turnOf('CTL', financing(corp(100, { operated: false, shares: { Amy: 40, pool: 10 }, cash: 500 })), [
      issue(10, refused('IS1')),
      redeem(10, gives({ 'cash.CTL': 400 })),
    ]),
  ),
  row(
    '1849-10.8-2 at most half of it in the pool (IS2)',
    turnOf('CTL', financing(corp(100, { shares: { Amy: 30, pool: 30 } })), [
      issue(40, refused('IS2')),
      issue(20, gives({ 'shares.CTL.pool': 50, 'cash.CTL': 200 })),
    ]),
  ),
  row(
    '1849-10.8-2 the last certificate only with or after all ordinary ones (IS3)',
    turnOf('CTL', financing(corp(100, { shares: { Amy: 60, treasury: [20, 10, 10] } })), [
      issue(30, refused('IS3')),
      { type: 'issueShares', percent: 20, papers: [20], expect: refused('IS3') },
      { type: 'issueShares', percent: 10, papers: [20], expect: refused('any.NOT_IN_TREASURY') },
      { type: 'issueShares', percent: 40, papers: [20, 20], expect: refused('any.NOT_IN_TREASURY') },
      issue(40, gives({ 'shares.CTL.pool': 40, 'cash.CTL': 400 })),
    ]),
  ),
  row(
    '1849-10.8-2 after all ordinary ones it goes alone',
    turnOf('CTL', financing(corp(100, { shares: { Amy: 60, Bob: 20, treasury: [20] } })), [
      issue(10, refused('any.NOT_IN_TREASURY')),
      issue(20, gives({ 'shares.CTL.pool': 20, 'cash.CTL': 200, 'price.CTL': 87 })),
    ]),
  ),
  row(
    '1849-10.8-2 no more than it has (any.NOT_IN_TREASURY)',
    turnOf('CTL', financing(corp(100, { shares: { Amy: 60, Bob: 30, treasury: [10] } })), [
      issue(20, refused('any.NOT_IN_TREASURY')),
      issue(10),
    ]),
  ),
  row(
    '1849-10.8-2 1849-5-7 an issue may close the corporation: its turn is over',
    turnOf(
      'CTL',
      financing(at(8, 0, { shares: { Amy: 40 } }), {
        operators: { SFA: at(9, 1, { cash: 100, shares: { Bob: 20 } }) },
      }),
      [issue(10, gives({ 'price.CTL': null, 'cash.CTL': null, at: 'SFA' }))],
    ),
  ),
]

const redemptions: readonly Row[] = [
  row(
    '1849-10.8-3 one certificate of the pool at the price, which does not move (RD2, RD4)',
    turnOf(
      'CTL',
      financing(corp(100, { cash: 150, shares: { Amy: 40, pool: 30 } }), { phase: '6', privates: { SIGI: 'Bob' } }),
      [
        redeem(20, refused('RD2')),
        redeem(10, gives({ 'cash.CTL': 50, 'shares.CTL.pool': 20, 'shares.CTL.treasury': 40 }, { 'price.CTL': 100 })),
        by('CTL', redeem(10, refused('RD2'))),
        by('CTL', issue(10, refused('IS4'))),
      ],
    ),
  ),
  row(
    '1849-10.8-3 the last one doubly, when no ordinary one is in the pool (RD3, RD4)',
    turnOf('CTL', financing(corp(100, { cash: 250, shares: { Amy: 40, pool: [20, 10] } })), [
      redeem(20, refused('RD3')),
      redeem(10, gives({ 'cash.CTL': 150 })),
    ]),
  ),
  row(
    '1849-10.8-3 the last one alone costs twice the price (RD4)',
    turnOf('CTL', financing(corp(100, { cash: 199, shares: { Amy: 40, Bob: 10, pool: [20] } }), {}), [
      redeem(20, refused('RD4')),
      redeem(10, refused('any.NOT_IN_POOL')),
    ]),
  ),
  row(
    '1849-10.8-1 issue, or redeem, or nothing (IS4)',
    turnOf(
      'CTL',
      financing(corp(100, { cash: 250, shares: { Amy: 40, pool: 10 } }), {
        operators: { SFA: corp(68, { cash: 100, shares: { Bob: 20 } }) },
      }),
      [redeem(10, gives({ at: 'SFA' }))],
    ),
  ),
  row(
    '1849-10.8-1 1849-10-2 nothing is the choice of who passes',
    turnOf(
      'CTL',
      financing(corp(100, { cash: 250, shares: { Amy: 40, pool: 10 } }), {
        operators: { SFA: corp(68, { cash: 100, shares: { Bob: 20 } }) },
      }),
      [pass(gives({ at: 'SFA' }, { 'price.CTL': 100 }))],
    ),
  ),
]

describe('the financial step (§10.8)', () => {
  it.each([...issues, ...redemptions])('%s', (_, scenario) => holds(scenario))
})
