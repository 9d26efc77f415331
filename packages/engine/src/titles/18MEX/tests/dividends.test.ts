import { describe, it } from 'vitest'
import type { OperatorEntry, Scenario } from '../../../scenario/format.js'
import { NORTH, SHARES } from './northernTrack.js'
import { choose, gives, holds, pass, pay, type Row, refused, run, type TurnPosition, turnOf } from './table.js'

type Actions = Parameters<typeof turnOf>[2]

/** MC has run for so much and is asked for its dividend. */
const earned = (
  revenue: number,
  entry: OperatorEntry,
  actions: Actions,
  more: TurnPosition = {},
  at = 'MC',
): Scenario =>
  turnOf(
    at,
    {
      phase: '3',
      ...more,
      operators: { [at]: { cell: [1, 4], trains: ['2'], shares: SHARES, ...entry } },
      at: { num: 2, step: 'dividend', facts: { ran: true, revenue } },
    },
    actions,
  )

const payments: readonly Row[] = [
  [
    'V-01 MEX-4.3.3-1 60% of $70 are $42; shares in the offering pay nobody',
    earned(70, { shares: { Amy: 60 } }, [
      pay('full', gives({ 'cash.Amy': 667 }, { 'cash.MC': 0, 'cash.Bob': 625, 'cash.bank': 7083 })),
    ]),
  ],
  [
    'MEX-4.3.3-1 shares in the open market pay the treasury',
    earned(70, { shares: { Amy: 50, Bob: 20, pool: 30 } }, [
      pay('full', gives({ 'cash.Amy': 660, 'cash.Bob': 639, 'cash.MC': 21 })),
    ]),
  ],
  [
    'MEX-4.3.3-1 what waits to be traded in pays nobody',
    earned(
      100,
      { shares: { Amy: 40, Bob: 40, tradeIn: 20 } },
      [pay('full', gives({ 'cash.Amy': 665, 'cash.Bob': 665 }, { 'cash.NdM': 0 }))],
      {},
      'NdM',
    ),
  ],
  [
    'MEX-4.3.3-2 withheld, all of it goes to the treasury',
    earned(70, { shares: { Amy: 50, pool: 50 } }, [pay('withhold', gives({ 'cash.MC': 70 }, { 'cash.Amy': 625 }))]),
  ],
  [
    'MEX-4.3.3-2 MEX-4.3-6 one or the other, no half pay (X-DV-1), and it must be decided',
    earned(70, {}, [
      pay('half', refused('X-DV-1')),
      pass(refused('any.WRONG_STEP')),
      pay('full', gives({ 'cash.Amy': 667, 'cash.Bob': 653 })),
    ]),
  ],
  ['MEX-4.3.3-3 nothing is no dividend (X-DV-3)', earned(0, {}, [pay('full', refused('X-DV-3'))])],
  [
    'D-02 MEX-4.3.3-4 $130: 25% are $33, 5% are $7, 60% are $78',
    earned(
      130,
      { shares: { Amy: 60, Bob: [10, 10, 5], Carlos: [5], ipo: 10 } },
      [pay('full', gives({ 'cash.Amy': 703, 'cash.Bob': 658, 'cash.Carlos': 632 }))],
      { phase: '3½' },
      'NdM',
    ),
  ],
  [
    'MEX-4.3.3-4 the open market with an odd 5% is rounded up too',
    earned(
      130,
      { shares: { Amy: 60, Bob: [10, 10, 5], pool: [10, 5] } },
      [pay('full', gives({ 'cash.NdM': 20, 'cash.Bob': 658 }))],
      { phase: '3½' },
      'NdM',
    ),
  ],
]

/** A paid dividend goes right, all else left. */
const moves: readonly Row[] = (
  [
    ['full', [1, 4], 80, 'right'],
    ['withhold', [1, 4], 70, 'left'],
    ['full', [5, 4], 60, 'at the end of a row up (D-04)'],
    ['full', [4, 8], 90, 'at the end of a row up (D-04)'],
    ['withhold', [0, 0], 55, 'in the first column down (D-04)'],
    ['withhold', [6, 0], 10, 'in the first column down'],
  ] as const
).map(([kind, cell, price, where]) => [
  `MEX-4.3.3-3 ${kind} at r${cell[0]}c${cell[1]}: ${where}, to ${price}`,
  earned(70, { cell }, [pay(kind, gives({ 'price.MC': price }))]),
])

const ends: readonly Row[] = [
  [
    'MEX-4.3.3-3 D-04 from 180 at r1c14 up to 200, and the game will end',
    earned(70, { cell: [1, 14] }, [pay('full', gives({ 'price.MC': 200, ended: 'stock_market' }))]),
  ],
  [
    'MEX-4.3.3-3 in the last cell a withheld dividend changes nothing',
    earned(70, { cell: [7, 0] }, [pay('withhold', gives({ 'cash.MC': 70 }, { 'price.MC': 10 }))]),
  ],
  [
    'MEX-4.3.3-3 MEX-4.3-5 a train that does not run is a left move, if nobody insists',
    turnOf(
      'MC',
      {
        phase: '3',
        tiles: NORTH,
        operators: { MC: { cell: [1, 4], trains: ['2'], shares: SHARES } },
        at: { step: 'run' },
      },
      [
        choose('easygoing', undefined, 'Amy'),
        choose('easygoing', undefined, 'Bob'),
        run([], gives({ 'price.MC': 70 }, { 'cash.Amy': 625 })),
      ],
    ),
  ],
]

describe('dividends (18MEX 4.3.3)', () => {
  it.each([...payments, ...moves, ...ends])('%s', (_, scenario) => holds(scenario))
})
