import { describe, it } from 'vitest'
import {
  at,
  buy,
  by,
  corp,
  gives,
  holds,
  order,
  pass,
  type Row,
  refused,
  row,
  sell,
  start,
  stockTurn,
} from './table.js'

const turns: readonly Row[] = [
  row(
    '1849-9-1 sell as often as you like, then buy; the purchase ends the turn, and nothing is sold after it (SE1)',
    stockTurn(
      'Amy',
      {
        operators: {
          CTL: corp(100, { shares: { Bob: 40, Amy: 20 } }),
          IFT: corp(68, { shares: { Carlos: 40, Amy: 20 } }),
          RCS: corp(68, { shares: { Bob: 40 } }),
        },
      },
      [
        sell('CTL', 10, gives({ 'cash.Amy': 600 })),
        sell('IFT', 10, gives({ 'cash.Amy': 668 })),
        sell('CTL', 10, gives({ 'cash.Amy': 763 })),
        buy('RCS', 'treasury', gives({ 'cash.Amy': 695, 'cash.RCS': 68, at: 'Bob' })),
        by('Amy', sell('IFT', 10, refused('SE1'))),
      ],
    ),
  ),
  row(
    '1849-9-1 a founder who may still take certificates sells nothing either (SE1)',
    stockTurn('Amy', { ...order('CTL', 'RCS'), operators: { IFT: corp(68, { shares: { Carlos: 40, Amy: 20 } }) } }, [
      start('CTL', 68),
      sell('IFT', 10, refused('SE1')),
      pass(gives({ at: 'Bob' })),
    ]),
  ),
]

const amounts: readonly Row[] = [
  row(
    '1849-9.2-1 1849-5-1 paid at the price before, by the bank; then a row down for every share',
    stockTurn('Amy', { operators: { CTL: corp(100, { cash: 50, shares: { Bob: 40, Amy: 30 } }) } }, [
      sell(
        'CTL',
        20,
        gives(
          { 'cash.Amy': 700, 'shares.CTL.pool': 20, 'shares.CTL.Amy': 10, 'price.CTL': 87, 'column.87': ['CTL'] },
          { 'cash.CTL': 50 },
        ),
      ),
      sell('CTL', 10, gives({ 'cash.Amy': 787, 'price.CTL': 75 })),
    ]),
  ),
  row(
    '1849-5-3 a fall ends at the lowest cell of the column; rows that are not there are lost',
    stockTurn('Amy', { operators: { CTL: at(6, 9, { shares: { Bob: 40, Amy: 30 } }) } }, [
      sell('CTL', 30, gives({ 'cash.Amy': 500 + 342, 'price.CTL': 95, 'column.r7c9': ['CTL'] })),
    ]),
  ),
  row(
    '1849-9.2-7 the last certificate counts two shares, two rows and 20% of the pool; nobody splits it (SE3, SE6)',
    stockTurn('Amy', { operators: { CTL: corp(100, { shares: { Bob: 40, Amy: [20], pool: 40 } }) } }, [
      sell('CTL', 10, refused('SE6')),
      sell('CTL', 20, refused('SE3')),
    ]),
  ),
  row(
    '1849-9.2-7 with room for it, it is sold like any other',
    stockTurn('Amy', { operators: { CTL: corp(100, { shares: { Bob: 40, Amy: [20], pool: 30 } }) } }, [
      sell('CTL', 20, gives({ 'cash.Amy': 700, 'shares.CTL.pool': 50, 'price.CTL': 87 })),
    ]),
  ),
  row(
    '1849-9.2-3 OP-9 not before the corporation has finished a turn since it was founded (SE2)',
    stockTurn(
      'Amy',
      {
        operators: {
          CTL: corp(100, { operated: false, shares: { Bob: 40, Amy: 20 } }),
          IFT: corp(68, { shares: { Carlos: 40, Amy: 20 } }),
        },
      },
      [sell('CTL', 10, refused('SE2')), sell('IFT', 10, gives({ 'cash.Amy': 568 }))],
    ),
  ),
  row(
    '1849-9.2-4 at most half of it in the pool (SE3)',
    stockTurn('Amy', { operators: { CTL: corp(100, { shares: { Bob: 30, Amy: 20, pool: 40 } }) } }, [
      sell('CTL', 20, refused('SE3')),
      sell('CTL', 10, gives({ 'shares.CTL.pool': 50 })),
      sell('CTL', 10, refused('SE3')),
    ]),
  ),
  row(
    '1849-9.2-5 who has sold buys none of it in this round, also in a later turn (BC4)',
    stockTurn('Amy', { operators: { CTL: corp(100, { shares: { Bob: 40, Amy: 20 } }) } }, [
      sell('CTL', 10, gives({ 'cash.Amy': 600 })),
      buy('CTL', 'treasury', refused('BC4')),
      buy('CTL', 'pool', refused('BC4')),
      pass(gives({ at: 'Bob' })),
      buy('CTL', 'pool', gives({ at: 'Carlos' })),
      pass(gives({ at: 'Amy' })),
      buy('CTL', 'treasury', refused('BC4')),
    ]),
  ),
  row(
    '1849-9.2-1 nobody sells what is not there (SE6)',
    stockTurn('Amy', { operators: { CTL: corp(100, { shares: { Bob: 40, Amy: 20 } }) } }, [
      sell('CTL', 30, refused('SE6')),
      sell('RCS', 10, refused('SE6')),
    ]),
  ),
]

const three = (more: object = {}) => ({
  CTL: corp(100, { shares: { Bob: 40, Amy: 10 } }),
  IFT: corp(100, { shares: { Bob: 40, Amy: 10 } }),
  RCS: corp(100, { shares: { Bob: 40, Amy: 10 } }),
  ...more,
})

const stacks: readonly Row[] = [
  row(
    'TV-4 1849-9.2-2 OP-8 one share of each of three in a cell: they lie below as they lay, whatever was sold first',
    stockTurn('Amy', { operators: three() }, [
      sell('RCS', 10, gives({ 'column.r4c5': ['RCS'] })),
      sell('CTL', 10, gives({ 'column.r4c5': ['CTL', 'RCS'] })),
      sell('IFT', 10, gives({ 'column.r4c5': ['CTL', 'IFT', 'RCS'] }, { 'cash.Amy': 800 })),
    ]),
  ),
  row(
    '1849-9.2-2 1849-5-2 OP-8 they lie under what has not moved',
    stockTurn('Amy', { operators: three({ SFA: at(4, 5, { shares: { Carlos: 40 } }) }) }, [
      sell('IFT', 10, gives({ 'column.r4c5': ['SFA', 'IFT'] })),
      sell('CTL', 10, gives({ 'column.r4c5': ['SFA', 'CTL', 'IFT'] })),
    ]),
  ),
  row(
    '1849-9.2-2 OP-8 of two cells the one that was worth more lies above',
    stockTurn(
      'Amy',
      {
        operators: {
          CTL: at(4, 5, { shares: { Bob: 40, Amy: 10 } }),
          IFT: corp(100, { shares: { Bob: 40, Amy: [10, 10] } }),
        },
      },
      [sell('CTL', 10, gives({ 'column.87': ['CTL'] })), sell('IFT', 20, gives({ 'column.87': ['IFT', 'CTL'] }))],
    ),
  ),
  row(
    '1849-5-2 OP-1 a marker that cannot move keeps its place in the pile',
    stockTurn(
      'Amy',
      {
        operators: {
          CTL: at(7, 9, { shares: { Bob: 40, Amy: 10 } }),
          IFT: at(7, 9, { shares: { Bob: 40 } }),
        },
      },
      [sell('CTL', 10, gives({ 'cash.Amy': 595 }, { 'column.r7c9': ['CTL', 'IFT'] }))],
    ),
  ),
]

const closing: readonly Row[] = [
  row(
    '1849-5-7 1849-11-1 a sale down from 27 enters Closed: the corporation closes at once',
    stockTurn('Amy', { operators: { CTL: at(8, 0, { cash: 70, shares: { Bob: 40, Amy: 20 } }) } }, [
      sell(
        'CTL',
        10,
        gives({
          'cash.Amy': 527,
          'price.CTL': null,
          'shares.CTL.Amy': null,
          'shares.CTL.Bob': null,
          'cash.bank': 6260 - 27,
        }),
      ),
    ]),
  ),
  row(
    '1849-5-3 1849-5-7 two shares from 34: the row of 27 and then Closed',
    stockTurn('Amy', { operators: { CTL: at(7, 0, { shares: { Bob: 40, Amy: 20 } }) } }, [
      sell('CTL', 20, gives({ 'cash.Amy': 568, 'price.CTL': null })),
    ]),
  ),
  row(
    '1849-5-7 from 24 in the next column there is nothing below: no row is lost',
    stockTurn('Amy', { operators: { CTL: at(9, 1, { shares: { Bob: 40, Amy: 20 } }) } }, [
      sell('CTL', 20, gives({ 'cash.Amy': 548 }, { 'price.CTL': 24 })),
    ]),
  ),
]

describe('selling (§9.2)', () => {
  it.each([...turns, ...amounts, ...stacks, ...closing])('%s', (_, scenario) => holds(scenario))
})
