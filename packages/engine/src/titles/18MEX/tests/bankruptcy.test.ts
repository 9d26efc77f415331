import { describe, expect, it } from 'vitest'
import { result } from '../../../result.js'
import { readScenario } from '../../../scenario/read.js'
import { tryScenario } from '../../../scenario/try.js'
import { titles } from '../../index.js'
import {
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
  stockTurn,
  type TurnPosition,
  train,
  turnOf,
} from './table.js'

/** Amy's UdY without train or money; the cheapest train costs $450. */
const ruined = (more: TurnPosition = {}, own = 10): TurnPosition =>
  buying(
    { ...more.operators, UdY: major(60, { shares: { Amy: 40, Bob: 30 } }) },
    { phase: '5', players: cash(own, 400, 400), ...more },
  )

const rows: readonly Row[] = [
  [
    'MEX-4.3.4.2-6 MEX-6-3 all permitted sales do not suffice: they are made, the cash is lost, the game ends at once (X-FT-1, any.GAME_OVER)',
    turnOf('UdY', ruined({ operators: { PAC: major(90, { shares: { Bob: 40, Amy: 10 } }) } }), [
      pass(refused('X-FT-1')),
      bankrupt({
        changes: {
          ended: 'bankrupt',
          'cash.Amy': 0,
          'bankrupt.Amy': true,
          'shares.UdY.Amy': 30,
          'shares.UdY.pool': 10,
          'price.UdY': 55,
          'shares.PAC.pool': 10,
          'price.PAC': 80,
          at: null,
        },
        events: [
          { type: 'bankrupt', rule: 'MEX-4.3.4.2-6' },
          { type: 'gameEnded', reason: 'bankrupt' },
        ],
      }),
      pass(refused('any.GAME_OVER'), 'Bob'),
    ]),
  ],
  [
    'MEX-4.3.4.2-6 not while permitted sales suffice: $390 in hand and 10% of UdY for $60 (X-BK-1)',
    turnOf('UdY', ruined({}, 390), [
      bankrupt(refused('X-BK-1')),
      sell('UdY', 10, gives({ 'cash.Amy': 450 }), 'Amy'),
      bankrupt(refused('X-BK-1')),
      train('5', gives({ 'cash.Amy': 0, 'trains.UdY': ['5'] }), { help: 450 }),
    ]),
  ],
  [
    'MEX-4.3.4.2-6 with one dollar less he is bankrupt',
    turnOf('UdY', ruined({}, 389), [bankrupt(gives({ ended: 'bankrupt' }))]),
  ],
  [
    'MEX-4.3.4.2-6 only in a forced purchase (X-BK-2)',
    turnOf('MC', buying({ MC: major(60, { cash: 100 }) }, { phase: '2' }), [bankrupt(refused('X-BK-2'))]),
  ],
  [
    'MEX-4.3.4.2-6 nor with a train, before the train step, or in a stock round (X-BK-2)',
    turnOf('UdY', { phase: '2', operators: { UdY: major(60, { cash: 100, trains: ['2'] }) } }, [
      bankrupt(refused('X-BK-2')),
    ]),
  ],
  [
    'MEX-4.3.4.2-6 no bankruptcy in a stock round (X-BK-2)',
    stockTurn('Amy', { operators: { UdY: major(60) } }, [bankrupt(refused('X-BK-2'))]),
  ],
  [
    'MEX-6-3 bankruptcy ends a game at once that was about to end otherwise',
    turnOf('UdY', ruined({ ending: 'stock_market', operators: { TM: major(60, { cash: 100 }) } }), [
      bankrupt(gives({ ended: 'bankrupt', at: null })),
    ]),
  ],
]

describe('bankruptcy (18MEX 4.3.4.2, 6(c), 6.1)', () => {
  it.each(rows)('%s', (_, scenario) => holds(scenario))

  it('MEX-6.1-4 no deciding round after a bankruptcy', () => {
    const even = ruined({ operators: { CHI: major(80, { shares: { Amy: 50, pool: 50 } }) } })
    const read = readScenario(turnOf('UdY', { ...even, options: ['decidingRound'] }, [bankrupt()]), titles)
    if (!read.ok) throw new Error(JSON.stringify(read.problems))
    const { game } = tryScenario(read)
    expect(result(game)).toMatchObject({ finished: true, reason: 'bankrupt', winners: ['p1', 'p2'] })
  })

  it('MEX-6.1-3 a bankrupt player scores what he could not sell and nominals, and may win', () => {
    const scenario = turnOf(
      'UdY',
      {
        ...ruined({
          players: cash(10, 100, 100),
          operators: { CHI: major(80, { shares: { Amy: 50, pool: 50 } }) },
        }),
        phase: '4',
        privates: { MIR: 'Amy' },
        depot: { left: { '4': 0 } },
      },
      [bankrupt()],
    )
    const read = readScenario(scenario, titles)
    if (!read.ok) throw new Error(JSON.stringify(read.problems))
    const { game } = tryScenario(read)
    // 50% of CHI at 80, which the full Open Market keeps from being sold; 30% of UdY at 55; MIR.
    expect(result(game)).toEqual({
      finished: true,
      reason: 'bankrupt',
      scores: [
        { player: 'p1', score: 400 + 165 + 100 },
        { player: 'p2', score: 100 + 165 },
        { player: 'p3', score: 100 },
      ],
      winners: ['p1'],
    })
  })
})
