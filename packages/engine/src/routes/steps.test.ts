import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { crowded, mixed } from '../testing/routeProblems.js'
import type { RouteProblem } from './problem.js'
import { bestRoutes } from './search.js'
import type { Limits } from './several.js'

/*
 * How much work the search does, counted. A bound that no longer cuts anything off, or a table that no longer remembers,
 * finds the same runs and would go unseen: it only takes more steps. A change that is meant brings new figures; more
 * steps need a reason.
 */

const SIZES = { mixed: 25, crowded: 6 }
const PROBLEMS: Readonly<Record<keyof typeof SIZES, fc.Arbitrary<RouteProblem>>> = {
  mixed,
  crowded: crowded([2, 3, 4, 5], 5),
}
const BUDGET = 100_000

const LIMITS: Readonly<Record<string, Limits | undefined>> = {
  'as it is': undefined,
  'prices for every part': { listed: 30_000, allowance: 4 },
  'prices for track': { listed: 3, allowance: 4 },
}

/** Steps, what is earned in all, other sets found, and the hexes run through, over the problems of a seed. */
const searched = (kind: keyof typeof SIZES, seed: number, limits: Limits | undefined): readonly number[] => {
  const sums = [0, 0, 0, 0]
  for (const problem of fc.sample(PROBLEMS[kind], { seed, numRuns: SIZES[kind] })) {
    const { steps, revenue, alternatives, runs } = bestRoutes(problem, { budget: BUDGET, alternatives: 3 }, limits)
    const hexes = runs.reduce((sum, { chains }) => sum + chains.flat().length, 0)
    for (const [i, n] of [steps, revenue, alternatives.length, hexes].entries()) sums[i] = (sums[i] ?? 0) + n
  }
  return sums
}

describe('the search takes no more steps than it did, and finds the same', () => {
  it.each<readonly [keyof typeof SIZES, string, number, readonly number[]]>([
    ['mixed', 'as it is', 1, [3220, 3580, 19, 84]],
    ['mixed', 'as it is', 2, [27684, 4040, 32, 89]],
    ['mixed', 'as it is', 3, [1343, 4130, 24, 76]],
    ['mixed', 'as it is', 4, [17815, 3460, 20, 83]],
    ['mixed', 'prices for every part', 1, [4210, 3580, 19, 84]],
    ['mixed', 'prices for every part', 2, [18915, 4040, 32, 89]],
    ['mixed', 'prices for every part', 3, [2067, 4130, 24, 76]],
    ['mixed', 'prices for every part', 4, [12615, 3460, 20, 83]],
    ['mixed', 'prices for track', 1, [13862, 3580, 19, 84]],
    ['mixed', 'prices for track', 2, [37455, 4040, 32, 89]],
    ['mixed', 'prices for track', 3, [5315, 4130, 24, 76]],
    ['mixed', 'prices for track', 4, [27578, 3460, 20, 83]],
    ['crowded', 'as it is', 1, [17113, 3200, 13, 118]],
    ['crowded', 'as it is', 2, [12655, 2980, 11, 104]],
    ['crowded', 'as it is', 3, [21958, 3080, 16, 120]],
    ['crowded', 'as it is', 4, [8674, 2400, 6, 90]],
    ['crowded', 'prices for every part', 1, [15073, 3200, 13, 116]],
    ['crowded', 'prices for every part', 2, [16440, 2980, 11, 104]],
    ['crowded', 'prices for every part', 3, [20402, 3080, 16, 118]],
    ['crowded', 'prices for every part', 4, [7250, 2400, 6, 88]],
    ['crowded', 'prices for track', 1, [45293, 3200, 13, 116]],
    ['crowded', 'prices for track', 2, [41915, 2980, 11, 104]],
    ['crowded', 'prices for track', 3, [45151, 3080, 16, 118]],
    ['crowded', 'prices for track', 4, [16097, 2400, 6, 90]],
  ])('%s, %s, seed %i', (kind, limits, seed, expected) => {
    expect(searched(kind, seed, LIMITS[limits])).toEqual(expected)
  })
})
