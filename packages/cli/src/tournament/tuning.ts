import type { Weights } from '@roundhouse/bots/tuning'

/** One change of one weight, played out. */
export interface Trial {
  readonly name: keyof Weights
  readonly value: number
  readonly games: number
  /** What the new weight has more than the old, a seat. */
  readonly mean: number
  readonly verdict: 'better' | 'no better' | 'open'
}

/** A search for better weights as far as it has come: plain data, kept in a file. */
export interface Tuning {
  readonly title: string
  readonly round: number
  /** Part of itself a weight is moved by at first. */
  readonly step: number
  readonly weights: Weights
  readonly trials: readonly Trial[]
}

export const FIRST_STEP = 0.4

/** The weight whose turn it is, moved: up in one sweep, down in the next, by less every two sweeps. */
export const tried = (
  { round, step, weights }: Tuning,
  names: readonly (keyof Weights)[],
): { readonly name: keyof Weights; readonly weights: Weights } => {
  const name = names[round % names.length] as keyof Weights
  const sweep = Math.floor(round / names.length)
  const size = step * 0.7 ** Math.floor(sweep / 2)
  const value = Number((weights[name] * (sweep % 2 === 0 ? 1 + size : 1 - size)).toFixed(3))
  return { name, weights: { ...weights, [name]: value } }
}

const FEWEST = 4
const MOST = 24

/** Better if the mean is two standard errors above nothing; no better as soon as it is one below, or nothing is seen for long. */
export const judged = (differences: readonly number[]): Trial['verdict'] => {
  const count = differences.length
  if (count < FEWEST) return 'open'
  const mean = differences.reduce((sum, each) => sum + each, 0) / count
  const spread = differences.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (count - 1)
  const error = Math.sqrt(spread / count)
  if (mean > 2 * error && mean > 0) return 'better'
  return mean < -error || count >= MOST || mean === 0 ? 'no better' : 'open'
}
