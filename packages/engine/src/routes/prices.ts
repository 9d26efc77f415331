import type { Candidates } from './candidates.js'

/** What routes pay for: route → the bits it uses, from `list[from[i]]` to `list[from[i + 1] − 1]`. */
export interface Tolls {
  /** How many bits there are. */
  readonly count: number
  readonly from: Int32Array
  readonly list: Uint16Array
}

/** Routes open to a number of trains of each kind. */
export interface Choice {
  readonly routes: Candidates
  readonly tolls: Tolls
  readonly open: Int32Array
  readonly trains: Int32Array
}

/**
 * Prices on bits, chosen so that trains that want the same track are led apart (Lagrangian relaxation): with any prices
 * ≥ 0 no set of routes earns more than Σ prices + Σ over trains of the best route at those prices.
 */
export interface Prices {
  readonly price: Float64Array
  /** Kind of train → what its best route is worth at the prices; at least 0, an idle train. */
  readonly most: Float64Array
  /** No set earns more. */
  readonly bound: number
}

/** All routes, each paying for its own bits. */
export const wholeChoice = (routes: Candidates, trains: Int32Array): Choice => ({
  routes,
  tolls: { count: routes.bitCount, from: routes.bitsFrom, list: routes.bits },
  open: Int32Array.from({ length: routes.count }, (_, i) => i),
  trains,
})

/** What a route is worth less the prices of its bits. */
export const worthOf = ({ routes, tolls: { from, list } }: Choice, i: number, price: Float64Array): number => {
  let left = routes.value[i] as number
  const end = from[i + 1] as number
  for (let t = from[i] as number; t < end; t++) left -= price[list[t] as number] as number
  return left
}

/** What prices prove about a choice. */
export const proven = (choice: Choice, price: Float64Array): Prices => {
  const { routes, open, trains } = choice
  const most = new Float64Array(trains.length)
  for (let at = 0; at < open.length; at++) {
    const i = open[at] as number
    const k = routes.kind[i] as number
    const worth = worthOf(choice, i, price)
    if (worth > (most[k] as number)) most[k] = worth
  }
  let bound = 0
  for (const p of price) bound += p
  for (const [k, top] of most.entries()) bound += (trains[k] as number) * top
  return { price, most, bound }
}

/** The routes that can be part of a set that falls short of the bound by no more than the slack. */
export const within = (choice: Choice, { price, most }: Prices, slack: number): Int32Array =>
  choice.open.filter((i) => (most[choice.routes.kind[i] as number] as number) - worthOf(choice, i, price) <= slack)
