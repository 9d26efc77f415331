import type { Candidates } from './candidates.js'
import type { Effort } from './effort.js'
import { type Choice, type Prices, worthOf } from './prices.js'

export interface PartsOptions {
  readonly routes: Candidates
  /** Bits that every set must use. */
  readonly required: Int32Array
  readonly effort: Effort
  /** The least a set must earn to be of interest; it rises with the sets found. */
  readonly floor: () => number
  /** A set that reached the floor. */
  readonly found: (total: number, set: readonly number[]) => void
}

/** A part of the search for a set: what has been chosen, and what may still be. */
export interface Part {
  readonly choice: Choice
  readonly gained: number
  /** Bits used or given up, and of them those used. */
  readonly blocked: Int32Array
  readonly used: Int32Array
}

const EPSILON = 1e-6

/** Parts of the search and how they are divided. */
export class Parts {
  readonly words: number
  /** Routes chosen on the way to the part at hand. */
  readonly chosen: number[] = []
  private readonly o: PartsOptions

  constructor(options: PartsOptions) {
    this.o = options
    this.words = options.routes.words
  }

  whole(choice: Choice): Part {
    const none = new Int32Array(this.words)
    return { choice, gained: 0, blocked: none, used: none }
  }

  /** How much the prices leave above the floor. */
  slack({ gained }: Part, { bound }: Prices): number {
    return gained + bound - this.o.floor() + EPSILON
  }

  clash(a: number, b: number): boolean {
    const { mask } = this.o.routes
    for (let w = 0; w < this.words; w++) {
      if ((mask[a * this.words + w] as number) & (mask[b * this.words + w] as number)) return true
    }
    return false
  }

  /** What remains when route i is chosen. */
  with(part: Part, i: number): Part {
    const { routes, effort } = this.o
    const { open } = part.choice
    const trains = part.choice.trains.slice()
    const k = routes.kind[i] as number
    trains[k] = (trains[k] as number) - 1
    const rest = open.filter((c) => (trains[routes.kind[c] as number] as number) > 0 && !this.clash(c, i))
    effort.step(1 + (open.length >> 2))
    const taken = (words: Int32Array): Int32Array =>
      words.map((word, w) => word | (routes.mask[i * this.words + w] as number))
    return {
      choice: { ...part.choice, open: rest, trains },
      gained: part.gained + (routes.value[i] as number),
      blocked: taken(part.blocked),
      used: taken(part.used),
    }
  }

  /** What remains when no route takes the bit; undefined if one must. */
  without(part: Part, bit: number): Part | undefined {
    const flag = 1 << (bit & 31)
    if ((this.o.required[bit >> 5] as number) & flag) return undefined
    const blocked = part.blocked.slice()
    blocked[bit >> 5] = (blocked[bit >> 5] as number) | flag
    const open = part.choice.open.filter((c) => !this.o.routes.uses(c, bit))
    return { ...part, blocked, choice: { ...part.choice, open } }
  }

  /** Routes that can be part of a set of interest, least regret first. */
  sorted(part: Part, prices: Prices): { readonly open: Int32Array; readonly regrets: Float64Array } {
    const { routes } = this.o
    const { open, trains } = part.choice
    const slack = this.slack(part, prices)
    const kept: { i: number; regret: number }[] = []
    for (const i of open) {
      const k = routes.kind[i] as number
      if (trains[k] === 0) continue
      const regret = (prices.most[k] as number) - worthOf(part.choice, i, prices.price)
      if (regret <= slack) kept.push({ i, regret })
    }
    kept.sort((a, b) => a.regret - b.regret || a.i - b.i)
    return { open: Int32Array.from(kept, ({ i }) => i), regrets: Float64Array.from(kept, ({ regret }) => regret) }
  }

  /** A bit that must be used and is not yet, else the dearest that one of the first n routes wants. */
  bitToDecide(open: Int32Array, n: number, price: Float64Array, used: Int32Array): number {
    const { bits, bitsFrom } = this.o.routes
    for (let w = 0; w < this.words; w++) {
      const unmet = (this.o.required[w] as number) & ~(used[w] as number)
      if (unmet !== 0) return w * 32 + 31 - Math.clz32(unmet & -unmet)
    }
    let best = bits[bitsFrom[open[0] as number] as number] as number
    let dearest = 0
    for (let at = 0; at < n; at++) {
      const i = open[at] as number
      const end = bitsFrom[i + 1] as number
      for (let b = bitsFrom[i] as number; b < end; b++) {
        const bit = bits[b] as number
        if ((price[bit] as number) > dearest) {
          dearest = price[bit] as number
          best = bit
        }
      }
    }
    return best
  }

  /** Nothing more can be chosen. */
  leaf(gained: number, used: Int32Array): void {
    const { required, floor, found } = this.o
    for (let w = 0; w < this.words; w++) if ((required[w] as number) & ~(used[w] as number)) return
    if (gained >= floor() - EPSILON) found(gained, this.chosen)
  }
}
