import { describe, it } from 'vitest'
import {
  five,
  gives,
  holds,
  issue,
  pass,
  pay,
  type Row,
  refused,
  run,
  sell,
  start,
  stockTurn,
  token,
  turnOf,
} from './table.js'

const ic = { price: 40, cash: 100, trains: ['2'], shares: { Bob: 20 } }

const closings: readonly Row[] = [
  [
    '1846-CLS-1 by a sale of the president',
    stockTurn('Amy', { operators: { GT: { price: 10, shares: { Amy: 50 } } } }, [
      sell('GT', 10, gives({ 'closed.GT': true, 'cash.Amy': 410 })),
    ]),
  ],
  [
    '1846-CLS-1 1846-CLS-5 by a low dividend: the turn ends there, no train has to be bought',
    turnOf('GT', { operators: { GT: { price: 10, cash: 30, shares: { Amy: 20 } }, IC: { ...ic, price: 10 } } }, [
      pass(gives({ 'closed.GT': true, at: 'IC', 'cash.bank': 5200 })),
    ]),
  ],
  [
    '1846-CLS-1 by an emergency issue',
    turnOf(
      'GT',
      {
        phase: 'II',
        operators: { GT: { price: 30, shares: { Amy: 40 } }, IC: { ...ic, price: 20 } },
        at: { step: 'buyTrains', facts: { declared: true } },
      },
      [issue(30, gives({ 'closed.GT': true, at: 'IC' }))],
    ),
  ],
  [
    '1846-CLS-1 in receivership',
    turnOf(
      'NYC',
      {
        operators: {
          NYC: { price: 80, trains: ['2', '2', '2', '2'], shares: { Bob: 60, Amy: 40 } },
          GT: { price: 20, president: 'pool', shares: { pool: 50 } },
          IC: { ...ic, price: 10 },
        },
        at: { step: 'run' },
      },
      [run([]), pay('withhold', gives({ 'closed.GT': true, at: 'IC' }))],
    ),
  ],
  [
    '1846-CLS-1 at the end of a stock round',
    stockTurn(
      'Amy',
      { operators: { GT: { price: 10, shares: { Amy: 20, pool: 10 } }, IC: ic }, at: { memo: { passes: 2 } } },
      [pass(gives({ 'closed.GT': true, at: 'IC' }))],
    ),
  ],
  [
    '1846-CLS-1 when neither a corporation nor a private company is left, the game ends at once',
    stockTurn(
      'Amy',
      {
        operators: {
          GT: { price: 10, shares: { Amy: 50 } },
          ...{ IC: { closed: true }, NYC: { closed: true }, 'B&O': { closed: true }, 'C&O': { closed: true } },
        },
      },
      [sell('GT', 10, gives({ ended: 'all_closed' }))],
    ),
  ],
  [
    '1846-CLS-2 certificates, tokens, trains and privates go without compensation, the cash to the bank; it never starts again (sr.start.CLOSED)',
    stockTurn(
      'Amy',
      {
        operators: {
          GT: {
            price: 10,
            cash: 123,
            trains: ['2', '2'],
            tokens: ['B16', 'G9'],
            shares: { Amy: 30, Bob: 20, pool: 10 },
          },
        },
        privates: { MAIL: 'GT' },
      },
      [
        sell(
          'GT',
          10,
          gives(
            {
              'closed.GT': true,
              'shares.GT.Bob': null,
              'tokens.GT': null,
              'trains.GT': null,
              'private.MAIL': 'closed',
              'cash.GT': null,
              'cash.bank': 5290,
            },
            { 'cash.Bob': 400, 'depot.2': 3 },
          ),
        ),
        start('GT', 100, refused('sr.start.CLOSED')),
      ],
    ),
  ],
  [
    '1846-CLS-3 the certificate limit falls at once',
    stockTurn('Amy', { operators: { GT: { price: 10, shares: { Amy: 50 } } } }, [sell('GT', 10, gives({ limit: 11 }))]),
  ],
  [
    '1846-CLS-3 with five players',
    stockTurn('Amy', { players: five, operators: { GT: { price: 10, shares: { Amy: 50 } } } }, [
      sell('GT', 10, gives({ limit: 10 })),
    ]),
  ],
  [
    '1846-CLS-4 its home is an ordinary free slot',
    turnOf(
      'NYC',
      {
        operators: { NYC: { price: 60, cash: 300, tokens: ['D20', 'C15'] }, GT: { closed: true } },
        tiles: { B16: '5 r0' },
      },
      [token('B16', gives({ 'cash.NYC': 220 }))],
    ),
  ],
  [
    '1846-CLS-4 so is its reserved slot',
    turnOf(
      'IC',
      {
        operators: { IC: { price: 60, cash: 300, tokens: ['K3', 'G13'] }, 'B&O': { closed: true } },
        tiles: { G13: '6 r4', H12: '293 r0' },
      },
      [token('H12', gives({ 'cash.IC': 220 }))],
    ),
  ],
]

describe('closing (1846 §8)', () => {
  it.each(closings)('%s', (_, scenario) => holds(scenario))
})
