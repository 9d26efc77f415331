import { describe, it } from 'vitest'
import {
  answer,
  buying,
  gives,
  holds,
  lay,
  major,
  pass,
  pay,
  type Row,
  refused,
  run,
  type TurnPosition,
  train,
  turnOf,
} from './table.js'

type Actions = Parameters<typeof turnOf>[2]

/** MC, whose untiled home brings no mail, in its train step. */
const buys = (name: string, position: TurnPosition, actions: Actions): Row => [name, turnOf('MC', position, actions)]
const mc = (cash: number, trains: readonly string[] = ['2']) => major(90, { cash, trains, shares: { Amy: 50 } })
const pac = (trains: readonly string[], more: object = {}) => major(80, { trains, shares: { Bob: 50 }, ...more })
const ndm = (cash: number, trains: readonly string[]) => major(75, { cash, trains, shares: { Carlos: 50 } })

const sources: readonly Row[] = [
  buys(
    'MEX-4.3.4-1 from the Initial Offering and from the Open Market at face price (X-BT-1, X-BT-2)',
    buying({ MC: mc(280) }, { phase: '3', depot: { left: { '2': 1 }, returned: ['3'] } }),
    [
      train('2', refused('X-BT-1'), { price: 99 }),
      train('3', refused('X-BT-1'), { from: 'bank' }),
      train('4', refused('X-BT-1')),
      train('3', gives({ 'cash.MC': 100, 'trains.MC': ['2', '3'], returned: [] }, { 'depot.2': 1 }), {
        from: 'discard',
      }),
    ],
  ),
  buys(
    'MEX-4.3.4-1 within its treasury where it need not buy (X-BT-2)',
    buying({ MC: mc(99), PAC: pac(['2']) }, { phase: '2' }),
    [train('2', refused('X-BT-2')), train('2', gives({ step: 'consent' }), { from: 'PAC', price: 99 })],
  ),
  buys(
    'MEX-4.3.4-2 V-07 while one 4 is in the Initial Offering no 5 is sold',
    buying({ MC: mc(900, []), PAC: pac(['4', '4']) }, { phase: '4' }),
    [train('5', refused('X-BT-1')), train('4', gives({ 'depot.4': 0, 'cash.MC': 600 }, { 'depot.5': 2 }))],
  ),
  buys(
    'MEX-1.4-2 V-07 a 3 in the Open Market holds up nothing',
    buying({ MC: mc(900, []), PAC: pac(['4', '4']) }, { phase: '4', depot: { left: { '4': 0 }, returned: ['3'] } }),
    [train('5', gives({ phase: '5', 'depot.5': 1, 'cash.MC': 450 }, { returned: ['3'] }))],
  ),
  ...(
    [
      ['2', '3', 180, { '2': 0 }],
      ['3½', '4', 300, { "3'": 0 }],
      ['4', '5', 450, { '4': 0 }],
      ['5', '6', 600, { '5': 0 }],
      ['6½', '4D', 700, {}],
    ] as const
  ).map(
    ([phase, name, price, left]): Row =>
      buys(
        `MEX-4.3.4-2 MEX-1.2-1 the order of the Initial Offering: ${name} for $${price} begins phase ${name}`,
        buying({ MC: mc(1000, []) }, { phase, depot: { left } }),
        [train(name, gives({ phase: name, 'cash.MC': 1000 - price, 'trains.MC': [name] }))],
      ),
  ),
  buys(
    'MEX-4.3.4-3 from another major at an agreed price from $1, with its president’s consent (X-BM-1, X-BM-2)',
    buying({ MC: mc(121), PAC: pac(['2', '2']) }, { phase: '2' }),
    [
      train('3', refused('any.NO_TRAIN_TO_SELL'), { from: 'PAC', price: 1 }),
      train('2', refused('X-BM-1'), { from: 'PAC', price: 0 }),
      train('2', refused('X-BM-1'), { from: 'PAC', price: 122 }),
      train('2', gives({ step: 'consent', at: 'Bob' }, { 'cash.MC': 121 }), { from: 'PAC', price: 1 }),
      answer('Bob', false, gives({ step: 'buyTrains', at: 'MC' }, { 'trains.MC': ['2'] })),
      train('2', refused('X-BM-2'), { from: 'PAC', price: 1 }),
      train('2', gives({ at: 'Bob' }), { from: 'PAC', price: 120 }),
      answer('Bob', true, gives({ 'cash.MC': 1, 'cash.PAC': 120, 'trains.MC': ['2', '2'], 'trains.PAC': ['2'] })),
    ],
  ),
  buys(
    'MEX-4.3.4-3 one president needs nobody’s consent; in any phase',
    buying({ MC: mc(500, ['5']), PAC: pac(['6'], { shares: { Amy: 50 } }) }, { phase: '6' }),
    [
      train('6', gives({ 'cash.MC': 499, 'cash.PAC': 1, 'trains.MC': ['5', '6'], 'trains.PAC': [] }), {
        from: 'PAC',
        price: 1,
      }),
    ],
  ),
  buys(
    'MEX-4.3.4-3 NdM sells at face price only (X-BM-3)',
    buying({ MC: mc(400), NdM: ndm(0, ['3']) }, { phase: '3½' }),
    [
      train('3', refused('X-BM-3'), { from: 'NdM', price: 179 }),
      train('3', refused('X-BM-3'), { from: 'NdM', price: 181 }),
      train('3', gives({ at: 'Carlos' }), { from: 'NdM', price: 180 }),
      answer('Carlos', true, gives({ 'cash.MC': 220, 'cash.NdM': 180, 'trains.MC': ['2', '3'] })),
    ],
  ),
  [
    'MEX-4.3.4-3 MEX-A1-1 NdM buys at face price only; its first train closes MNR (X-BM-3)',
    turnOf(
      'NdM',
      buying({ PAC: pac(['2']), NdM: ndm(150, []) }, { phase: '3½', privates: { MNR: 'Carlos', MIR: 'Bob' } }),
      [
        train('2', refused('X-BM-3'), { from: 'PAC', price: 50 }),
        train('2', gives({ at: 'Bob' }), { from: 'PAC', price: 100 }),
        answer(
          'Bob',
          true,
          gives({ 'cash.NdM': 50, 'private.MNR': 'closed', 'trains.NdM': ['2'] }, { 'private.MIR': 'Bob' }),
        ),
      ],
    ),
  ],
  [
    'MEX-4.3.4-3 only in the buyer’s train step (X-BT-7, X-BM-7)',
    turnOf('MC', { phase: '2', operators: { MC: mc(300), PAC: pac(['2']) } }, [
      train('2', refused('X-BT-7')),
      train('2', refused('X-BM-7'), { from: 'PAC', price: 10 }),
      lay('I8', '57 r0'),
    ]),
  ],
  [
    'MEX-1.3.3-1 MEX-4.2-4 a minor neither buys nor sells trains (X-BT-6, X-BM-8)',
    turnOf('A', { phase: '2', operators: { A: { owner: 'Amy', cash: 300 }, PAC: pac(['2']) } }, [
      train('2', refused('X-BT-6')),
      train('2', refused('X-BM-8'), { from: 'PAC', price: 10 }),
    ]),
  ],
  buys(
    'MEX-1.3.3-1 the built-in train is not for sale (X-BM-8)',
    buying({ A: { owner: 'Amy' }, MC: mc(300) }, { phase: '2' }),
    [
      train('2', refused('X-BM-8'), { from: 'A', price: 10 }),
      train('2', gives({ 'trains.MC': ['2', '2'], 'depot.2': 3 })),
    ],
  ),
]

const obsolete: readonly Row[] = [
  buys(
    'MEX-4.3.4.1-1 the second 6: 4s of the bank vanish, those of majors become obsolete',
    buying({ MC: mc(900, []), PAC: pac(['4', '5']) }, { phase: '6', depot: { returned: ['4'] } }),
    [train('6', gives({ phase: '6½', 'trains.MC': ['6'], 'trains.PAC': ['4 obsolete', '5'], returned: [] }))],
  ),
  [
    'MEX-4.3.4.1-2 MEX-4.3-7 an obsolete train runs once more and goes before trains are bought; the buyer’s own stays until its next turn',
    turnOf(
      'MC',
      buying(
        { MC: mc(600, ['4']), CHI: major(60, { trains: ['4'], shares: { Bob: 50 } }) },
        { phase: '6', tiles: { C6: '9 r0' } },
      ),
      [
        train('6', gives({ at: 'CHI', 'trains.CHI': ['4 obsolete'] }, { 'trains.MC': ['4 obsolete', '6'] })),
        pass(),
        run(['4: E6-C6-A6'], gives({ 'revenue.CHI': 80 })),
        pay('withhold', gives({ 'trains.CHI': [] }, { 'trains.MC': ['4 obsolete', '6'] })),
      ],
    ),
  ],
  buys(
    'MEX-4.3.4.1-3 nobody buys an obsolete train (X-BT-5, X-BM-4)',
    buying({ MC: mc(900, ['5']), PAC: pac(['4 obsolete']) }, { phase: '6½' }),
    [
      train('4', refused('X-BT-5'), { from: 'discard', train: '4-1', price: 300 }),
      train('4', refused('X-BM-4'), { from: 'PAC', price: 1 }),
    ],
  ),
]

describe('trains and phases (18MEX 4.3.4, 4.3.4.1)', () => {
  it.each([...sources, ...obsolete])('%s', (_, scenario) => holds(scenario))
})
