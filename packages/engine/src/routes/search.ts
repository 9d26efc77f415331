import type { RunOfTrain } from '../core/action.js'
import { Candidates } from './candidates.js'
import { Combiner } from './combine.js'
import { Effort, Stopped } from './effort.js'
import { type RouteGraph, routeGraph } from './graph.js'
import { mostOf, outlook } from './outlook.js'
import { improve, type Prices, proven } from './prices.js'
import type { RouteProblem } from './problem.js'
import { runsOf } from './runs.js'
import { type TrainKind, trainKinds, type Variant, variantsOf } from './variant.js'
import { type Found, walk } from './walk.js'

export interface SearchOptions {
  /** Steps after which to stop, the same on every machine. */
  readonly budget?: number
  /** Asked now and then; true stops the search. */
  readonly cancelled?: () => boolean
  readonly onProgress?: (progress: { readonly steps: number; readonly revenue: number; readonly bound: number }) => void
  /** How many other sets that earn as much to list. */
  readonly alternatives?: number
}

export interface BestRoutes {
  /** With what is paid aside (18Mag mines). */
  readonly revenue: number
  readonly runs: readonly RunOfTrain[]
  /** No legal set earns more. Only false for a search that was stopped. */
  readonly proven: boolean
  /** No legal set earns more than this. */
  readonly bound: number
  readonly alternatives: readonly (readonly RunOfTrain[])[]
  /** Claims that had to be used and that no legal set can use together. */
  readonly unmet: readonly string[]
  readonly steps: number
}

/** Where the search changes its ways. The answer does not depend on them, only the effort. */
export interface Limits {
  /** Routes to list in full before track is priced instead. */
  readonly listed: number
  /** Comparisons a part of the search may take before it gets prices of its own. */
  readonly allowance: number
}

const LIMITS: Limits = { listed: 30_000, allowance: 20_000 }
/** How often prices are tried on the track, and the rounds each gets on the routes known. */
const PRICINGS = 60
const ROUNDS = 60
const EPSILON = 1e-6

class TooMany extends Error {}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b))

class Search {
  private readonly limits: Limits
  readonly graph: RouteGraph
  readonly kinds: readonly TrainKind[]
  readonly variants: readonly Variant[]
  readonly effort: Effort
  readonly wanted: number
  readonly grain: number
  readonly required: Int32Array
  readonly trains: Int32Array
  readonly bits: number
  /** Prices of nothing: every leg free. */
  readonly free: Float64Array
  bound = Number.POSITIVE_INFINITY
  best = -1
  sets: (readonly RunOfTrain[])[] = []

  constructor(problem: RouteProblem, options: SearchOptions, limits: Limits) {
    this.limits = limits
    this.effort = new Effort({
      budget: options.budget,
      cancelled: options.cancelled,
      report: (steps) => options.onProgress?.({ steps, revenue: Math.max(0, this.best), bound: this.bound }),
    })
    this.wanted = 1 + (options.alternatives ?? 0)
    this.graph = routeGraph(problem)
    this.kinds = trainKinds(problem.trains)
    this.variants = variantsOf(this.graph, this.kinds)
    this.trains = Int32Array.from(this.kinds, ({ ids }) => ids.length)
    this.bits = this.graph.bits + this.graph.claimBit.size
    this.free = new Float64Array(this.graph.legs.length)
    this.required = new Int32Array(this.graph.words)
    for (const { required, token, id } of problem.claims) {
      const bit = this.graph.claimBit.get(token ?? id) as number
      if (required) this.required[bit >> 5] = (this.required[bit >> 5] as number) | (1 << (bit & 31))
    }
    let grain = 0
    for (const { value, visit, flat } of this.variants) {
      for (const amounts of [value, visit, [flat]]) for (const amount of amounts) grain = gcd(grain, amount)
    }
    for (const { amount, figures } of problem.pairs) {
      for (const figure of [amount, ...Object.values(figures ?? {})]) grain = gcd(grain, figure)
    }
    this.grain = Math.max(grain, EPSILON)
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
    if (this.sets.length < this.wanted) this.sets.push(runs)
  }

  run(): void {
    const trains = this.trains.reduce((sum, n) => sum + n, 0)
    if (trains === 0 || this.graph.legs.length === 0) {
      this.bound = Math.max(0, this.best)
      return
    }
    this.bound = this.kinds.reduce((sum, kind, k) => sum + kind.ids.length * this.mostOfKind(k), 0)
    this.effort.step()
    if (trains === 1) this.single()
    else this.several()
    this.bound = Math.max(0, this.best)
  }

  private mostOfKind(kind: number): number {
    const own = this.variants.filter((variant) => variant.kind === kind)
    return Math.max(0, ...own.map((variant) => mostOf(this.graph, outlook(this.graph, variant, this.free), variant)))
  }

  private hasRequired({ mask }: Found): boolean {
    return this.required.every((word, w) => (word & ~(mask[w] as number)) === 0)
  }

  /** One train: walk, with a floor that rises. */
  private single(): void {
    const kept = new Candidates(this.graph)
    for (const variant of [...this.variants].reverse()) {
      walk(this.graph, variant, {
        price: this.free,
        outlook: outlook(this.graph, variant, this.free),
        floor: this.floor,
        effort: this.effort,
        found: (route) => {
          if (route.value < this.floor() - EPSILON || !this.hasRequired(route)) return
          kept.clear()
          kept.add(0, route)
          this.keep(route.value, runsOf(this.graph, this.kinds, kept, [0]))
        },
      })
    }
  }

  private several(): void {
    const routes = this.listed()
    if (routes !== undefined) this.settle(routes, new Float64Array(this.bits))
    else this.priced()
  }

  /** Every route of every kind, or undefined if there are too many to list. */
  private listed(): Candidates | undefined {
    const routes = new Candidates(this.graph)
    try {
      for (const variant of this.variants) {
        walk(this.graph, variant, {
          price: this.free,
          effort: this.effort,
          found: (route) => {
            if (routes.count === this.limits.listed) throw new TooMany()
            routes.add(variant.kind, route)
          },
        })
      }
    } catch (error) {
      if (error instanceof TooMany) return undefined
      throw error
    }
    return routes
  }

  /** The best sets of listed routes. */
  private settle(routes: Candidates, price: Float64Array): void {
    const open = Int32Array.from({ length: routes.count }, (_, i) => i)
    const prices = proven({ routes, open, trains: this.trains }, price)
    this.bound = Math.min(this.bound, prices.bound)
    this.combiner(routes, (bound) => {
      this.bound = Math.min(this.bound, bound)
    }).run(open, prices)
  }

  private combiner(routes: Candidates, bounded?: (bound: number) => void): Combiner {
    return new Combiner({
      routes,
      trains: this.trains,
      required: this.required,
      effort: this.effort,
      allowance: this.limits.allowance,
      floor: this.floor,
      keepsEqual: this.wanted > 1,
      found: (total, set) => this.keep(total, runsOf(this.graph, this.kinds, routes, set)),
      ...(bounded && { bounded }),
    })
  }

  /**
   * Too many routes to list: find prices on a growing pool of the routes that are best at the prices so far, then list
   * only the routes that can be part of a better set at the final prices.
   */
  private priced(): void {
    const pool = new Candidates(this.graph)
    const known = new Set<string>()
    let prices: Prices | undefined
    let trial = new Float64Array(this.bits)
    for (let round = 0; round < PRICINGS; round++) {
      const most = this.kinds.map(() => 0)
      const before = pool.count
      for (const variant of this.variants) {
        const { kind } = variant
        this.walkPriced(
          variant,
          trial,
          () => most[kind] as number,
          (route) => {
            if (route.reduced <= (most[kind] as number)) return
            most[kind] = route.reduced
            const key = `${kind}/${route.value}/${route.mask.join()}`
            if (known.has(key)) return
            known.add(key)
            pool.add(kind, route)
          },
        )
      }
      const bound = most.reduce((sum, top, k) => sum + top * (this.trains[k] as number), trial.reduce((a, b) => a + b, 0))
      if (prices === undefined || bound < prices.bound) {
        prices = { price: trial, most, bound }
        this.bound = Math.min(this.bound, bound)
      }
      const open = Int32Array.from({ length: pool.count }, (_, i) => i)
      const choice = { routes: pool, open, trains: this.trains }
      trial = improve(choice, trial, this.floor(), ROUNDS, this.effort).prices.price as Float64Array<ArrayBuffer>
      this.combiner(pool).attempt(open, proven(choice, trial))
      if (prices.bound < this.floor() - EPSILON) return
      if (pool.count === before) break
    }
    if (prices === undefined) return
    const { price, most, bound } = prices
    const routes = new Candidates(this.graph)
    for (const variant of this.variants) {
      const top = most[variant.kind] as number
      this.walkPriced(
        variant,
        price,
        () => top - (bound - this.floor()),
        (route) => routes.add(variant.kind, route),
      )
    }
    this.settle(routes, price)
  }

  private walkPriced(variant: Variant, price: Float64Array, floor: () => number, found: (route: Found) => void): void {
    const legPrice = Float64Array.from(this.graph.bitsOf, (bits) =>
      bits.reduce((sum, bit) => sum + (price[bit] as number), 0),
    )
    walk(this.graph, variant, {
      price: legPrice,
      claimPrice: variant.claimBits.reduce((sum, bit) => sum + (price[bit] as number), 0),
      outlook: outlook(this.graph, variant, legPrice),
      floor,
      effort: this.effort,
      found,
    })
  }
}

/** The runs that earn most, at most one a train. Exact unless stopped, and then it says how much more there might be. */
export const bestRoutes = (
  problem: RouteProblem,
  options: SearchOptions = {},
  limits: Limits = LIMITS,
): BestRoutes => {
  const search = new Search(problem, options, limits)
  let proven = true
  try {
    search.run()
  } catch (error) {
    if (!(error instanceof Stopped)) throw error
    proven = search.bound <= search.best
  }
  const required = problem.claims.filter((claim) => claim.required)
  return {
    revenue: Math.max(0, search.best),
    runs: search.sets[0] ?? [],
    proven,
    bound: search.bound,
    alternatives: search.sets.slice(1),
    unmet: search.best < 0 ? required.map(({ id }) => id) : [],
    steps: search.effort.steps,
  }
}
