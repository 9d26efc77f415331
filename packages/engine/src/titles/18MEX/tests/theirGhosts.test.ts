import { describe, expect, it } from 'vitest'
import { can } from '../../../interchange/can.js'
import type { Scenario } from '../../../scenario/index.js'
import { playAll } from '../../../testing/table.js'
import { interchange18MEX } from '../interchange/words.js'
import { ghostSize } from '../steps/shares/defects.js'
import { cash, gives, holds, major, pass, type Row, stockTurn, turnOf } from './table.js'
import { five, positionOf, theirs } from './theirs.js'

const rows: readonly Row[] = [
  [
    'switch ghostShares: with $60 somebody is asked because of a merged company, with less not',
    stockTurn('Amy', { ...theirs, phase: '5', players: cash(200, 60, 59), operators: { MC: { closed: true } } }, [
      pass(gives({ at: 'Bob' })),
      pass(gives({ at: 'Amy', turn: 3 })),
    ]),
  ],
  [
    'switch ghostShares: of one that nobody had founded the first costs $120 and is 20%',
    stockTurn(
      'Amy',
      {
        ...theirs,
        phase: '5',
        players: cash(200, 300, 119),
        operators: { MC: { closed: true } },
        memo: { ghosts: { MC: { held: {}, whole: true } } },
      },
      [{ type: 'par', corporation: 'MC', price: 60, expect: gives({ 'cash.Amy': 80, at: 'Bob' }) }],
    ),
  ],
]

describe('papers of a merged company', () => {
  it.each(rows)('%s', (_, scenario) => holds(scenario))
})

describe('the first certificate of a merged company', () => {
  const merging = (shares: Readonly<Record<string, number>>): Scenario =>
    turnOf('TM', five({ SPM: major(60, { shares, tokens: ['O8'] }) }), [])
  it.each([
    ['$60 while some were offered', { Bob: 50 }, 1],
    ['$120 where none were', { Bob: 60, pool: 40 }, 2],
  ] as const)('costs %s', (_, shares, size) => {
    const game = positionOf(merging(shares))
    const bought = playAll(game, [
      { type: 'buyTrain', by: 'TM', from: 'bank', train: '5-0', name: '5', price: 450 },
      { type: 'choose', by: 'SPM', choice: 'SPM' },
    ])
    expect(ghostSize(bought, 'SPM')).toBe(size)
  })
})

describe('papers of a merged company that are worth their price', () => {
  const holding = (held: Readonly<Record<string, number>>): Scenario =>
    stockTurn(
      'Amy',
      {
        ...theirs,
        phase: '5',
        players: cash(500, 0, 0),
        operators: { MC: { closed: true } },
        memo: { ghosts: { MC: { held, chair: 'Amy', shown: true } } },
      },
      [],
    )
  it.each([
    ['not the one of the president alone', { Amy: 2, Bob: 1 }, false],
    ['the one of the president while another has as much', { Amy: 2, Bob: 2 }, true],
    ['those beside it', { Amy: 3 }, true],
  ] as const)('look saleable: %s', (_, held, asked) => {
    expect(can(positionOf(holding(held)), interchange18MEX).includes('sell_shares')).toBe(asked)
  })
})
