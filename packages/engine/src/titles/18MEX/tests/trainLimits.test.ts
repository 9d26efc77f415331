import { describe, it } from 'vitest'
import {
  buying,
  discard,
  gives,
  holds,
  major,
  pass,
  type Row,
  refused,
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

const limits: readonly Row[] = [
  buys(
    'MEX-4.3.4-4 one train a turn from the bank before the first 4; trains from majors do not count (X-BT-4)',
    buying(
      { MC: mc(900, []), PAC: pac(['2', '2'], { shares: { Amy: 50 } }) },
      { phase: '3', depot: { returned: ['2'] } },
    ),
    [
      train('2', gives({ 'cash.MC': 800, returned: [] }), { from: 'discard' }),
      train('3', refused('X-BT-4')),
      train('2', gives({ 'cash.MC': 799, 'trains.MC': ['2', '2'] }), { from: 'PAC', price: 1 }),
      train('2', gives({ 'cash.MC': 797, 'trains.MC': ['2', '2', '2'], 'trains.PAC': [] }), { from: 'PAC', price: 2 }),
    ],
  ),
  buys(
    'MEX-4.3.4-4 V-15 the buyer of the first 4 may go on buying',
    buying({ MC: mc(900, []) }, { phase: '3½', depot: { left: { "3'": 0 } } }),
    [
      train('4', gives({ phase: '4', 'cash.MC': 600 }, { at: 'MC' })),
      train('4', gives({ 'cash.MC': 300, 'trains.MC': ['4', '4'] })),
    ],
  ),
  ...(
    [
      ['3', ['2', '2', '3']],
      ['3½', ['3', '3', '3']],
      ['4', ['3', '4']],
    ] as const
  ).map(([phase, trains]): Row => {
    const own = trains.at(-1) ?? ''
    return [
      `MEX-4.3.4-5 ${trains.length} trains are the limit of phase ${phase}, whatever the source (X-BT-3, X-BM-5)`,
      turnOf(
        'MC',
        {
          phase,
          privates: { MCAR: 'Bob' },
          operators: { MC: mc(2000, trains), PAC: pac([own]) },
          at: { step: 'buyPrivates', facts: { declared: true } },
        },
        [train(own, refused('X-BT-3')), train(own, refused('X-BM-5'), { from: 'PAC', price: 1 })],
      ),
    ]
  }),
  ...(
    [
      ['2', ['2'], '2', 3],
      ['5', [], '5', 2],
      ['6½', ['4 obsolete'], '6', 2],
    ] as const
  ).map(
    ([phase, trains, name, limit]): Row =>
      buys(
        `MEX-4.3.4-5 with ${limit} trains in phase ${phase} the buying is over, whatever money is left`,
        buying(
          { MC: mc(900, trains), PAC: pac([name, ...(phase === '2' ? ['2', '2'] : [])], { shares: { Amy: 50 } }) },
          { phase },
        ),
        limit - trains.length === 2
          ? [
              train(name, gives({ 'cash.MC': 899 }, { at: 'MC' }), { from: 'PAC', price: 1 }),
              train(phase === '2' ? '2' : '5', gives({ at: 'PAC' }), phase === '2' ? { from: 'PAC', price: 1 } : {}),
            ]
          : [train(name, gives({ 'cash.MC': 899, at: 'PAC' }), { from: 'PAC', price: 1 })],
      ),
  ),
  [
    'MEX-4.3.4-5 NdM may own one more: 4 in phase 3½, 3 from phase 4',
    turnOf('NdM', buying({ NdM: ndm(500, ['3', '3', '3']) }, { phase: '3½' }), [
      train('3', gives({ 'trains.NdM': ['3', '3', '3', '3'] })),
    ]),
  ],
  [
    'MEX-4.3.4-5 three of NdM in phase 4, then no more',
    turnOf('NdM', buying({ NdM: ndm(2000, ['4']), MC: major(60, { cash: 500 }) }, { phase: '4' }), [
      train('4', gives({ 'trains.NdM': ['4', '4'] }, { at: 'NdM' })),
    ]),
  ],
  buys(
    'MEX-4.3.4-5 below the limit it may buy even if a discard follows',
    buying({ MC: mc(300, ['3', '3']) }, { phase: '3½', depot: { left: { "3'": 0 } } }),
    [
      train('4', gives({ phase: '4', step: 'discard', 'trains.MC': ['3', '3', '4'] })),
      discard('4', gives({ 'trains.MC': ['3', '3'], returned: ['4'] }, { 'cash.MC': 0 })),
    ],
  ),
  buys(
    'MEX-4.3.4-6 over the new limit each discards, in operating order, the buyer last, unpaid, before it buys again (X-BT-3, X-FT-2, X-DT-2, any.NO_SUCH_TRAIN)',
    buying(
      { MC: mc(700, ['3', '3']), PAC: pac(['3', '3', '3'], { cash: 7 }) },
      { phase: '3½', depot: { left: { "3'": 0 } } },
    ),
    [
      train('4', gives({ step: 'discard', at: 'PAC', 'cash.MC': 400 })),
      pass(refused('X-FT-2')),
      discard('3', refused('X-DT-2'), 'TM'),
      discard('4', refused('any.NO_SUCH_TRAIN')),
      discard('3', gives({ 'trains.PAC': ['3', '3'], returned: ['3'], at: 'MC' }, { 'cash.PAC': 7, step: 'discard' })),
      train('4', refused('X-BT-3')),
      discard('3', gives({ 'trains.MC': ['3', '4'], returned: ['3', '3'] }, { 'cash.MC': 400 })),
    ],
  ),
  buys(
    'MEX-4.3.4-6 MEX-4.3.4-8 V-14 the 2s are removed first: of 2, 2, 3 nothing is discarded',
    buying(
      { MC: mc(700, []), PAC: pac(['2', '2', '3']), TM: major(70, { trains: ['2'] }) },
      { phase: '3½', depot: { left: { "3'": 0 }, returned: ['2', '3'] } },
    ),
    [
      train(
        '4',
        gives({ phase: '4', 'trains.PAC': ['3'], 'trains.TM': [], returned: ['3'] }, { step: 'buyTrains', at: 'MC' }),
      ),
    ],
  ),
  buys(
    'MEX-4.3.4-8 the first 6 takes the 3s everywhere, bought or not',
    buying(
      { MC: mc(700, ['3']), PAC: pac(['3', '4']) },
      { phase: '5', depot: { left: { '5': 0 }, returned: ['3', '4'] } },
    ),
    [train('6', gives({ phase: '6', 'trains.MC': ['6'], 'trains.PAC': ['4'], returned: ['4'], 'cash.MC': 100 }))],
  ),
  [
    'MEX-4.3.4-7 no train is given back at will (X-DT-1)',
    turnOf('MC', { phase: '2', operators: { MC: mc(100, ['2', '2']) } }, [discard('2', refused('X-DT-1'))]),
  ],
  [
    'MEX-4.3.4-6 the limit of NdM falls from four to three: it gives up one of four',
    turnOf(
      'MC',
      buying({ MC: mc(300, []), NdM: ndm(0, ['3', '3', '3', '3']) }, { phase: '3½', depot: { left: { "3'": 0 } } }),
      [
        train('4', gives({ phase: '4', step: 'discard', at: 'NdM' })),
        discard('3', gives({ 'trains.NdM': ['3', '3', '3'], returned: ['3'] })),
      ],
    ),
  ],
]

describe('how many trains (18MEX 4.3.4)', () => {
  it.each(limits)('%s', (_, scenario) => holds(scenario))
})
