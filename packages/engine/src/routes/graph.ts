import type { Effort } from './effort.js'
import { reachableLegs } from './legs.js'
import type { RouteProblem, RouteStop, RouteTrain } from './problem.js'
import type { Leg } from './reading.js'
import { trackIndex } from './track.js'

/**
 * The problem as a multigraph: stops joined by legs. Legs exclude each other through *bits*: no two legs of a set of
 * routes may share one. Direction d of leg d >> 1 goes to its `to` if d is even, else to its `from`.
 */
export interface RouteGraph {
  readonly problem: RouteProblem
  readonly legs: readonly Leg[]
  /** Bits of track; claims take the bits after them. */
  readonly bits: number
  readonly words: number
  /** leg × words: its bits. */
  readonly mask: Int32Array
  /** Bits of each leg, listed. */
  readonly bitsOf: readonly (readonly number[])[]
  /** Stop → directions that leave it. */
  readonly out: readonly Int32Array[]
  /** Direction → stop it leads to. */
  readonly target: Int32Array
  /** Token → its bit. */
  readonly claimBit: ReadonlyMap<string, number>
  readonly tokens: readonly number[]
}

const GAUGE_NAMES = ['dual', 'standard', 'narrow', 'dual'] as const

/** What a leg costs a train that counts hex borders; Infinity where it may not go. */
export const borderCost = ({ reach }: RouteTrain, { gauge, borders }: Leg): number => {
  if (reach.borders === undefined) return 0
  const cost = reach.borders.cost[GAUGE_NAMES[gauge] ?? 'dual']
  return cost === null ? Number.POSITIVE_INFINITY : cost * borders
}

class Sets {
  readonly words: number
  readonly bits: Int32Array
  constructor(count: number, size: number) {
    this.words = (size + 31) >> 5
    this.bits = new Int32Array(count * this.words)
  }
  add(set: number, item: number): void {
    const at = set * this.words + (item >> 5)
    this.bits[at] = (this.bits[at] as number) | (1 << (item & 31))
  }
  has(set: number, item: number): boolean {
    return ((this.bits[set * this.words + (item >> 5)] as number) & (1 << (item & 31))) !== 0
  }
  /** Every item of `a` is in `b`. */
  within(a: number, b: number): boolean {
    for (let w = 0; w < this.words; w++) {
      if ((this.bits[a * this.words + w] as number) & ~(this.bits[b * this.words + w] as number)) return false
    }
    return true
  }
}

/** Resource → legs that use it. */
const usersOf = (legs: readonly Leg[], resources: number): number[][] => {
  const users: number[][] = Array.from({ length: resources }, () => [])
  for (const [i, leg] of legs.entries()) for (const r of leg.resources) (users[r] as number[]).push(i)
  return users
}

/**
 * Drops every leg that another one between the same stops can stand in for: where all that excludes the other
 * excludes it as well, and the other is no longer for any train.
 */
const withoutDominated = (legs: readonly Leg[], resources: number, trains: readonly RouteTrain[]): readonly Leg[] => {
  const counting = trains.filter(({ reach }) => reach.borders !== undefined)
  const between = new Map<string, number[]>()
  for (const [i, { from, to }] of legs.entries()) {
    const key = from < to ? `${from}-${to}` : `${to}-${from}`
    const same = between.get(key)
    if (same === undefined) between.set(key, [i])
    else same.push(i)
  }
  const parallel = [...between.values()].filter((same) => same.length > 1)
  if (parallel.length === 0) return legs
  const excludes = new Sets(legs.length, legs.length)
  for (const users of usersOf(legs, resources)) for (const i of users) for (const j of users) excludes.add(i, j)
  const gone = new Set<number>()
  for (const same of parallel) {
    for (const i of same) {
      const standsIn = same.some(
        (j) =>
          j !== i &&
          !gone.has(j) &&
          excludes.within(j, i) &&
          counting.every((train) => borderCost(train, legs[j] as Leg) <= borderCost(train, legs[i] as Leg)),
      )
      if (standsIn) gone.add(i)
    }
  }
  if (gone.size === 0) return legs
  return withoutDominated(
    legs.filter((_, i) => !gone.has(i)),
    resources,
    trains,
  )
}

/** Fewest bits that still make the same legs exclude each other: one for each largest set of users of a resource. */
const bitsFor = (legs: readonly Leg[], resources: number): number[][] => {
  const users = usersOf(legs, resources).filter((list) => list.length > 1)
  users.sort((a, b) => b.length - a.length)
  const kept: number[][] = []
  const sets = new Sets(users.length + 1, legs.length)
  for (const list of users) {
    for (const leg of list) sets.add(kept.length, leg)
    const covered = kept.some((_, k) => sets.within(kept.length, k))
    if (covered) for (let w = 0; w < sets.words; w++) sets.bits[kept.length * sets.words + w] = 0
    else kept.push(list)
  }
  const hasBit = new Uint8Array(legs.length)
  for (const list of kept) for (const leg of list) hasBit[leg] = 1
  for (let leg = 0; leg < legs.length; leg++) if (!hasBit[leg]) kept.push([leg])
  return kept
}

export const routeGraph = (problem: RouteProblem, effort: Effort): RouteGraph => {
  const { resources } = trackIndex(problem)
  const usable = problem.trains.filter((train) => train.usable)
  const legs = withoutDominated(reachableLegs(problem, effort), resources, usable)
  const shared = bitsFor(legs, resources)
  const claimBit = new Map<string, number>()
  for (const { token, id } of problem.claims) {
    const key = token ?? id
    if (!claimBit.has(key)) claimBit.set(key, shared.length + claimBit.size)
  }
  const words = Math.max(1, (shared.length + claimBit.size + 31) >> 5)
  const mask = new Int32Array(legs.length * words)
  const bitsOf: number[][] = legs.map(() => [])
  for (const [bit, users] of shared.entries()) {
    for (const leg of users) {
      const at = leg * words + (bit >> 5)
      mask[at] = (mask[at] as number) | (1 << (bit & 31))
      ;(bitsOf[leg] as number[]).push(bit)
    }
  }
  const out: number[][] = problem.stops.map(() => [])
  const target = new Int32Array(legs.length * 2)
  const open = (s: number) => problem.stops[s]?.token === true || problem.stops[s]?.end === undefined
  for (const [i, { from, to }] of legs.entries()) {
    target[2 * i] = to
    target[2 * i + 1] = from
    if (open(from)) (out[from] as number[]).push(2 * i)
    if (open(to)) (out[to] as number[]).push(2 * i + 1)
  }
  return {
    problem,
    legs,
    bits: shared.length,
    words,
    mask,
    bitsOf,
    out: out.map((list) => Int32Array.from(list)),
    target,
    claimBit,
    tokens: problem.stops.flatMap((stop: RouteStop, s) => (stop.token ? [s] : [])),
  }
}
