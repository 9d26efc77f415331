import { describe, it } from 'vitest'
import {
  answer,
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

describe('the forced purchase of a train (18MEX 4.3.4.2)', () => {
  it.each([...duty, ...sales])('%s', (_, scenario) => holds(scenario))
})
