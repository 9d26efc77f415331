import { describe, it } from 'vitest'
import {
  buying,
  company,
  discard,
  five,
  gives,
  holds,
  type Row,
  refused,
  run,
  type TurnPosition,
  token,
  train,
  turnOf,
} from './table.js'

const buys = (name: string, position: TurnPosition, actions: Parameters<typeof turnOf>[2]): Row => [
  name,
  turnOf('GT', position, actions),
]
const gt = (cash: number, trains: readonly string[] = ['2']) => ({ price: 60, cash, trains, shares: { Amy: 40 } })

const phases: readonly Row[] = [
  buys(
    '1846-PHS-1 trains first, then private companies, then the limit; then the buyer goes on',
    buying(
      {
        GT: gt(600, ['2']),
        NYC: { price: 50, trains: ['4', '4', '4', '3/5'], shares: { Bob: 20 } },
        MS: { owner: 'Amy', cash: 33 },
      },
      { phase: 'II', privates: { SC: 'Bob' } },
    ),
    [
      train('5', {
        changes: {
          phase: 'III',
          step: 'discard',
          'trains.GT': ['2 obsolete', '5'],
          'private.SC': 'closed',
          'closed.MS': true,
        },
        events: [
          { type: 'phase', phase: 'III' },
          { type: 'trainsPhasedOut' },
          { type: 'privateClosed', company: 'MS' },
          { type: 'privateClosed', company: 'SC' },
        ],
      }),
      discard('4', gives({ at: 'GT', step: 'buyTrains' })),
    ],
  ),
  [
    '1846-PHS-2 phased-out trains run once more',
    turnOf(
      'GT',
      {
        phase: 'III',
        operators: { GT: { ...gt(0, ['2', '4']), tokens: ['B16', 'G9'], shares: { Amy: 60, Bob: 40 } } },
        tiles: { G9: '57 r1', G7: '57 r1' },
        at: { step: 'run' },
      },
      [run(['2: G9-G7'], gives({ 'revenue.GT': 40 }))],
    ),
  ],
  buys(
    '1846-PHS-2 in phase IV 2-trains go on the spot, phase II trains run once more',
    buying(
      { GT: gt(900, ['2', '5']), NYC: { price: 50, trains: ['2', '4'], shares: { Bob: 20 } } },
      { phase: 'III', depot: { left: { '5': 0 } } },
    ),
    [
      train('6', {
        changes: { phase: 'IV', 'trains.GT': ['5', '6'], 'trains.NYC': ['4 obsolete'] },
        events: [
          { type: 'trainsRemoved', train: '2' },
          { type: 'trainsPhasedOut', train: '4' },
        ],
      }),
    ],
  ),
  buys(
    '1846-PHS-3 from phase III no private is bought and no power used, by the buyer neither',
    buying(
      { GT: gt(700, ['4']) },
      { phase: 'II', depot: { left: { '4': 0 } }, privates: { MAIL: 'Bob', 'C&WI': 'GT' } },
    ),
    [
      train('5', gives({ phase: 'III', 'private.MAIL': 'closed', 'private.C&WI': 'closed' })),
      company('MAIL', 50, refused('or.buyPrivate.PHASE')),
      token('D6:3', refused('or.power.NOT_OWNER'), 'C&WI'),
    ],
  ),
  ...(
    [
      ['II', 90],
      ['III', 90],
    ] as const
  ).map(
    ([phase, revenue]): Row => [
      `1846-PHS-4 off-board areas in phase ${phase}: St. Louis ${phase === 'II' ? 50 : 70}`,
      turnOf(
        'GT',
        {
          phase,
          operators: { GT: { ...gt(0, ['4']), tokens: ['B16', 'G3'], shares: { Amy: 60, Bob: 40 } } },
          tiles: { G3: '57 r0', H2: '9 r0' },
          at: { step: 'run' },
        },
        [run(['4: G3-H2-I1'], gives({ 'revenue.GT': phase === 'II' ? revenue - 20 : revenue }))],
      ),
    ],
  ),
  [
    '1846-PHS-4 Holland falls from $40 to $10',
    turnOf(
      'GT',
      {
        phase: 'III',
        operators: { GT: { ...gt(0, ['4']), tokens: ['B16'], shares: { Amy: 60, Bob: 40 } } },
        tiles: { B16: '57 r1', B14: '9 r1', B12: '9 r1', B10: '9 r1' },
        at: { step: 'run' },
      },
      [run(['4: B16-B14-B12-B10-B8'], gives({ 'revenue.GT': 30 }))],
    ),
  ],
  [
    '1846-PHS-4 Holland before that',
    turnOf(
      'GT',
      {
        phase: 'II',
        operators: { GT: { ...gt(0, ['4']), tokens: ['B16'], shares: { Amy: 60, Bob: 40 } } },
        tiles: { B16: '57 r1', B14: '9 r1', B12: '9 r1', B10: '9 r1' },
        at: { step: 'run' },
      },
      [run(['4: B16-B14-B12-B10-B8'], gives({ 'revenue.GT': 60 }))],
    ),
  ],
  buys(
    '1846-PHS-5 phase IV takes the meat and port markers',
    buying(
      { GT: gt(900, ['5']), NYC: { price: 50, trains: ['5'], shares: { Bob: 20 } } },
      {
        phase: 'III',
        players: five,
        depot: { left: { '5': 0 } },
        privates: { MPC: { owner: 'GT', used: 1 }, SC: 'NYC' },
        markers: { I1: ['MPC'], B8: ['SC'] },
      },
    ),
    [train('6', gives({ phase: 'IV', 'markers.I1': null, 'markers.B8': null }))],
  ),
  buys(
    '1846-PHS-5 in phase III they stay',
    buying(
      { GT: gt(700, ['4']) },
      {
        phase: 'II',
        depot: { left: { '4': 0 } },
        privates: { MPC: { owner: 'GT', used: 1 } },
        markers: { I1: ['MPC'] },
      },
    ),
    [train('5', gives({ phase: 'III' }, { 'markers.I1': ['MPC'] }))],
  ),
  buys(
    '1846-PHS-6 returned phase II trains leave the bank in phase IV',
    buying(
      { GT: gt(900, ['5']), NYC: { price: 50, trains: ['5'], shares: { Bob: 20 } } },
      { phase: 'III', depot: { left: { '5': 0 }, returned: ['4', '5'] } },
    ),
    [train('6', gives({ phase: 'IV', returned: ['5'] }))],
  ),
]

describe('phases (1846 §9)', () => {
  it.each([...phases])('%s', (_, scenario) => holds(scenario))
})
