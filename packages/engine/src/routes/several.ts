import { Candidates } from './candidates.js'
import { Combiner } from './combine.js'
import { mixture } from './mixture.js'
import { outlook } from './outlook.js'
import { type Prices, proven, wholeChoice } from './prices.js'
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

export const LIMITS: Limits = { listed: 30_000, allowance: 10_000 }

/** How often prices are tried on the track. */
const PRICINGS = 60

class TooMany extends Error {}

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
    required: task.required,
    effort: task.effort,
    allowance,
    floor: task.floor,
    keepsEqual: task.wanted > 1,
    found: (total, set) => task.keep(total, runsOf(task.graph, task.kinds, routes, set)),
    ...(bounded && { bounded }),
  })

/** Finds the best sets of listed routes. */
const combineListed = (task: Task, routes: Candidates, price: Float64Array, allowance: number): void => {
  const choice = wholeChoice(routes, task.trains)
  const prices = proven(choice, price)
  const bounded = (bound: number): void => {
    task.bound = Math.min(task.bound, bound)
  }
  bounded(prices.bound)
  combiner(task, routes, allowance, bounded).run(choice, prices)
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
  let price: Float64Array = new Float64Array(task.bits)
  let mixed = price
  for (let round = 0; round < PRICINGS; round++) {
    const most = new Float64Array(task.kinds.length)
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
    const choice = wholeChoice(pool, task.trains)
    const { price: next } = mixture(choice, new Set(choice.open), task.effort)
    combiner(task, pool, allowance).lookAround(choice, proven(choice, next))
    if (best.bound < task.floor() - EPSILON) return undefined
    // Prices half way to the best so far waver less; where they find nothing new, the mixture's own may.
    const found = pool.count > before
    if (!found && price === mixed) break
    mixed = next
    const { price: tried } = best
    price = found ? next.map((p, bit) => (p + (tried[bit] as number)) / 2) : next
  }
  return best
}

/** The best routes of several trains together. */
export const searchSeveral = (task: Task, { listed: limit, allowance }: Limits): void => {
  const all = listed(task, limit)
  if (all !== undefined) {
    combineListed(task, all, new Float64Array(task.bits), allowance)
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
  combineListed(task, routes, prices.price, allowance)
}
