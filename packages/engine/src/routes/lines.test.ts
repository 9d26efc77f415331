import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Reach } from '../core/data.js'
import { bruteForce } from './bruteForce.js'
import type { RoutePiece, RouteProblem, RouteStop } from './problem.js'
import type { Claim } from './rules.js'
import { bestRoutes } from './search.js'

/*
 * Long lines, many towns, two ways from stop to stop: what trains that count hexes, plus-trains and trains between
 * off-board areas are about, and what small networks of few stops hardly ever have.
 */

const ALL: Reach['kinds'] = ['city', 'town', 'offboard']
const borders = (limit: number | null, narrow: number | null, standard: number): Reach => ({
  kinds: [],
  visits: 0,
  borders: { limit, cost: { narrow, standard, dual: 1 } },
})

const TRAINS: Readonly<Record<string, Reach>> = {
  '2': { kinds: ALL, visits: 2 },
  '3': { kinds: ALL, visits: 3 },
  '2+1': { kinds: ALL, visits: 2, moreTowns: 1 },
  '4': { kinds: ALL, visits: 4 },
  '3/5': { kinds: ['city', 'offboard'], visits: 5, counts: 3 },
  '8H': borders(8, 2, 1),
  '12H': borders(12, 2, 1),
  R6H: borders(6, 1, 2),
  E: { ...borders(null, null, 1), hexFactor: { S1: 2, S4: 2 } },
}

/** A car with two uses, of which one train takes one. */
const EITHER: readonly Claim[] = [
  { id: 'RABA', effect: 'stop', kind: 'offboard', amount: 20 },
  { id: 'RABA+', token: 'RABA', effect: 'towns' },
]
const CARS: readonly (readonly Claim[])[] = [
  [],
  EITHER,
  [{ id: 'G&C', effect: 'towns' }],
  [
    { id: 'G&C', effect: 'towns' },
    { id: 'SNW', effect: 'mine' },
  ],
  [{ id: 'RABA', effect: 'stop', kind: 'offboard', amount: 30 }],
]

const stop = (kinds: readonly RouteStop['kind'][]) =>
  fc.record({ kind: fc.constantFrom(...kinds), value: fc.constantFrom(10, 20, 30, 50) })

const lineArbitrary = fc
  .record({
    ends: fc.tuple(stop(['offboard', 'city']), stop(['offboard', 'city'])),
    between: fc.array(stop(['town', 'town', 'town', 'city', 'mine']), { minLength: 2, maxLength: 6 }),
    home: fc.nat(5),
    /** Of each stretch: hexes between its stops, and gauge. */
    stretches: fc.array(fc.tuple(fc.nat(2), fc.constantFrom(1, 1, 2, 3)), { minLength: 7, maxLength: 7 }),
    /** A second way beside some stretches. */
    beside: fc.array(fc.tuple(fc.nat(6), fc.nat(2), fc.constantFrom(1, 2, 3), fc.boolean()), { maxLength: 3 }),
    trains: fc.array(fc.constantFrom(...Object.keys(TRAINS)), { minLength: 1, maxLength: 2 }),
    cars: fc.constantFrom(...CARS),
    required: fc.boolean(),
    bonus: fc.constantFrom(0, 60, 200),
  })
  .map(({ ends, between, home, stretches, beside, trains, cars, required, bonus }): RouteProblem => {
    const drawn = [ends[0], ...between, ends[1]]
    const own = 1 + (home % between.length)
    const stops = drawn.map(({ kind, value }, i): RouteStop => {
      const isOwn = i === own
      const isEnd = i === 0 || i === drawn.length - 1
      return {
        hex: `S${i}`,
        place: 0,
        kind: isOwn ? 'city' : kind,
        value,
        bonuses: [],
        location: i,
        token: isOwn,
        ...(isEnd && kind === 'offboard' && { end: 'terminus', group: i === 0 ? 'E' : 'W' }),
        forMinimum: isOwn || kind !== 'mine',
      }
    })
    const pieces: RoutePiece[] = []
    let points = 0
    const piece = (hex: string, a: number, b: number, gauge: number): void => {
      pieces.push({ hex, track: pieces.length, a, b, gauge })
    }
    /** From stop i to the next; two ways that merge share the side at which they leave. */
    const stretch = (i: number, hexes: number, gauge: number, from?: number): number => {
      const first = from ?? points++
      if (from === undefined) piece(`S${i}`, -1 - i, first, gauge)
      let at = first
      for (let n = 0; n < hexes; n++) {
        const next = points++
        piece(`P${pieces.length}`, at, next, gauge)
        at = next
      }
      piece(`S${i + 1}`, at, -2 - i, gauge)
      return first
    }
    const firsts = drawn.slice(1).map((_, i) => {
      const [hexes, gauge] = stretches[i] as [number, number]
      return stretch(i, hexes, gauge)
    })
    for (const [i, hexes, gauge, merges] of beside) {
      const from = firsts[i]
      if (from !== undefined) stretch(i, hexes + 1, gauge, merges ? from : undefined)
    }
    return {
      operator: 'X',
      stops,
      pieces,
      points,
      junctions: [],
      trains: trains.map((name, i) => ({ id: `t${i}`, name, reach: TRAINS[name] as Reach, usable: true })),
      pairs: [{ id: 'eastWest', groups: ['E', 'W'], amount: bonus, figures: { S0: bonus / 2 } }],
      claims: cars.map((claim) => (required ? { ...claim, required } : claim)),
      exclusive: [],
    }
  })

describe('bestRoutes on lines', () => {
  it('earns what trying every set earns', () => {
    const reached = new Set<string>()
    fc.assert(
      fc.property(lineArbitrary, (problem) => {
        const most = bruteForce(problem)
        fc.pre(most !== undefined)
        const best = bestRoutes(problem)
        expect(best.proven).toBe(true)
        expect(best.revenue).toBe(Math.max(0, most ?? 0))
        for (const { train } of best.runs) reached.add(problem.trains.find(({ id }) => id === train)?.name ?? '')
      }),
      { seed: 1849, numRuns: 3000 },
    )
    expect([...reached].sort()).toEqual(Object.keys(TRAINS).sort())
  })
})
