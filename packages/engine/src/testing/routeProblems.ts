import fc from 'fast-check'
import type { Reach } from '../core/data.js'
import type { RoutePiece, RouteProblem, RouteStop } from '../routes/problem.js'
import type { Claim } from '../routes/rules.js'

const STOPS: readonly Reach['kinds'][number][] = ['city', 'offboard']
const ALL: readonly Reach['kinds'][number][] = ['city', 'town', 'offboard']
const borders = (limit: number | null, narrow: number | null, standard: number): Reach => ({
  kinds: [],
  visits: 0,
  borders: { limit, cost: { narrow, standard, dual: 1 } },
})

/** Trains of every kind there is. */
export const TRAINS: Readonly<Record<string, Reach>> = {
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

/** Small problems with everything in them that a route may meet: few enough sets to try them all. */
export const mixed = fc
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

/** Many trains that want the same track. */
export const crowded = (visits: readonly number[], most: number) =>
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
