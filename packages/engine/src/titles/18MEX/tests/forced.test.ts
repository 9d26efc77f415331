import { describe, it } from 'vitest'
import {
  answer,
  bankrupt,
  buying,
  cash,
  gives,
  holds,
  major,
  pass,
  type Row,
  refused,
  sell,
  type TurnPosition,
  train,
  turnOf,
} from './table.js'

type Actions = Parameters<typeof turnOf>[2]

/** UdY of Amy, which always has the printed route to Oaxaca, without a train; a 2 costs $100. */
const bound = (treasury: number, more: TurnPosition = {}, shares: Record<string, number> = { Amy: 50 }): TurnPosition =>
  buying({ ...more.operators, UdY: major(60, { cash: treasury, shares }) }, { phase: '2', ...more })
const must = (name: string, position: TurnPosition, actions: Actions): Row => [name, turnOf('UdY', position, actions)]
const pac = (shares: Record<string, number>, more: object = {}) => major(90, { shares, ...more })

const duty: readonly Row[] = [
  must('MEX-4.3.4.2-1 with a route and no train it must buy one (X-FT-1)', bound(100), [
    pass(refused('X-FT-1')),
    train('2', gives({ 'cash.UdY': 0, 'trains.UdY': ['2'] }, { 'cash.Amy': 625 })),
  ]),
  [
    'MEX-4.3.4.2-1 without a route there is no duty, and no help (X-CO-1)',
    turnOf(
      'MC',
      buying({ MC: major(60, { cash: 100, shares: { Amy: 50 } }), TM: major(60, { cash: 100 }) }, { phase: '2' }),
      [train('2', refused('X-CO-1'), { help: 10 }), pass(gives({ at: 'TM' }, { 'trains.MC': [], 'cash.MC': 100 }))],
    ),
  ],
  must(
    'MEX-4.3.4.2-1 nor while the bank has no trains at all',
    bound(10, {
      phase: '4D',
      operators: { PAC: pac({ Bob: 50 }, { trains: ['4D', '4D'] }) },
      depot: { left: { '4D': 0 } },
    }),
    [pass(gives({ round: 'operating 2 of 3' }, { 'trains.UdY': [], 'cash.UdY': 10 }))],
  ),
  must(
    'MEX-4.3.4.2-2 a treasury that can pay for a train of the bank pays alone (X-CO-1)',
    bound(100, { operators: { PAC: pac({ Bob: 40, Amy: 20 }) } }),
    [
      train('2', refused('X-CO-1'), { help: 10 }),
      sell('PAC', 10, refused('X-CO-1'), 'Amy'),
      train('2', gives({ 'cash.UdY': 0 }, { 'cash.Amy': 625 })),
    ],
  ),
  must(
    'MEX-4.3.4.2-2 or it comes to terms with another major for what it has (X-BM-6)',
    bound(30, { operators: { PAC: pac({ Bob: 40 }, { trains: ['2'] }) } }),
    [
      train('2', refused('X-BM-6'), { from: 'PAC', price: 50, help: 20 }),
      train('2', gives({ at: 'Bob' }), { from: 'PAC', price: 30 }),
      answer('Bob', true, gives({ 'cash.UdY': 0, 'trains.UdY': ['2'] }, { 'cash.Amy': 625, 'trains.PAC': [] })),
    ],
  ),
  must('MEX-4.3.4.2-3 the president adds exactly what is missing (X-BT-2, X-CO-3)', bound(30), [
    train('2', refused('X-BT-2')),
    train('2', refused('X-CO-3'), { help: 71 }),
    train('2', refused('X-CO-3'), { help: 69 }),
    train('2', gives({ 'cash.UdY': 0, 'cash.Amy': 555, 'trains.UdY': ['2'] }), { help: 70 }),
  ]),
  must(
    'MEX-4.3.4.2-3 V-09 only the cheapest train of the bank: a 3 in the Open Market, not the 6 (X-CO-2)',
    bound(0, { phase: '5', depot: { left: { '5': 0 }, returned: ['3', '4'] } }),
    [
      train('6', refused('X-CO-2'), { help: 600 }),
      train('4', refused('X-CO-2'), { help: 300 }),
      train('3', gives({ 'cash.Amy': 445, 'trains.UdY': ['3'], returned: ['4'] }, { phase: '5' }), { help: 180 }),
    ],
  ),
  must(
    'MEX-4.3.4.2-3 no second train after that (X-CO-4)',
    bound(900, {
      phase: '4',
      operators: { PAC: pac({ Amy: 40 }, { trains: ['4'] }) },
      at: { facts: { helped: true } },
    }),
    [train('4', refused('X-CO-4')), train('4', refused('X-CO-4'), { from: 'PAC', price: 1 })],
  ),
]

const sales: readonly Row[] = [
  must(
    'MEX-4.3.4.2-4 without the cash he sells shares at their value, and the token falls each time (X-BT-2, X-ES-1)',
    bound(0, { players: cash(10, 500, 500), operators: { MC: major(60, { shares: { Bob: 40, Amy: 30 } }) } }),
    [
      train('2', refused('X-BT-2'), { help: 100 }),
      sell('MC', 30, refused('X-ES-1'), 'Amy'),
      sell('MC', 10, gives({ 'cash.Amy': 70, 'price.MC': 55, 'shares.MC.pool': 10 }), 'Amy'),
      sell('MC', 20, refused('X-ES-1'), 'Amy'),
      sell('MC', 10, gives({ 'cash.Amy': 125, 'price.MC': 50 }), 'Amy'),
      sell('MC', 10, refused('X-ES-1'), 'Amy'),
      train('2', gives({ 'cash.Amy': 25, 'trains.UdY': ['2'] }, { 'shares.MC.Amy': 10 }), { help: 100 }),
    ],
  ),
  must(
    'MEX-4.3.4.2-4 two certificates at once where one is not enough',
    bound(0, { players: cash(10, 500, 500), operators: { MC: major(60, { shares: { Bob: 40, Amy: 30 } }) } }),
    [sell('MC', 20, gives({ 'cash.Amy': 130, 'price.MC': 50 }), 'Amy')],
  ),
  must(
    'MEX-4.3.4.2-4 never so that the operating major gets another president (X-ES-2)',
    bound(0, { players: cash(0, 500, 500) }, { Amy: 40, Bob: 30 }),
    [
      sell('UdY', 20, refused('X-ES-2'), 'Amy'),
      sell('UdY', 10, gives({ 'cash.Amy': 60, 'shares.UdY.Amy': 30 }, { 'president.UdY': 'Amy' }), 'Amy'),
      sell('UdY', 10, refused('X-ES-2'), 'Amy'),
    ],
  ),
  must(
    'MEX-4.3.4.2-4 MEX-3.5-1 other majors may get another president',
    bound(0, { players: cash(20, 500, 500), operators: { PAC: pac({ Amy: 30, Bob: 30 }) } }),
    [sell('PAC', 10, gives({ 'president.PAC': 'Bob', 'cash.Amy': 110, 'shares.PAC.Amy': 20 }), 'Amy')],
  ),
  must(
    'MEX-4.3.4.2-4 the rules of sales hold: half of it in the Open Market, no taker for a president’s certificate (X-SS-2, X-SS-3, X-SS-4)',
    bound(0, {
      players: cash(20, 500, 500),
      operators: {
        CHI: { president: 'ipo', shares: { Amy: 10 } },
        PAC: pac({ Bob: 40, Amy: 10, pool: 50 }),
        TM: major(60, { shares: { Amy: 20, Bob: 10 } }),
      },
    }),
    [
      sell('CHI', 10, refused('X-SS-2'), 'Amy'),
      sell('PAC', 10, refused('X-SS-3'), 'Amy'),
      sell('TM', 20, refused('X-SS-4'), 'Amy'),
    ],
  ),
  must(
    'MEX-4.3.4.2-5 no stock turn: the priority stays, and who is over a limit sells no more than the train needs',
    bound(
      0,
      {
        phase: '3½',
        depot: { returned: ['2'] },
        priority: 'Carlos',
        players: cash(20, 500, 500),
        operators: { PAC: pac({ Bob: 40, Amy: 20 }) },
      },
      { Amy: 70 },
    ),
    [
      sell('PAC', 10, gives({ 'cash.Amy': 110 }, { priority: 'Carlos' }), 'Amy'),
      sell('UdY', 10, refused('X-ES-1'), 'Amy'),
      train('2', gives({ 'cash.Amy': 10 }, { priority: 'Carlos', 'shares.UdY.Amy': 70 }), { help: 100 }),
    ],
  ),
]

const halves = (by: string, expect: Parameters<typeof sell>[2]) => sell('NdM', 5, expect, by, { exchange: true })

/** Nothing in the treasury of NdM, which runs to Puebla; a 4 costs $300. */
const nationalBound = (own: number, shares: Record<string, number | number[]>): TurnPosition =>
  buying(
    { NdM: { cell: [2, 3], par: 60, president: 'Amy', shares } },
    { phase: '4', players: cash(own, 500, 500), privates: {} },
  )

const exchanges: readonly Row[] = [
  [
    'MEX-4.3.4.2-4 MEX-3.2-9 5% of NdM by exchange pay for its train where 10% would cost the presidency (X-BK-1, X-ES-2, X-SH-1)',
    turnOf('NdM', nationalBound(270, { Amy: [20, 10], Bob: [10, 10, 5], pool: [5] }), [
      bankrupt(refused('X-BK-1')),
      sell('NdM', 10, refused('X-ES-2'), 'Amy'),
      halves(
        'Amy',
        gives({ 'cash.Amy': 303, 'shares.NdM.Amy': 25, 'shares.NdM.pool': 10 }, { 'price.NdM': 65, priority: 'Amy' }),
      ),
      halves('Amy', refused('X-SH-1')),
      bankrupt(refused('X-BK-1')),
      train('4', gives({ 'cash.Amy': 3, 'trains.NdM': ['4'] }, { 'president.NdM': 'Amy' }), { help: 300 }),
    ]),
  ],
  [
    'MEX-4.3.4.2-6 with a dollar less not even that suffices',
    turnOf('NdM', nationalBound(266, { Amy: [20, 10], Bob: [10, 10, 5], pool: [5] }), [
      bankrupt(gives({ ended: 'bankrupt', 'shares.NdM.Amy': 25, 'shares.NdM.pool': 10 })),
    ]),
  ],
  [
    'MEX-4.3.4.2-4 nor may the exchange cost the presidency (X-ES-2)',
    turnOf('NdM', nationalBound(299, { Amy: [20, 10], Bob: [10, 10, 10], pool: [5] }), [
      halves('Amy', refused('X-ES-2')),
      bankrupt(gives({ ended: 'bankrupt' }, { 'shares.NdM.Amy': 30 })),
    ]),
  ],
  [
    'MEX-4.3.4.2-4 the conditions of the exchange hold: no more than 50% in the Open Market, a 10% to give (X-SS-3, X-SH-2, X-SH-4)',
    turnOf('NdM', nationalBound(0, { Amy: [20, 10], pool: [10, 10, 10, 10, 5, 5] }), [
      halves('Amy', refused('X-SS-3')),
      sell('NdM', 10, refused('X-SS-3'), 'Amy'),
    ]),
  ],
  [
    'MEX-4.3.4.2-4 without a 5% in the Open Market there is no exchange (X-SH-2)',
    turnOf('NdM', nationalBound(0, { Amy: [20, 10] }), [halves('Amy', refused('X-SH-2'))]),
  ],
  [
    'MEX-4.3.4.2-4 the president’s certificate is not exchanged (X-SH-4)',
    turnOf('NdM', nationalBound(0, { Amy: [20], pool: [5] }), [halves('Amy', refused('X-SH-4'))]),
  ],
  must(
    'MEX-4.3.4.2-4 MEX-3.5-1 for another major’s train the exchange may cost the presidency of NdM',
    bound(0, {
      phase: '4',
      players: cash(270, 500, 500),
      operators: { NdM: { cell: [2, 3], par: 60, president: 'Amy', shares: { Amy: [20, 10], Bob: 30, pool: [5] } } },
    }),
    [halves('Amy', gives({ 'cash.Amy': 303, 'president.NdM': 'Bob', 'shares.NdM.Amy': 25 }))],
  ),
]

/** What Amy may sell for a train of UdY that costs $100. */
const lacks = (missing: number, operators: TurnPosition['operators']): TurnPosition =>
  bound(0, { players: cash(100 - missing, 500, 500), operators })
const ndm = (shares: Record<string, number | number[]>) => ({ cell: [2, 2], par: 60, shares })

const needed: readonly Row[] = [
  must(
    'MEX-4.3.4.2-4 shares are counted, not certificates: $60 are 10%, half of the president’s certificate (X-ES-1)',
    lacks(60, { MC: major(60, { president: 'Amy', shares: { Amy: 20, Bob: 20 } }) }),
    [
      sell('MC', 20, refused('X-ES-1'), 'Amy'),
      sell('MC', 10, gives({ 'cash.Amy': 100, 'shares.MC.Amy': 10, 'president.MC': 'Bob' }), 'Amy'),
    ],
  ),
  must(
    'MEX-4.3.4.2-4 for a dollar more it takes the whole certificate',
    lacks(61, { MC: major(60, { president: 'Amy', shares: { Amy: 20, Bob: 20 } }) }),
    [sell('MC', 20, gives({ 'cash.Amy': 159, 'shares.MC.Amy': null }), 'Amy')],
  ),
  must(
    'MEX-4.3.4.2-4 and so it does where the half may not be sold: the rules of sales hold for what is less, too',
    lacks(60, { MC: major(60, { president: 'Amy', shares: { Amy: 20, Bob: 20, pool: 40 } }) }),
    [sell('MC', 20, refused('X-SS-3'), 'Amy'), sell('MC', 10, gives({ 'shares.MC.pool': 50 }), 'Amy')],
  ),
  must(
    'MEX-4.3.4.2-4 the president’s certificate is not sold where the 10% beside it suffice (X-ES-1)',
    lacks(60, { MC: major(60, { president: 'Amy', shares: { Amy: 30, Bob: 30 } }) }),
    [
      sell('MC', 20, refused('X-ES-1'), 'Amy'),
      sell('MC', 30, refused('X-ES-1'), 'Amy'),
      sell('MC', 10, gives({ 'cash.Amy': 100 }), 'Amy'),
    ],
  ),
  must(
    'MEX-4.3.4.2-4 5% of NdM are half a share: by exchange (X-ES-1)',
    { ...lacks(30, { NdM: ndm({ Bob: 30, Amy: [10], pool: [5] }) }), phase: '3½', depot: { returned: ['2'] } },
    [sell('NdM', 10, refused('X-ES-1'), 'Amy'), halves('Amy', gives({ 'cash.Amy': 100 }, { 'price.NdM': 60 }))],
  ),
  must(
    'MEX-4.3.4.2-4 5% of NdM are half a share: out of the hand, 15% are more than 10%, and what was sold may come back by exchange (X-ES-1)',
    { ...lacks(60, { NdM: ndm({ Bob: 30, Amy: [10, 5] }) }), phase: '3½', depot: { returned: ['2'] } },
    [
      sell('NdM', 15, refused('X-ES-1'), 'Amy'),
      sell('NdM', 5, gives({ 'cash.Amy': 70 }), 'Amy'),
      sell('NdM', 10, refused('X-ES-1'), 'Amy'),
      halves('Amy', gives({ 'cash.Amy': 100, 'shares.NdM.Amy': 5 })),
    ],
  ),
]

const reach: readonly Row[] = [
  must(
    'MEX-4.3.4.2-7 what suffices together is not sold one by one where it does not suffice then (or.sellForTrain.OUT_OF_REACH)',
    bound(
      0,
      {
        phase: '3½',
        depot: { returned: ['3'] },
        players: cash(62, 500, 500),
        operators: { MC: major(60, { shares: { Bob: 40, Amy: 20 } }) },
      },
      { Amy: 20, Bob: 20 },
    ),
    [
      bankrupt(refused('X-BK-1')),
      sell('MC', 10, refused('or.sellForTrain.OUT_OF_REACH'), 'Amy'),
      sell('MC', 20, gives({ 'cash.Amy': 182 }), 'Amy'),
      train('3', gives({ 'cash.Amy': 2 }), { help: 180 }),
    ],
  ),
  must(
    'MEX-4.3.4.2-7 with $3 more both ways lead there',
    bound(
      0,
      {
        phase: '3½',
        depot: { returned: ['3'] },
        players: cash(65, 500, 500),
        operators: { MC: major(60, { shares: { Bob: 40, Amy: 20 } }) },
      },
      { Amy: 20, Bob: 20 },
    ),
    [
      sell('MC', 10, gives({ 'cash.Amy': 125, 'price.MC': 55 }), 'Amy'),
      sell('MC', 10, gives({ 'cash.Amy': 180 }), 'Amy'),
      train('3', gives({ 'cash.Amy': 0 }), { help: 180 }),
    ],
  ),
  must(
    'MEX-4.3.4.2-7 where nothing suffices he sells as he likes before he is bankrupt',
    bound(
      0,
      {
        phase: '3½',
        depot: { returned: ['3'] },
        players: cash(59, 500, 500),
        operators: { MC: major(60, { shares: { Bob: 40, Amy: 20 } }) },
      },
      { Amy: 20, Bob: 20 },
    ),
    [sell('MC', 10, gives({ 'cash.Amy': 119 }), 'Amy'), bankrupt(gives({ ended: 'bankrupt' }))],
  ),
]

describe('the forced purchase of a train (18MEX 4.3.4.2)', () => {
  it.each([...duty, ...sales, ...exchanges, ...needed, ...reach])('%s', (_, scenario) => holds(scenario))
})
