import type { FullPosition, KnownPosition } from './core/position.js'
import { firstRandom } from './core/random.js'

/** A whole number from 0 to one less than `count`, each as likely as the others. */
export type Draw = (count: number) => number

/** Every order equally likely. */
const shuffledBy =
  (draw: Draw) =>
  <T>(list: readonly T[]): readonly T[] => {
    const left = [...list]
    return list.map(() => left.splice(draw(left.length), 1)[0] as T)
  }

const SEEDS = 2 ** 31

/**
 * A full position that agrees with what the seat knows, its hidden cards dealt anew and its chance begun anew: one of
 * those the seat may be in. For players who think ahead, who may not use what they cannot know.
 */
export const determinize = (known: KnownPosition, draw: Draw): FullPosition => {
  const { rules, setup, state } = known
  if (state.ended) return { setup, rules, state }
  const dealt = rules.deal?.(known, shuffledBy(draw)) ?? state
  const seed = draw(SEEDS)
  const begun = { ...setup, seed }
  return { rules, setup: begun, state: { ...dealt, random: firstRandom(begun) } }
}
