import { newGame } from '@roundhouse/engine'
import { expect, it } from 'vitest'
import { soakJob } from './soak.js'

it.each(['1846', '18MEX', '1849', '18Mag'])(
  '%s: every table of the soak can be begun, the same by the same number',
  (title) => {
    const jobs = Array.from({ length: 40 }, (_, n) => soakJob(title, n + 1))
    for (const { setup } of jobs) expect(newGame(setup)).toMatchObject({ ok: true })
    expect(jobs).toEqual(jobs.map(({ seed }) => soakJob(title, seed)))
    expect(new Set(jobs.flatMap(({ bots }) => bots))).toEqual(new Set(['random', 'easy', 'normal', 'hard']))
  },
)
