import type { RunOfTrain } from '../core/action.js'
import type { Effort } from './effort.js'
import { type RouteGraph, routeGraph } from './graph.js'
import { mostOf, outlook } from './outlook.js'
import type { RouteProblem } from './problem.js'
import { type TrainKind, trainKinds, type Variant, variantsOf } from './variant.js'

export const EPSILON = 1e-6

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b))

/** Smallest difference between what two sets can earn. */
const grainOf = ({ pairs }: RouteProblem, variants: readonly Variant[]): number => {
  let grain = 0
  for (const { value, visit, flat } of variants) {
    for (const amounts of [value, visit, [flat]]) for (const amount of amounts) grain = gcd(grain, amount)
  }
  for (const { amount, figures } of pairs) {
    for (const figure of [amount, ...Object.values(figures ?? {})]) grain = gcd(grain, figure)
  }
  return Math.max(grain, EPSILON)
}

/** A problem made ready for the search, and the best found so far. */
export class Task {
  readonly graph: RouteGraph
  readonly kinds: readonly TrainKind[]
  readonly variants: readonly Variant[]
  readonly effort: Effort
  /** Trains of each kind. */
  readonly trains: Int32Array
  readonly bits: number
  /** Bits that every set must use. */
  readonly required: Int32Array
  /** Sets wanted that earn the same. */
  readonly wanted: number
  bound = Number.POSITIVE_INFINITY
  best = -1
  sets: (readonly RunOfTrain[])[] = []
  private readonly grain: number

  constructor(problem: RouteProblem, effort: Effort, wanted: number) {
    this.effort = effort
    this.wanted = wanted
    this.graph = routeGraph(problem, effort)
    this.kinds = trainKinds(problem.trains)
    this.variants = variantsOf(this.graph, this.kinds)
    this.trains = Int32Array.from(this.kinds, ({ ids }) => ids.length)
    this.bits = this.graph.bits + this.graph.claimBit.size
    this.grain = grainOf(problem, this.variants)
    this.required = new Int32Array(this.graph.words)
    for (const { required, token, id } of problem.claims) {
      const bit = this.graph.claimBit.get(token ?? id) as number
      if (required) this.required[bit >> 5] = (this.required[bit >> 5] as number) | (1 << (bit & 31))
    }
    // Without required claims no run at all is a set.
    if (problem.claims.every((claim) => !claim.required)) this.keep(0, [])
  }

  /** What a set must earn to be of interest. */
  readonly floor = (): number => (this.sets.length < this.wanted ? this.best : this.best + this.grain)

  keep(total: number, runs: readonly RunOfTrain[]): void {
    if (total > this.best + EPSILON) {
      this.best = total
      this.sets = []
    }
    if (this.sets.length >= this.wanted) return
    const key = JSON.stringify(runs)
    if (this.sets.every((set) => JSON.stringify(set) !== key)) this.sets.push(runs)
  }

  hasRequired(mask: Int32Array): boolean {
    return this.required.every((word, w) => (word & ~(mask[w] as number)) === 0)
  }

  /** What each train could earn if it were alone, and could pass a stop again. */
  looseBound(): number {
    const free = new Float64Array(this.graph.legs.length)
    return this.kinds.reduce((sum, { ids }, k) => {
      const own = this.variants.filter((variant) => variant.kind === k)
      const tops = own.map((variant) => mostOf(this.graph, outlook(this.graph, variant, free), variant))
      return sum + ids.length * Math.max(0, ...tops)
    }, 0)
  }
}
