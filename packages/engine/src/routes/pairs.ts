import type { Mixture } from './mixture.js'
import type { Choice } from './prices.js'

/** Two bits. In every set one route uses both, and then no other uses either of them, or none uses both. */
export type Pair = readonly [number, number]

/** How far from all or nothing the share of routes with both must be. */
const UNDECIDED = 0.05

/** The pair that a mixture is least decided about; undefined where it is decided about all. */
export const undecidedPair = ({ routes }: Choice, shares: Mixture['shares']): Pair | undefined => {
  const bits = routes.bitCount
  const both = new Float64Array(bits * bits)
  const uses = shares.map(({ route, share }) => ({
    share,
    own: routes.bits.subarray(routes.bitsFrom[route], routes.bitsFrom[route + 1]),
  }))
  for (const { own, share } of uses) {
    for (const a of own) for (const b of own) both[a * bits + b] = (both[a * bits + b] as number) + share
  }
  let found: Pair | undefined
  let least = 0.5 - UNDECIDED
  for (let a = 0; a < bits; a++) {
    for (let b = a + 1; b < bits; b++) {
      const together = both[a * bits + b] as number
      const away = Math.abs(together - 0.5)
      if (away >= least) continue
      const alone = (both[a * bits + a] as number) + (both[b * bits + b] as number) - 2 * together
      if (alone < UNDECIDED) continue
      least = away
      found = [a, b]
    }
  }
  return found
}

/** The choice where one route uses both bits, and where none does. */
export const bothWays = (choice: Choice, [a, b]: Pair): readonly [together: Choice, apart: Choice] => {
  const used = (i: number): number => choice.routes.uses(i, a) + choice.routes.uses(i, b)
  const without = (number: number): Choice => ({ ...choice, open: choice.open.filter((i) => used(i) !== number) })
  return [without(1), without(2)]
}
