import { drawsWide } from '../rulesets.js'
import { chacha } from './chacha.js'
import type { Draft } from './draft.js'
import { type Seed, wordsOf } from './seed.js'
import type { Setup } from './setup.js'

const MODULUS = 2 ** 31

/** The generator of recorded games, whose shuffles can be repeated elsewhere: x ← (1103515245·x + 12345) mod 2³¹. */
export const nextRandom = (x: number): number => Number((BigInt(x) * 1103515245n + 12345n) % BigInt(MODULUS))

/** Sorts by one fresh draw for each element, in list order. */
const shuffleAsThere = <T>(from: number, list: readonly T[]): { readonly shuffled: T[]; readonly random: number } => {
  let random = from
  const drawn = list.map((value) => {
    random = nextRandom(random)
    return { value, key: random }
  })
  return { shuffled: drawn.sort((a, b) => a.key - b.key).map(({ value }) => value), random }
}

const BLOCK = 16

/** Every order equally likely; `random` counts the words drawn so far. */
const shuffleWide = <T>(seed: Seed, from: number, list: readonly T[]) => {
  const key = wordsOf(seed)
  let random = from
  let block = chacha(key, Math.floor(random / BLOCK))
  const below = (count: number): number => {
    // Words beyond the last whole multiple would favour the low numbers.
    const fair = 2 ** 32 - (2 ** 32 % count)
    for (;;) {
      const word = block[random % BLOCK] as number
      random++
      if (random % BLOCK === 0) block = chacha(key, random / BLOCK)
      if (word < fair) return word % count
    }
  }
  const shuffled = [...list]
  for (let last = shuffled.length - 1; last > 0; last--) {
    const other = below(last + 1)
    const value = shuffled[last] as T
    shuffled[last] = shuffled[other] as T
    shuffled[other] = value
  }
  return { shuffled, random }
}

/**
 * Where chance stands at the start. In games as they are recorded it is the state of a generator of 31 bits, so small that a look at
 * one's own cards finds it. Everywhere else it only counts what was drawn: the draws follow from the seed by a cipher,
 * and what some of them were tells nothing about the others.
 */
export const firstRandom = (setup: Setup): number => (drawsWide(setup) ? 0 : Number(setup.seed) % MODULUS)

export const shuffle = <T>(d: Draft, list: readonly T[]): T[] => {
  const { random: from } = d.state
  const { shuffled, random } = drawsWide(d.setup) ? shuffleWide(d.setup.seed, from, list) : shuffleAsThere(from, list)
  d.set({ random })
  return shuffled
}
