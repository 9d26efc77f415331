import { appendFileSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setupOf } from '@roundhouse/engine/testing'
import { describe, expect, it } from 'vitest'
import { partOf } from './bench/strengths.js'
import type { Job, Outcome } from './game.js'
import { KeptGames } from './kept.js'

const jobOf = (seed: number): Job => ({
  setup: setupOf('1846', { seed }),
  bots: ['easy', 'normal', 'easy'],
  seed,
  keep: false,
})
const outcomeOf = (...scores: readonly number[]): Outcome => ({
  bots: ['easy', 'normal', 'easy'],
  scores,
  bankrupt: [false, false, false],
  turn: 6,
  reason: 'bank',
  refused: false,
  fault: null,
  times: {},
  memory: 0,
  file: null,
})

describe('games of a benchmark', () => {
  it('are found again by a run that goes on, though the last line was cut off', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'bots-')), 'deep', 'games.jsonl')
    const first = new KeptGames(file)
    expect(first.of(jobOf(1))).toBeUndefined()
    first.add(jobOf(1), outcomeOf(1, 2, 3))
    appendFileSync(file, '{"key":"half')
    const second = new KeptGames(file)
    expect(second.of(jobOf(1))).toEqual(outcomeOf(1, 2, 3))
    expect(second.of(jobOf(2))).toBeUndefined()
  })

  it('count every pair of seats, equal scores for half', () => {
    expect(partOf([outcomeOf(30, 20, 10)], 'normal', 'easy')).toBe(0.5)
    expect(partOf([outcomeOf(30, 20, 10), outcomeOf(10, 20, 20)], 'normal', 'easy')).toBe(0.625)
  })
})
