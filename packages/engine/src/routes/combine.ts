import type { Candidates } from './candidates.js'
import type { Effort } from './effort.js'
import { type Choice, improve, type Prices, proven } from './prices.js'
import { Reached } from './reached.js'

export interface CombineOptions {
  readonly routes: Candidates
  /** Trains of each kind. */
  readonly trains: Int32Array
  readonly required: Int32Array
  readonly effort: Effort
  /** Comparisons a part may take before better prices are looked for. */
  readonly allowance: number
  /** The least a set must earn to be of interest; it rises with the sets found. */
  readonly floor: () => number
  /** Whether sets that earn the same are wanted. */
  readonly keepsEqual: boolean
  /** The routes of a set. */
  readonly found: (total: number, set: readonly number[]) => void
  /** Told of every better bound on what a set can earn. */
  readonly bounded?: (bound: number) => void
}

/** A part of the search: what has been chosen, and what may still be. */
interface Node {
  readonly choice: Choice
  readonly gained: number
  /** Bits used or given up, and of them those used. */
  readonly blocked: Int32Array
  readonly used: Int32Array
}

const EPSILON = 1e-6
/** Rounds that looking for better prices gets. */
const ROUNDS = 40
const FIRST_ROUNDS = 120

/**
 * Finds the sets that reach the floor by branch and bound. At each step one bit is settled: some route takes it, or
 * none does. At given prices a set earns the bound less the *regrets* of its routes (how much each is worse than the best
 * of its kind), of idle trains, and the prices of bits left over; a branch is cut when these eat up the slack. A part
 * that takes long gets prices of its own.
 */
export class Combiner {
  private readonly o: CombineOptions
  private readonly words: number
  private readonly chosen: number[] = []
  private readonly reached: Reached
  private readonly tally: Int32Array
  /** Counts down comparisons of a part tried at fixed prices. */
  private left = 0

  constructor(options: CombineOptions) {
    this.o = options
    this.words = options.routes.words
    this.reached = new Reached(this.words, options.keepsEqual)
    this.tally = new Int32Array(options.trains.length)
  }

  private root(open: Int32Array): Node {
    const { routes, trains } = this.o
    const none = new Int32Array(this.words)
    return { choice: { routes, open, trains }, gained: 0, blocked: none, used: none }
  }

  /** Finds every set of interest. */
  run(open: Int32Array, prices: Prices): void {
    this.greedy(open)
    this.solve(this.root(open), prices, FIRST_ROUNDS)
  }

  /** A set to begin with: for each train in turn the best route that still fits. */
  private greedy(open: Int32Array): void {
    const { routes, effort } = this.o
    let node = this.root(open)
    for (;;) {
      let top = -1
      for (const i of node.choice.open) {
        if (top < 0 || (routes.value[i] as number) > (routes.value[top] as number)) top = i
      }
      effort.step(1 + (node.choice.open.length >> 2))
      if (top < 0) break
      node = this.with(node, node.choice.open, top)
      this.chosen.push(top)
    }
    this.leaf(node.gained, node.used)
    this.chosen.length = 0
  }

  /** Looks for good sets at fixed prices, not longer than the allowance of one part. */
  attempt(open: Int32Array, prices: Prices): void {
    this.left = this.o.allowance
    this.tryOut(this.root(open), prices)
  }

  private slack({ gained }: Node, { bound }: Prices): number {
    return gained + bound - this.o.floor() + EPSILON
  }

  /** Settles a part for good: by trying it, else by branching on one bit at prices that suit it. */
  private solve(part: Node, start: Prices, rounds: number): void {
    let node = part
    let prices = start
    for (;;) {
      if (this.slack(node, prices) < 0) return
      const { open: fitting } = this.sorted(node, prices)
      node = { ...node, choice: { ...node.choice, open: fitting } }
      this.left = this.o.allowance + this.o.allowance * (fitting.length >> 12)
      if (this.tryOut(node, prices)) return
      const better = improve(node.choice, prices.price, this.o.floor() - node.gained, rounds, this.o.effort)
      if (better.prices.bound < prices.bound) {
        prices = better.prices
        node = { ...node, choice: better.choice }
      }
      if (this.chosen.length === 0) this.o.bounded?.(prices.bound)
      if (this.slack(node, prices) < 0) return
      const { open, regrets } = this.sorted(node, prices)
      const bit = this.bitToSettle(open, open.length, prices.price, node.used)
      for (const [at, i] of open.entries()) {
        if (!this.has(i, bit)) continue
        const own = regrets[at] as number
        if (own > this.slack(node, prices)) break
        const child = this.with(node, open, i)
        this.chosen.push(i)
        this.solve(child, proven(child.choice, unwanted(prices.price, child.blocked)), ROUNDS)
        this.chosen.pop()
      }
      const rest = this.without(node, open, bit)
      if (rest === undefined) return
      node = rest
      prices = proven(node.choice, unwanted(prices.price, node.blocked))
      if (node.choice.open.length === 0) {
        this.leaf(node.gained, node.used)
        return
      }
    }
  }

  private has(i: number, bit: number): boolean {
    return ((this.o.routes.mask[i * this.words + (bit >> 5)] as number) & (1 << (bit & 31))) !== 0
  }

  private clash(a: number, b: number): boolean {
    const { mask } = this.o.routes
    for (let w = 0; w < this.words; w++) {
      if ((mask[a * this.words + w] as number) & (mask[b * this.words + w] as number)) return true
    }
    return false
  }

  /** What remains when route i is chosen. */
  private with(node: Node, open: Int32Array, i: number): Node {
    const { routes } = this.o
    const trains = node.choice.trains.slice()
    const k = routes.kind[i] as number
    trains[k] = (trains[k] as number) - 1
    const rest = open.filter((c) => (trains[routes.kind[c] as number] as number) > 0 && !this.clash(c, i))
    this.o.effort.step(1 + (open.length >> 2))
    return {
      choice: { routes, open: rest, trains },
      gained: node.gained + (routes.value[i] as number),
      blocked: node.blocked.map((word, w) => word | (routes.mask[i * this.words + w] as number)),
      used: node.used.map((word, w) => word | (routes.mask[i * this.words + w] as number)),
    }
  }

  /** What remains when no route takes the bit; undefined if one must. */
  private without(node: Node, open: Int32Array, bit: number): Node | undefined {
    const flag = 1 << (bit & 31)
    if ((this.o.required[bit >> 5] as number) & flag) return undefined
    const blocked = node.blocked.slice()
    blocked[bit >> 5] = (blocked[bit >> 5] as number) | flag
    return { ...node, blocked, choice: { ...node.choice, open: open.filter((c) => !this.has(c, bit)) } }
  }

  /** Routes that can be part of a set of interest, least regret first. */
  private sorted(node: Node, prices: Prices): { open: Int32Array; regrets: Float64Array } {
    const { routes } = this.o
    const slack = this.slack(node, prices)
    const kept: { i: number; regret: number }[] = []
    for (const i of node.choice.open) {
      const k = routes.kind[i] as number
      if (node.choice.trains[k] === 0) continue
      const regret = (prices.most[k] as number) - routes.reduced(i, prices.price)
      if (regret <= slack) kept.push({ i, regret })
    }
    kept.sort((a, b) => a.regret - b.regret || a.i - b.i)
    return { open: Int32Array.from(kept, ({ i }) => i), regrets: Float64Array.from(kept, ({ regret }) => regret) }
  }

  /** A bit that must be used and is not yet, else the dearest bit that some open route wants. */
  private bitToSettle(open: Int32Array, n: number, price: Float64Array, used: Int32Array): number {
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

  private leaf(gained: number, used: Int32Array): void {
    const { required, floor, found } = this.o
    for (let w = 0; w < this.words; w++) if ((required[w] as number) & ~(used[w] as number)) return
    if (gained >= floor() - EPSILON) found(gained, this.chosen)
  }

  /** Settles a part at fixed prices; false if the allowance ran out first. */
  private tryOut(node: Node, prices: Prices): boolean {
    const { open, regrets } = this.sorted(node, prices)
    const { kind, mask, value } = this.o.routes
    const { required, effort, floor } = this.o
    const { words, tally } = this
    const { most, price } = prices
    const trains = node.choice.trains.slice()
    const limit = node.gained + prices.bound + EPSILON

    const packed = (): number => {
      let n = 0
      for (const t of trains) n = n * 16 + t
      return n
    }

    /** Least regret the remaining trains can add with these routes. */
    const least = (list: Int32Array, regret: Float64Array, n: number): number => {
      let sum = 0
      let missing = 0
      for (let k = 0; k < trains.length; k++) {
        tally[k] = trains[k] as number
        missing += trains[k] as number
      }
      for (let at = 0; at < n && missing > 0; at++) {
        const k = kind[list[at] as number] as number
        const own = regret[at] as number
        if ((tally[k] as number) === 0 || own >= (most[k] as number)) continue
        tally[k] = (tally[k] as number) - 1
        missing--
        sum += own
      }
      for (let k = 0; k < trains.length; k++) sum += (tally[k] as number) * (most[k] as number)
      return sum
    }

    const branch = (
      list: Int32Array,
      regret: Float64Array,
      n: number,
      blocked: Int32Array,
      used: Int32Array,
      gained: number,
      loss: number,
    ): boolean => {
      let size = n
      let lost = loss
      while (size > 0 && packed() > 0) {
        if (lost + least(list, regret, size) > limit - floor()) return true
        if (this.reached.before(blocked, packed(), gained)) return true
        const bit = this.bitToSettle(list, size, price, used)
        const w = bit >> 5
        const flag = 1 << (bit & 31)
        for (let at = 0; at < size; at++) {
          const i = list[at] as number
          if (((mask[i * words + w] as number) & flag) === 0) continue
          const own = regret[at] as number
          const room = limit - floor() - lost - own
          if (room < 0) break
          const k = kind[i] as number
          trains[k] = (trains[k] as number) - 1
          const next = new Int32Array(size)
          const nextRegret = new Float64Array(size)
          let m = 0
          for (let b = 0; b < size; b++) {
            const c = list[b] as number
            if ((regret[b] as number) > room) break
            if (trains[kind[c] as number] === 0 || this.clash(c, i)) continue
            next[m] = c
            nextRegret[m++] = regret[b] as number
          }
          this.left -= size
          effort.step(1 + (size >> 2))
          const inside = new Int32Array(words)
          const taken = new Int32Array(words)
          for (let v = 0; v < words; v++) {
            inside[v] = (blocked[v] as number) | (mask[i * words + v] as number)
            taken[v] = (used[v] as number) | (mask[i * words + v] as number)
          }
          this.chosen.push(i)
          const done =
            this.left >= 0 &&
            branch(next, nextRegret, m, inside, taken, gained + (value[i] as number), lost + own)
          this.chosen.pop()
          trains[k] = (trains[k] as number) + 1
          if (!done) return false
        }
        // No route takes the bit.
        if ((required[w] as number) & flag) return true
        blocked[w] = (blocked[w] as number) | flag
        lost += price[bit] as number
        let m = 0
        for (let at = 0; at < size; at++) {
          if ((mask[(list[at] as number) * words + w] as number) & flag) continue
          list[m] = list[at] as number
          regret[m++] = regret[at] as number
        }
        this.left -= size
        size = m
      }
      this.leaf(gained, used)
      return true
    }
    const done = branch(open, regrets, open.length, node.blocked.slice(), node.used, node.gained, 0)
    if (!done) this.reached.forget()
    return done
  }
}

/** Bits out of play cost nothing any more. */
const unwanted = (price: Float64Array, blocked: Int32Array): Float64Array =>
  price.map((p, bit) => ((blocked[bit >> 5] as number) & (1 << (bit & 31)) ? 0 : p))
