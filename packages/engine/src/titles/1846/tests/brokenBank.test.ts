import { describe, it } from 'vitest'
import {
  bankrupt,
  cash,
  gives,
  holds,
  issue,
  pass,
  pay,
  type Row,
  run,
  sell,
  start,
  stockTurn,
  type TurnPosition,
  train,
  turnOf,
} from './table.js'

/** The Grand Trunk of Amy must buy a train for $450, and the bank has $230: what he can sell before it brings $220 at most. */
const ruined = (gt: object = {}): TurnPosition => ({
  phase: 'III',
  players: cash(10, 3070, 2940),
  operators: {
    IC: { price: 80, cash: 100, trains: ['4'], shares: { Bob: 30, Amy: 20 } },
    GT: { price: 60, cash: 50, trains: [], shares: { Amy: 40, pool: 40 }, ...gt },
    NYC: { price: 50, cash: 100, trains: ['4'], shares: { Carlos: 20 } },
  },
  at: { step: 'buyTrains', facts: { declared: true } },
})

/** Each empties the bank in a way of its own. */
const payments: readonly Row[] = [
  [
    '1846-END-1 1846-BKR-1 the papers of a bankrupt are sold',
    turnOf('GT', ruined(), [
      bankrupt({
        changes: { 'cash.bank': -140, 'cash.GT': 430, ending: 'bank', 'president.GT': 'nobody' },
        events: [{ type: 'bankrupt' }, { type: 'bankBroken', rule: '1846-END-1' }],
      }),
    ]),
  ],
  [
    '1846-END-1 1846-BKR-5 and it stays so when the next president has bought the train',
    turnOf('GT', ruined({ shares: { Amy: 30, Bob: 20, pool: 50 } }), [
      bankrupt(gives({ 'cash.bank': -110, ending: 'bank' })),
      train('4/6', gives({ 'cash.bank': 340 }, { ending: 'bank' }), { help: 50 }),
    ]),
  ],
  [
    '1846-END-1 1846-RCV-4 also where the corporation itself buys one with that money, in the same action',
    turnOf('GT', { ...ruined({ cash: 210 }), players: cash(10, 3070, 2780) }, [
      bankrupt(gives({ 'cash.bank': 310, 'trains.GT': ['4/6'], 'cash.GT': 140, ending: 'bank' })),
    ]),
  ],
  [
    '1846-END-1 1846-SRD-10 the start bonus of the Illinois Central',
    stockTurn('Amy', { players: cash(3000, 3000, 450) }, [
      start('IC', 60, gives({ 'cash.bank': -10, 'cash.IC': 180, ending: 'bank' })),
    ]),
  ],
  [
    '1846-END-1 1846-CLS-1 a sale that closes the corporation, whose treasury comes back',
    stockTurn(
      'Amy',
      { players: cash(3000, 3000, 295), operators: { GT: { price: 10, cash: 200, shares: { Amy: 50 } } } },
      [sell('GT', 10, gives({ 'cash.bank': 195, 'closed.GT': true, ending: 'bank' }))],
    ),
  ],
  [
    '1846-END-1 1846-CLS-1 a dividend that closes it',
    turnOf(
      'GT',
      {
        phase: 'II',
        players: cash(3000, 3000, 190),
        operators: {
          GT: { price: 10, cash: 300, trains: ['2'], tokens: ['B16', 'G9'], shares: { Amy: 60, Bob: 40 } },
          IC: { price: 10, trains: ['2', '2', '2', '2'], shares: { Bob: 20 } },
        },
        tiles: { G9: '57 r1', G7: '57 r1' },
        at: { step: 'run' },
      },
      [run(['2: G9-G7']), pay('withhold', gives({ 'cash.bank': 310, 'closed.GT': true, ending: 'bank' }))],
    ),
  ],
  [
    '1846-END-1 1846-ISS-1 shares that are issued',
    turnOf('GT', { players: cash(3000, 3000, 460), operators: { GT: { price: 60, shares: { Amy: 60 } } } }, [
      issue(10, gives({ 'cash.bank': -10, ending: 'bank' })),
    ]),
  ],
  [
    '1846-END-1 1846-ORD-1 the income of private companies when the operating round begins',
    stockTurn(
      'Amy',
      {
        players: cash(3000, 3000, 480),
        operators: { GT: { price: 60, shares: { Amy: 20 } } },
        privates: { TBC: 'Bob' },
        at: { memo: { passes: 2 } },
      },
      [pass(gives({ 'cash.bank': 0, ending: 'bank' }))],
    ),
  ],
]

const THERE = { ruleset: '18xx.games' } as const

const onTheirSite: readonly Row[] = [
  [
    'switch bankBreakNegative: exactly nothing left is not yet broken',
    stockTurn('Amy', { ...THERE, players: cash(3000, 3000, 440) }, [
      start('IC', 60, gives({ 'cash.bank': 0 }, { ending: null })),
    ]),
  ],
  [
    'one dollar less is',
    stockTurn('Amy', { ...THERE, players: cash(3000, 3000, 441) }, [
      start('IC', 60, gives({ 'cash.bank': -1, ending: 'bank' })),
    ]),
  ],
]

describe('whatever the bank pays may break it (1846 §10.1)', () => {
  it.each([...payments, ...onTheirSite])('%s', (_, scenario) => holds(scenario))
})
