import { describe, it } from 'vitest'
import { at, corp, gives, holds, pass, pay, type Row, refused, row, type TurnPosition, turnOf } from './table.js'

/** CTL has run for so much. */
const earned = (revenue: number, entry: object, more: TurnPosition = {}): TurnPosition => ({
  ...more,
  operators: { ...more.operators, CTL: { trains: ['4H'], ...entry } },
  at: { step: 'dividend', facts: { ran: true, revenue } },
})

const rows: readonly Row[] = [
  row(
    '1849-10.5-1 with a train but no route it earns nothing: the marker goes left',
    turnOf('SFA', { operators: { SFA: corp(100, { cash: 100, trains: ['4H'], shares: { Amy: 40 } }) } }, [
      pass(gives({ 'price.SFA': 90 })),
    ]),
  ),
  row(
    'TV-14 1849-10.5.2-2 70 in all are 7 a share',
    turnOf('CTL', earned(70, corp(68, { shares: { Amy: 40 } })), [
      pay('full', { changes: { 'cash.Amy': 528 }, events: [{ type: 'dividend', revenue: 70, perShare: 7 }] }),
    ]),
  ),
  row(
    '1849-10.5-1 without revenue there is nothing to pay out, and the marker goes left (any.NO_REVENUE)',
    turnOf('CTL', { operators: { CTL: corp(100, { shares: { Amy: 40 }, cash: 500 }) } }, [
      pay('full', refused('any.NO_REVENUE')),
      pass(),
      pass(gives({ 'price.CTL': 90, step: 'buyTrains' })),
    ]),
  ),
  row(
    '1849-10.5.3-3 what treasury and pool get counts for the price as well',
    turnOf('CTL', earned(100, corp(100, { shares: { Amy: 20, pool: 50 } })), [
      pay('full', gives({ 'price.CTL': 111, 'cash.Amy': 520, 'cash.CTL': 30 })),
    ]),
  ),
  row(
    'TV-16 1849-10.5.3-2 a tenth a share: players, the treasury for its own; the bank keeps those of the pool',
    turnOf('CTL', earned(50, corp(68, { shares: { Amy: 50, treasury: 20, pool: 30 } })), [
      pay('full', gives({ 'cash.Amy': 525, 'cash.CTL': 10 }, { 'price.CTL': 68 })),
    ]),
  ),
  row(
    'TV-15 1849-10.5.3-3 at least the price: a column to the right',
    turnOf('CTL', earned(150, corp(144, { shares: { Amy: 40 } })), [
      pay('full', gives({ 'price.CTL': 159, 'cash.Amy': 560, 'cash.CTL': 90 })),
    ]),
  ),
  row(
    'TV-15 1849-10.5.3-3 less: it stays',
    turnOf('CTL', earned(140, corp(144, { shares: { Amy: 40 } })), [
      pay('full', gives({ 'cash.Amy': 556 }, { 'price.CTL': 144 })),
    ]),
  ),
  row(
    '1849-10.5.3-3 exactly the price is enough, and never more than one step',
    turnOf('CTL', earned(100, corp(100, { shares: { Amy: 40 } })), [pay('full', gives({ 'price.CTL': 111 }))]),
  ),
  row(
    '1849-10.5.3-3 three times the price is one step too',
    turnOf('CTL', earned(300, corp(100, { shares: { Amy: 40 } })), [pay('full', gives({ 'price.CTL': 111 }))]),
  ),
  row(
    '1849-10.5.3-3 1849-5-4 at the end of a row one row up',
    turnOf('CTL', earned(200, at(5, 11, { shares: { Amy: 40 } })), [
      pay('full', gives({ 'price.CTL': 178, 'column.178': ['CTL'] })),
    ]),
  ),
  row(
    '1849-10.5.3-4 withheld: all to the treasury, a column to the left',
    turnOf('CTL', earned(150, corp(144, { cash: 10, shares: { Amy: 40 } })), [
      pay('withhold', gives({ 'price.CTL': 129, 'cash.CTL': 160 }, { 'cash.Amy': 500 })),
    ]),
  ),
  row(
    '1849-10.5.3-4 1849-5-4 in the first column a row down',
    turnOf('CTL', earned(40, at(3, 0, { shares: { Amy: 40 } })), [
      pay('withhold', gives({ 'price.CTL': 52, 'cash.CTL': 40 })),
    ]),
  ),
  row(
    '1849-10.5.3-1 all or nothing (DV1)',
    turnOf('CTL', earned(100, corp(68, { shares: { Amy: 40 } })), [pay('half', refused('DV1')), pay('full')]),
  ),
]

describe('dividends (§10.5.3)', () => {
  it.each(rows)('%s', (_, scenario) => holds(scenario))
})
