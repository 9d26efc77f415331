import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Reach } from '../core/data.js'
import { mixed, TRAINS } from '../testing/routeProblems.js'
import { isSetPossible } from './anySet.js'
import { bruteForce } from './bruteForce.js'
import { judge } from './check.js'
import type { RoutePiece, RouteProblem, RouteStop } from './problem.js'
import { bestRoutes } from './search.js'
import type { Limits } from './several.js'

/** The search as it is, and made to take the ways it keeps for hard problems. */
const LIMITS: readonly (readonly [string, Limits | undefined])[] = [
  ['as it is', undefined],
  ['with prices for every part', { listed: 30_000, allowance: 4 }],
  ['with prices for track', { listed: 3, allowance: 4 }],
]

describe('isSetPossible', () => {
  const ENOUGH = 200_000
  const requiring = (problem: RouteProblem): RouteProblem => ({
    ...problem,
    claims: problem.claims.map((claim) => ({ ...claim, required: true })),
  })
  const alone = (problem: RouteProblem): boolean =>
    problem.trains.some((train) => isSetPossible({ ...problem, trains: [train] }, ENOUGH))

  it('says whether trying every set finds one that uses all claims', () => {
    const told = new Set<string>()
    fc.assert(
      fc.property(mixed.map(requiring), (problem) => {
        const most = bruteForce(problem)
        fc.pre(most !== undefined)
        const possible = isSetPossible(problem, ENOUGH)
        expect(possible).toBe((most ?? -1) >= 0)
        told.add(possible ? (alone(problem) ? 'one train' : 'several trains') : 'none')
      }),
      { seed: 1867, numRuns: 1500 },
    )
    expect([...told].sort()).toEqual(['none', 'one train', 'several trains'])
  }, 120_000)
})

describe('bestRoutes', () => {
  it.each(LIMITS)(
    'earns what trying every set earns, whatever track, trains and claims: %s',
    (_, limits) => {
      fc.assert(
        fc.property(mixed, (problem) => {
          const most = bruteForce(problem)
          fc.pre(most !== undefined)
          if (most === undefined) return
          const best = bestRoutes(problem, {}, limits)
          expect(best.proven).toBe(true)
          expect(best.unmet.length > 0).toBe(most < 0)
          expect(best.revenue).toBe(Math.max(0, most))
          if (most < 0) return
          const verdict = judge(problem, best.runs)
          expect(verdict).toMatchObject({ ok: true })
          if (verdict.ok) expect(verdict.revenue + verdict.aside).toBe(most)
        }),
        { seed: 1846, numRuns: 700 },
      )
    },
    120_000,
  )

  /** Three cities in a ring, two tracks between each two of them, a token in the first. */
  const ring = (trains: readonly string[]): RouteProblem => {
    const stops = [20, 30, 40].map(
      (value, i): RouteStop => ({
        hex: `S${i}`,
        place: 0,
        kind: 'city',
        value,
        bonuses: [],
        location: i,
        token: i === 0,
        forMinimum: true,
      }),
    )
    const pieces: RoutePiece[] = []
    for (let point = 0; point < 6; point++) {
      const [a, b] = [point % 3, (point + 1) % 3]
      pieces.push({ hex: `S${a}`, track: point, a: -1 - a, b: point, gauge: 1 })
      pieces.push({ hex: `S${b}`, track: point + 6, a: point, b: -1 - b, gauge: 1 })
    }
    return {
      operator: 'X',
      stops,
      pieces,
      points: 6,
      junctions: [],
      trains: trains.map((name, i) => ({ id: `t${i}`, name, reach: TRAINS[name] as Reach, usable: true })),
      pairs: [],
      claims: [],
      exclusive: [],
    }
  }

  it('runs each train once, each on its own track', () => {
    const { revenue, runs, proven, bound } = bestRoutes(ring(['3', '3', '2']))
    expect({ revenue, proven, bound }).toEqual({ revenue: 90 + 90 + 60, proven: true, bound: 240 })
    expect(runs.map(({ train }) => train)).toEqual(['t0', 't1', 't2'])
  })

  it('lists other sets that earn as much, each once, in the same order every time', () => {
    const problem = ring(['3'])
    const { runs, alternatives } = bestRoutes(problem, { alternatives: 5 })
    const sets = [runs, ...alternatives]
    expect(sets).toHaveLength(3)
    expect(new Set(sets.map((set) => JSON.stringify(set))).size).toBe(3)
    for (const set of sets) expect(judge(problem, set)).toMatchObject({ ok: true, revenue: 90 })
    expect(bestRoutes(problem, { alternatives: 5 }).alternatives).toEqual(alternatives)
  })

  it.each([
    ['no trains', ring([])],
    ['no token', { ...ring(['3']), stops: ring([]).stops.map((stop) => ({ ...stop, token: false })) }],
    ['no track', { ...ring(['3']), pieces: [] }],
    ['a train that may not run yet', { ...ring([]), trains: ring(['3']).trains.map((t) => ({ ...t, usable: false })) }],
  ])('has an empty, proven answer for %s', (_, problem) => {
    expect(bestRoutes(problem)).toMatchObject({ revenue: 0, runs: [], proven: true, bound: 0 })
  })

  it('without steps to look for one there is no set that uses a claim', () => {
    const problem = { ...ring(['3']), claims: [{ id: 'MAIL', effect: 'visits', amount: 10, required: true }] as const }
    expect([isSetPossible(problem, 0), isSetPossible(problem, 1000)]).toEqual([false, true])
  })

  it.each([0, 1, 5, 20, 60, 200])(
    'with a budget of %i steps says what it has and how much more there might be',
    (budget) => {
      const problem = ring(['3', '3', '2'])
      const answer = bestRoutes(problem, { budget })
      expect(answer).toEqual(bestRoutes(problem, { budget }))
      expect(answer.revenue).toBeLessThanOrEqual(240)
      expect(answer.bound).toBeGreaterThanOrEqual(240)
      expect(judge(problem, answer.runs)).toMatchObject({ ok: true, revenue: answer.revenue })
      expect(answer.proven).toBe(answer.bound === answer.revenue)
    },
  )

  it('stops when it is told to, and tells how far it is', () => {
    const reports: number[] = []
    // Twelve cities, all joined: long enough to be asked.
    const count = 12
    const wide = ring(['E', 'E', 'E'])
    const stops = Array.from({ length: count }, (_, i) => ({
      ...(wide.stops[0] as RouteStop),
      hex: `S${i}`,
      location: i,
    }))
    const pieces: RoutePiece[] = []
    let points = 0
    for (let a = 0; a < count; a++) {
      for (let b = a + 1; b < count; b++) {
        pieces.push({ hex: `S${a}`, track: points, a: -1 - a, b: points, gauge: 1 })
        pieces.push({ hex: `S${b}`, track: points, a: points++, b: -1 - b, gauge: 1 })
      }
    }
    const answer = bestRoutes(
      { ...wide, stops, pieces, points },
      { cancelled: () => reports.length === 2, onProgress: ({ steps }) => reports.push(steps) },
    )
    expect(reports).toHaveLength(2)
    expect(answer.proven).toBe(false)
    expect(answer.bound).toBeGreaterThan(0)
  })
})
