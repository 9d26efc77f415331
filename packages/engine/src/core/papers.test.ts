import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  beyond,
  common,
  fewestPapers,
  type PaperOrder,
  type Papers,
  papersName,
  papersOf,
  samePapers,
  smallestPapers,
  sumsOf,
  waysToMake,
  without,
  worthOf,
} from './papers.js'

const times = (size: number, n: number): number[] => Array.from({ length: n }, () => size)

/** Charters as they are printed, and any others. */
const charter = fc.oneof(
  fc.constantFrom([...times(10, 6), 20], times(10, 8), [...times(10, 7), 5, 5], [10, 5, 5], []),
  fc.array(fc.constantFrom(5, 10, 15, 20, 30, 40), { maxLength: 9 }),
)

/** Every subset, tried out. */
const subsets = (papers: Papers): readonly Papers[] =>
  Array.from({ length: 2 ** papers.length }, (_, bits) => papersOf(papers.filter((_size, i) => bits & (1 << i))))

const named = (ways: readonly Papers[]): readonly string[] => [...new Set(ways.map(papersName))].sort()

describe('ways to make up a percentage', () => {
  it('are exactly those found by trying every set, each once', () => {
    fc.assert(
      fc.property(charter, fc.integer({ min: 1, max: 20 }), (papers, n) => {
        const percent = 5 * n
        const ways = waysToMake(papers, percent)
        const tried = subsets(papers).filter((set) => worthOf(set) === percent)
        expect(ways.map(papersName).sort()).toEqual(named(tried))
        for (const way of ways) expect(without(papers, way)).not.toBeNull()
      }),
    )
  })

  it('come to every sum and to no other', () => {
    fc.assert(
      fc.property(charter, (papers) => {
        const tried = new Set(subsets(papers).map(worthOf))
        tried.delete(0)
        expect(sumsOf(papers)).toEqual([...tried].sort((a, b) => a - b))
      }),
    )
  })

  it.each<[string, Papers, number, readonly Papers[]]>([
    ['1849: one of 20 or two of 10', [20, 10, 10, 10], 20, [[20], [10, 10]]],
    ['1849: the last certificate is not split', [20], 10, []],
    [
      '18MEX: tens before fives',
      [10, 10, 5, 5],
      20,
      [
        [10, 10],
        [10, 5, 5],
      ],
    ],
    ['more than there is', [10, 10], 30, []],
    ['nothing', [10], 0, []],
    ['a single percent', [1], 1, [[1]]],
    ['less than nothing', [10], -10, []],
  ])('%s', (_, papers, percent, ways) => expect(waysToMake(papers, percent)).toEqual(ways))

  const few = [
    [20, 20],
    [30, 5, 5],
  ]
  it.each<[string, PaperOrder | undefined, readonly Papers[]]>([
    ['as few papers as possible where nothing is said', undefined, few],
    ['as few as possible', fewestPapers, few],
    ['as many as possible', smallestPapers, [...few].reverse()],
  ])('the usual one first: %s', (_, order, ways) => expect(waysToMake([30, 20, 20, 5, 5], 40, order)).toEqual(ways))

  it.each([fewestPapers, smallestPapers])('of equally many, the larger paper first', (order) =>
    expect(waysToMake([30, 20, 20, 10], 40, order)).toEqual([
      [30, 10],
      [20, 20],
    ]),
  )
})

describe('sets of papers', () => {
  it('what one has beyond another and what both have make it up again', () => {
    fc.assert(
      fc.property(charter, charter, (a, b) => {
        expect(papersOf([...beyond(a, b), ...common(a, b)])).toEqual(papersOf(a))
        expect(papersOf(common(a, b))).toEqual(papersOf(common(b, a)))
        const left = without(a, b)
        if (left === null) expect(beyond(b, a)).not.toEqual([])
        else expect(papersOf([...left, ...b])).toEqual(papersOf(a))
      }),
    )
  })

  it('are the same by their sizes', () => {
    expect(samePapers([20, 10], [20, 10])).toBe(true)
    expect(samePapers([20, 10], [20, 5])).toBe(false)
    expect(samePapers([10], [10, 10])).toBe(false)
  })

  it('are called by their sizes', () => expect(papersName(papersOf([5, 10, 5]))).toBe('10%+5%+5%'))
})
