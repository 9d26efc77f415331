import { describe, it } from 'vitest'
import {
  assign,
  company,
  gives,
  holds,
  lay,
  pass,
  pay,
  type Row,
  refused,
  run,
  stockTurn,
  train,
  turnOf,
} from './table.js'

const gt = (cash: number, more: object = {}) => ({
  price: 60,
  cash,
  trains: ['2'],
  shares: { Amy: 60, Bob: 40 },
  ...more,
})

const steamboat: readonly Row[] = [
  [
    '1846-PVT-10 SC of a corporation: its marker is placed and shifted in its turn (or.power.BAD_LOCATION)',
    turnOf('GT', { operators: { GT: gt(20) }, privates: { SC: 'GT' } }, [
      assign('SC', { hex: 'E17' }, refused('or.power.BAD_LOCATION')),
      assign('SC', { hex: 'B8' }, gives({ 'markers.B8': ['SC'] })),
      assign('SC', { hex: 'G19' }, gives({ 'markers.B8': null, 'markers.G19': ['SC'] })),
    ]),
  ],
  [
    '1846-PVT-11 on purchase the assignment to another company ends, the buyer may use it at once',
    turnOf(
      'GT',
      {
        operators: { GT: gt(100, { tokens: ['B16', 'G3'] }), NYC: { price: 50 } },
        privates: { SC: { owner: 'Amy', lent: 'NYC' } },
        markers: { B8: 'SC' },
        tiles: { G3: '57 r0', H2: '9 r0' },
      },
      [
        company('SC', 40, gives({ 'private.SC': 'GT', 'lent.SC': null })),
        assign('SC', { hex: 'I1' }, gives({ 'markers.I1': ['SC'], 'markers.B8': null })),
        pass(),
        run(['2: G3-H2-I1'], gives({ 'revenue.GT': 90 })),
      ],
    ),
  ],
  [
    '1846-PVT-12 SC of a player: one location and one company before anyone operates, then locked (or.power.SC_LOCKED)',
    turnOf('SC', { operators: { GT: gt(100), MS: { owner: 'Carlos' } }, privates: { SC: 'Bob' } }, [
      assign('SC', { to: 'NYC' }, refused('or.power.BAD_LOCATION')),
      assign('SC', { hex: 'G9' }, refused('or.power.BAD_LOCATION')),
      assign('SC', { to: 'MS' }, gives({ 'lent.SC': 'MS' })),
      assign('SC', { to: 'GT' }, refused('or.power.USED_UP')),
      assign('SC', { hex: 'D14' }, gives({ 'markers.D14': ['SC'], at: 'MS' })),
      assign('SC', { hex: 'B8', by: 'MS' }, refused('or.power.NOT_OWNER')),
      assign('SC', { hex: 'B8', by: 'Bob' }, refused('or.power.SC_LOCKED')),
      assign('SC', { hex: 'B8', by: 'SC' }, refused('or.power.SC_LOCKED')),
    ]),
  ],
  [
    '1846-PVT-12 nor does its owner move it with a railroad of his',
    turnOf('GT', { operators: { GT: gt(100) }, privates: { SC: 'Amy' } }, [
      assign('SC', { hex: 'B8' }, refused('or.power.SC_LOCKED')),
    ]),
  ],
  [
    '1846-PVT-12 the choice stays in force until changed',
    stockTurn(
      'Amy',
      {
        operators: { GT: gt(100) },
        privates: { SC: { owner: 'Bob', lent: 'GT' } },
        markers: { D14: 'SC' },
        at: { memo: { passes: 2 } },
      },
      [pass(gives({ at: 'SC' })), pass(gives({ at: 'GT' }, { 'lent.SC': 'GT', 'markers.D14': ['SC'] }))],
    ),
  ],
  [
    '1846-PVT-13 in phase III the markers of a player go with it',
    turnOf(
      'GT',
      {
        phase: 'II',
        depot: { left: { '4': 0 } },
        operators: { GT: gt(600, { trains: ['4'] }) },
        privates: { SC: { owner: 'Bob', lent: 'GT' } },
        markers: { D14: 'SC' },
        at: { step: 'buyTrains', facts: { declared: true } },
      },
      [train('5', gives({ phase: 'III', 'private.SC': 'closed', 'markers.D14': null, 'lent.SC': null }))],
    ),
  ],
]

const independents: readonly Row[] = [
  [
    '1846-IND-1 MS for at most $60, BIG4 for at most $40 (or.buyPrivate.PRICE)',
    turnOf('GT', { operators: { GT: gt(200), MS: { owner: 'Amy' }, BIG4: { owner: 'Amy' } } }, [
      company('MS', 61, refused('or.buyPrivate.PRICE')),
      company('BIG4', 41, refused('or.buyPrivate.PRICE')),
      company('BIG4', 0, refused('or.buyPrivate.PRICE')),
      company('BIG4', 40, gives({ 'private.BIG4': 'GT', 'closed.BIG4': true, 'cash.Amy': 440 }, { 'cash.GT': 200 })),
    ]),
  ],
  [
    '1846-IND-2 the buyer needs room for the train (or.buyPrivate.TRAIN_LIMIT)',
    turnOf('GT', { operators: { GT: gt(200, { trains: ['2', '2', '2', '2'] }), MS: { owner: 'Amy' } } }, [
      company('MS', 60, refused('or.buyPrivate.TRAIN_LIMIT')),
    ]),
  ],
  [
    '1846-IND-3 the buyer receives treasury, train and location',
    turnOf('GT', { operators: { GT: gt(100), MS: { owner: 'Amy', cash: 45 } } }, [
      company(
        'MS',
        60,
        gives(
          {
            'cash.GT': 85,
            'cash.Amy': 460,
            'trains.GT': ['2', '2 fresh'],
            'tokens.GT': ['B16', 'C15'],
            'tokens.MS': null,
            'closed.MS': true,
          },
          { 'charter.GT': 2 },
        ),
      ),
    ]),
  ],
  [
    '1846-IND-3 with a token there already, that of the independent is removed',
    turnOf('NYC', { operators: { NYC: gt(100, { tokens: ['D20', 'C15'] }), MS: { owner: 'Amy', cash: 45 } } }, [
      company('MS', 60, gives({ 'tokens.MS': null }, { 'tokens.NYC': ['C15', 'D20'] })),
    ]),
  ],
  [
    '1846-IND-4 in phase III one that a player owns is removed, its money goes to the bank',
    turnOf(
      'GT',
      {
        phase: 'II',
        depot: { left: { '4': 0 } },
        operators: { GT: gt(600, { trains: ['4'] }), MS: { owner: 'Bob', cash: 77 } },
        at: { step: 'buyTrains', facts: { declared: true } },
      },
      [
        train(
          '5',
          gives({
            phase: 'III',
            'closed.MS': true,
            'cash.MS': null,
            'tokens.MS': null,
            'trains.MS': null,
            'cash.bank': 5200,
            'private.MS': 'closed',
          }),
        ),
      ],
    ),
  ],
  [
    '1846-IND-5 it has two tile actions with one upgrade',
    turnOf('MS', { phase: 'II', operators: { MS: { owner: 'Amy', cash: 200 } }, tiles: { B16: '5 r0' } }, [
      lay('B14', '9 r1', gives({ 'cash.MS': 180 })),
      lay('C15', '295 r0', gives({ 'cash.MS': 140, step: 'run' })),
    ]),
  ],
  [
    '1846-IND-6 its train is an ordinary 2-train of the buyer from the next round on',
    turnOf('GT', { operators: { GT: gt(100), MS: { owner: 'Amy', cash: 45 } }, tiles: { B16: '5 r0' } }, [
      company('MS', 60),
      pass(),
      run(['2: B16-C15']),
      pay('withhold', gives({ step: 'buyTrains' })),
      pass(gives({ round: 'operating 2 of 2', 'trains.GT': ['2', '2'] })),
    ]),
  ],
]

describe('the steamboat company and the independents (1846 p.12, §6.9)', () => {
  it.each([...steamboat, ...independents])('%s', (_, scenario) => holds(scenario))
})
