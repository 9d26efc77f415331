import { describe, expect, it } from 'vitest'
import { BOUND, type Claim, likelihood, verdictOf } from './sequential.js'

const CLAIM: Claim = { refuted: 0.65, proven: 0.75 }
const repeated = (pattern: readonly number[], times: number): readonly number[] =>
  Array.from({ length: times }, () => pattern).flat()

describe('the sequential test', () => {
  const rows: readonly (readonly [name: string, observed: readonly number[], verdict: string])[] = [
    ['nothing was seen', [], 'undecided'],
    ['four of four: the spread is not known yet', [1, 1, 1, 1], 'undecided'],
    ['always', repeated([1], 6), 'proven'],
    ['never', repeated([0], 6), 'refuted'],
    ['as often as not, seen for long', repeated([1, 0.5, 0.25, 0.25], 10), 'refuted'],
    ['nine in ten, seen for long', repeated([1, 0.75, 1, 0.75, 1], 6), 'proven'],
    ['between the bounds', repeated([1, 0.5, 0.7, 0.6], 6), 'undecided'],
  ]
  it.each(rows)('%s', (_, observed, verdict) => expect(verdictOf(observed, CLAIM)).toBe(verdict))

  it('is as far from one verdict as from the other half way between the bounds', () => {
    expect(likelihood(repeated([0.9, 0.5], 20), CLAIM)).toBeCloseTo(0)
    expect(BOUND).toBeCloseTo(2.944, 3)
  })
})
