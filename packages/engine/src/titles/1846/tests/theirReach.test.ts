// What the ruleset 18xx.games remembers of what a railroad reaches.
import { describe, it } from 'vitest'
import {
  gives,
  holds,
  lay,
  midland,
  pass,
  type Row,
  refused,
  run,
  stockTurn,
  type TurnPosition,
  there,
  token,
  turnOf,
} from './theirTable.js'

const grandTrunk = { price: 60, cash: 200, trains: ['2'], tokens: ['B16', 'G9'], shares: { Amy: 60 } }

/** The way goes on to a city with a free circle. */
const onward = { G11: '9 r1', G13: '57 r1' } as const

/** The Illinois Central stood in G7 when the Grand Trunk looked. */
const stale = (looked: object, more: TurnPosition = {}): TurnPosition => ({
  ...there,
  memo: { looked: [{ by: 'GT', ...looked }], unseen: [{ hex: 'G7', city: 0, by: 'IC', gone: true }] },
  operators: { GT: grandTrunk },
  tiles: midland,
  ...more,
})

/** The Illinois Central stands in G7, has no room for a train, and falls to $0 with the end of its turn; the Grand Trunk follows. */
const falling = (tiles: Readonly<Record<string, string>>): TurnPosition => ({
  ...there,
  operators: {
    IC: { price: 10, cash: 0, trains: ['2', '2', '2', '2'], tokens: ['G7'], shares: { Bob: 20, pool: 10 } },
    GT: { ...grandTrunk, price: 10 },
  },
  tiles: { ...midland, ...tiles },
  at: { step: 'run' },
})

/** A stock round ends, and the Illinois Central closes with it. */
const closing = (looked: object, tiles: Readonly<Record<string, string>>): TurnPosition => ({
  ...there,
  memo: { looked: [{ by: 'GT', ...looked }] },
  operators: { GT: grandTrunk, IC: { price: 10, tokens: ['G7'], shares: { Bob: 20, pool: 10 } } },
  tiles: { ...midland, ...tiles },
  at: { memo: { passes: 2 } },
})

const inG7 = token('G7', gives({ 'tokens.GT': ['B16', 'G7', 'G9'] }))
const notInG7 = token('G7', refused('or.token.NOT_CONNECTED'))

const rows: readonly Row[] = [
  [
    'a circle that came free by a closing is not seen before the next tile',
    turnOf('GT', stale({ at: 0, cities: 0 }), [notInG7, lay('G11', '9 r1', gives({ 'cash.GT': 180 })), inG7]),
  ],
  [
    'a token makes everybody forget, and nobody looks at once',
    turnOf('GT', stale({ at: 0, cities: 0 }), [lay('G11', '9 r1'), token('G7', gives({ 'memo.looked': [] }))]),
  ],
  [
    'a tile of its own lets a railroad look at its track at once',
    turnOf('GT', stale({ at: 0, cities: 0 }, { at: { facts: { token: true } } }), [
      lay('G11', '9 r1', gives({ 'memo.looked': [{ by: 'GT', at: 0, runs: 0 }] })),
    ]),
  ],
  [
    'the next to operate looks before the last one closes, and has seen no circle',
    turnOf('IC', falling({}), [run([], gives({ 'closed.IC': true, at: 'GT' })), notInG7]),
  ],
  [
    'where it finds another circle it remembers nothing, and sees the one that came free',
    turnOf('IC', falling(onward), [run([], gives({ 'closed.IC': true, at: 'GT' })), inG7]),
  ],
  [
    'after a stock round who had seen all it reaches does not look anew',
    stockTurn('Amy', closing({ at: 0, cities: 0 }, {}), [pass(gives({ 'closed.IC': true, at: 'GT' })), notInG7]),
  ],
  [
    'after a stock round who had stopped at a circle looks anew',
    stockTurn('Amy', closing({ cities: 0 }, onward), [pass(gives({ 'closed.IC': true, at: 'GT' })), inG7]),
  ],
]

describe('the ruleset of 18xx.games: what is reached', () => {
  it.each(rows)('switch staleReach: %s', (_, scenario) => holds(scenario))
})
