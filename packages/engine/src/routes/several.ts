import { Candidates } from './candidates.js'
import { Combiner } from './combine.js'
import { outlook } from './outlook.js'
import { improve, type Prices, proven } from './prices.js'
import { runsOf } from './runs.js'
import { EPSILON, type Task } from './task.js'
import type { Variant } from './variant.js'
import { type Found, walk } from './walk.js'

/** Where the search changes its ways. The answer does not depend on them, only the effort. */
export interface Limits {
  /** Routes to list in full before track is priced instead. */
  readonly listed: number
  /** Comparisons a part of the search may take before it gets prices of its own. */
  readonly allowance: number
}

export const LIMITS: Limits = { listed: 30_000, allowance: 20_000 }

/** How often prices are tried on the track, and the rounds each gets on the routes known. */
const PRICINGS = 60
const ROUNDS = 60

class TooMany extends Error {}

const everyOf = (routes: Candidates): Int32Array => Int32Array.from({ length: routes.count }, (_, i) => i)

/** Every route of every kind, or undefined if there are too many to list. */
const listed = ({ graph, variants, effort }: Task, limit: number): Candidates | undefined => {
  const routes = new Candidates(graph)
  const price = new Float64Array(graph.legs.length)
  try {
    for (const variant of variants) {
      walk(graph, variant, {
        price,
        effort,
        found: (route) => {
          if (routes.count === limit) throw new TooMany()
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

const combiner = (task: Task, routes: Candidates, allowance: number, bounded?: (bound: number) => void): Combiner =>
  new Combiner({
    routes,
    trains: task.trains,
    required: task.required,
    effort: task.effort,
    allowance,
    floor: task.floor,
    keepsEqual: task.wanted > 1,
    found: (total, set) => task.keep(total, runsOf(task.graph, task.kinds, routes, set)),
    ...(bounded && { bounded }),
  })

/** The best sets of listed routes. */
const settle = (task: Task, routes: Candidates, price: Float64Array, allowance: number): void => {
  const open = everyOf(routes)
  const prices = proven({ routes, open, trains: task.trains }, price)
  const bounded = (bound: number): void => {
    task.bound = Math.min(task.bound, bound)
  }
  bounded(prices.bound)
  combiner(task, routes, allowance, bounded).run(open, prices)
}

const walkPriced = (
  { graph, effort }: Task,
  variant: Variant,
  price: Float64Array,
  floor: () => number,
  found: (route: Found) => void,
): void => {
  const sum = (bits: readonly number[]): number => bits.reduce((total, bit) => total + (price[bit] as number), 0)
  const legPrice = Float64Array.from(graph.bitsOf, sum)
  walk(graph, variant, {
    price: legPrice,
    claimPrice: sum(variant.claimBits),
    outlook: outlook(graph, variant, legPrice),
    floor,
    effort,
    found,
  })
}

/**
 * Prices for track with more routes than can be listed, found on a growing pool of the routes that are best at the
 * prices so far. Undefined: the pool holds the best set, and nothing is better.
 */
const pricesOfTrack = (task: Task, allowance: number): Prices | undefined => {
  const pool = new Candidates(task.graph)
  const known = new Set<string>()
  let best: Prices | undefined
  let price = new Float64Array(task.bits)
  for (let round = 0; round < PRICINGS; round++) {
    const most = task.kinds.map(() => 0)
    const before = pool.count
    for (const variant of task.variants) {
      const { kind } = variant
      walkPriced(
        task,
        variant,
        price,
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
    let bound = 0
    for (const p of price) bound += p
    for (const [k, top] of most.entries()) bound += top * (task.trains[k] as number)
    if (best === undefined || bound < best.bound) best = { price, most, bound }
    task.bound = Math.min(task.bound, bound)
    const choice = { routes: pool, open: everyOf(pool), trains: task.trains }
    price = Float64Array.from(improve(choice, price, task.floor(), ROUNDS, task.effort).prices.price)
    combiner(task, pool, allowance).lookAround(choice.open, proven(choice, price))
    if (best.bound < task.floor() - EPSILON) return undefined
    if (pool.count === before) break
  }
  return best
}

/** The best routes of several trains together. */
export const searchSeveral = (task: Task, { listed: limit, allowance }: Limits): void => {
  const all = listed(task, limit)
  if (all !== undefined) {
    settle(task, all, new Float64Array(task.bits), allowance)
    return
  }
  const prices = pricesOfTrack(task, allowance)
  if (prices === undefined) return
  // Only routes that can be part of a better set at these prices.
  const routes = new Candidates(task.graph)
  for (const variant of task.variants) {
    const top = prices.most[variant.kind] as number
    const floor = (): number => top - (prices.bound - task.floor())
    walkPriced(task, variant, prices.price, floor, (route) => routes.add(variant.kind, route))
  }
  settle(task, routes, prices.price, allowance)
}
