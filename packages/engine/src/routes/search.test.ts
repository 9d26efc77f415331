import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Reach } from '../core/data.js'
import { bruteForce } from './bruteForce.js'
import { judge } from './check.js'
import type { RoutePiece, RouteProblem, RouteStop } from './problem.js'
import type { Claim } from './rules.js'
import { bestRoutes } from './search.js'
import type { Limits } from './several.js'

const STOPS: readonly Reach['kinds'][number][] = ['city', 'offboard']
const ALL: readonly Reach['kinds'][number][] = ['city', 'town', 'offboard']
const borders = (limit: number | null, narrow: number | null, standard: number): Reach => ({
  kinds: [],
  visits: 0,
  borders: { limit, cost: { narrow, standard, dual: 1 } },
})

/** Trains of every kind there is. */
const TRAINS: Readonly<Record<string, Reach>> = {
  '2': { kinds: ALL, visits: 2 },
  '3': { kinds: ALL, visits: 3 },
  '2+1': { kinds: ALL, visits: 2, moreTowns: 1 },
  '2/3': { kinds: STOPS, visits: 3, counts: 2 },
  '3/5': { kinds: STOPS, visits: 5, counts: 3 },
  '1/4': { kinds: ALL, visits: 4, counts: 1 },
  'free towns 2': { kinds: STOPS, visits: 2 },
  '4D': { kinds: STOPS, visits: 4, factor: { city: 2, offboard: 2 } },
  '4H': borders(4, 2, 1),
  R6H: borders(6, 1, 2),
  E: { ...borders(null, null, 1), hexFactor: { S0: 2, S2: 2 } },
}

const CLAIMS: readonly Claim[] = [
  { id: 'MAIL', effect: 'visits', amount: 10 },
  { id: 'RABA', effect: 'stop', kind: 'offboard', amount: 20 },
  { id: 'G&C', effect: 'towns' },
  { id: 'RABA+', token: 'RABA', effect: 'towns' },
  { id: 'SNW', effect: 'mine' },
]

const stopArbitrary = fc.record({
  kind: fc.constantFrom<RouteStop['kind']>('city', 'city', 'city', 'town', 'offboard', 'mine'),
  value: fc.constantFrom(10, 20, 30, 40, 50, 70),
  bonus: fc.constantFrom(0, 0, 0, 20, 30),
  token: fc.boolean(),
  end: fc.constantFrom<RouteStop['end'] | null>(null, null, null, 'blocked', 'terminus'),
  group: fc.constantFrom(null, null, 'E', 'W'),
  /** 0: a location of its own; others share. */
  location: fc.constantFrom(0, 0, 0, 0, 1),
  /** A second place in the hex. */
  twin: fc.boolean(),
  joined: fc.boolean(),
  spread: fc.integer({ min: 0, max: 255 }),
})

const problemArbitrary = fc
  .record({
    home: stopArbitrary.map((stop) => ({ ...stop, kind: 'city' as const, token: true })),
    others: fc.array(stopArbitrary, { minLength: 1, maxLength: 4 }),
    plains: fc.array(fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }), { maxLength: 2 }),
    links: fc.array(fc.tuple(fc.nat(6), fc.nat(6)), { minLength: 4, maxLength: 11 }),
    gauges: fc.constantFrom([1], [1], [1, 1, 3, 2], [1, 3, 1, 3, 2]),
    trains: fc.array(fc.constantFrom(...Object.keys(TRAINS)), { minLength: 1, maxLength: 3 }),
    claims: fc.subarray([...CLAIMS], { maxLength: 3 }),
    required: fc.constantFrom(false, false, false, true),
  })
  .map(({ home, others, plains, links, gauges, trains, claims, required }): RouteProblem => {
    const stops = [home, ...others]
    const hexes = [...stops.map((_, i) => `S${i}`), ...plains.map((_, i) => `P${i}`)]
    const sides = hexes.map((): number[] => [])
    let points = 0
    for (const [a, b] of links) {
      const [one, two] = [a % hexes.length, b % hexes.length]
      if (one === two) continue
      sides[one]?.push(points)
      sides[two]?.push(points)
      points++
    }
    const pieces: RoutePiece[] = []
    const addPiece = (hex: string, a: number, b: number): void => {
      pieces.push({ hex, track: pieces.length, a, b, gauge: gauges[pieces.length % gauges.length] as number })
    }
    const list: RouteStop[] = []
    for (const [i, stop] of stops.entries()) {
      const { kind, value, bonus, token, end, group, location, twin, joined, spread } = stop
      const isTerminus = kind === 'offboard' || end === 'terminus'
      const own = {
        hex: `S${i}`,
        kind,
        value,
        bonuses: bonus > 0 ? [{ id: 'marker', amount: bonus }] : [],
        location: location === 0 ? 100 + 2 * i : location,
        ...(group !== null && kind === 'offboard' && { group }),
        forMinimum: kind !== 'mine',
      }
      const mayHold = kind === 'city'
      const isOwn = token && mayHold
      const whyEnd = isTerminus ? 'terminus' : end === 'blocked' && !isOwn && mayHold ? 'blocked' : undefined
      const first = list.push({ ...own, place: 0, token: isOwn, ...(whyEnd && { end: whyEnd }) }) - 1
      const second = twin ? list.push({ ...own, place: 1, location: own.location + 1, token: false }) - 1 : first
      for (const [n, point] of (sides[i] ?? []).entries()) {
        const to = (spread >> n) & 1 ? second : first
        addPiece(own.hex, point, -1 - to)
        if (twin && (spread >> (n + 4)) & 1) addPiece(own.hex, point, -1 - (to === first ? second : first))
      }
      if (twin && joined) addPiece(own.hex, -1 - first, -1 - second)
    }
    for (const [i, joins] of plains.entries()) {
      const here = sides[stops.length + i] ?? []
      let n = 0
      for (const [at, a] of here.entries()) {
        for (const b of here.slice(at + 1)) if (joins[n++ % joins.length]) addPiece(`P${i}`, a, b)
      }
    }
    return {
      operator: 'X',
      stops: list,
      pieces,
      points,
      junctions: [],
      trains: trains.map((name, i) => ({ id: `t${i}`, name, reach: TRAINS[name] as Reach, usable: true })),
      pairs: [{ id: 'eastWest', groups: ['E', 'W'], amount: 10, figures: { S0: 20, S1: 30 } }],
      claims: claims.map((claim) => (required ? { ...claim, required } : claim)),
      exclusive: ['E'],
    }
  })

/** The search as it is, and made to take the ways it keeps for hard problems. */
const LIMITS: readonly (readonly [string, Limits | undefined])[] = [
  ['as it is', undefined],
  ['with prices for every part', { listed: 30_000, allowance: 4 }],
  ['with prices for track', { listed: 3, allowance: 4 }],
]

describe('bestRoutes', () => {
  it.each(LIMITS)(
    'earns what trying every set earns, whatever track, trains and claims: %s',
    (_, limits) => {
      fc.assert(
        fc.property(problemArbitrary, (problem) => {
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
