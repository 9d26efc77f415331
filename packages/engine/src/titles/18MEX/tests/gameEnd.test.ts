import { describe, expect, it } from 'vitest'
import { type Result, result } from '../../../result.js'
import type { Scenario } from '../../../scenario/format.js'
import { readScenario } from '../../../scenario/read.js'
import { tryScenario } from '../../../scenario/try.js'
import { titles } from '../../index.js'
import {
  buy,
  cash,
  gives,
  holds,
  major,
  pass,
  pay,
  position,
  type Row,
  refused,
  run,
  stockTurn,
  type TurnPosition,
  turnOf,
} from './table.js'

/** UdY runs for $30 and pays $24 to players, the bank having `left`; MC follows. */
const lastMoney = (left: number, more: TurnPosition = {}): TurnPosition => ({
  phase: '3',
  players: cash(3000, 3000, 2960 - left),
  operators: {
    UdY: major(90, { cash: 40, trains: ['2'], shares: { Amy: 50, Bob: 30 } }),
    MC: major(60, { shares: { Bob: 50 } }),
  },
  at: { step: 'run' },
  ...more,
})
const runs = run(['2: Q14-R13-S12'])

const endings: readonly Row[] = [
  [
    'MEX-6-1 the bank out of money in an operating round: paid in full, that round is finished, no other follows (any.GAME_OVER)',
    turnOf('UdY', lastMoney(20), [
      runs,
      pay('full', {
        changes: { 'cash.bank': -24 + 20, 'cash.Amy': 3015, 'cash.Bob': 3009, ending: 'bank', at: 'MC' },
        after: { round: 'operating 1 of 2' },
        events: [
          { type: 'bankBroken', rule: 'MEX-6-1' },
          { type: 'endTriggered', reason: 'bank' },
        ],
      }),
      pass(gives({ ended: 'bank', at: null })),
      pass(refused('any.GAME_OVER'), 'Bob'),
    ]),
  ],
  [
    'MEX-6-2 where one dividend breaks the bank and reaches $200 it is the market that ends the game',
    turnOf(
      'UdY',
      {
        ...lastMoney(20),
        operators: {
          UdY: { cell: [1, 14], par: 90, cash: 40, trains: ['2'], shares: { Amy: 50, Bob: 30 } },
          MC: major(60, { shares: { Bob: 50 } }),
        },
      },
      [runs, pay('full', gives({ 'price.UdY': 200, ending: 'stock_market', 'cash.bank': -4 }))],
    ),
  ],
  [
    'MEX-6-1 exactly nothing left is out of money',
    turnOf('UdY', lastMoney(24), [runs, pay('full', gives({ 'cash.bank': 0, ending: 'bank' }))]),
  ],
  [
    'MEX-6-1 a dollar left is not',
    turnOf('UdY', lastMoney(25), [
      runs,
      pay('full', gives({ 'cash.bank': 1 }, { ending: null })),
      pass(gives({ round: 'operating 2 of 2' }, { ended: null })),
    ]),
  ],
  [
    'MEX-6-1 MEX-7-2 in a stock round that round is finished, then one operating round is played',
    stockTurn(
      'Amy',
      {
        phase: '3',
        players: cash(3000, 3000, 2900),
        operators: { MC: major(60, { floated: false, operated: false, shares: { Amy: 40 } }) },
        at: { memo: { passes: 0 } },
      },
      [
        buy('MC', 'ipo', gives({ 'cash.MC': 600, 'cash.bank': -440, ending: 'bank' }, { round: 'stock' })),
        pass(gives({ at: 'Bob' })),
        pass(gives({ at: 'Carlos' })),
        pass(gives({ at: 'Amy' })),
        pass(gives({ round: 'operating', at: 'MC' }, { ended: null })),
        pass(gives({ step: 'buyTrains' })),
        pass(gives({ ended: 'bank', at: null })),
      ],
    ),
  ],
  [
    'MEX-6-2 a value of $200 in an operating round: that round is finished',
    turnOf(
      'UdY',
      {
        ...lastMoney(1000),
        operators: {
          UdY: { cell: [0, 13], par: 90, cash: 40, trains: ['2'], shares: { Amy: 50, Bob: 30 } },
          MC: major(60, { shares: { Bob: 50 } }),
        },
      },
      [
        runs,
        pay('full', {
          changes: { 'price.UdY': 200, ending: 'stock_market', at: 'MC' },
          events: [{ type: 'endTriggered', reason: 'stock_market', rule: 'MEX-6-2' }],
        }),
        pass(gives({ ended: 'stock_market' })),
      ],
    ),
  ],
  [
    'MEX-6-2 MEX-6-3 by the rise at the end of a stock round: one operating round is still played',
    stockTurn(
      'Amy',
      {
        phase: '3',
        operators: { MC: { cell: [1, 14], par: 90, shares: { Amy: 60, Bob: 40 } } },
        at: { memo: { passes: 2 } },
      },
      [
        pass(gives({ 'price.MC': 200, ending: 'stock_market', round: 'operating', at: 'MC' }, { ended: null })),
        pass(gives({ ended: 'stock_market' })),
      ],
    ),
  ],
]

const resultOf = (scenario: Scenario): Result => {
  const read = readScenario(scenario, titles)
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  const { game, ok, tried } = tryScenario(read)
  if (!ok) throw new Error(JSON.stringify(tried))
  return result(game)
}
const scoreOf = (scenario: Scenario, player: string): number | undefined =>
  resultOf(scenario).scores.find((each) => each.player === player)?.score

describe('the end of the game (18MEX 6)', () => {
  it.each(endings)('%s', (_, scenario) => holds(scenario))

  it.each<[name: string, score: number, operators: Scenario['operators']]>([
    ['cash alone', 200, {}],
    ['shares at their value, not at par', 200 + 165, { MC: { cell: [3, 2], par: 60, shares: { Amy: 30 } } }],
    ['an unlaunched major with a par too', 200 + 150, { TM: major(75, { floated: false, shares: { Amy: 20 } }) }],
    ['nothing for one without par', 200, { CHI: { president: 'ipo', shares: { Amy: 10 } } }],
    ['nothing for what companies own', 200 + 120, { MC: major(60, { cash: 500, shares: { Amy: 20 } }) }],
    ['a minor at nominal, not its treasury', 200 + 50, { A: { owner: 'Amy', cash: 70 } }],
  ])('MEX-6.1-1 the score: %s', (_, score, operators) => {
    const table = position({ players: cash(200, 90, 90), operators }, [])
    expect(scoreOf(table, 'p1')).toBe(score)
  })

  it('MEX-6.1-1 the score: private companies at nominal, those of a major not', () => {
    const operators = { MC: major(60, { shares: { Bob: 20 } }) }
    const table = position({ players: cash(100, 90, 90), operators, privates: { MIR: 'Amy', MCAR: 'MC' } }, [])
    expect([scoreOf(table, 'p1'), scoreOf(table, 'p2')]).toEqual([200, 210])
  })

  it.each([
    [[10, 5], 55 + 28],
    [[5, 5], 55],
    [[5], 28],
  ])('MEX-6.1-2 certificates of %j%% of NdM at 55 score $%d', (papers, score) => {
    const NdM = { cell: [3, 2], par: 75, shares: { Bob: 30, Amy: papers } }
    expect(scoreOf(position({ phase: '4', players: cash(0, 90, 90), operators: { NdM } }, []), 'p1')).toBe(score)
  })

  const tied: TurnPosition = {
    ending: 'bank',
    players: cash(110, 220, 200),
    operators: { MC: major(60, { shares: { Amy: 20 } }) },
  }

  /** Nobody but Carlos has shares that fall. */
  const stillTied = { players: cash(220, 220, 20), operators: { MC: major(60, { shares: { Carlos: 20 } }) } }

  it.each<Row>([
    [
      'MEX-6.1-4 with the option equal best scores want one more operating round, and after it a tie stands',
      turnOf('MC', { ...tied, ...stillTied, options: ['decidingRound'] }, [
        pass(gives({ round: 'operating 2 of 2' }, { at: 'MC', ended: null })),
        pass(gives({ ended: 'bank', at: null })),
      ]),
    ],
    [
      'MEX-6.1-4 a tie for the second place decides nothing',
      turnOf('MC', { ...tied, options: ['decidingRound'], players: cash(111, 220, 220) }, [
        pass(gives({ ended: 'bank', at: null })),
      ]),
    ],
  ])('%s', (_, scenario) => holds(scenario))

  it('MEX-6.1-4 ties stand', () => {
    const table = turnOf('MC', tied, [pass()])
    expect(resultOf(table)).toEqual({
      finished: true,
      reason: 'bank',
      scores: [
        { player: 'p1', score: 220 },
        { player: 'p2', score: 220 },
        { player: 'p3', score: 200 },
      ],
      winners: ['p1', 'p2'],
    })
  })
})
