import { describe, it } from 'vitest'
import {
  bankrupt,
  buy,
  cash,
  discard,
  gives,
  holds,
  pass,
  pay,
  type Row,
  refused,
  run,
  stockTurn,
  train,
  turnOf,
} from './table.js'

type Position = Parameters<typeof turnOf>[1]

/** The Grand Trunk of Amy without a train; the cheapest costs $450. */
const ruined = (more: Position = {}, gt: object = {}): Position => ({
  phase: 'III',
  players: cash(10, 400, 400),
  ...more,
  operators: {
    IC: { price: 80, cash: 100, trains: ['4'], shares: { Bob: 30, Amy: 20 } },
    GT: { price: 60, cash: 50, trains: [], shares: { Amy: 40, pool: 40 }, ...gt },
    NYC: { price: 50, cash: 100, trains: ['4'], shares: { Carlos: 20 } },
    ...more.operators,
  },
  at: { step: 'buyTrains', facts: { declared: true } },
})

const bankruptcies: readonly Row[] = [
  [
    '1846-BKR-1 1846-BKR-2 cash and all shares go into the treasury, over every limit; only the sales that were possible move prices',
    turnOf('GT', ruined(), [
      bankrupt(
        gives(
          {
            'bankrupt.Amy': true,
            'cash.Amy': 0,
            // 50 + 10 + 160 for the IC + 60 for one GT, then three GT at the lower price.
            'cash.GT': 430,
            'price.GT': 50,
            'shares.GT.pool': 80,
            'shares.GT.Amy': null,
            'shares.IC.pool': 20,
            'shares.IC.Amy': null,
            'president.GT': 'nobody',
            at: 'NYC',
          },
          { 'price.IC': 80, 'trains.GT': [] },
        ),
      ),
    ]),
  ],
  [
    '1846-BKR-1 refused while a train is in reach (or.bankrupt.STILL_POSSIBLE)',
    turnOf('GT', ruined({ players: cash(180, 400, 400) }), [bankrupt(refused('or.bankrupt.STILL_POSSIBLE'))]),
  ],
  [
    '1846-BKR-3 private companies and independents of the bankrupt are removed',
    turnOf(
      'GT',
      ruined(
        {
          phase: 'II',
          players: cash(10, 400, 400),
          privates: { MAIL: 'Amy', MS: 'Amy', 'C&WI': 'Bob' },
          operators: { IC: { price: 80, cash: 100, trains: ['4'], shares: { Bob: 30 } } },
        },
        { cash: 0, price: 20, shares: { Amy: 40, pool: 50 } },
      ),
      [
        bankrupt(
          gives(
            { 'private.MAIL': 'closed', 'private.MS': 'closed', 'closed.MS': true, 'tokens.MS': null },
            { 'private.C&WI': 'Bob' },
          ),
        ),
      ],
    ),
  ],
  [
    '1846-BKR-4 a player with 20% and the most shares becomes president, ties to the left of the bankrupt',
    turnOf('GT', ruined({ players: cash(10, 400, 400, 400) }, { shares: { Amy: 30, Carlos: 20, Bob: 20, pool: 30 } }), [
      bankrupt(gives({ 'president.GT': 'Bob', 'shares.GT.pool': 60 }, { 'shares.GT.Bob': 20, 'shares.GT.Carlos': 20 })),
    ]),
  ],
  [
    '1846-BKR-4 of the other corporations too; without such a player the certificate lies in the Market',
    turnOf(
      'GT',
      ruined({ operators: { IC: { price: 20, cash: 100, trains: ['4'], shares: { Amy: 20, Bob: 10, pool: 50 } } } }),
      [
        bankrupt({
          changes: { 'president.IC': 'nobody', 'president.GT': 'nobody', 'shares.IC.pool': 70 },
          events: [{ type: 'receivership', corporation: 'IC' }],
        }),
      ],
    ),
  ],
  [
    '1846-BKR-5 the new president must buy the train at once',
    turnOf('GT', ruined({ players: cash(10, 400, 400) }, { shares: { Amy: 30, Bob: 20, pool: 50 } }), [
      bankrupt(gives({ 'president.GT': 'Bob' }, { at: 'GT', step: 'buyTrains', 'cash.GT': 400 })),
      pass(refused('or.endTurn.MUST_OWN_TRAIN')),
      train('4/6', gives({ 'cash.GT': 0, 'cash.Bob': 350, 'trains.GT': ['4/6'] }), { help: 50 }),
    ]),
  ],
  [
    '1846-BKR-5 a second bankruptcy is possible',
    turnOf(
      'GT',
      ruined(
        {
          players: cash(10, 0, 400),
          operators: { IC: { price: 80, cash: 100, trains: ['4'], shares: { Carlos: 30 } } },
        },
        { shares: { Amy: 30, Bob: 20, pool: 50 } },
      ),
      [bankrupt(gives({ 'president.GT': 'Bob' })), bankrupt({ changes: { 'bankrupt.Bob': true, ended: 'bankrupt' } })],
    ),
  ],
  [
    '1846-BKR-6 the player is out and is passed over',
    stockTurn(
      'Bob',
      {
        players: [{ name: 'Amy', cash: 0, bankrupt: true }, 'Bob', 'Carlos'],
        priority: 'Bob',
        operators: { GT: { price: 60, cash: 100, trains: ['2'], shares: { Bob: 20 } } },
      },
      [pass(gives({ at: 'Carlos' })), buy('GT', 'treasury', gives({ at: 'Bob' }, { priority: 'Bob' }))],
    ),
  ],
  [
    '1846-BKR-7 the priority of the bankrupt goes to the next solvent player on the left',
    turnOf(
      'GT',
      ruined({
        priority: 'Amy',
        players: [
          { name: 'Amy', cash: 10 },
          { name: 'Bob', cash: 0, bankrupt: true },
          { name: 'Carlos', cash: 400 },
          { name: 'Dora', cash: 400 },
        ],
        operators: { IC: { price: 80, cash: 100, trains: ['4'], shares: { Carlos: 30, Amy: 20 } } },
      }),
      [bankrupt(gives({ priority: 'Carlos' }))],
    ),
  ],
  [
    '1846-CRT-5 bankruptcy does not change the certificate limit',
    turnOf('GT', ruined({ players: cash(10, 400, 400, 400) }), [bankrupt({ after: { limit: 12 } })]),
  ],
]

/** The Grand Trunk has no president. The New York Central is before it. */
const alone = (gt: object, more: Position = {}): Position => ({
  ...more,
  operators: {
    NYC: { price: 80, cash: 0, trains: ['2', '2', '2', '2'], tokens: ['D20'], shares: { Bob: 60, Amy: 40 } },
    GT: { price: 60, president: 'pool', shares: { pool: 50 }, ...gt },
    IC: { price: 40, cash: 100, shares: { Bob: 20 } },
  },
})

/** The New York Central is about to bring Phase III, in which three trains are the limit. */
const overLimit: Position = {
  phase: 'II',
  operators: {
    NYC: { price: 80, cash: 650, trains: ['2'], shares: { Bob: 60, Amy: 40 } },
    GT: { price: 60, president: 'pool', shares: { pool: 50 }, trains: ['4', '3/5', '4', '4'] },
    IC: { price: 40, cash: 100, shares: { Bob: 20 } },
  },
  depot: { left: { '4': 0 } },
  at: { step: 'buyTrains', facts: { declared: true } },
}

const receivership: readonly Row[] = [
  [
    '1846-RCV-4 it runs for the maximum, withholds and falls one column',
    turnOf(
      'NYC',
      alone(
        { cash: 10, trains: ['2', '2'], tokens: ['B16', 'G9'] },
        { phase: 'II', tiles: { G7: '57 r1', G9: '14 r0', G11: '9 r1', G13: '57 r1' }, at: { step: 'run' } },
      ),
      [
        run([]),
        pay('withhold', {
          changes: { at: 'IC', 'cash.GT': 110, 'price.GT': 50, 'revenue.GT': 100 },
          events: [
            { type: 'ran', operator: 'GT', revenue: 100 },
            { type: 'dividend', operator: 'GT', kind: 'withhold' },
          ],
        }),
      ],
    ),
  ],
  [
    '1846-RCV-4 without a train it falls two columns, then buys the cheapest if it can',
    turnOf('NYC', alone({ cash: 190 }, { phase: 'II', at: { step: 'run' } }), [
      run([]),
      pay('withhold', gives({ 'price.GT': 40, 'trains.GT': ['3/5'], 'cash.GT': 30, at: 'IC' })),
    ]),
  ],
  [
    '1846-RCV-4 nobody helps it',
    turnOf('NYC', alone({ cash: 79 }, { at: { step: 'run' } }), [
      run([]),
      pay('withhold', gives({ 'price.GT': 40, at: 'IC' }, { 'trains.GT': [], 'cash.GT': 79 })),
    ]),
  ],
  [
    '1846-TRN-6 1846-RCV-4 over the limit it returns its cheapest trains, and nobody is asked',
    turnOf('NYC', overLimit, [
      train('4/6', {
        changes: { phase: 'III', 'trains.GT': ['4', '4', '4'], returned: ['3/5'] },
        after: { at: 'NYC' },
        events: [{ type: 'trainDiscarded', by: 'GT', train: '3/5', rule: '1846-RCV-4' }],
      }),
    ]),
  ],
  [
    'switch receivershipDiscards: on 18xx.games a player chooses',
    turnOf('NYC', { ...overLimit, ruleset: '18xx.games' }, [
      train('4/6', gives({ phase: 'III', at: 'GT', step: 'discard' })),
      discard('4', gives({ 'trains.GT': ['3/5', '4', '4'], at: 'NYC' })),
    ]),
  ],
  [
    '1846-RCV-5 it sells no trains',
    turnOf('IC', { ...alone({ cash: 79, trains: ['2'] }), at: { step: 'buyTrains', facts: { declared: true } } }, [
      train('2', refused('or.buyTrain.RECEIVERSHIP_SELLER'), { from: 'GT', price: 5 }),
    ]),
  ],
]

describe('bankruptcy and receivership (1846 §7)', () => {
  it.each([...bankruptcies, ...receivership])('%s', (_, scenario) => holds(scenario))
})
