import { attempt } from './attempt.js'
import { type Part, Parts, type PartsOptions } from './parts.js'
import { improve, type Prices, proven } from './prices.js'
import { Reached } from './reached.js'

export interface CombineOptions extends PartsOptions {
  /** Comparisons a part may take before better prices are looked for. */
  readonly allowance: number
  /** Whether sets that earn the same are wanted. */
  readonly keepsEqual: boolean
  /** Told of every better bound on what a set can earn. */
  readonly bounded?: (bound: number) => void
}

/** Rounds that looking for better prices gets, for the whole and for its parts. */
const FIRST_ROUNDS = 120
const ROUNDS = 40

/** Bits out of play cost nothing any more. */
const inPlay = (price: Float64Array, blocked: Int32Array): Float64Array =>
  price.map((p, bit) => ((blocked[bit >> 5] as number) & (1 << (bit & 31)) ? 0 : p))

/**
 * Finds the sets of routes that reach the floor, by branch and bound: each part of the search is tried at its prices,
 * and if that takes too long it gets better prices and is divided on the dearest bit.
 */
export class Combiner {
  private readonly o: CombineOptions
  private readonly parts: Parts
  private readonly reached: Reached

  constructor(options: CombineOptions) {
    this.o = options
    this.parts = new Parts(options)
    this.reached = new Reached(options.routes.words, options.keepsEqual)
  }

  /** Finds every set of interest. */
  run(open: Int32Array, prices: Prices): void {
    this.greedy(open)
    this.solve(this.parts.whole(open), prices, FIRST_ROUNDS)
  }

  /** Looks for good sets at fixed prices, not longer than the allowance of one part. */
  lookAround(open: Int32Array, prices: Prices): void {
    this.tryOut(this.parts.whole(open), prices)
  }

  /** A set to begin with: for each train in turn the best route that still fits. */
  private greedy(open: Int32Array): void {
    const { value } = this.o.routes
    const { chosen } = this.parts
    let part = this.parts.whole(open)
    while (part.choice.open.length > 0) {
      let top = part.choice.open[0] as number
      for (const i of part.choice.open) if ((value[i] as number) > (value[top] as number)) top = i
      part = this.parts.with(part, top)
      chosen.push(top)
    }
    this.parts.leaf(part.gained, part.used)
    chosen.length = 0
  }

  private tryOut(part: Part, prices: Prices): boolean {
    const { allowance } = this.o
    const patience = allowance * (1 + (part.choice.open.length >> 12))
    return attempt(this.o, this.parts, this.reached, part, prices, patience)
  }

  private solve(start: Part, startPrices: Prices, rounds: number): void {
    const { parts } = this
    const { floor, effort, bounded } = this.o
    let part = start
    let prices = startPrices
    for (;;) {
      if (parts.slack(part, prices) < 0) return
      part = { ...part, choice: { ...part.choice, open: parts.sorted(part, prices).open } }
      if (this.tryOut(part, prices)) return
      const better = improve(part.choice, prices.price, floor() - part.gained, rounds, effort)
      if (better.prices.bound < prices.bound) {
        prices = better.prices
        part = { ...part, choice: better.choice }
      }
      if (parts.chosen.length === 0) bounded?.(prices.bound)
      if (parts.slack(part, prices) < 0) return
      const { open, regrets } = parts.sorted(part, prices)
      if (open.length === 0) {
        parts.leaf(part.gained, part.used)
        return
      }
      part = { ...part, choice: { ...part.choice, open } }
      const bit = parts.bitToSettle(open, open.length, prices.price, part.used)
      for (const [at, i] of open.entries()) {
        if (!parts.has(i, bit)) continue
        if ((regrets[at] as number) > parts.slack(part, prices)) break
        const child = parts.with(part, i)
        parts.chosen.push(i)
        this.solve(child, proven(child.choice, inPlay(prices.price, child.blocked)), ROUNDS)
        parts.chosen.pop()
      }
      const rest = parts.without(part, bit)
      if (rest === undefined) return
      part = rest
      prices = proven(part.choice, inPlay(prices.price, part.blocked))
    }
  }
}
