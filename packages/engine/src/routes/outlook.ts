import type { RouteGraph } from './graph.js'
import type { Variant } from './variant.js'

/**
 * What a walk can still gain, at most: the best walk of the remaining length that may pass a stop again but never turns
 * straight back. Prices on legs (see `prices.ts`) are subtracted on the way.
 */
export interface Outlook {
  /** Length from 0 to this. */
  readonly length: number
  /** (length left × directions + d): most that can be gained after direction d. */
  readonly after: Float64Array
  /** (length left × stops + s): most that an arm from stop s can gain. */
  readonly arm: Float64Array
  /** Stop → gain of a visit as bounded here. */
  readonly gain: Float64Array
  /** Added once to every route. */
  readonly constant: number
}

/** Where only N of M stops count, N·θ + Σ max(0, v − θ) is no less than the best N, for every θ. */
const threshold = (variant: Variant, stops: readonly number[]): number => {
  if (!Number.isFinite(variant.counts)) return 0
  const values = stops.map((s) => variant.value[s] as number).sort((a, b) => b - a)
  return values[variant.counts] ?? 0
}

const pairPotential = (graph: RouteGraph, stop: number): number => {
  const { pairs, stops } = graph.problem
  const { group, hex } = stops[stop] as (typeof stops)[number]
  let most = 0
  for (const { groups, amount, figures } of pairs) {
    if (group !== undefined && groups.includes(group)) most = Math.max(most, amount / 2 + (figures?.[hex] ?? 0))
  }
  return most
}

export const outlook = (graph: RouteGraph, variant: Variant, price: Float64Array): Outlook => {
  const { problem, legs, out, target, mask, words } = graph
  const stopCount = problem.stops.length
  const directions = legs.length * 2
  const length = Number.isFinite(variant.length) ? variant.length : 0
  const unlimited = !Number.isFinite(variant.length)
  const reached = [...new Set(target)]
  const theta = threshold(variant, reached)

  const gain = new Float64Array(stopCount)
  for (const s of reached) {
    const value = variant.value[s] as number
    const counted = variant.alwaysCounts[s] ? value : Math.max(0, value - theta)
    gain[s] = counted + (variant.visit[s] as number) + pairPotential(graph, s)
  }
  const cost = new Float64Array(directions)
  const step = new Float64Array(directions)
  let anyFree = false
  for (let d = 0; d < directions; d++) {
    const to = target[d] as number
    const free = variant.freeTowns > 0 && variant.isTown[to]
    const own = variant.legCost[d >> 1] as number
    cost[d] = unlimited && Number.isFinite(own) ? 0 : own + (free ? 0 : (variant.stopCost[to] as number))
    if (variant.isMine[to] && variant.mines === 0) cost[d] = Number.POSITIVE_INFINITY
    step[d] = (gain[to] as number) - (price[d >> 1] as number)
    if (cost[d] === 0) anyFree = true
  }
  const excluded = (a: number, b: number): boolean => {
    for (let w = 0; w < words; w++) if ((mask[a * words + w] as number) & (mask[b * words + w] as number)) return true
    return false
  }
  // For each direction those that may follow it.
  const follows: number[][] = []
  for (let d = 0; d < directions; d++) {
    const at = target[d] as number
    const before = problem.stops[target[d ^ 1] as number]?.location
    const next: number[] = []
    if (problem.stops[at]?.end === undefined) {
      for (const e of out[at] as Int32Array) {
        if (excluded(d >> 1, e >> 1) || problem.stops[target[e] as number]?.location === before) continue
        if (Number.isFinite(cost[e])) next.push(e)
      }
    }
    follows.push(next)
  }
  const after = new Float64Array((length + 1) * directions)
  for (let r = 0; r <= length; r++) {
    const row = r * directions
    // Legs that cost nothing stay in the row: repeated at most as often as a route can have stops.
    for (let pass = anyFree ? stopCount : 1; pass > 0; pass--) {
      let changed = false
      for (let d = 0; d < directions; d++) {
        let most = after[row + d] as number
        for (const e of follows[d] as number[]) {
          const c = cost[e] as number
          if (c > r) continue
          const value = (step[e] as number) + (after[(r - c) * directions + e] as number)
          if (value > most) most = value
        }
        if (most > (after[row + d] as number)) {
          after[row + d] = most
          changed = true
        }
      }
      if (!changed) break
    }
  }
  const arm = new Float64Array((length + 1) * stopCount)
  for (const t of graph.tokens) {
    for (let r = 0; r <= length; r++) {
      let most = 0
      for (const d of out[t] as Int32Array) {
        const c = cost[d] as number
        if (c > r) continue
        most = Math.max(most, (step[d] as number) + (after[(r - c) * directions + d] as number))
      }
      arm[r * stopCount + t] = most
    }
  }
  const constant = variant.flat + (Number.isFinite(variant.counts) ? theta * variant.counts : 0)
  return { length, after, arm, gain, constant }
}

/** No route of the variant is worth more, prices subtracted. */
export const mostOf = (graph: RouteGraph, view: Outlook, variant: Variant): number => {
  const stops = graph.problem.stops.length
  let most = 0
  for (const t of graph.tokens) {
    const left = view.length - Math.min(view.length, variant.stopCost[t] as number)
    for (let r = 0; r <= left; r++) {
      const both = (view.arm[r * stops + t] as number) + (view.arm[(left - r) * stops + t] as number)
      most = Math.max(most, view.constant + (view.gain[t] as number) + both)
    }
  }
  return most
}
