import { attempt } from './attempt.js'
import { bothWays, undecidedPair } from './pairs.js'
import { type Part, Parts, type PartsOptions } from './parts.js'
import { type Choice, type Prices, proven, within } from './prices.js'
import { Reached } from './reached.js'
import { type Tightened, tighten } from './tighten.js'

export interface CombineOptions extends PartsOptions {
  /** Comparisons a part may take before better prices are looked for. */
  readonly allowance: number
  /** Whether sets that earn the same are wanted. */
  readonly keepsEqual: boolean
  /** Told of every better bound on what a set can earn. */
  readonly bounded?: (bound: number) => void
}

/** Bits out of play cost nothing any more. */
const inPlay = (price: Float64Array, blocked: Int32Array): Float64Array =>
  price.map((p, bit) => (((blocked[bit >> 5] ?? 0) & (1 << (bit & 31))) !== 0 ? 0 : p))

/**
 * Finds the sets of routes that reach the floor, by branch and bound: each part of the search is tried at its prices,
 * and if that takes too long it gets better prices and is divided: by a pair of bits that the prices leave undecided, or on
 * the dearest bit.
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
  run(choice: Choice, prices: Prices): void {
    this.greedy(choice)
    this.solve(this.parts.whole(choice), prices, this.o.bounded)
  }

  /** Looks for good sets at fixed prices, not longer than the allowance of one part. */
  lookAround(choice: Choice, prices: Prices): void {
    this.tryOut(this.parts.whole(choice), prices)
  }

  /** A set to begin with: for each train in turn the best route that still fits. */
  private greedy(choice: Choice): void {
    const { value } = this.o.routes
    const { chosen } = this.parts
    let part = this.parts.whole(choice)
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

  private solve(start: Part, startPrices: Prices, bounded?: (bound: number) => void): void {
    const { parts } = this
    let part = start
    let prices = startPrices
    for (;;) {
      if (parts.slack(part, prices) < 0 || this.tryOut(part, prices)) return
      const tight = this.tightened(part, prices, bounded)
      part = { ...part, choice: tight.choice }
      prices = tight.prices
      if (parts.slack(part, prices) < 0) return
      const pair = undecidedPair(part.choice, tight.shares)
      if (pair !== undefined) {
        for (const choice of bothWays(part.choice, pair)) {
          // What is remembered holds for all that may be chosen, not for a choice that leaves some out.
          this.reached.forget()
          this.solve({ ...part, choice }, proven(choice, prices.price))
        }
        this.reached.forget()
        return
      }
      const { open, regrets } = parts.sorted(part, prices)
      if (open.length === 0) {
        parts.leaf(part.gained, part.used)
        return
      }
      part = { ...part, choice: { ...part.choice, open } }
      const bit = parts.bitToDecide(open, open.length, prices.price, part.used)
      for (const [at, i] of open.entries()) {
        if (!this.o.routes.uses(i, bit)) continue
        if ((regrets[at] as number) > parts.slack(part, prices)) break
        const child = parts.with(part, i)
        parts.chosen.push(i)
        this.solve(child, proven(child.choice, inPlay(prices.price, child.blocked)))
        parts.chosen.pop()
      }
      const rest = parts.without(part, bit)
      if (rest === undefined) return
      part = rest
      prices = proven(part.choice, inPlay(prices.price, part.blocked))
    }
  }

  private tightened(part: Part, prices: Prices, bounded?: (bound: number) => void): Tightened {
    const { floor, effort } = this.o
    const { choice, gained } = part
    const open = within(choice, prices, this.parts.slack(part, prices))
    return tighten(
      { ...choice, open },
      () => floor() - gained,
      effort,
      (few, at) => {
        bounded?.(at.bound)
        this.tryOut({ ...part, choice: few }, proven(few, at.price))
        // What these few lead to is not all there is.
        this.reached.forget()
      },
    )
  }
}
