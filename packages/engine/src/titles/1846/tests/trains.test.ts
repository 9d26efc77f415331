import { describe, it } from 'vitest'
import {
  answer,
  buying,
  company,
  discard,
  five,
  gives,
  holds,
  pass,
  type Row,
  refused,
  type TurnPosition,
  train,
  turnOf,
} from './table.js'

const buys = (name: string, position: TurnPosition, actions: Parameters<typeof turnOf>[2]): Row => [
  name,
  turnOf('GT', position, actions),
]
const gt = (cash: number, trains: readonly string[] = ['2']) => ({ price: 60, cash, trains, shares: { Amy: 40 } })

const purchases: readonly Row[] = [
  buys('1846-TRN-1 from the bank at list price (or.buyTrain.PRICE, or.buyTrain.NO_CASH)', buying({ GT: gt(159) }), [
    train('2', refused('or.buyTrain.PRICE'), { price: 79 }),
    train('2', gives({ 'cash.GT': 79, 'trains.GT': ['2', '2'], 'depot.2': 3, 'cash.bank': 5221 })),
    pass(),
  ]),
  buys('1846-TRN-1 within its cash (or.buyTrain.NO_CASH)', buying({ GT: gt(79), NYC: { price: 50, trains: ['2'] } }), [
    train('2', refused('or.buyTrain.NO_CASH')),
  ]),
  buys(
    '1846-TRN-1 from another corporation of the same president at any price from $1, without asking',
    buying({ GT: gt(100), NYC: { price: 50, trains: ['2'], shares: { Amy: 20 } } }),
    [
      train('2', refused('or.buyTrain.PRICE'), { from: 'NYC', price: 0 }),
      train('4', refused('or.buyTrain.NOT_THEIRS'), { from: 'NYC', price: 1 }),
      train('2', refused('or.buyTrain.NO_CASH'), { from: 'NYC', price: 101 }),
      train('2', gives({ 'cash.GT': 99, 'cash.NYC': 1, 'trains.GT': ['2', '2'], 'trains.NYC': [] }), {
        from: 'NYC',
        price: 1,
      }),
    ],
  ),
  buys(
    '1846-TRN-1 of another president with his consent (or.buyTrain.NO_CONSENT)',
    buying({ GT: gt(100), NYC: { price: 50, trains: ['2'], shares: { Bob: 20 } } }),
    [
      train('2', gives({ step: 'consent', at: 'Bob' }, { 'cash.GT': 100 }), { from: 'NYC', price: 70 }),
      answer('Bob', false, gives({ step: 'buyTrains', at: 'GT' }, { 'trains.GT': ['2'] })),
      train('2', refused('or.buyTrain.NO_CONSENT'), { from: 'NYC', price: 70 }),
      train('2', gives({ at: 'Bob' }), { from: 'NYC', price: 90 }),
      answer('Bob', true, gives({ 'cash.GT': 10, 'cash.NYC': 90, 'trains.GT': ['2', '2'], 'trains.NYC': [] })),
    ],
  ),
  buys(
    '1846-TRN-2 a later phase only when the stock before it is empty (or.buyTrain.NOT_OFFERED)',
    buying({ GT: gt(500) }),
    [train('4', refused('or.buyTrain.NOT_OFFERED')), train('3/5', refused('or.buyTrain.NOT_OFFERED'))],
  ),
  buys(
    '1846-TRN-2 returned trains do not count as stock',
    buying({ GT: gt(500, []) }, { phase: 'II', depot: { left: { '4': 0 }, returned: ['4'] } }),
    [train('5', gives({ phase: 'III', 'cash.GT': 0 }))],
  ),
  buys(
    '1846-TRN-3 the first train of a later phase changes the phase at once',
    buying({ GT: gt(400, ['2']) }, { depot: { left: { '2': 1 } } }),
    [
      train('2', gives({ 'depot.2': 0 }, { phase: 'I' })),
      train('3/5', {
        changes: { phase: 'II', 'cash.GT': 160 },
        events: [
          { type: 'trainBought', train: '3/5' },
          { type: 'phase', phase: 'II' },
        ],
      }),
    ],
  ),
  buys(
    '1846-TRN-4 the type is chosen at the bank and stays when resold',
    buying({ GT: gt(300), NYC: { price: 50, trains: ['3/5'], shares: { Amy: 20 } } }, { phase: 'II' }),
    [
      train('4', refused('or.buyTrain.NOT_THEIRS'), { from: 'NYC', train: '4-0', price: 10 }),
      train('3/5', gives({ 'trains.GT': ['2', '3/5'] }), { from: 'NYC', price: 10 }),
    ],
  ),
  buys(
    '1846-TRN-4 a returned card may be bought as either type',
    buying({ GT: gt(300) }, { phase: 'II', depot: { returned: ['3/5'] } }),
    [train('4', gives({ 'trains.GT': ['2', '4'], 'cash.GT': 120, returned: [] }), { from: 'discard' })],
  ),
]

const limits: readonly Row[] = [
  buys(
    '1846-TRN-5 four trains are the limit of phase I (or.buyTrain.AT_LIMIT)',
    buying({ GT: gt(900, ['2', '2', '2']) }, { privates: { MAIL: 'Bob' } }),
    [
      train('2', gives({ 'cash.GT': 820 })),
      train('2', refused('or.buyTrain.AT_LIMIT')),
      train('2', refused('or.buyTrain.AT_LIMIT')),
    ],
  ),
  buys(
    '1846-TRN-5 and of phase II',
    buying({ GT: gt(900, ['2', '3/5', '4']) }, { phase: 'II', privates: { MAIL: 'Bob' } }),
    [train('3/5', gives({ 'cash.GT': 740 })), train('4', refused('or.buyTrain.AT_LIMIT'))],
  ),
  buys(
    '1846-TRN-5 three of phase III',
    buying({ GT: gt(1500, ['4']), NYC: { price: 50, cash: 100 } }, { phase: 'III' }),
    [train('5', gives({ 'cash.GT': 1000 }, { at: 'GT' })), train('5', gives({ 'cash.GT': 500, at: 'NYC' }))],
  ),
  buys('1846-TRN-5 two of phase IV', buying({ GT: gt(2500, []), NYC: { price: 50, cash: 100 } }, { phase: 'IV' }), [
    train('6', gives({ 'cash.GT': 1700 }, { at: 'GT' })),
    train('6', gives({ 'cash.GT': 900, at: 'NYC' })),
  ]),
  buys('1846-TRN-5 phased-out trains do not count', buying({ GT: gt(900, ['2', '4', '4']) }, { phase: 'III' }), [
    train('5', gives({ 'trains.GT': ['2 obsolete', '4', '4', '5'] })),
  ]),
  buys(
    '1846-TRN-5 refused even if the purchase would cure the excess by a new phase',
    {
      ...buying(
        { GT: gt(900, ['2', '2', '2', '2']) },
        { phase: 'II', depot: { left: { '4': 0 } }, privates: { MAIL: 'Bob' } },
      ),
      at: { step: 'buyPrivates', facts: { declared: true } },
    },
    [train('5', refused('or.buyTrain.AT_LIMIT'))],
  ),
  buys(
    '1846-TRN-6 over the new limit each returns trains of its choice, out of turn, unpaid; they are for sale again (or.discard.NOT_OWNED)',
    buying(
      { GT: gt(1000, []), NYC: { price: 50, trains: ['4', '4', '3/5', '3/5'], cash: 7, shares: { Bob: 20 } } },
      { phase: 'II' },
    ),
    [
      train('5', gives({ phase: 'III', step: 'discard', at: 'NYC' })),
      discard('5', refused('or.discard.NOT_OWNED'), 'NYC'),
      discard(
        '3/5',
        gives({ 'trains.NYC': ['4', '4', '3/5'], returned: ['3/5'], step: 'buyTrains', at: 'GT' }, { 'cash.NYC': 7 }),
      ),
      train('4', gives({ 'cash.GT': 320, 'trains.GT': ['5', '4'], returned: [] }, { phase: 'III', 'depot.5': 2 }), {
        from: 'discard',
      }),
    ],
  ),
  buys(
    '1846-TRN-6 the buyer first, then in market order',
    buying(
      {
        IC: { price: 100, trains: ['4', '4', '4'], shares: { Bob: 20 } },
        GT: { ...gt(1000, ['4', '4']) },
        NYC: { price: 50, trains: ['5', '5', '5'], shares: { Bob: 20 } },
      },
      { players: five, phase: 'III', depot: { left: { '5': 0 } } },
    ),
    [
      train('6', gives({ phase: 'IV', at: 'NYC' }, { 'trains.IC': ['4 obsolete', '4 obsolete', '4 obsolete'] })),
      discard('5', gives({ at: 'GT', 'trains.NYC': ['5', '5'], returned: ['5'] })),
    ],
  ),
  [
    '1846-TRN-7 no train is returned or sold to the bank at will (or.discard.NOT_OVER_LIMIT)',
    turnOf('GT', { operators: { GT: gt(100, ['2', '2']) } }, [discard('2', refused('or.discard.NOT_OVER_LIMIT'))]),
  ],
  buys(
    '1846-TRN-8 phased-out trains are not bought from another corporation (or.buyTrain.PHASED_OUT)',
    buying({ GT: gt(600, ['4']), NYC: { price: 50, trains: ['2'], shares: { Amy: 20 } } }, { phase: 'III' }),
    [train('2', refused('or.buyTrain.PHASED_OUT'), { from: 'NYC', price: 1 })],
  ),
  buys(
    '1846-TRN-9 trains of phase IV never run out: the eleventh',
    buying(
      {
        ERIE: { price: 90, trains: ['6', '6'] },
        PRR: { price: 90, trains: ['6', '6'] },
        NYC: { price: 90, trains: ['7/8', '7/8'] },
        IC: { price: 90, trains: ['6', '6'] },
        'C&O': { price: 90, trains: ['6', '6'] },
        GT: gt(1700, []),
      },
      { players: five, phase: 'IV' },
    ),
    [train('6', gives({ 'cash.GT': 900 })), train('7/8', gives({ 'cash.GT': 0, 'trains.GT': ['6', '7/8'] }))],
  ),
  buys(
    '1846-TRN-10 a corporation owns a train at the end of its turn (or.endTurn.MUST_OWN_TRAIN)',
    buying({ GT: gt(100, []) }),
    [pass(refused('or.endTurn.MUST_OWN_TRAIN')), train('2', gives({ round: 'operating 2 of 2' }))],
  ),
  buys(
    '1846-TRN-11 trades between corporations in every phase; trains of independents never (or.buyTrain.INDEPENDENT)',
    buying({ GT: gt(100), MS: { owner: 'Amy' } }),
    [train('2', refused('or.buyTrain.INDEPENDENT'), { from: 'MS', price: 10 })],
  ),
  buys(
    '1846-TRN-11 in phase IV too',
    buying({ GT: gt(100, ['5']), NYC: { price: 50, trains: ['6', '5'], shares: { Amy: 20 } } }, { phase: 'IV' }),
    [train('6', gives({ 'trains.GT': ['5', '6'], 'cash.GT': 95 }), { from: 'NYC', price: 5 })],
  ),
  buys(
    '1846-RCV-5 a corporation in receivership sells no trains (or.buyTrain.RECEIVERSHIP_SELLER)',
    buying({ GT: gt(100), NYC: { price: 50, trains: ['2'], president: 'pool', shares: { pool: 50 } } }),
    [train('2', refused('or.buyTrain.RECEIVERSHIP_SELLER'), { from: 'NYC', price: 10 })],
  ),
]

const laterMoney: readonly Row[] = [
  buys(
    '1846-ORD-3 privates and trains in any order: the money of an independent bought last still buys a train',
    {
      ...buying({ GT: gt(30), MS: { owner: 'Amy', cash: 90 } }),
      at: { step: 'buyPrivates', facts: { declared: true } },
    },
    [company('MS', 1, gives({ 'cash.GT': 119, 'trains.GT': ['2', '2 fresh'] })), train('2', gives({ 'cash.GT': 39 }))],
  ),
]

describe('trains and phases (1846 §6.8, §9)', () => {
  it.each([...purchases, ...limits, ...laterMoney])('%s', (_, scenario) => holds(scenario))
})
