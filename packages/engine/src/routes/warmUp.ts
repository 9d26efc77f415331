import type { Reach } from '../core/data.js'
import type { RoutePiece, RouteProblem, RouteStop } from './problem.js'
import { bestRoutes } from './search.js'
import type { Limits } from './several.js'

const SIDE = 4
const TRAINS: readonly Reach[] = [
  { kinds: ['city', 'offboard'], visits: 5, counts: 3 },
  { kinds: ['city', 'town', 'offboard'], visits: 4 },
  { kinds: ['city', 'town', 'offboard'], visits: 4 },
]

/** Cities and towns on a square grid, each joined to its neighbours. */
const grid = (trains: readonly Reach[]): RouteProblem => {
  const pieces: RoutePiece[] = []
  let points = 0
  const join = (a: number, b: number): void => {
    pieces.push({ hex: `H${a}`, track: points, a: -1 - a, b: points, gauge: 1 })
    pieces.push({ hex: `H${b}`, track: points, a: points, b: -1 - b, gauge: 1 })
    points++
  }
  const stops = Array.from({ length: SIDE * SIDE }, (_, n): RouteStop => {
    if (n % SIDE < SIDE - 1) join(n, n + 1)
    if (n + SIDE < SIDE * SIDE) join(n, n + SIDE)
    return {
      hex: `H${n}`,
      place: 0,
      kind: n % 3 === 1 ? 'town' : 'city',
      value: 10 * (1 + (n % 4)),
      bonuses: [],
      location: n,
      token: n === 5 || n === 10,
      forMinimum: true,
    }
  })
  return {
    operator: 'X',
    stops,
    pieces,
    points,
    junctions: [],
    trains: trains.map((reach, n) => ({ id: `${n}`, name: '', reach, usable: true })),
    pairs: [],
    claims: [],
    exclusive: [],
  }
}

/** One train, several, and the ways the search keeps for hard problems. */
const LIMITS: readonly Limits[] = [
  { listed: 30_000, allowance: 10_000 },
  { listed: 30_000, allowance: 50 },
  { listed: 20, allowance: 200 },
]
const TIMES = 4
const BUDGET = 20_000

/** Has the machine get the code of the search ready, bit by bit: a first question then waits for the search alone. */
export function* warmUp(): Generator<void> {
  for (let time = 0; time < TIMES; time++) {
    for (let count = 1; count <= TRAINS.length; count++) {
      for (const limits of LIMITS) {
        bestRoutes(grid(TRAINS.slice(0, count)), { budget: BUDGET, alternatives: 3 }, limits)
        yield
      }
    }
  }
}
