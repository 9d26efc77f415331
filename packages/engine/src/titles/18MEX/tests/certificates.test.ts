import { describe, it } from 'vitest'
import type { Scenario } from '../../../scenario/format.js'
import {
  buy,
  cash,
  company,
  five,
  four,
  gives,
  holds,
  major,
  pass,
  type Row,
  refused,
  sell,
  start,
  stockTurn,
  train,
  turnOf,
} from './table.js'

/** Eighteen of the nineteen certificates a player may have at a table of three: 5 + 5 + 5 and three private companies. */
const majors = {
  CHI: major(60, { shares: { Amy: 60 } }),
  MC: major(70, { shares: { Amy: 60 } }),
  MEX: major(75, { shares: { Amy: 60 } }),
}
const privates = { MCAR: 'Amy', 'KCM&O': 'Amy', MIR: 'Amy' }
/** What is bought to see whether the limit is reached. */
const target = { TM: major(80, { shares: { Bob: 50 } }) }

type More = Pick<Scenario, 'operators' | 'privates' | 'phase'>
const nineteenth: readonly (readonly [what: string, counts: boolean, more: More])[] = [
  ['nothing more', false, {}],
  ['a private', true, { privates: { MNR: 'Amy' } }],
  ['the charter of a minor', true, { privates: { A: 'Amy' } }],
  ['a 10% certificate', true, { operators: { SPM: major(60, { shares: { Bob: 20, Amy: 10 } }) } }],
  ['a president’s certificate', true, { operators: { SPM: major(60, { shares: { Amy: 20 } }) } }],
  [
    'NdM’s president’s certificate before it is launched (MEX-5.1-1)',
    true,
    { operators: { NdM: major(60, { floated: false, shares: { Amy: 20 } }) } },
  ],
  [
    'a share of CHI without a value',
    true,
    { operators: { CHI: { president: 'ipo', shares: { Amy: 10 } }, SPM: major(60, { shares: { Amy: 60 } }) } },
  ],
  ['a share of UdY without a value', true, { operators: { UdY: { president: 'ipo', shares: { Amy: 10 } } } }],
  ['a private of a major', false, { phase: '3', privates: { MNR: 'CHI' } }],
  ['two 5% certificates', false, { phase: '3½', operators: { NdM: major(60, { shares: { Bob: 30, Amy: [5, 5] } }) } }],
  [
    'a company at $40 in the yellow zone',
    false,
    { operators: { SPM: { cell: [4, 0], par: 60, shares: { Amy: 60 } } } },
  ],
  [
    'a company at $45 outside of it',
    true,
    { operators: { SPM: { cell: [4, 1], par: 60, shares: { Bob: 20, Amy: 10 } } } },
  ],
  ['one at $45 inside of it', false, { operators: { SPM: { cell: [5, 2], par: 60, shares: { Bob: 20, Amy: 10 } } } }],
]

const counting: readonly Row[] = nineteenth.map(([what, counts, more]) => [
  `MEX-3.3-2 MEX-1.3.2-2 eighteen certificates and ${what}: ${counts ? 'the limit' : 'one below it'}`,
  stockTurn(
    'Amy',
    { ...more, operators: { ...majors, ...target, ...more.operators }, privates: { ...privates, ...more.privates } },
    [buy('TM', 'ipo', counts ? refused('X-BS-3') : gives({ 'shares.TM.Amy': 10 }, { limit: 19 }))],
  ),
])

const tables: readonly Row[] = [
  ...(
    [
      [five.slice(0, 3), {}, 19],
      [four, {}, 14],
      [five, {}, 11],
      [five.slice(0, 3), { merger: 'none' }, 20],
      [four, { merger: 'none' }, 15],
      [five, { merger: 'none' }, 12],
    ] as const
  ).map(
    ([players, memo, limit]): Row => [
      `MEX-3.3-2 ${players.length} players${'merger' in memo ? ' after no merger' : ''}: ${limit}`,
      { ...stockTurn('Amy', { players, memo }, []), expect: { after: { limit } } },
    ],
  ),
]

const half = (expect: Parameters<typeof buy>[2]) => ({ ...buy('NdM', 'pool', expect, 5), exchange: true })
const exchange: readonly Row[] = (
  [
    ['above the yellow zone it counts (X-BH-4)', [4, 1], refused('X-BH-4')],
    ['in the yellow zone it does not', [5, 2], gives({ 'cash.Amy': 603, 'shares.NdM.Amy': 10 })],
  ] as const
).map(([what, cell, expected]) => [
  `MEX-3.3-3 MEX-3.2-20 at the limit a 10% certificate for a 5% one: ${what}`,
  stockTurn(
    'Amy',
    {
      phase: '3½',
      operators: { ...majors, NdM: { cell, par: 60, shares: { Bob: 30, Amy: [5], pool: 10 } } },
      privates: { ...privates, MNR: 'Amy' },
    },
    [half(expected)],
  ),
])

/** Twenty: one too many. */
const twenty = { MNR: 'Amy', A: 'Amy' }

const over: readonly Row[] = [
  [
    'MEX-3.3-5 two too many: one sale is not enough, nor is one of a company that does not count (X-PS-1)',
    stockTurn(
      'Amy',
      {
        operators: { ...majors, SPM: { cell: [4, 0], par: 60, shares: { Amy: 30 } } },
        privates: { ...privates, ...twenty, B: 'Amy' },
      },
      [
        sell('SPM', 10, gives({ 'cash.Amy': 665 })),
        pass(refused('X-PS-1')),
        sell('CHI', 10, gives({ 'cash.Amy': 725 })),
        pass(refused('X-PS-1')),
        sell('CHI', 10, gives({ 'cash.Amy': 780 })),
        pass(gives({ at: 'Bob' })),
      ],
    ),
  ],
  [
    'MEX-3.3-5 MEX-3.3-3 over the limit what does not count may be bought, and the sales follow (X-PS-1)',
    stockTurn(
      'Amy',
      {
        operators: { ...majors, ...target, SPM: { cell: [4, 0], par: 60, shares: { Bob: 30 } } },
        privates: { ...privates, ...twenty },
      },
      [
        buy('TM', 'ipo', refused('X-BS-3')),
        buy('SPM', 'ipo', gives({ 'shares.SPM.Amy': 10, 'cash.Amy': 565 }, { at: 'Amy' })),
        pass(refused('X-PS-1')),
        sell('CHI', 10, gives({ 'shares.CHI.Amy': 50 })),
        pass(gives({ at: 'Bob' })),
      ],
    ),
  ],
  [
    'MEX-3.3-5 a purchase after the sales ends the turn, so it waits until they were enough (X-PS-1)',
    stockTurn(
      'Amy',
      {
        operators: { ...majors, SPM: { cell: [4, 0], par: 60, shares: { Bob: 30 } } },
        privates: { ...privates, ...twenty, B: 'Amy' },
      },
      [
        sell('CHI', 10, gives({ 'cash.Amy': 685 })),
        buy('SPM', 'ipo', refused('X-PS-1')),
        sell('CHI', 10, gives({ 'cash.Amy': 740 })),
        buy('SPM', 'ipo', gives({ 'cash.Amy': 680, at: 'Bob' })),
      ],
    ),
  ],
  [
    'MEX-3.3-6 V-12 with 70% of UdY a sale of something else does not help (X-PS-1)',
    stockTurn(
      'Amy',
      {
        phase: '3½',
        privates: { MCAR: 'Bob' },
        operators: { UdY: major(60, { shares: { Amy: 70 } }), CHI: major(60, { shares: { Amy: 30 } }) },
      },
      [
        sell('CHI', 10, gives({ 'cash.Amy': 685 })),
        pass(refused('X-PS-1')),
        start('TM', 60, refused('X-PS-1')),
        company('MCAR', 20, refused('X-PS-1')),
        sell('UdY', 10, gives({ 'shares.UdY.Amy': 60 })),
        pass(gives({ at: 'Bob' })),
      ],
    ),
  ],
  [
    'MEX-3.3-4 MEX-3.3-6 V-12 the trade-in certificate may bring 70%, and is kept until the next stock turn (X-PS-1)',
    turnOf(
      'MC',
      {
        phase: '3',
        depot: { left: { 3: 0, "3'": 2 } },
        privates: { C: 'Amy' },
        operators: {
          MC: major(90, { cash: 500, shares: { Amy: 50 }, trains: ['3'] }),
          UdY: major(60, { shares: { Amy: 60 } }),
        },
        at: { step: 'buyTrains', facts: { declared: true }, num: 2, of: 2, done: ['C', 'UdY'] },
      },
      [
        train('3', gives({ 'shares.UdY.Amy': 70, phase: '3½', round: 'stock', at: 'Amy' })),
        pass(refused('X-PS-1')),
        sell('UdY', 10, gives({ 'shares.UdY.Amy': 60 })),
      ],
    ),
  ],
  [
    'MEX-3.3-4 MEX-3.3-5 a company that leaves the yellow zone at the end of a round counts in the next one (X-BP-3)',
    stockTurn(
      'Carlos',
      {
        phase: '2',
        operators: {
          CHI: major(60, { floated: false, shares: { Amy: 60 } }),
          MC: major(70, { floated: false, shares: { Amy: 60 } }),
          SPM: { cell: [4, 0], par: 60, floated: false, shares: { Amy: 60, Bob: 40 } },
        },
        privates: { ...privates, MNR: 'Amy' },
        players: cash(625, 625, 625),
        at: { memo: { passes: 2 } },
      },
      [pass(gives({ 'price.SPM': 45, turn: 3, at: 'Amy' })), start('TM', 60, refused('X-BP-3'))],
    ),
  ],
]

describe('certificates that count (18MEX 3.3(b))', () => {
  it.each([...counting, ...tables, ...exchange, ...over])('%s', (_, scenario) => holds(scenario))
})
