import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Holder } from '../core/ids.js'
import { type PaperOrder, type Papers, smallestPapers } from '../core/papers.js'
import { Problems } from '../core/problems.js'
import { papersIn, percentOf } from '../core/shares.js'
import { changing, tiny, tinyRules } from '../testing/tiny.js'
import { castOf } from './cast.js'
import type { OperatorEntry } from './format.js'
import { dealShares } from './shares.js'

const times = (size: number, n: number): number[] => Array.from({ length: n }, () => size)
/** 1849: six tens and a last certificate of 20%. */
const LAST: Papers = [20, ...times(10, 6), 20]

const deal = (sizes: Papers, entry: OperatorEntry, usualPapers: PaperOrder = smallestPapers) => {
  const { X } = tinyRules().operators
  if (!X) throw new Error('no X')
  const shares = { X: sizes.map(() => 'treasury' as const) }
  const d = changing(tiny({ shares }, { operators: { X: { ...X, shares: sizes } }, usualPapers }))
  const problems = new Problems()
  dealShares(
    { d, cast: castOf(d.setup, d.rules), problems, scenario: { title: 'tiny', players: [] }, hooks: { lay: () => {} } },
    'X',
    entry,
    ['operators', 'X'],
  )
  const hand = (holder: Holder) =>
    (d.state.shares.X?.[0] === holder ? ['P'] : []).concat(papersIn(d, 'X', holder).map(String)).join(' ')
  return { d, problems: problems.list.map(({ path, problem }) => `${path}: ${problem}`), hand }
}

describe('dealing certificates of any size', () => {
  it.each<[string, OperatorEntry['shares'], Partial<Record<Holder, string>>]>([
    ['in the usual way of the title', { Amy: 40, Bob: 20 }, { p1: 'P 10 10', p2: '10 10', treasury: '20 10 10' }],
    [
      'in the usual way as long as all can have theirs',
      { Amy: 60, Bob: 20, pool: 20 },
      { p1: 'P 10 10 10 10', p2: '10 10', pool: '20' },
    ],
    [
      'in another where they could not',
      { Amy: 50, Bob: 20, pool: 20, aside: 10 },
      { p1: 'P 10 10 10', p2: '10 10', pool: '20', aside: '10' },
    ],
    [
      'another of those named before',
      { Bob: 20, Amy: [20, 10, 10, 10], aside: 10, pool: [10, 10] },
      { p2: '20', p1: 'P 10 10 10', aside: '10', pool: '10 10' },
    ],
    ['as written', { Amy: [20, 20, 10], Bob: [10, 10] }, { p1: 'P 20 10', p2: '10 10', treasury: '10 10 10' }],
    ['in any order', { Amy: [10, 20], Bob: [20] }, { p1: 'P 10', p2: '20' }],
  ])('%s', (_, shares, hands) => {
    const { problems, hand } = deal(LAST, shares ? { shares } : {})
    expect(problems).toEqual([])
    for (const [holder, papers] of Object.entries(hands))
      expect([holder, hand(holder as Holder)]).toEqual([holder, papers])
  })

  it.each<[string, OperatorEntry, string]>([
    [
      'half of the last certificate',
      { shares: { Amy: 20, Bob: 15 } },
      'operators.X.shares: Bob cannot hold 15% of X: no certificates make it up.',
    ],
    [
      'papers there are not',
      { shares: { Amy: 40, Bob: [20, 20] } },
      'operators.X.shares: Bob cannot hold certificates of 20%+20% of X: no certificates make it up.',
    ],
    [
      'papers others have',
      { shares: { Amy: [20, 20], Bob: [20] }, president: 'Amy' },
      'operators.X.shares: Bob cannot hold certificates of 20% of X: no certificates make it up.',
    ],
    [
      'a president without the certificate',
      { shares: { Amy: [10, 10, 10] } },
      'operators.X.shares.Amy: Amy is president of X: one certificate must be of 20%.',
    ],
    [
      'too much in papers',
      { shares: { Amy: [20, 20, 10, 10, 10, 10, 10, 10, 10] } },
      'operators.X.shares: 110% of X are given out; there are 100%.',
    ],
    ['a holder by name and by seat', { shares: { Amy: 20, p1: 10 } }, 'operators.X.shares.p1: p1 is named twice.'],
  ])('refuses %s', (_, entry, problem) => expect(deal(LAST, entry).problems).toEqual([problem]))

  it('everything that was dealt once can be written down and dealt again', () => {
    const holder = fc.constantFrom<Holder>('p1', 'p2', 'pool', 'aside')
    const charter = fc.oneof(
      fc.constant(LAST),
      fc.array(fc.constantFrom(5, 10, 15, 20), { minLength: 2, maxLength: 9 }),
    )
    fc.assert(
      fc.property(charter, fc.array(holder, { minLength: 9, maxLength: 9 }), (sizes, by) => {
        const percent: Record<string, number> = {}
        sizes.forEach((size, i) => {
          const to = i === 0 ? 'p1' : (by[i] as Holder)
          percent[to] = (percent[to] ?? 0) + size
        })
        fc.pre((percent.p1 ?? 0) >= (percent.p2 ?? 0))
        const { d, problems } = deal(sizes, { shares: percent, president: 'p1' })
        expect(problems).toEqual([])
        for (const [to, held] of Object.entries(percent)) expect(percentOf(d, 'X', to as Holder)).toBe(held)
      }),
    )
  })
})
