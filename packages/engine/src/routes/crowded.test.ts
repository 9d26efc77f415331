import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { crowded } from '../testing/routeProblems.js'
import { judge } from './check.js'
import { bestRoutes } from './search.js'
import type { Limits } from './several.js'

/*
 * Many trains that want the same track. Too much for trying everything; but a plain search for sets, without a price on
 * anything, gets to the end, and the ways of the search that know better must find the same.
 */

const PLAIN: Limits = { listed: 1e9, allowance: 1e12 }
const WAYS: readonly (readonly [string, Limits])[] = [
  ['with prices at once', { listed: 1e9, allowance: 4 }],
  ['with prices after a while', { listed: 1e9, allowance: 200 }],
  ['with prices for track', { listed: 100, allowance: 50 }],
]

describe('bestRoutes on crowded track', () => {
  it.each(WAYS)('finds what a plain search finds: %s', (_, limits) => {
    fc.assert(
      fc.property(crowded([2, 3, 4], 5), (problem) => {
        const plain = bestRoutes(problem, { budget: 400_000 }, PLAIN)
        fc.pre(plain.proven)
        const best = bestRoutes(problem, {}, limits)
        expect(best.proven).toBe(true)
        expect(best.revenue).toBe(plain.revenue)
        expect(judge(problem, best.runs)).toMatchObject({ ok: true, revenue: best.revenue })
      }),
      { seed: 18, numRuns: 120 },
    )
  })

  it.each([4, 50, 300, 1500])('finds the same whether prices come early or late: after %i comparisons', (allowance) => {
    fc.assert(
      fc.property(crowded([2, 3, 4, 5], 6), (problem) => {
        const best = bestRoutes(problem, { budget: 2_000_000 })
        const other = bestRoutes(problem, { budget: 2_000_000 }, { listed: 1e9, allowance })
        fc.pre(best.proven && other.proven)
        expect(other.revenue).toBe(best.revenue)
      }),
      { seed: 8, numRuns: 150 },
    )
  })
})
