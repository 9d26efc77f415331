import type { Mixture } from './mixture.js'
import type { Choice, Tolls } from './prices.js'

/** Three bits. Of routes that use two of them no two can be in one set: they share one. So a triple is as good as a bit. */
export type Triple = readonly [number, number, number]

/** How much more than once a triple must be used. */
const OVER = 1.02

const ownBits = ({ routes }: Choice, i: number): Uint16Array =>
  routes.bits.subarray(routes.bitsFrom[i], routes.bitsFrom[i + 1])

/** The triples that a mixture uses more than once, most of all first. */
export const overused = (choice: Choice, { shares }: Mixture, most: number): Triple[] => {
  const bits = choice.routes.bitCount
  const uses = shares.map(({ route, share }) => ({ share, own: new Set(ownBits(choice, route)) }))
  // Pair of bits → the share of the routes that use both.
  const both = new Float64Array(bits * bits)
  for (const { own, share } of uses) {
    for (const a of own) for (const b of own) both[a * bits + b] = (both[a * bits + b] as number) + share
  }
  const active = [...new Set(uses.flatMap(({ own }) => [...own]))].sort((a, b) => a - b)
  const timesUsed = (triple: Triple): number => {
    let sum = 0
    for (const { own, share } of uses) if (triple.filter((bit) => own.has(bit)).length >= 2) sum += share
    return sum
  }
  const found: { triple: Triple; times: number }[] = []
  for (const [i, a] of active.entries()) {
    for (let j = i + 1; j < active.length; j++) {
      const b = active[j] as number
      const ab = both[a * bits + b] as number
      for (let k = j + 1; k < active.length; k++) {
        const c = active[k] as number
        if (ab + (both[a * bits + c] as number) + (both[b * bits + c] as number) <= OVER) continue
        const times = timesUsed([a, b, c])
        if (times > OVER) found.push({ triple: [a, b, c], times })
      }
    }
  }
  found.sort((p, q) => q.times - p.times)
  return found.slice(0, most).map(({ triple }) => triple)
}

/** The open routes pay for triples as well. */
export const withTriples = ({ routes, tolls, open }: Choice, triples: readonly Triple[]): Tolls => {
  const isOpen = new Uint8Array(routes.count)
  let length = open.length * triples.length
  for (const i of open) {
    isOpen[i] = 1
    length += (tolls.from[i + 1] as number) - (tolls.from[i] as number)
  }
  const from = new Int32Array(routes.count + 1)
  const list = new Uint16Array(length)
  let at = 0
  for (let i = 0; i < routes.count; i++) {
    if (isOpen[i]) {
      const end = tolls.from[i + 1] as number
      for (let t = tolls.from[i] as number; t < end; t++) list[at++] = tolls.list[t] as number
      for (let t = 0; t < triples.length; t++) {
        const [a, b, c] = triples[t] as Triple
        if (routes.uses(i, a) + routes.uses(i, b) + routes.uses(i, c) >= 2) list[at++] = tolls.count + t
      }
    }
    from[i + 1] = at
  }
  return { count: tolls.count + triples.length, from, list }
}
