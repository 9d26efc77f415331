import type { Effort } from './effort.js'
import { type Mixture, mixture } from './mixture.js'
import { type Choice, type Prices, proven, within } from './prices.js'
import { overused, withTriples } from './triples.js'

export interface Tightened {
  readonly choice: Choice
  readonly prices: Prices
  readonly shares: Mixture['shares']
}

/** How many triples are taken at a time, how often, and after how many rounds that hardly helped it is given up. */
const TRIPLES = 20
const ROUNDS = 8
const IDLE_ROUNDS = 2
/** What part of the slack a round takes away if it helps. */
const HELP = 0.05
const EPSILON = 1e-6

/**
 * Better prices for a choice: those of the best mixture of routes, again and again, with the triples of bits that it
 * makes too much of as bits of their own. Routes that cannot be part of a set of interest are dropped on the way.
 * `floor`: what a set must earn. `tried` gets the routes that matter and the prices of each round.
 */
export const tighten = (
  start: Choice,
  floor: () => number,
  effort: Effort,
  tried: (choice: Choice, prices: Prices) => void,
): Tightened => {
  let choice = start
  let before = Number.POSITIVE_INFINITY
  let idle = 0
  const pool = new Set<number>()
  for (let round = 0; ; round++) {
    const mixed = mixture(choice, pool, effort)
    const { shares } = mixed
    const prices = proven(choice, mixed.price)
    if (prices.bound >= floor() - EPSILON) tried({ ...choice, open: Int32Array.from(pool).sort() }, prices)
    const slack = prices.bound - floor() + EPSILON
    choice = { ...choice, open: within(choice, prices, slack) }
    if (before - prices.bound < HELP * slack) idle++
    before = prices.bound
    if (slack < 0 || round === ROUNDS || idle === IDLE_ROUNDS) return { choice, prices, shares }
    const triples = overused(choice, mixed, TRIPLES)
    if (triples.length === 0) return { choice, prices, shares }
    choice = { ...choice, tolls: withTriples(choice, triples) }
    const left = new Set(choice.open)
    for (const i of pool) if (!left.has(i)) pool.delete(i)
  }
}
