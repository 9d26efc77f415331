import type { Effort } from './effort.js'
import { type Choice, worthOf } from './prices.js'

/**
 * The best *mixture* of routes: a share of each, such that no bit is used more than once in all, nor more trains than there
 * are. No set of whole routes earns more, so its prices bound them, closer than any others do; and its shares tell which
 * bits that bound makes too much of.
 */
export interface Mixture {
  /** Bit → what one more of it would be worth. */
  readonly price: Float64Array
  readonly shares: readonly { readonly route: number; readonly share: number }[]
}

const EPSILON = 1e-7
/** What a route must add to be taken in. */
const LEAST_GAIN = 1e-6
/** Routes taken into account more at a time. */
const MORE = 40
const MOST_PIVOTS = 3000

/** A linear program, max Σ value · share with rows that hold 1 or so many trains, by the simplex method. */
class Simplex {
  /** Row → what one more of it would be worth. */
  readonly worth: Float64Array
  private readonly rows: number
  private readonly inverse: Float64Array
  /** Row → the column that stands for it: a route, or −1 − row for what is left of the row. */
  private readonly basis: Int32Array
  private readonly share: Float64Array
  private readonly column: Float64Array

  constructor(holds: Float64Array) {
    this.rows = holds.length
    this.worth = new Float64Array(this.rows)
    this.inverse = new Float64Array(this.rows * this.rows)
    this.basis = Int32Array.from(holds, (_, row) => -1 - row)
    this.share = Float64Array.from(holds)
    this.column = new Float64Array(this.rows)
    for (let row = 0; row < this.rows; row++) this.inverse[row * this.rows + row] = 1
  }

  /** Takes a column in, which adds `gain` for each share of it, for the one that first runs out. */
  take(name: number, uses: readonly number[], gain: number): void {
    const { rows, inverse, share, column, worth } = this
    let leaves = -1
    let least = Number.POSITIVE_INFINITY
    for (let row = 0; row < rows; row++) {
      let sum = 0
      for (let u = 0; u < uses.length; u++) sum += inverse[row * rows + (uses[u] as number)] as number
      column[row] = sum
      if (sum <= EPSILON) continue
      const ratio = (share[row] as number) / sum
      if (ratio < least) {
        least = ratio
        leaves = row
      }
    }
    if (leaves < 0) return
    const from = leaves * rows
    const pivot = column[leaves] as number
    for (let c = 0; c < rows; c++) inverse[from + c] = (inverse[from + c] as number) / pivot
    share[leaves] = least
    for (let row = 0; row < rows; row++) {
      const factor = column[row] as number
      if (row === leaves || factor === 0) continue
      const at = row * rows
      for (let c = 0; c < rows; c++)
        inverse[at + c] = (inverse[at + c] as number) - factor * (inverse[from + c] as number)
      share[row] = Math.max(0, (share[row] as number) - factor * least)
    }
    for (let c = 0; c < rows; c++) worth[c] = (worth[c] as number) + gain * (inverse[from + c] as number)
    this.basis[leaves] = name
  }

  *shares(): Generator<{ readonly route: number; readonly share: number }> {
    for (const [row, route] of this.basis.entries()) {
      const share = this.share[row] as number
      if (route >= 0 && share > EPSILON) yield { route, share }
    }
  }
}

/** Rows that hold slightly different amounts: no two columns then run out at once, which could go round in circles. */
const held = (amount: number, row: number): number => amount + ((row * 37) % 101) * 1e-8

/** `pool`: routes to begin with; those that matter are added to it. */
export const mixture = (choice: Choice, pool: Set<number>, effort: Effort): Mixture => {
  const { routes, tolls, open, trains } = choice
  const { kind, value } = routes
  // Only bits that somebody wants have a row.
  const bits: number[] = []
  const rowOf = new Int32Array(tolls.count).fill(-1)
  for (const i of open) {
    const end = tolls.from[i + 1] as number
    for (let t = tolls.from[i] as number; t < end; t++) {
      const bit = tolls.list[t] as number
      if (rowOf[bit] === -1) rowOf[bit] = bits.push(bit) - 1
    }
  }
  const rows = bits.length + trains.length
  const simplex = new Simplex(
    Float64Array.from({ length: rows }, (_, row) =>
      held(row < bits.length ? 1 : (trains[row - bits.length] as number), row),
    ),
  )
  const { worth } = simplex
  const price = new Float64Array(tolls.count)
  const usesOf = (i: number): number[] => {
    const uses = [bits.length + (kind[i] as number)]
    const end = tolls.from[i + 1] as number
    for (let t = tolls.from[i] as number; t < end; t++) uses.push(rowOf[tolls.list[t] as number] as number)
    return uses
  }
  const gainOf = (uses: readonly number[], i: number): number => {
    let gain = value[i] as number
    for (let u = 0; u < uses.length; u++) gain -= worth[uses[u] as number] as number
    return gain
  }
  const known: { readonly i: number; readonly uses: readonly number[] }[] = []
  const learn = (i: number): void => {
    known.push({ i, uses: usesOf(i) })
    pool.add(i)
  }
  for (const i of pool) known.push({ i, uses: usesOf(i) })
  let pivots = 0
  /** Makes it the best mixture of the routes known. */
  const improve = (): void => {
    for (; pivots < MOST_PIVOTS; pivots++) {
      effort.step(1 + (known.length >> 2) + (rows >> 1))
      let most = LEAST_GAIN
      let name: number | undefined
      let uses: readonly number[] = []
      for (const route of known) {
        const gain = gainOf(route.uses, route.i)
        if (gain <= most) continue
        most = gain
        name = route.i
        uses = route.uses
      }
      for (let row = 0; row < rows; row++) {
        const gain = -(worth[row] as number)
        if (gain <= most) continue
        most = gain
        name = -1 - row
        uses = [row]
      }
      if (name === undefined) return
      simplex.take(name, uses, most)
    }
  }
  for (;;) {
    improve()
    for (const [row, bit] of bits.entries()) price[bit] = Math.max(0, worth[row] as number)
    effort.step(1 + (open.length >> 1))
    const better: { i: number; gain: number }[] = []
    for (const i of open) {
      const gain = worthOf(choice, i, price) - (worth[bits.length + (kind[i] as number)] as number)
      if (gain > LEAST_GAIN && !pool.has(i)) better.push({ i, gain })
    }
    if (better.length === 0 || pivots >= MOST_PIVOTS) return { price, shares: [...simplex.shares()] }
    better.sort((a, b) => b.gain - a.gain || a.i - b.i)
    for (const { i } of better.slice(0, MORE)) learn(i)
  }
}
