import type { Effort } from './effort.js'
import type { RouteGraph } from './graph.js'
import type { Outlook } from './outlook.js'
import { MINIMUM_STOPS } from './rules.js'
import type { Variant } from './variant.js'

/** A route as it is found. Everything in it is overwritten as the walk goes on. */
export interface Found {
  /** Revenue, and what is paid aside. */
  readonly value: number
  /** The value less the prices of its legs. */
  readonly reduced: number
  readonly mask: Int32Array
  readonly token: number
  /** Directions of the first arm, out of `length` directions of both. */
  readonly first: number
  readonly way: Uint16Array
  readonly length: number
}

export interface WalkOptions {
  readonly price: Float64Array
  /** Prices of the claims the variant takes. */
  readonly claimPrice?: number
  /** With an outlook, routes whose reduced value cannot reach the floor are left out. */
  readonly outlook?: Outlook
  /** Asked again and again: it may rise while routes are found. */
  readonly floor?: () => number
  readonly effort: Effort
  readonly found: (route: Found) => void
}

const EPSILON = 1e-6

/**
 * Walks every route of a variant once: from each token, an arm one way and then an arm the other way, without the tokens
 * already done. Legality and revenue are kept up step by step.
 */
export const walk = (graph: RouteGraph, variant: Variant, options: WalkOptions): void => {
  const { problem, out, target, mask, words } = graph
  const { stops, pairs, exclusive } = problem
  const { price, outlook: view, effort, found } = options
  const floor = options.floor ?? (() => Number.NEGATIVE_INFINITY)
  const stopCount = stops.length
  const directions = graph.legs.length * 2

  const location = Int32Array.from(stops, (stop) => stop.location)
  const passes = Uint8Array.from(stops, (stop) => (stop.end === undefined ? 1 : 0))
  const isToken = Uint8Array.from(stops, (stop) => (stop.token ? 1 : 0))
  const forMinimum = Uint8Array.from(stops, (stop) => (stop.forMinimum ? 1 : 0))
  const offboard = Uint8Array.from(stops, (stop) => (stop.kind === 'offboard' ? 1 : 0))
  const group = Int32Array.from(stops, (stop) => (stop.group === undefined ? -1 : exclusive.indexOf(stop.group)))
  const { value, visit, stopCost, legCost, isTown, isMine, alwaysCounts } = variant
  const hasCounts = Number.isFinite(variant.counts)
  const counts = hasCounts ? variant.counts : 0

  const taken = new Uint8Array(Math.max(0, ...location) + 1)
  const closed = new Uint8Array(stopCount)
  const groups = new Uint8Array(exclusive.length)
  const used = new Int32Array(words)
  const way = new Uint16Array(stopCount * 2 + 2)
  /** Stops of the route that share the count, for trains that count only some. */
  const limited = new Int32Array(stopCount + 1)
  const sorted = new Float64Array(stopCount + 1)
  const route = { value: 0, reduced: 0, mask: used, token: 0, first: 0, way, length: 0 }

  let length = 0
  let limitedCount = 0
  let sum = variant.flat
  let bounded = 0
  let priced = options.claimPrice ?? 0
  let legLength = 0
  let uses = 0
  let towns = 0
  let mines = 0
  let offboards = 0
  let minimum = 0

  const pairBonus = (a: number, b: number): number => {
    if (pairs.length === 0) return 0
    const [one, two] = [stops[a], stops[b]]
    let bonus = 0
    if (one === undefined || two === undefined) return 0
    for (const {
      groups: [g, h],
      amount,
      figures,
    } of pairs) {
      if ((one.group === g && two.group === h) || (one.group === h && two.group === g)) {
        bonus += amount + (figures?.[one.hex] ?? 0) + (figures?.[two.hex] ?? 0)
      }
    }
    return bonus
  }

  /** The best `size` of the limited stops other than `a` and `b`; `needsToken` where those two have none. */
  const bestOf = (size: number, a: number, b: number, needsToken: boolean): number => {
    let n = 0
    let bestToken = -1
    let tokenIn = !needsToken
    for (let i = 0; i < limitedCount; i++) {
      const s = limited[i] as number
      if (s === a || s === b) continue
      const v = value[s] as number
      if (isToken[s] && v > bestToken) bestToken = v
      let at = n++
      for (; at > 0 && (sorted[at - 1] as number) < v; at--) sorted[at] = sorted[at - 1] as number
      sorted[at] = v
    }
    let total = 0
    for (let i = 0; i < Math.min(size, n); i++) total += sorted[i] as number
    if (tokenIn) return total
    if (bestToken < 0 || size === 0) return Number.NEGATIVE_INFINITY
    // A token stop worth at least the last one taken can be among those taken.
    tokenIn = size >= n || bestToken >= (sorted[size - 1] as number)
    return tokenIn ? total : total - (sorted[size - 1] as number) + bestToken
  }

  const worth = (a: number, b: number): number => {
    const bonus = pairBonus(a, b)
    if (!hasCounts || limitedCount <= counts) return sum + bonus
    let all = 0
    for (let i = 0; i < limitedCount; i++) all += value[limited[i] as number] as number
    const rest = sum - all
    const tokenAlways = isTokenAlways > 0
    let best = bestOf(counts, -1, -1, !tokenAlways)
    if (bonus > 0) {
      const ends = (alwaysCounts[a] ? 0 : 1) + (alwaysCounts[b] ? 0 : 1)
      if (ends <= counts) {
        const both = (alwaysCounts[a] ? 0 : (value[a] as number)) + (alwaysCounts[b] ? 0 : (value[b] as number))
        const needs = !tokenAlways && !isToken[a] && !isToken[b]
        best = Math.max(best, both + bonus + bestOf(counts - ends, a, b, needs))
      }
    }
    return best === Number.NEGATIVE_INFINITY ? -1 : rest + best
  }

  /** Stops with a token that are counted whatever the others are. */
  let isTokenAlways = 0

  const enter = (s: number): void => {
    taken[location[s] as number] = 1
    const g = group[s] as number
    if (g >= 0) groups[g] = (groups[g] as number) + 1
    sum += (value[s] as number) + (visit[s] as number)
    if (view !== undefined) bounded += view.gain[s] as number
    if (stopCost[s]) {
      uses++
      if (isTown[s]) towns++
    }
    if (alwaysCounts[s]) isTokenAlways += isToken[s] as number
    else limited[limitedCount++] = s
    mines += isMine[s] as number
    offboards += offboard[s] as number
    minimum += forMinimum[s] as number
  }
  const leave = (s: number): void => {
    taken[location[s] as number] = 0
    const g = group[s] as number
    if (g >= 0) groups[g] = (groups[g] as number) - 1
    sum -= (value[s] as number) + (visit[s] as number)
    if (view !== undefined) bounded -= view.gain[s] as number
    if (stopCost[s]) {
      uses--
      if (isTown[s]) towns--
    }
    if (alwaysCounts[s]) isTokenAlways -= isToken[s] as number
    else limitedCount--
    mines -= isMine[s] as number
    offboards -= offboard[s] as number
    minimum -= forMinimum[s] as number
  }
  const lengthUsed = (): number => legLength + uses - Math.min(towns, variant.freeTowns)

  /** Reports the route with ends a and b unless it is no better than the one it was made longer from. */
  const report = (a: number, b: number, shorter: number): number => {
    if (minimum < MINIMUM_STOPS || mines !== variant.mines) return -1
    if (variant.needs !== undefined && offboards === 0) return -1
    if (uses <= variant.moreThan) return -1
    const total = worth(a, b)
    if (total > shorter) {
      route.value = total
      route.reduced = total - priced
      if (route.reduced >= floor() - EPSILON) {
        route.length = length
        found(route)
      }
    }
    return total
  }

  const canReach = (d: number, token: number, secondArm: boolean): boolean => {
    if (view === undefined) return true
    const left = Math.min(view.length, variant.length - lengthUsed())
    const base = view.constant + bounded - priced - (floor() - EPSILON)
    const passable = passes[target[d] as number]
    if (secondArm) return base + (passable ? (view.after[left * directions + d] as number) : 0) >= 0
    for (let r = 0; r <= left; r++) {
      const on = passable ? (view.after[r * directions + d] as number) : 0
      const back = passes[token] ? (view.arm[(left - r) * stopCount + token] as number) : 0
      if (base + on + back >= 0) return true
    }
    return false
  }

  /** Goes on from stop `at`; `tip` is the end of the first arm once the second is being walked. */
  const grow = (at: number, token: number, firstLeg: number, tip: number, shorter: number): void => {
    const secondArm = tip >= 0
    for (const d of out[at] as Int32Array) {
      const leg = d >> 1
      if (secondArm && at === token && leg <= firstLeg) continue
      const to = target[d] as number
      if (taken[location[to] as number] || closed[to]) continue
      if (isMine[to] && mines >= variant.mines) continue
      const g = group[to] as number
      if (g >= 0 && (groups[g] as number) > 0) continue
      let free = true
      for (let w = 0; w < words; w++) if ((used[w] as number) & (mask[leg * words + w] as number)) free = false
      if (!free || legCost[leg] === Number.POSITIVE_INFINITY) continue
      effort.step()
      enter(to)
      legLength += legCost[leg] as number
      priced += price[leg] as number
      if (lengthUsed() <= variant.length && canReach(d, token, secondArm)) {
        for (let w = 0; w < words; w++) used[w] = (used[w] as number) | (mask[leg * words + w] as number)
        way[length++] = d
        if (!secondArm) route.first = length
        const first = firstLeg < 0 ? leg : firstLeg
        const best = Math.max(shorter, report(to, secondArm ? tip : token, shorter))
        if (passes[to]) grow(to, token, first, tip, best)
        if (!secondArm && passes[token]) grow(token, token, first, to, best)
        length--
        if (!secondArm) route.first = length
        for (let w = 0; w < words; w++) used[w] = (used[w] as number) & ~(mask[leg * words + w] as number)
      }
      priced -= price[leg] as number
      legLength -= legCost[leg] as number
      leave(to)
    }
  }

  for (const bit of variant.claimBits) used[bit >> 5] = (used[bit >> 5] as number) | (1 << (bit & 31))
  for (const token of graph.tokens) {
    if (isMine[token]) continue
    route.token = token
    enter(token)
    if (lengthUsed() <= variant.length) grow(token, token, -1, -1, -1)
    leave(token)
    closed[token] = 1
  }
}
