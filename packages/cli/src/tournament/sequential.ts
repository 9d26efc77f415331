/** A claim that something happens at least so often, tested game by game until it is decided. */
export interface Claim {
  /** Not kept if it happens no more often than this. */
  readonly refuted: number
  /** Kept if it happens this often or more. */
  readonly kept: number
}

export type Verdict = 'kept' | 'refuted' | 'open'

/** The chance of a wrong verdict, either way. */
export const RISK = 0.05
/** No verdict before so many observations: their spread is not known yet. */
const FEWEST = 5
/** Observations that all agree say little about their spread. */
const LEAST_VARIANCE = 0.01

export const BOUND = Math.log((1 - RISK) / RISK)

/**
 * The logarithm of how much likelier the observations (from 0 to 1) are if the claim is kept than if it is refuted, for a
 * mean of observations whose spread is taken from themselves: the generalised test chess engines are measured by.
 */
export const likelihood = (observed: readonly number[], { refuted, kept }: Claim): number => {
  const count = observed.length
  if (count < 2) return 0
  const mean = observed.reduce((sum, each) => sum + each, 0) / count
  const spread = observed.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (count - 1)
  return (count * (kept - refuted) * (2 * mean - refuted - kept)) / (2 * Math.max(LEAST_VARIANCE, spread))
}

export const verdictOf = (observed: readonly number[], claim: Claim): Verdict => {
  if (observed.length < FEWEST) return 'open'
  const found = likelihood(observed, claim)
  return found >= BOUND ? 'kept' : found <= -BOUND ? 'refuted' : 'open'
}
