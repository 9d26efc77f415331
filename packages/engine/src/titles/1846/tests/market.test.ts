import { describe, it } from 'vitest'
import { buy, cash, gives, holds, pass, type Row, refused, sell, start, stockTurn } from './table.js'

const ends: readonly Row[] = [
  [
    '1846-SRD-14 the priority goes to the left of the last who bought or sold',
    stockTurn('Amy', { operators: { GT: { price: 60, shares: { Carlos: 20 }, trains: ['2'] } } }, [
      pass(),
      buy('GT', 'treasury'),
      pass(),
      pass(),
      pass(gives({ round: 'operating 1 of 2' }, { priority: 'Carlos' })),
    ]),
  ],
  [
    '1846-SRD-14 it stays when nobody did',
    stockTurn('Bob', { priority: 'Bob', operators: { GT: { price: 60, trains: ['2'] } } }, [
      pass(),
      pass(),
      pass(gives({ round: 'operating 1 of 2' }, { priority: 'Bob' })),
    ]),
  ],
  [
    '1846-SRD-15 shares in the Market push left, all shares with players pull right, treasury shares do neither',
    stockTurn(
      'Amy',
      {
        players: [...cash(0, 0, 0, 0, 0).slice(0, 4), { name: 'Eve', cash: 100 }],
        priority: 'Amy',
        operators: {
          GT: { price: 60, shares: { Amy: 60, Bob: 40 }, trains: ['2'] },
          IC: { price: 90, shares: { Amy: 20, pool: 10 } },
          NYC: { price: 70, shares: { Carlos: 30 } },
          PRR: { price: 112, cash: 100, shares: { Dora: 20, pool: 50 } },
        },
        round: { kind: 'stock', at: 'Eve', memo: { passes: 4 } },
      },
      [
        pass(
          gives({ 'price.GT': 70, 'price.IC': 80, 'price.PRR': 100, 'column.70': ['NYC', 'GT'] }, { 'price.NYC': 70 }),
        ),
      ],
    ),
  ],
  [
    '1846-SRD-15 the move is made in market order: the dearer lies on top where two meet',
    stockTurn(
      'Amy',
      {
        operators: {
          GT: { price: 80, shares: { Amy: 20, pool: 10 }, trains: ['2'] },
          IC: { price: 80, shares: { Amy: 20, pool: 10 } },
          NYC: { price: 60, shares: { Carlos: 60, Bob: 40 } },
        },
        at: { memo: { passes: 2 } },
      },
      [pass(gives({ 'column.70': ['GT', 'IC', 'NYC'] }))],
    ),
  ],
  [
    '1846-MKT-1 a marker that enters a column goes below all others there, one that stays keeps its place',
    stockTurn(
      'Amy',
      {
        operators: {
          NYC: { price: 60, shares: { Bob: 20 } },
          IC: { price: 60, shares: { Bob: 20 } },
          GT: { price: 70, shares: { Amy: 50 } },
        },
      },
      [sell('GT', 10, gives({ 'column.60': ['NYC', 'IC', 'GT'], 'column.70': null }))],
    ),
  ],
  [
    '1846-MKT-2 nothing moves right of $550, and a marker there stays put',
    stockTurn(
      'Amy',
      {
        operators: {
          NYC: { price: 550, shares: { Bob: 60, Carlos: 40 }, trains: ['2'] },
          GT: { price: 510, shares: { Amy: 60, Bob: 40 } },
        },
        at: { memo: { passes: 2 } },
      },
      [pass(gives({ 'price.GT': 550, 'column.550': ['NYC', 'GT'] }, { 'price.NYC': 550 }))],
    ),
  ],
  [
    '1846-MKT-3 at $0 the corporation closes at once',
    stockTurn('Amy', { operators: { GT: { price: 10, cash: 77, shares: { Amy: 50 }, trains: ['2'] } } }, [
      sell(
        'GT',
        10,
        gives({
          'closed.GT': true,
          'cash.Amy': 410,
          'price.GT': null,
          'tokens.GT': null,
          'shares.GT.Amy': null,
          'cash.bank': 5290,
        }),
      ),
      start('GT', 100, refused('sr.start.CLOSED')),
    ]),
  ],
]

describe('the end of a stock round and the market (1846 §5.5, §4.3)', () => {
  it.each([...ends])('%s', (_, scenario) => holds(scenario))
})
