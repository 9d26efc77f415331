import { heldFrom } from '@roundhouse/engine'
import { describe, expect, it } from 'vitest'
import { allRuns } from '../../study/past-run.js'
import { turningPoints } from '../../study/turning-points.js'
import { sampleGame } from '../sample-game.js'
import { logSections } from './lines.js'
import { roundAt, roundsOf } from './rounds.js'
import { priceSeries, worthSeries } from './values.js'

const BASE = 90
const whole = sampleGame()
const held = heldFrom(whole, BASE)

describe('a game of which only the later part is held', () => {
  it('has the rounds and lines of that part, by their numbers', () => {
    for (let n = BASE; n < whole.length; n++) {
      const [known, all] = [roundsOf(held)[roundAt(held, n)], roundsOf(whole)[roundAt(whole, n)]]
      expect({ ...known, n: 0 }).toEqual({ ...all, n: 0 })
    }
    const linesOf = (game: typeof held) => logSections(game).flatMap(({ lines }) => lines)
    expect(linesOf(held)).toEqual(linesOf(whole).filter(({ n }) => n >= BASE))
    const rounds = roundsOf(held)
    for (const { n, round } of logSections(held)) expect(rounds[round]?.n).toBe(n)
  })

  it('has values by their numbers', () => {
    for (const [i, { values }] of worthSeries(held).entries()) {
      expect(values).toHaveLength(whole.length)
      expect(values.slice(BASE)).toEqual(worthSeries(whole)[i]?.values.slice(BASE))
    }
    const priced = new Map(priceSeries(whole).map(({ id, values }) => [id, values]))
    for (const { id, values } of priceSeries(held)) expect(values.slice(BASE)).toEqual(priced.get(id)?.slice(BASE))
  })

  it('has its runs and turning points', () => {
    const after = ({ n }: { readonly n: number }): boolean => n > BASE
    expect(allRuns(held).map(({ n, revenue }) => [n, revenue])).toEqual(
      allRuns(whole)
        .filter(after)
        .map(({ n, revenue }) => [n, revenue]),
    )
    const events = (game: typeof held) => turningPoints(game).filter(({ kind, n }) => kind === 'event' && n > BASE)
    expect(events(held)).toEqual(events(whole))
  })
})
