import { WEIGHT_NAMES, weightsOfHard } from '@roundhouse/bots/tuning'
import { describe, expect, it } from 'vitest'
import { FIRST_STEP, judged, type Tuning, tried } from './tuning.js'

const begun: Tuning = { title: '1846', round: 0, step: FIRST_STEP, weights: weightsOfHard(), trials: [] }

describe('a search for better weights', () => {
  const rows: readonly (readonly [differences: readonly number[], verdict: string])[] = [
    [[], 'open'],
    [[900, 900, 900], 'open'],
    [[300, 400, 350, 380], 'better'],
    [[-300, -400, -350, -380], 'no better'],
    [[500, -400, 300, -100], 'open'],
    [Array.from({ length: 24 }, (_, i) => (i % 2 === 0 ? 200 : -190)), 'no better'],
    [[0, 0, 0, 0], 'no better'],
  ]
  it.each(rows)('%j: %s', (differences, verdict) => expect(judged(differences)).toBe(verdict))

  it('moves one weight after the other, up, then down, then by less', () => {
    const names = WEIGHT_NAMES.length
    const moved = (round: number): number => {
      const { name, weights } = tried({ ...begun, round }, WEIGHT_NAMES)
      return weights[name] / begun.weights[name]
    }
    expect(moved(0)).toBeCloseTo(1.4, 1)
    expect(moved(names)).toBeCloseTo(0.6, 1)
    expect(moved(2 * names)).toBeCloseTo(1.28, 1)
    for (let round = 0; round < names; round++) {
      const { name, weights } = tried({ ...begun, round }, WEIGHT_NAMES)
      const changed = WEIGHT_NAMES.filter((each) => weights[each] !== begun.weights[each])
      expect(changed).toEqual([name])
    }
  })
})
