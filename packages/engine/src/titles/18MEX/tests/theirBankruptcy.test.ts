import { describe, expect, it } from 'vitest'
import type { Holder } from '../../../core/ids.js'
import { marketOrder, price } from '../../../core/market.js'
import { holders, sizeOf } from '../../../core/shares.js'
import { playAll } from '../../../testing/table.js'
import { bankrupt, buying, cash, gives, holds, major, type Row, refused, turnOf } from './table.js'
import { positionOf, theirs } from './theirs.js'

const rows: readonly Row[] = [
  ...([79, 80] as const).map((own): Row => {
    const scenario = buying(
      {
        MC: major(90, { cash: 100, trains: ['4'], shares: { Amy: 50 } }),
        PAC: major(80, { trains: ['4'], shares: { Bob: 50 } }),
      },
      { ...theirs, phase: '5', players: cash(own, 400, 400) },
    )
    const ruined = own === 79
    return [
      `switch freeBankrupt: with $${100 + own} and $270 in shares for a train of $450 a president may ${ruined ? '' : 'not '}go bankrupt, though the company has one`,
      turnOf('MC', scenario, [bankrupt(ruined ? gives({ ended: 'bankrupt', 'cash.Amy': 0 }) : refused('X-BK-1'))]),
    ]
  }),
]

describe('bankruptcy in 18MEX as on 18xx.games', () => {
  it.each(rows)('%s', (_, scenario) => holds(scenario))
})

describe('a bankrupt', () => {
  it('sells the dearest first: its marker comes to a cell before that of a cheaper one', () => {
    const game = positionOf(
      turnOf(
        'UdY',
        buying(
          {
            UdY: major(60, { shares: { Amy: 40, Bob: 30 } }),
            CHI: { cell: [6, 0], par: 60, shares: { Bob: 40, Amy: 10 } },
            SPM: { cell: [5, 0], par: 60, shares: { Bob: 40, Amy: 20 } },
          },
          { ...theirs, phase: '5', players: cash(10, 400, 400) },
        ),
        [],
      ),
    )
    const ended = playAll(game, [{ type: 'bankrupt', by: 'UdY' }])
    expect(marketOrder(ended).filter((id) => id !== 'UdY')).toEqual(['SPM', 'CHI'])
  })

  it.each([
    ['18xx.games', 55],
    ['rulebook', 50],
  ] as const)('who has 10%% and 5%% twice of NdM brings its price down from $60, by %s to $%i', (ruleset, left) => {
    const game = positionOf(
      turnOf(
        'UdY',
        buying(
          {
            UdY: major(60, { shares: { Amy: 40, Bob: 30 } }),
            NdM: { cell: [2, 2], par: 60, shares: { Amy: [10, 5, 5], Bob: [20, 10] } },
          },
          { ruleset, phase: '5', players: cash(10, 400, 400) },
        ),
        [],
      ),
    )
    const ended = playAll(game, [{ type: 'bankrupt', by: 'UdY' }])
    expect(price(ended, 'NdM')).toBe(left)
  })

  it.each([
    ['loses it where another is booked with 20%', 'UdY', -5, [5], [20, 10, 10, 10, 10]],
    ['keeps it where nobody is', 'UdY', 0, [20], [10, 10, 10, 10, 5]],
    ['keeps it where it is for a train of NdM', 'NdM', -5, [20], [10, 10, 10, 10, 5]],
  ] as const)('president of NdM, half of whose certificate the market takes, %s', (_, by, misbooked, left, market) => {
    const game = positionOf(
      turnOf(
        by,
        buying(
          {
            UdY: major(60, { shares: { Amy: 40, Bob: 30 } }),
            NdM: {
              cell: [6, 2],
              par: 60,
              shares: { Amy: [20, 5], Bob: [10, 5], pool: [10, 10, 10, 10] },
              president: 'Amy',
            },
          },
          { ...theirs, phase: '5', players: cash(10, 400, 400), memo: { misbooked: { Bob: misbooked } } },
        ),
        [],
      ),
    )
    const ended = playAll(game, [{ type: 'bankrupt', by }])
    const all = (holder: Holder) =>
      holders(ended, 'NdM').flatMap((by, n) => (by === holder ? [sizeOf(ended, 'NdM', n)] : []))
    expect(all('p1')).toEqual(left)
    expect(all('pool').sort((a, b) => b - a)).toEqual(market)
  })
})
