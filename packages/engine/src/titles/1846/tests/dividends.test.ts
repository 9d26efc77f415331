import { describe, it } from 'vitest'
import { gives, holds, pass, pay, type Row, refused, run, turnOf } from './table.js'

/** The Grand Trunk about to declare what it earned. */
const earned = (revenue: number, operator: object = {}) => ({
  phase: 'II',
  operators: { GT: { price: 60, trains: ['4'], shares: { Amy: 30, Bob: 10, pool: 20 }, ...operator } },
  at: { step: 'dividend', facts: { ran: true, revenue } },
})
const declared = (name: string, revenue: number, operator: object, actions: Parameters<typeof turnOf>[2]): Row => [
  name,
  turnOf('GT', earned(revenue, operator), actions),
]

const kinds: readonly Row[] = [
  declared('1846-DIV-1 with revenue full, half or withhold are open', 100, {}, [
    pay('full', { changes: { 'cash.Amy': 430 }, events: [{ type: 'dividend', revenue: 100, perShare: 10, kept: 0 }] }),
  ]),
  declared('1846-DIV-1 without revenue there is nothing to pay (or.dividend.NO_REVENUE)', 0, {}, [
    pay('full', refused('or.dividend.NO_REVENUE')),
    pay('half', refused('or.dividend.NO_REVENUE')),
  ]),
  [
    '1846-DIV-1 and the step is an automatic withhold',
    turnOf('GT', { operators: { GT: { price: 60, cash: 200, trains: ['2'], shares: { Amy: 30 } } } }, [
      pass({
        changes: { step: 'buyTrains', 'price.GT': 50 },
        events: [{ type: 'dividend', kind: 'withhold', revenue: 0 }],
      }),
    ]),
  ],
  declared('1846-DIV-2 withhold: all to the treasury', 100, {}, [
    pay('withhold', gives({ 'cash.GT': 100, 'cash.bank': 5200 }, { 'cash.Amy': 400 })),
  ]),
  declared('1846-DIV-2 full: a tenth for each share', 100, {}, [
    pay('full', gives({ 'cash.Amy': 430, 'cash.Bob': 410, 'cash.GT': 40 })),
  ]),
  declared('1846-DIV-3 half of an odd number of tens: the smaller part is kept', 250, {}, [
    pay('half', gives({ 'cash.Amy': 439, 'cash.Bob': 413, 'cash.GT': 172 })),
  ]),
  declared('1846-DIV-3 half of $10 keeps nothing', 10, {}, [pay('half', gives({ 'cash.Amy': 403, 'cash.GT': 4 }))]),
  declared(
    '1846-DIV-3 1846-DIV-4 TV-28 R 250, half: kept 120, $13 a share, three in the treasury: 159',
    250,
    { shares: { Amy: 50, Bob: 20 } },
    [pay('half', gives({ 'cash.GT': 159, 'cash.Amy': 465, 'cash.Bob': 426 }))],
  ),
  declared('1846-DIV-4 treasury shares pay into the treasury', 100, { shares: { Amy: 20 } }, [
    pay('full', gives({ 'cash.GT': 80, 'cash.Amy': 420 })),
  ]),
  declared('1846-DIV-5 Market shares receive nothing', 100, { shares: { Amy: 50, pool: 50 } }, [
    pay('full', gives({ 'cash.Amy': 450, 'cash.bank': 5250 }, { 'cash.GT': 0 })),
  ]),
]

/** Price before, revenue, kind, price after. */
const MOVES: readonly (readonly [number, number, 'full' | 'half' | 'withhold', number])[] = [
  [60, 20, 'full', 50],
  [60, 30, 'full', 60],
  [60, 50, 'full', 60],
  [60, 60, 'full', 70],
  [60, 110, 'full', 70],
  [60, 120, 'full', 80],
  [60, 500, 'full', 80],
  [112, 50, 'full', 100],
  [112, 60, 'full', 112],
  [137, 60, 'full', 124],
  [137, 70, 'full', 137],
  [150, 450, 'full', 180],
  [165, 320, 'full', 180],
  [165, 330, 'full', 195],
  [165, 490, 'full', 195],
  [165, 500, 'full', 212],
  [60, 130, 'half', 70],
  [60, 120, 'withhold', 50],
  [550, 2000, 'full', 550],
  [510, 2000, 'full', 550],
]

const prices: readonly Row[] = [
  ...MOVES.map(([before, revenue, kind, after]) =>
    declared(`1846-DIV-6 at $${before}, ${kind} of $${revenue}: $${after}`, revenue, { price: before }, [
      pay(kind, { after: { 'price.GT': after } }),
    ]),
  ),
  declared('1846-DIV-6 1846-MKT-2 a marker at $550 stays', 2000, { price: 550 }, [
    pay('full', { after: { 'price.GT': 550 } }),
  ]),
  declared('TV-29 1846-DIV-6 R 500 at $165: full three columns', 500, { price: 165 }, [
    pay('full', gives({ 'price.GT': 212 })),
  ]),
  declared('TV-29 half (250): one column', 500, { price: 165 }, [pay('half', gives({ 'price.GT': 180 }))]),
  declared('TV-29 withhold: one to the left', 500, { price: 165 }, [pay('withhold', gives({ 'price.GT': 150 }))]),
  declared('TV-29 R 500 at $124: full two columns', 500, { price: 124 }, [pay('full', gives({ 'price.GT': 150 }))]),
  declared('TV-29 half: two columns as well', 500, { price: 124 }, [pay('half', gives({ 'price.GT': 150 }))]),
  [
    '1846-DIV-7 a corporation without a run drops',
    turnOf('GT', { operators: { GT: { price: 60, cash: 100, shares: { Amy: 30 } } } }, [
      pass(gives({ 'price.GT': 50, step: 'buyTrains' })),
    ]),
  ],
]

const independents: readonly Row[] = [
  [
    '1846-DIV-8 an independent splits exactly, no rounding, no choice (or.dividend.INDEPENDENT_FIXED)',
    turnOf('MS', { phase: 'II', operators: { MS: { owner: 'Amy', cash: 100 } }, tiles: { B16: '619 r4' } }, [
      pass(gives({ step: 'run' })),
      pay('full', refused('or.dividend.INDEPENDENT_FIXED')),
      run(['2: C15-B16'], {
        changes: { 'cash.Amy': 435, 'cash.MS': 135, 'revenue.MS': 70 },
        events: [{ type: 'dividend', operator: 'MS', kept: 35 }],
      }),
    ]),
  ],
  declared('1846-DIV-9 earnings per share are shown: a tenth of the revenue', 370, {}, [
    pay('half', { changes: { 'cash.Amy': 457 }, events: [{ type: 'dividend', revenue: 370, perShare: 19 }] }),
  ]),
  [
    '1846-DIV-9 the last revenue stays on show',
    turnOf(
      'GT',
      {
        operators: { GT: { price: 60, cash: 100, tokens: ['B16', 'G9'], trains: ['2'], shares: { Amy: 30 } } },
        tiles: { G9: '57 r1', G7: '57 r1' },
      },
      [pass(), run(['2: G9-G7'], gives({ 'revenue.GT': 40 })), pay('withhold', { after: { 'revenue.GT': 40 } })],
    ),
  ],
  [
    '1846-RCV-4 without president all is withheld (or.dividend.RECEIVERSHIP_WITHHOLD)',
    turnOf('GT', earned(100, { president: 'pool', shares: { pool: 50 } }), [
      pay('full', refused('or.dividend.RECEIVERSHIP_WITHHOLD')),
      pay('half', refused('or.dividend.RECEIVERSHIP_WITHHOLD')),
    ]),
  ],
]

describe('dividends (1846 §6.7)', () => {
  it.each([...kinds, ...prices, ...independents])('%s', (_, scenario) => holds(scenario))
})
