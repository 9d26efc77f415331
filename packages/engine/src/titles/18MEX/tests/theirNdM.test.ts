import { describe, expect, it } from 'vitest'
import { papersIn, percentOf, president } from '../../../core/shares.js'
import { play } from '../../../game.js'
import { can } from '../../../interchange/can.js'
import type { Scenario } from '../../../scenario/index.js'
import { playAll } from '../../../testing/table.js'
import { booked } from '../site/booking.js'
import { leader } from '../site/chairSale.js'
import { interchange18MEX } from '../site/words.js'
import { cash, gives, holds, major, pass, type Row, stockTurn } from './table.js'
import { positionOf, theirs } from './theirs.js'

const rows: readonly Row[] = [
  ...([true, false] as const).map(
    (misbooked): Row => [
      `switch presSwap: NdM ${misbooked ? 'does not rise' : 'rises'} when all is with players`,
      stockTurn(
        'Carlos',
        {
          ...theirs,
          players: cash(0, 0, 200),
          phase: '4',
          memo: { misbooked: misbooked ? { Amy: 5 } : {} },
          at: { memo: { passes: 2 } },
          operators: {
            NdM: { cell: [2, 4], par: 70, shares: { Amy: 55, Bob: 45 } },
            SPM: { cell: [2, 4], par: 70, shares: { Amy: 60, Bob: 40 } },
          },
        },
        [pass(gives({ 'price.SPM': 75 }, { 'price.NdM': misbooked ? 70 : 75 }))],
      ),
    ],
  ),
]

describe('NdM sold out as on 18xx.games', () => {
  it.each(rows)('%s', (_, scenario) => holds(scenario))
})

describe('the papers a new president of NdM gives', () => {
  const held = (bob: readonly number[]): Scenario =>
    stockTurn(
      'Amy',
      { ...theirs, phase: '4', operators: { NdM: { cell: [2, 4], par: 70, shares: { Amy: 20, Bob: bob } } } },
      [],
    )
  it.each([
    ['10% and 5% to the market for 20%', [10, 5, 5], 20, 0, 15, 20],
    ['for half of it 5% to the market', [10, 5, 5], 10, 10, 5, 20],
    ['20% to the market', [10, 10], 20, 0, 20, 20],
    ['for half of it 10% to the market', [10, 10], 10, 10, 10, 20],
  ] as const)('%s', (_, bob, percent, amy, market, expected) => {
    const played = play(positionOf(held(bob)), { type: 'sellShares', by: 'p1', corporation: 'NdM', percent })
    if (!played.ok) throw new Error(played.refusal.code)
    expect(percentOf(played.game, 'NdM', 'p1')).toBe(amy)
    expect(percentOf(played.game, 'NdM', 'pool')).toBe(market)
    expect(booked(played.game, 'NdM', 'p2')).toBe(expected)
  })
})

describe('presidents of NdM by what is booked', () => {
  it.each([10, 20])('%i%% of the certificate is not sold where nobody else is booked with 20%%', (percent) => {
    const sold = (misbooked: number) => {
      const shares = { Amy: 20, Bob: [10, 10] }
      const operators = { NdM: { cell: [2, 4], par: 70, shares } } as const
      const memo = { misbooked: { Bob: misbooked } }
      const game = positionOf(stockTurn('Amy', { ...theirs, phase: '4', operators, memo }, []))
      const played = play(game, { type: 'sellShares', by: 'p1', corporation: 'NdM', percent })
      return played.ok || played.refusal.reason
    }
    expect([sold(0), sold(5)]).toEqual([true, 'sr.sell.PRES_CERT_NO_TAKER'])
  })

  it('half of the certificate and 5% sold: both 10% go, the 5% stays', () => {
    const hands = { Amy: [20, 5, 5], Bob: [10, 10] }
    const game = positionOf(
      stockTurn('Amy', { ...theirs, phase: '4', operators: { NdM: { cell: [2, 4], par: 70, shares: hands } } }, []),
    )
    const played = play(game, { type: 'sellShares', by: 'p1', corporation: 'NdM', percent: 15 })
    if (!played.ok) throw new Error(played.refusal.code)
    expect(papersIn(played.game, 'NdM', 'p1')).toEqual([5, 5])
    expect(papersIn(played.game, 'NdM', 'pool')).toEqual([10, 10])
    expect(booked(played.game, 'NdM', 'p1')).toBe(15)
  })

  it.each([
    ['a 10% where one has lain there longest', [10, 5], [10, 5], [10, 10, 5]],
    ['a 5% where one has', [5, 10], [5, 5], [10, 10, 10]],
  ] as const)('half of it sold: from the market comes back %s', (_, lying, hand, market) => {
    const game = positionOf(
      stockTurn(
        'Amy',
        {
          ...theirs,
          phase: '4',
          memo: { marketPapers: [...lying] },
          operators: { NdM: { cell: [2, 4], par: 70, shares: { Amy: [20, 5], Bob: [10, 10], pool: [10, 5] } } },
        },
        [],
      ),
    )
    const played = play(game, { type: 'sellShares', by: 'p1', corporation: 'NdM', percent: 10, certificates: [0] })
    if (!played.ok) throw new Error(played.refusal.code)
    expect(papersIn(played.game, 'NdM', 'p1')).toEqual(hand)
    expect(papersIn(played.game, 'NdM', 'pool')).toEqual(market)
    expect(booked(played.game, 'NdM', 'p1')).toBe(15)
  })

  it('who is booked with more leads it without the certificate', () => {
    const hands = { Amy: [20, 5, 5], Bob: [10, 10] }
    const game = positionOf(
      stockTurn('Amy', { ...theirs, phase: '4', operators: { NdM: { cell: [2, 4], par: 70, shares: hands } } }, []),
    )
    const sold = playAll(game, [
      { type: 'sellShares', by: 'p1', corporation: 'NdM', percent: 10, papers: [10], certificates: [0] },
      { type: 'sellShares', by: 'p1', corporation: 'NdM', percent: 5 },
    ])
    expect(leader.of(sold)).toBe('p2')
    expect(papersIn(sold, 'NdM', 'p2')).toEqual([10, 10])
  })

  const hands = { Amy: [20], Bob: [10, 10], Carlos: [10, 5] }
  const uneven = (misbooked: Readonly<Record<string, number>>) =>
    positionOf(
      stockTurn(
        'Amy',
        {
          ...theirs,
          phase: '4',
          memo: { misbooked },
          operators: { NdM: { cell: [2, 4], par: 70, shares: hands } },
          players: cash(500, 0, 0),
        },
        [],
      ),
    )

  it('nobody booked with less than 20% takes over, and who lost the certificate leads on without it', () => {
    const sold = playAll(uneven({ Bob: 5, Carlos: -5 }), [
      { type: 'sellShares', by: 'p1', corporation: 'NdM', percent: 10, certificates: [0] },
    ])
    expect(leader.of(sold)).toBe('p1')
    expect([percentOf(sold, 'NdM', 'p1'), percentOf(sold, 'NdM', 'pool')]).toEqual([0, 20])
  })

  it.each([
    ['offered where it would be lost', -5, true],
    ['not offered where nobody else is booked with 20%', 0, false],
  ] as const)('half of the certificate is %s', (_, misbooked, offered) => {
    const game = uneven({ Bob: 5, Carlos: misbooked })
    expect(can(game, interchange18MEX).includes('sell_shares')).toBe(offered)
  })

  it('others sell NdM though its certificate was lost to the market', () => {
    const hands = { Amy: [20, 5, 5], Bob: [10, 10] }
    const game = positionOf(
      stockTurn('Amy', { ...theirs, phase: '4', operators: { NdM: { cell: [2, 4], par: 70, shares: hands } } }, []),
    )
    const sold = playAll(game, [
      { type: 'sellShares', by: 'p1', corporation: 'NdM', percent: 10, papers: [10], certificates: [0] },
      { type: 'pass', by: 'p1' },
    ])
    expect(papersIn(sold, 'NdM', 'p1')).toEqual([5, 5])
    expect(can(sold, interchange18MEX)).toContain('sell_shares')
  })

  it('one with 25%, booked with 20%, gives way to 25%', () => {
    holds(
      stockTurn(
        'Carlos',
        {
          ...theirs,
          phase: '4',
          memo: { misbooked: { Amy: 5 } },
          operators: { NdM: { cell: [2, 4], par: 70, shares: { Amy: [20, 5], Carlos: [10, 10], pool: [5] } } },
        },
        [
          {
            type: 'buyShares',
            corporation: 'NdM',
            from: 'pool',
            percent: 5,
            expect: gives({ 'president.NdM': 'Carlos' }),
          },
        ],
      ),
    )
  })
})

const exchange = { type: 'buyShares', by: 'p1', corporation: 'NdM', from: 'pool', percent: 5, exchange: true } as const

describe('5% of NdM for 10% at the certificate limit', () => {
  it.each([
    ['refused on 18xx.games in the yellow zone too', '18xx.games', 'X-BH-4'],
    ['taken by the rulebook in the yellow zone', 'rulebook', undefined],
  ] as const)('%s', (_, ruleset, code) => {
    const game = positionOf(
      stockTurn(
        'Amy',
        {
          ruleset,
          phase: '4',
          players: cash(500, 500, 500),
          operators: {
            NdM: { cell: [6, 4], par: 70, shares: { Bob: [20, 10], Amy: [5], pool: [10] } },
            TM: major(60, { shares: { Amy: 60 } }),
            SPM: major(60, { shares: { Amy: 60 } }),
            MEX: major(60, { shares: { Amy: 60 } }),
            UdY: major(60, { shares: { Amy: 50 } }),
          },
        },
        [],
      ),
    )
    const action = {
      type: 'buyShares',
      by: 'p1',
      corporation: 'NdM',
      from: 'pool',
      percent: 5,
      exchange: true,
    } as const
    const played = play(game, action)
    expect(played.ok ? undefined : played.refusal.code).toBe(code)
  })
})

describe('5% of NdM for 10% at a value of $55', () => {
  it.each([
    ['rounded up', 28, 0, undefined],
    ['not with a dollar less', 27, 0, 'X-BS-1'],
    ['but so beside a certificate that can be paid for', 27, 40, undefined],
  ] as const)('switch half: %s', (_, have, pool, code) => {
    const game = positionOf(
      stockTurn(
        'Amy',
        {
          ...theirs,
          phase: '4',
          players: cash(have, 500, 500),
          operators: {
            NdM: { cell: [3, 2], par: 70, shares: { Bob: [20, 10], Amy: [5], pool: [10] } },
            TM: { cell: [6, 0], par: 60, shares: { Bob: 60, Carlos: 40 - pool, pool } },
          },
        },
        [],
      ),
    )
    const played = play(game, exchange)
    expect(played.ok ? undefined : played.refusal.code).toBe(code)
    if (played.ok) expect(played.game.state.players.p1?.cash).toBe(have - 27)
  })
})

describe('the certificate of NdM in the market', () => {
  const lies = (bob: readonly number[]) =>
    positionOf(
      stockTurn(
        'Carlos',
        {
          ...theirs,
          phase: '4',
          players: cash(400, 400, 400),
          memo: { leader: 'Bob' },
          operators: { NdM: { cell: [2, 4], par: 70, shares: { pool: [20, 10], Bob: bob }, president: 'pool' } },
        },
        [],
      ),
    )
  const buying = { type: 'buyShares', by: 'p3', corporation: 'NdM', from: 'pool', percent: 20 } as const

  it.each([
    ['who buys it leads NdM', [10, 5], 'p3', null],
    ['who buys it does not where the leader is booked with as much', [10, 10], null, 'p2'],
  ] as const)('costs twice the value, and %s', (_, bob, chair, leads) => {
    const sold = playAll(lies(bob), [buying])
    expect(sold.state.players.p3?.cash).toBe(400 - 2 * 70)
    expect([president(sold, 'NdM'), leader.of(sold)]).toEqual([chair, leads])
  })

  it('is sold like any other by one who does not lead NdM with it', () => {
    const selling = { type: 'sellShares', by: 'p3', corporation: 'NdM', percent: 20, certificates: [0] } as const
    const again = playAll(lies([10, 10]), [buying, { type: 'pass', by: 'p1' }, { type: 'pass', by: 'p2' }, selling])
    expect([percentOf(again, 'NdM', 'pool'), leader.of(again)]).toEqual([30, 'p2'])
  })
})
