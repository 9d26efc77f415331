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

/** What prices prove about a choice; `tops` receives the best route of each kind. */
const assess = ({ routes, open, trains }: Choice, price: Float64Array, tops: Int32Array): Prices => {
  const most: number[] = Array.from(trains, () => 0)
  tops.fill(-1)
  for (const i of open) {
    const k = routes.kind[i] as number
    const reduced = routes.reduced(i, price)
    if (reduced > (most[k] as number)) {
      most[k] = reduced
      tops[k] = i
    }
  }
  let bound = 0
  for (const p of price) bound += p
  for (const [k, top] of most.entries()) bound += (trains[k] as number) * top
  return { price, most, bound }
}

export const proven = (choice: Choice, price: Float64Array): Prices =>
  assess(choice, price, new Int32Array(choice.trains.length))

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

/** Better prices for a choice, by subgradient steps towards `goal`, what a set must earn to be of interest. */
export const improve = (choice: Choice, start: Float64Array, goal: number, rounds: number, effort: Effort): Prices => {
  const { routes, open, trains } = choice
  const price = trimmed(choice, start)
  const tops = new Int32Array(trains.length)
  const use = new Float64Array(price.length)
  const way = new Float64Array(price.length)
  let best: Prices | undefined
  let scale = 1
  let idle = 0
  for (let round = 0; round < rounds; round++) {
    const now = assess(choice, price, tops)
    effort.step(1 + (open.length >> 2))
    if (best === undefined || now.bound < best.bound - 1e-9) {
      best = { ...now, price: price.slice() }
      idle = 0
    } else if (++idle >= IDLE_ROUNDS) {
      scale /= 2
      idle = 0
      if (scale < SMALLEST_SCALE) break
    }
    if (best.bound < goal) break
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
    const size = (scale * Math.max(1, now.bound - goal)) / norm
    for (let bit = 0; bit < price.length; bit++) {
      price[bit] = Math.max(0, (price[bit] as number) + size * (way[bit] as number))
    }
  }
  return best ?? proven(choice, price)
}
