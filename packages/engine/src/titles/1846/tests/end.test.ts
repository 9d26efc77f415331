import { describe, expect, it } from 'vitest'
import { Draft } from '../../../core/draft.js'
import { result } from '../../../result.js'
import type { Scenario } from '../../../scenario/format.js'
import { readScenario } from '../../../scenario/read.js'
import { tryScenario } from '../../../scenario/try.js'
import { newTable } from '../../../testing/table.js'
import { titles } from '../../index.js'
import { endingOfTurn, recordLastTrain } from '../rounds/end.js'
import {
  bankrupt,
  buy,
  cash,
  gives,
  holds,
  lay,
  pass,
  pay,
  type Row,
  refused,
  run,
  sell,
  stockTurn,
  turnOf,
} from './table.js'

const midland = { G9: '57 r1', G7: '57 r1' } as const
const ic = { price: 40, cash: 100, trains: ['2'], shares: { Bob: 20 } }

/** The bank has $100; 60% and 40% of the Grand Trunk are with Amy and Bob. */
const lastMoney = (gt: object = {}, rest = 100) => ({
  players: cash(3000, 3000, 500 - rest),
  operators: {
    GT: {
      price: 60,
      cash: 0,
      trains: ['2', '2', '2', '2'],
      tokens: ['B16', 'G9'],
      shares: { Amy: 60, Bob: 40 },
      ...gt,
    },
  },
  tiles: midland,
})

const endings: readonly Row[] = [
  [
    '1846-END-1 the turn is finished when the bank has run out (any.GAME_OVER)',
    turnOf('GT', { ...lastMoney({}, 40), at: { step: 'run' } }, [
      run(['2: G9-G7']),
      pay('full', {
        changes: { 'cash.bank': 0, ending: 'bank', round: 'operating 2 of 2' },
        events: [{ type: 'bankBroken', rule: '1846-END-1' }],
      }),
      run(['2: G9-G7']),
      pay('withhold', {
        changes: { ended: 'bank', 'cash.bank': -40, at: null },
        events: [{ type: 'gameEnded', reason: 'bank' }],
      }),
      pass(refused('any.GAME_OVER'), 'Amy'),
    ]),
  ],
  [
    '1846-END-1 with $1 left it has not',
    turnOf('GT', { ...lastMoney({}, 41), at: { step: 'run', num: 2 } }, [
      run(['2: G9-G7']),
      pay('full', gives({ 'cash.bank': 1, round: 'stock', turn: 3 }, { ending: null })),
    ]),
  ],
  [
    '1846-END-1 in the second operating round the game ends with it',
    turnOf('GT', { ...lastMoney({ cash: 0, trains: ['2', '2', '2'] }, 40), at: { step: 'run', num: 2 } }, [
      run(['2: G9-G7']),
      pay('full', gives({ ending: 'bank', ended: 'bank' })),
    ]),
  ],
  [
    '1846-END-1 once triggered it stays triggered, also when a sale of shares empties the bank for a moment',
    stockTurn(
      'Amy',
      { players: cash(3000, 3000, 400), operators: { GT: { price: 100, shares: { Bob: 30, Amy: 20 } } } },
      [
        sell('GT', 10, gives({ 'cash.bank': 0, ending: 'bank' })),
        pass(),
        buy('GT', 'pool', gives({ 'cash.bank': 100 }, { ending: 'bank' })),
      ],
    ),
  ],
  [
    '1846-END-1 in a stock round: both operating rounds follow',
    stockTurn(
      'Amy',
      {
        ...lastMoney({ price: 112, trains: ['2', '2', '2', '2'], shares: { Amy: 40, Bob: 40 } }, 100),
        tiles: {},
        at: { memo: { passes: 0 } },
      },
      [sell('GT', 10, gives({ ending: 'bank', 'cash.bank': -12 }))],
    ),
  ],
  [
    '1846-END-2 payments go on without limit',
    turnOf('GT', { ...lastMoney({}, 10), at: { step: 'run' } }, [
      run(['2: G9-G7']),
      pay('full', gives({ 'cash.bank': -30, 'cash.Amy': 3024, 'cash.Bob': 3016 })),
    ]),
  ],
  [
    '1846-END-3 one solvent player left: the game ends at once',
    turnOf(
      'GT',
      {
        phase: 'III',
        players: [{ name: 'Amy', cash: 0 }, { name: 'Bob', cash: 0, bankrupt: true }, 'Carlos'],
        operators: {
          GT: { price: 60, shares: { Amy: 50, pool: 50 } },
          IC: { ...ic, trains: ['4'], shares: { Carlos: 20 } },
        },
        at: { step: 'buyTrains', facts: { declared: true } },
      },
      [
        bankrupt({ changes: { 'bankrupt.Amy': true, ended: 'bankrupt', step: null } }),
        { ...lay('B16', '5 r0', refused('any.GAME_OVER')), by: 'IC' },
      ],
    ),
  ],
]

const finalResult = (scenario: Scenario) => {
  const read = readScenario(scenario, titles)
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  return result(tryScenario(read).game)
}

describe('the end of the game (1846 §10)', () => {
  it.each(endings)('%s', (_, scenario) => holds(scenario))

  it('1846-END-4 the score is cash and shares at final prices; treasuries count for nothing', () => {
    const scenario = stockTurn(
      'Amy',
      {
        phase: 'III',
        players: cash(100, 200, 300),
        operators: {
          GT: { price: 60, cash: 1000, shares: { Amy: 30, Bob: 10, pool: 10 }, trains: ['4'] },
          IC: { price: 112, shares: { Bob: 20 } },
        },
        privates: { MAIL: 'GT' },
      },
      [],
    )
    expect(finalResult(scenario)).toMatchObject({
      finished: false,
      scores: [
        { player: 'p2', score: 200 + 60 + 224 },
        { player: 'p3', score: 300 },
        { player: 'p1', score: 100 + 180 },
      ],
    })
  })

  it('1846-END-4 before phase III private companies add their listed price without debt', () => {
    const scenario = stockTurn(
      'Amy',
      { phase: 'II', players: cash(100, 200, 300), privates: { MAIL: 'Amy', MS: 'Amy', 'C&WI': 'Bob' } },
      [],
    )
    expect(finalResult(scenario).scores).toEqual([
      { player: 'p3', score: 300 },
      { player: 'p2', score: 260 },
      { player: 'p1', score: 240 },
    ])
  })

  it('1846-END-5 the highest score wins, equal scores share the win', () => {
    const end = (amy: number, bob: number) =>
      finalResult(
        turnOf(
          'GT',
          {
            players: cash(amy, bob, 500),
            ending: 'bank',
            operators: {
              GT: { price: 60, trains: ['2', '2', '2', '2'], tokens: ['B16', 'G9'], shares: { Amy: 50, Bob: 50 } },
            },
            tiles: midland,
            at: { step: 'run', num: 2 },
          },
          [run(['2: G9-G7']), pay('withhold')],
        ),
      )
    expect(end(1000, 1000)).toMatchObject({ finished: true, reason: 'bank', winners: ['p1', 'p2'] })
    expect(end(1000, 1001)).toMatchObject({ finished: true, winners: ['p2'] })
  })

  /** The table of §10.1: two dividends and the final price make a share's worth. */
  it.each([
    ['IC', 53, 53, 320, 5, 2130],
    ['IC', 53, 53, 320, 2, 852],
    ['GT', 64, 66, 250, 3, 1140],
    ['GT', 64, 66, 250, 6, 2280],
    ['ERIE', 48, 50, 212, 3, 930],
  ])(
    'TV-31 1846-END-4 the shortcut for the last two rounds: %s',
    (corporation, first, second, price, shares, worth) => {
      const scenario = stockTurn(
        'Amy',
        {
          players: [{ name: 'Amy', cash: (first + second) * shares }, 'Bob', 'Carlos'],
          operators: { [corporation]: { price, shares: { Amy: shares * 10 } } },
        },
        [],
      )
      expect(finalResult(scenario).scores.find(({ player }) => player === 'p1')?.score).toBe(worth)
    },
  )
})

it('two players: the last train is gone when none that was given back is left either', () => {
  const d = new Draft(newTable('1846', { players: 2, ruleset: '18xx.games' }))
  d.set({ depot: { upcoming: [], discarded: [{ id: '6-0', name: '6' }] } })
  recordLastTrain(d)
  d.set({ turn: d.state.turn + 1 })
  expect(endingOfTurn(d)).toBeNull()
  d.set({ depot: { upcoming: [], discarded: [] } })
  recordLastTrain(d)
  d.set({ turn: d.state.turn + 1 })
  expect(endingOfTurn(d)).toBe('final_train')
})
