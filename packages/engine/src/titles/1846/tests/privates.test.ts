import { describe, it } from 'vitest'
import {
  answer,
  assign,
  company,
  five,
  gives,
  holds,
  lay,
  pass,
  pay,
  type Row,
  refused,
  run,
  token,
  train,
  turnOf,
} from './table.js'

const midland = { G9: '57 r1', G7: '57 r1' } as const
const gt = (cash: number, more: object = {}) => ({
  price: 60,
  cash,
  trains: ['2'],
  shares: { Amy: 60, Bob: 40 },
  ...more,
})

const purchases: readonly Row[] = [
  [
    '1846-PVT-1 from $1 to the listed price, with the owner agreeing (or.buyPrivate.PRICE, or.buyPrivate.NO_CONSENT)',
    turnOf('GT', { operators: { GT: gt(500) }, privates: { MAIL: 'Bob' } }, [
      company('MAIL', 0, refused('or.buyPrivate.PRICE')),
      company('MAIL', 81, refused('or.buyPrivate.PRICE')),
      company('MAIL', 10, gives({ step: 'consent', at: 'Bob' })),
      answer('Bob', false, gives({ step: 'trackToken', at: 'GT' }, { 'private.MAIL': 'Bob' })),
      company('MAIL', 10, refused('or.buyPrivate.NO_CONSENT')),
      company('MAIL', 80, gives({ at: 'Bob' })),
      answer('Bob', true, gives({ 'cash.GT': 420, 'cash.Bob': 480, 'private.MAIL': 'GT' })),
    ]),
  ],
  [
    '1846-PVT-1 with its own money (or.buyPrivate.NO_CASH)',
    turnOf('GT', { operators: { GT: gt(79) }, privates: { MAIL: 'Amy' } }, [
      company('MAIL', 80, refused('or.buyPrivate.NO_CASH')),
    ]),
  ],
  [
    '1846-PVT-1 corporations never resell (or.buyPrivate.NOT_FROM_PLAYER)',
    turnOf('GT', { operators: { GT: gt(100), NYC: { price: 50, shares: { Amy: 20 } } }, privates: { MAIL: 'NYC' } }, [
      company('MAIL', 10, refused('or.buyPrivate.NOT_FROM_PLAYER')),
    ]),
  ],
  [
    '1846-PVT-1 in phases I and II only (or.buyPrivate.PHASE)',
    turnOf(
      'GT',
      { phase: 'III', operators: { GT: gt(100, { trains: ['4'] }), NYC: { price: 50 } }, privates: { MAIL: 'NYC' } },
      [company('MAIL', 10, refused('or.buyPrivate.PHASE'))],
    ),
  ],
  [
    '1846-PVT-1 in phase II',
    turnOf('GT', { phase: 'II', operators: { GT: gt(100) }, privates: { MAIL: 'Amy' } }, [
      company('MAIL', 10, gives({ 'private.MAIL': 'GT' })),
    ]),
  ],
]

const powers: readonly Row[] = [
  [
    '1846-PVT-2 only the corporation that owns it has the power (or.power.NOT_OWNER, or.power.USED_UP, or.power.BAD_LOCATION)',
    turnOf(
      'GT',
      {
        phase: 'II',
        players: five,
        operators: { GT: gt(100), NYC: { price: 50 } },
        privates: { LSL: 'NYC', MC: 'Amy', 'C&WI': 'Amy', MPC: 'NYC', 'O&I': 'GT' },
        tiles: { D14: '57 r2' },
      },
      [
        lay('D14', '14 r2', refused('or.power.NOT_OWNER'), 'LSL'),
        lay('B10', '9 r1', refused('or.power.NOT_OWNER'), 'MC'),
        token('D6:3', refused('or.power.NOT_OWNER'), 'C&WI'),
        assign('MPC', { hex: 'I1' }, refused('or.power.NOT_OWNER')),
        lay('D14', '14 r2', refused('any.NO_POWER'), 'MAIL'),
        token('D6:3', refused('any.NO_POWER'), 'MPC'),
        assign('LSL', { hex: 'D14' }, refused('any.NO_POWER')),
        lay('G11', '9 r1', refused('or.power.BAD_LOCATION'), 'O&I'),
      ],
    ),
  ],
  [
    '1846-PVT-2 powers work at once, also after the run, and do not remove the company',
    turnOf('GT', { operators: { GT: gt(500, { tokens: ['B16', 'G9'] }) }, privates: { MC: 'Amy' }, tiles: midland }, [
      pass(),
      run(['2: G9-G7']),
      pay('withhold', gives({ step: 'buyTrains' })),
      company('MC', 40, gives({ 'private.MC': 'GT' })),
      lay('B12', '9 r1', gives({ 'tile.B12': '9 r1', 'used.MC': 1 }, { 'private.MC': 'GT' }), 'MC'),
    ]),
  ],
  [
    '1846-PVT-2 before the run too, for a corporation without money that had nothing to run on',
    turnOf(
      'GT',
      {
        operators: { GT: gt(0, { shares: { Amy: 20, pool: 20 } }) },
        privates: { MC: 'GT' },
        tiles: { B16: '5 r1', B14: '9 r1' },
      },
      [
        lay('B12', '9 r1', gives({ 'tile.B12': '9 r1' }), 'MC'),
        lay('B10', '9 r1', gives({ 'tile.B10': '9 r1', step: 'run' }), 'MC'),
        run(['2: B16-B14-B12-B10-B8'], gives({ 'revenue.GT': 60 })),
      ],
    ),
  ],
  [
    '1846-PVT-3 MC: two free yellow tiles beside the normal ones, which must join (or.power.NOT_JOINED)',
    turnOf('GT', { operators: { GT: gt(40, { tokens: ['B16', 'G9'] }) }, privates: { MC: 'GT' }, tiles: midland }, [
      lay('G11', '9 r1', gives({ 'cash.GT': 20 })),
      lay('B10', '9 r1', gives({ 'tile.B10': '9 r1' }, { 'cash.GT': 20 }), 'MC'),
      lay('B12', '7 r4', refused('or.power.NOT_JOINED'), 'MC'),
      lay('B12', '9 r1', gives({ 'tile.B12': '9 r1' }, { 'cash.GT': 20 }), 'MC'),
      lay('G5', '9 r1', gives({ 'cash.GT': 0 })),
    ]),
  ],
  [
    '1846-PVT-3 a third tile is too many (or.power.USED_UP)',
    turnOf('GT', { operators: { GT: gt(40) }, privates: { MC: { owner: 'GT', used: 2 } }, tiles: { B10: '9 r1' } }, [
      lay('B12', '9 r1', refused('or.power.USED_UP'), 'MC'),
    ]),
  ],
  [
    '1846-PVT-3 the second may follow in a later turn',
    turnOf('GT', { operators: { GT: gt(40) }, privates: { MC: { owner: 'GT', used: 1 } }, tiles: { B10: '9 r1' } }, [
      lay('B12', '7 r4', refused('or.power.NOT_JOINED'), 'MC'),
      lay('B12', '9 r1', gives({ 'tile.B12': '9 r1' }), 'MC'),
    ]),
  ],
  [
    '1846-PVT-3 yellow tiles only',
    turnOf(
      'GT',
      { phase: 'II', operators: { GT: gt(40) }, privates: { 'O&I': { owner: 'GT', used: 1 } }, tiles: { F14: '9 r1' } },
      [
        lay('F14', '20 r0', refused('or.power.BAD_LOCATION'), 'O&I'),
        lay('F16', '9 r1', gives({ 'tile.F16': '9 r1' }), 'O&I'),
      ],
    ),
  ],
  [
    '1846-PVT-4 LSL: one free upgrade of yellow Toledo or Cleveland, beside the normal upgrade (or.power.NO_YELLOW_TILE)',
    turnOf(
      'GT',
      {
        phase: 'II',
        operators: { GT: gt(100, { tokens: ['B16', 'G9'] }) },
        privates: { LSL: 'GT' },
        tiles: { ...midland, D14: '57 r2' },
      },
      [
        lay('G9', '14 r0', gives({ 'cash.GT': 80 })),
        lay('E17', '294 r0', refused('or.power.NO_YELLOW_TILE'), 'LSL'),
        lay('G7', '14 r0', refused('or.power.BAD_LOCATION'), 'LSL'),
        lay('D14', '14 r2', gives({ 'tile.D14': '14 r2' }, { 'cash.GT': 80 }), 'LSL'),
        lay('E17', '292 r1', refused('or.power.USED_UP'), 'LSL'),
      ],
    ),
  ],
  [
    '1846-PVT-4 not in phase I (or.power.PHASE)',
    turnOf('GT', { operators: { GT: gt(100) }, privates: { LSL: 'GT' }, tiles: { D14: '57 r2' } }, [
      lay('D14', '14 r2', refused('or.power.PHASE'), 'LSL'),
    ]),
  ],
  [
    '1846-PVT-5 the C&WI slot is closed to all while a player owns it',
    turnOf(
      'GT',
      {
        operators: { GT: gt(200, { tokens: ['B16', 'E11'] }) },
        privates: { 'C&WI': 'Amy' },
        tiles: { E11: '57 r1', E9: '9 r1', E7: '8 r2' },
      },
      [token('D6:3', refused('or.token.RESERVED'))],
    ),
  ],
  [
    '1846-PVT-5 open to all once it is bought or gone',
    turnOf(
      'GT',
      {
        operators: { GT: gt(200, { tokens: ['B16', 'E11'] }), NYC: { price: 50 } },
        privates: { 'C&WI': 'NYC' },
        tiles: { E11: '57 r1', E9: '9 r1', E7: '8 r2' },
      },
      [token('D6:3', gives({ 'cash.GT': 120, 'tokens.GT': ['B16', 'D6:3', 'E11'] }))],
    ),
  ],
  [
    '1846-PVT-5 its owner puts an extra token there once, free, unconnected (or.power.USED_UP)',
    turnOf('GT', { operators: { GT: gt(20) }, privates: { 'C&WI': 'GT' } }, [
      token('D6:2', refused('or.power.BAD_LOCATION'), 'C&WI'),
      token(
        'D6:3',
        gives({ 'tokens.GT': ['B16', 'D6:3'], 'used.C&WI': 1 }, { 'cash.GT': 20, 'charter.GT': 2 }),
        'C&WI',
      ),
      token('D6:3', refused('or.power.USED_UP'), 'C&WI'),
    ]),
  ],
  [
    '1846-PVT-5 not with a token in Chicago (or.power.HAS_CHICAGO_TOKEN)',
    turnOf('GT', { operators: { GT: gt(20, { tokens: ['B16', 'D6:0'] }) }, privates: { 'C&WI': 'GT' } }, [
      token('D6:3', refused('or.power.HAS_CHICAGO_TOKEN'), 'C&WI'),
    ]),
  ],
  [
    '1846-PVT-5 not if another has taken the slot (or.power.SLOT_TAKEN)',
    turnOf(
      'GT',
      { operators: { GT: gt(20), NYC: { price: 50, tokens: ['D20', 'D6:3'] } }, privates: { 'C&WI': 'GT' } },
      [token('D6:3', refused('or.power.SLOT_TAKEN'), 'C&WI')],
    ),
  ],
  [
    '1846-PVT-6 MPC: one marker in St. Louis or Chicago, never moved (or.power.BAD_LOCATION, or.power.USED_UP)',
    turnOf('GT', { operators: { GT: gt(20) }, privates: { MPC: 'GT' } }, [
      assign('MPC', { hex: 'C5' }, refused('or.power.BAD_LOCATION')),
      assign('MPC', { hex: 'D6' }, gives({ 'markers.D6': ['MPC'] })),
      assign('MPC', { hex: 'I1' }, refused('or.power.USED_UP')),
    ]),
  ],
  [
    '1846-PVT-7 markers of a corporation stay after phase III, unmovable',
    turnOf(
      'GT',
      {
        phase: 'II',
        players: five,
        depot: { left: { '4': 0 } },
        operators: { GT: gt(600, { tokens: ['B16', 'G3'] }) },
        privates: { MPC: { owner: 'GT', used: 1 }, SC: 'GT' },
        markers: { I1: ['MPC', 'SC'] },
        tiles: { G3: '57 r0', H2: '9 r0' },
        at: { step: 'run' },
      },
      [
        run(['2: G3-H2-I1'], gives({ 'revenue.GT': 120 })),
        pay('withhold'),
        train(
          '5',
          gives({ phase: 'III', 'private.SC': 'closed', 'private.MPC': 'closed' }, { 'markers.I1': ['MPC', 'SC'] }),
        ),
        assign('SC', { hex: 'B8' }, refused('or.power.NOT_OWNER')),
      ],
    ),
  ],
  [
    '1846-PVT-7 and still pay',
    turnOf(
      'GT',
      {
        phase: 'III',
        players: five,
        operators: { GT: gt(0, { trains: ['4'], tokens: ['B16', 'G3'] }) },
        privates: { MPC: { owner: 'GT', used: 1 }, SC: 'GT' },
        markers: { I1: ['MPC', 'SC'] },
        tiles: { G3: '57 r0', H2: '9 r0' },
        at: { step: 'run' },
      },
      [run(['4: G3-H2-I1'], gives({ 'revenue.GT': 140 }))],
    ),
  ],
  [
    '1846-PVT-8 MAIL has no income, stays with a corporation in phase III',
    turnOf(
      'GT',
      {
        phase: 'II',
        depot: { left: { '4': 0 } },
        operators: { GT: gt(600, { trains: ['4'] }) },
        privates: { MAIL: 'GT' },
        at: { step: 'buyTrains', facts: { declared: true } },
      },
      [train('5', gives({ phase: 'III' }, { 'private.MAIL': 'GT' }))],
    ),
  ],
  [
    '1846-PVT-8 it goes with a player',
    turnOf(
      'GT',
      {
        phase: 'II',
        depot: { left: { '4': 0 } },
        operators: { GT: gt(600, { trains: ['4'] }) },
        privates: { MAIL: 'Bob' },
        at: { step: 'buyTrains', facts: { declared: true } },
      },
      [train('5', gives({ phase: 'III', 'private.MAIL': 'closed' }))],
    ),
  ],
  [
    '1846-PVT-8 in phase IV it still pays',
    turnOf(
      'GT',
      {
        phase: 'IV',
        operators: { GT: gt(0, { trains: ['6'], tokens: ['B16', 'G9'] }) },
        privates: { MAIL: 'GT' },
        tiles: midland,
        at: { step: 'run' },
      },
      [run(['6: G9-G7'], gives({ 'revenue.GT': 60 }))],
    ),
  ],
  [
    '1846-PVT-9 TBC is passive: the owner pays $20 less for a mountain',
    turnOf('PRR', { operators: { PRR: gt(100) }, privates: { TBC: 'PRR' } }, [
      lay('F18', '9 r1', gives({ 'cash.PRR': 80 }, { 'private.TBC': 'PRR' })),
    ]),
  ],
  [
    '1846-PVT-9 not while a player owns it',
    turnOf('PRR', { operators: { PRR: gt(100) }, privates: { TBC: 'Amy' } }, [
      lay('F18', '9 r1', gives({ 'cash.PRR': 60 })),
    ]),
  ],
]

describe('private companies and independents (1846 §6.9, p.12)', () => {
  it.each([...purchases, ...powers])('%s', (_, scenario) => holds(scenario))
})
