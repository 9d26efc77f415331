import { type HexId, isStopEnd, type RouteProblem, stopEnd } from '@roundhouse/engine'

/** Track between two stops with no stop in between. */
export interface Leg {
  readonly from: number
  readonly to: number
  /** Indexes into `problem.pieces`, in order. */
  readonly pieces: readonly number[]
  /** Points passed, and −1 − piece for track that has none: what one route of a set may use once. */
  readonly used: readonly number[]
  /** The hexes passed, in order. */
  readonly chain: readonly HexId[]
}

/** A way from stop to stop, perhaps through others. */
export type Way = readonly Leg[]

/** Far more track than a real map has between two stops; keeps a strange one from stalling the page. */
const MOST_LEGS = 600
const MOST_BETWEEN = 4

const known = new WeakMap<
  RouteProblem,
  { readonly at: ReadonlyMap<number, readonly number[]>; readonly legs: Map<number, readonly Leg[]> }
>()

const knownOf = (problem: RouteProblem) => {
  const found = known.get(problem)
  if (found) return found
  const at = new Map<number, number[]>()
  for (const [i, { a, b }] of problem.pieces.entries()) {
    for (const end of a === b ? [a] : [a, b]) at.set(end, [...(at.get(end) ?? []), i])
  }
  const made = { at, legs: new Map<number, readonly Leg[]>() }
  known.set(problem, made)
  return made
}

const chainOf = (problem: RouteProblem, pieces: readonly number[]): readonly HexId[] => {
  const hexes = pieces.map((i) => problem.pieces[i]!.hex)
  return hexes.filter((hex, i) => hex !== hexes[i - 1])
}

/** All track that leads from a stop to the next ones. */
export const legsFrom = (problem: RouteProblem, from: number): readonly Leg[] => {
  const { at, legs } = knownOf(problem)
  const done = legs.get(from)
  if (done) return done
  const junctions = new Set(problem.junctions)
  const found: Leg[] = []
  const pieces: number[] = []
  const points: number[] = []
  const follow = (end: number, gauge: number): void => {
    for (const i of at.get(end) ?? []) {
      if (found.length >= MOST_LEGS || pieces.includes(i)) continue
      const piece = problem.pieces[i]!
      const fits = gauge & piece.gauge
      if (fits === 0) continue
      const last = pieces.at(-1)
      // Over a side track goes on in the next hex, through a junction in the same one.
      if (last !== undefined && junctions.has(end) !== (problem.pieces[last]!.hex === piece.hex)) continue
      const next = piece.a === end ? piece.b : piece.a
      pieces.push(i)
      if (isStopEnd(next)) {
        const used = points.length === 0 ? [-1 - i] : [...points]
        if (-1 - next !== from)
          found.push({ from, to: -1 - next, pieces: [...pieces], used, chain: chainOf(problem, pieces) })
      } else if (!points.includes(next)) {
        points.push(next)
        follow(next, fits)
        points.pop()
      }
      pieces.pop()
    }
  }
  follow(stopEnd(from), 3)
  found.sort((a, b) => a.pieces.length - b.pieces.length)
  legs.set(from, found)
  return found
}

/** What a way may not touch. */
export interface Avoid {
  readonly used: ReadonlySet<number>
  readonly locations: ReadonlySet<number>
}

const lengthOf = (way: Way): number => way.reduce((sum, leg) => sum + leg.pieces.length, 0)

/** Ways from a stop to another with as few stops in between as there can be, the shortest first. */
export const waysTo = (problem: RouteProblem, from: number, to: number, avoid: Avoid): readonly Way[] => {
  const goal = problem.stops[to]!.location
  if (avoid.locations.has(goal)) return []
  for (let between = 0; between <= MOST_BETWEEN; between++) {
    const found: Way[] = []
    const used = new Set(avoid.used)
    const locations = new Set([...avoid.locations, problem.stops[from]!.location])
    const legs: Leg[] = []
    const go = (stop: number, left: number): void => {
      for (const leg of legsFrom(problem, stop)) {
        if (found.length >= MOST_LEGS || leg.used.some((each) => used.has(each))) continue
        if (left === 0) {
          if (leg.to === to) found.push([...legs, leg])
          continue
        }
        const { location, end } = problem.stops[leg.to]!
        if (end !== undefined || location === goal || locations.has(location)) continue
        for (const each of leg.used) used.add(each)
        locations.add(location)
        legs.push(leg)
        go(leg.to, left - 1)
        legs.pop()
        locations.delete(location)
        for (const each of leg.used) used.delete(each)
      }
    }
    go(from, between)
    if (found.length > 0) return found.sort((a, b) => lengthOf(a) - lengthOf(b))
  }
  return []
}
