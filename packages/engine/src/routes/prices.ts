import type { Candidates } from './candidates.js'
import type { Effort } from './effort.js'

/**
 * Prices on bits, chosen so that trains that want the same track are led apart (Lagrangian relaxation): with any prices
 * ≥ 0 no set of routes earns more than Σ prices + Σ over trains of the best route at those prices.
 */
export interface Prices {
  readonly price: Float64Array
  /** Kind of train → what its best route is worth at the prices; at least 0, an idle train. */
  readonly most: readonly number[]
  /** No set earns more. */
  readonly bound: number
}

/** Routes open to a number of trains of each kind. */
export interface Choice {
  readonly routes: Candidates
  readonly open: Int32Array
  readonly trains: Int32Array
}

const IDLE_ROUNDS = 7
const SMALLEST_SCALE = 0.02
const EPSILON = 1e-6

/** What prices prove about a choice; `tops` and `reduced` receive the best routes and what each route is worth. */
const assess = (
  { routes, open, trains }: Choice,
  price: Float64Array,
  tops: Int32Array,
  reduced: Float64Array,
): Prices => {
  const { kind, value, bits, bitsFrom } = routes
  const most: number[] = Array.from(trains, () => 0)
  tops.fill(-1)
  for (let at = 0; at < open.length; at++) {
    const i = open[at] as number
    const k = kind[i] as number
    let worth = value[i] as number
    const end = bitsFrom[i + 1] as number
    for (let b = bitsFrom[i] as number; b < end; b++) worth -= price[bits[b] as number] as number
    reduced[at] = worth
    if (worth > (most[k] as number)) {
      most[k] = worth
      tops[k] = i
    }
  }
  let bound = 0
  for (const p of price) bound += p
  for (const [k, top] of most.entries()) bound += (trains[k] as number) * top
  return { price, most, bound }
}

export const proven = (choice: Choice, price: Float64Array): Prices =>
  assess(choice, price, new Int32Array(choice.trains.length), new Float64Array(choice.open.length))

/** Bits nobody wants need no price. */
const trimmed = ({ routes, open }: Choice, start: Float64Array): Float64Array => {
  const price = new Float64Array(start.length)
  for (const i of open) {
    const end = routes.bitsFrom[i + 1] as number
    for (let b = routes.bitsFrom[i] as number; b < end; b++) {
      const bit = routes.bits[b] as number
      price[bit] = start[bit] as number
    }
  }
  return price
}

/**
 * Better prices for a choice, by subgradient steps towards `goal`, what a set must earn to be of interest. Routes that
 * cannot be part of such a set are dropped from the choice on the way.
 */
export const improve = (
  choice: Choice,
  start: Float64Array,
  goal: number,
  rounds: number,
  effort: Effort,
): { readonly prices: Prices; readonly choice: Choice } => {
  const { routes, trains } = choice
  let now = choice
  const price = trimmed(choice, start)
  const tops = new Int32Array(trains.length)
  const reduced = new Float64Array(choice.open.length)
  const use = new Float64Array(price.length)
  const way = new Float64Array(price.length)
  let best: Prices | undefined
  let scale = 1
  let idle = 0
  for (let round = 0; round < rounds; round++) {
    const current = assess(now, price, tops, reduced)
    effort.step(1 + (now.open.length >> 1))
    if (best === undefined || current.bound < best.bound - 1e-9) {
      best = { ...current, price: price.slice() }
      idle = 0
      const slack = current.bound - goal + EPSILON
      if (slack < 0) break
      if (round % 4 === 3) {
        const { most } = current
        const open = now.open.filter(
          (i, at) => (most[routes.kind[i] as number] as number) - (reduced[at] as number) <= slack,
        )
        if (open.length < now.open.length) now = { ...now, open }
      }
    } else if (++idle >= IDLE_ROUNDS) {
      scale /= 2
      idle = 0
      if (scale < SMALLEST_SCALE) break
    }
    use.fill(-1)
    for (const [k, i] of tops.entries()) {
      if (i < 0) continue
      const end = routes.bitsFrom[i + 1] as number
      for (let b = routes.bitsFrom[i] as number; b < end; b++) {
        const bit = routes.bits[b] as number
        use[bit] = (use[bit] as number) + (trains[k] as number)
      }
    }
    // A step that remembers the last one zigzags less.
    let norm = 0
    for (let bit = 0; bit < price.length; bit++) {
      let step = 0.7 * (use[bit] as number) + 0.3 * (way[bit] as number)
      if (step < 0 && (price[bit] as number) === 0) step = 0
      way[bit] = step
      norm += step * step
    }
    if (norm === 0) break
    const size = (scale * Math.max(1, current.bound - goal)) / norm
    for (let bit = 0; bit < price.length; bit++) {
      price[bit] = Math.max(0, (price[bit] as number) + size * (way[bit] as number))
    }
  }
  return { prices: best ?? proven(choice, price), choice: now }
}
