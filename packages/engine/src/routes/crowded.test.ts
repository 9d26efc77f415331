import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { judge } from './check.js'
import type { RoutePiece, RouteProblem, RouteStop } from './problem.js'
import { bestRoutes } from './search.js'
import type { Limits } from './several.js'

/*
 * Many trains that want the same track. Too much for trying everything; but a plain search for sets, without a price on
 * anything, gets to the end, and the ways of the search that know better must find the same.
 */

const crowded = (visits: readonly number[], most: number) =>
  fc
    .record({
      wide: fc.integer({ min: 3, max: 4 }),
      values: fc.array(fc.constantFrom(10, 20, 30, 40, 50, 60), { minLength: 16, maxLength: 16 }),
      gaps: fc.array(fc.boolean(), { minLength: 40, maxLength: 40 }),
      tokens: fc.array(fc.nat(15), { minLength: 1, maxLength: 3 }),
      trains: fc.array(fc.tuple(fc.constantFrom(...visits), fc.boolean()), { minLength: 3, maxLength: most }),
    })
    .map(({ wide, values, gaps, tokens, trains }): RouteProblem => {
      const size = wide * 4
      const pieces: RoutePiece[] = []
      let points = 0
      const join = (a: number, b: number): void => {
        // Some track is missing, some of it crosses the grid.
        if (b >= size || (gaps[points % gaps.length] && (a + b) % 3 === 0)) return
        pieces.push({ hex: `H${a}`, track: pieces.length, a: -1 - a, b: points, gauge: 1 })
        pieces.push({ hex: `H${b}`, track: pieces.length, a: points, b: -1 - b, gauge: 1 })
        points++
      }
      for (let n = 0; n < size; n++) {
        if ((n + 1) % wide !== 0) join(n, n + 1)
        join(n, n + wide)
        if (gaps[n]) join(n, n + wide + 1)
      }
      const stops = Array.from(
        { length: size },
        (_, n): RouteStop => ({
          hex: `H${n}`,
          place: 0,
          kind: 'city',
          value: values[n] as number,
          bonuses: [],
          location: n,
          token: tokens.some((token) => token % size === n),
          forMinimum: true,
        }),
      )
      return {
        operator: 'X',
        stops,
        pieces,
        points,
        junctions: [],
        trains: trains.map(([length, skips], i) => ({
          id: `t${i}`,
          name: `${length}`,
          reach: { kinds: ['city'], visits: length, ...(skips && { counts: length - 1 }) },
          usable: true,
        })),
        pairs: [],
        claims: [],
        exclusive: [],
      }
    })

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
