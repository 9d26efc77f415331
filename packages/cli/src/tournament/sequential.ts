/** A claim that something happens at least so often, tested game by game until it is decided. */
export interface Claim {
  /** Refuted if it happens no more often than this. */
  readonly refuted: number
  /** Proven if it happens this often or more. */
  readonly proven: number
}

export type Verdict = 'proven' | 'refuted' | 'undecided'

/** The chance of a wrong verdict, either way. */
export const RISK = 0.05
/** No verdict before so many observations: their spread is not known yet. */
const FEWEST = 5
/** Observations that all agree say little about their spread. */
const LEAST_VARIANCE = 0.01

export const BOUND = Math.log((1 - RISK) / RISK)

/**
 * The logarithm of how much likelier the observations (from 0 to 1) are if the claim is true than if it is not, for a
 * mean of observations whose spread is taken from themselves: the generalised test chess engines are measured by.
 */
export const likelihood = (observed: readonly number[], { refuted, proven }: Claim): number => {
  const count = observed.length
  if (count < 2) return 0
  const mean = observed.reduce((sum, each) => sum + each, 0) / count
  const spread = observed.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (count - 1)
  return (count * (proven - refuted) * (2 * mean - refuted - proven)) / (2 * Math.max(LEAST_VARIANCE, spread))
}

export const verdictOf = (observed: readonly number[], claim: Claim): Verdict => {
  if (observed.length < FEWEST) return 'undecided'
  const found = likelihood(observed, claim)
  return found >= BOUND ? 'proven' : found <= -BOUND ? 'refuted' : 'undecided'
}
