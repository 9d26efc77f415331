import type { Draft } from './draft.js'

const MODULUS = 2 ** 31

/** The generator whose shuffles 18xx.games can be made to repeat: x ← (1103515245·x + 12345) mod 2³¹. */
export const nextRandom = (x: number): number => Number((BigInt(x) * 1103515245n + 12345n) % BigInt(MODULUS))

export const seedOf = (seed: number): number => ((Math.trunc(seed) % MODULUS) + MODULUS) % MODULUS

/** Sorts by one fresh draw for each element, in list order. */
export const shuffle = <T>(d: Draft, list: readonly T[]): T[] => {
  let x = d.state.random
  const drawn = list.map((value) => {
    x = nextRandom(x)
    return { value, key: x }
  })
  d.set({ random: x })
  return drawn.sort((a, b) => a.key - b.key).map(({ value }) => value)
}
