import type { Part, Parts, PartsOptions } from './parts.js'
import type { Prices } from './prices.js'
import type { Reached } from './reached.js'

const EPSILON = 1e-6

/** Up to 15 trains of each kind, as one number. */
const packed = (trains: Int32Array): number => {
  let n = 0
  for (const t of trains) n = n * 16 + t
  return n
}

/**
 * Searches a part to its end at fixed prices. At each step one bit is decided on: some route takes it, or none does. A set
 * earns the bound less the *regrets* of its routes (how much each is worse than the best of its kind), of idle trains,
 * and the prices of bits left over; a branch is cut when these eat up the slack. False: the allowance of comparisons
 * ran out first.
 */
export const attempt = (
  { routes, required, effort, floor }: PartsOptions,
  parts: Parts,
  reached: Reached,
  part: Part,
  prices: Prices,
  allowance: number,
): boolean => {
  const { kind, mask, value, words } = routes
  const { most, price } = prices
  const trains = part.choice.trains.slice()
  const tally = new Int32Array(trains.length)
  const limit = part.gained + prices.bound + EPSILON
  let left = allowance

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
    while (size > 0 && packed(trains) > 0) {
      if (lost + least(list, regret, size) > limit - floor()) return true
      if (reached.withAsMuch(blocked, packed(trains), gained)) return true
      const bit = parts.bitToDecide(list, size, price, used)
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
          if (trains[kind[c] as number] === 0 || parts.clash(c, i)) continue
          next[m] = c
          nextRegret[m++] = regret[b] as number
        }
        left -= size
        effort.step(1 + (size >> 2))
        const inside = new Int32Array(words)
        const taken = new Int32Array(words)
        for (let v = 0; v < words; v++) {
          inside[v] = (blocked[v] as number) | (mask[i * words + v] as number)
          taken[v] = (used[v] as number) | (mask[i * words + v] as number)
        }
        parts.chosen.push(i)
        const total = gained + (value[i] as number)
        const done = left >= 0 && branch(next, nextRegret, m, inside, taken, total, lost + own)
        parts.chosen.pop()
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
      left -= size
      size = m
    }
    parts.leaf(gained, used)
    return true
  }

  const { open, regrets } = parts.sorted(part, prices)
  const done = branch(open, regrets, open.length, part.blocked.slice(), part.used, part.gained, 0)
  if (!done) reached.forget()
  return done
}
