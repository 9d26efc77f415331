import { entriesOf, entryOf } from '@roundhouse/engine'
import { describe, expect, test } from 'vitest'
import { exampleGame, exampleNames } from '../../build/sample.js'
import { allRuns, runAt, runShownAt } from './past-run.js'

describe.each(exampleNames())('runs of %s', (file) => {
  const game = exampleGame(file)
  const runs = allRuns(game)

  test('every run that was made is read again with the sum it earned', () => {
    const made = entriesOf(game).flatMap(([n, { action, events }]) => {
      const ran = action?.type === 'runRoutes' && events.find((event) => event.type === 'ran')
      return ran && ran.type === 'ran' && ran.operator === action.by ? [[n, ran.operator, ran.revenue]] : []
    })
    expect(made.length).toBeGreaterThan(10)
    // What is paid aside is no revenue.
    const read = runs.map(({ n, operator, judged }) => [n, operator, judged.reduce((sum, run) => sum + run.revenue, 0)])
    expect(read.filter(([, , revenue]) => revenue !== 0)).toEqual(made.filter(([, , revenue]) => revenue !== 0))
  })

  test('a run has the stops its sum is made of', () => {
    for (const { judged, revenue } of runs) {
      const sums = judged.map((run) => run.revenue + run.aside)
      expect(sums.reduce((a, b) => a + b, 0)).toBe(revenue)
      for (const run of judged) expect(run.stops.length).toBeGreaterThan(1)
    }
  })

  test('is shown with its dividend too, and with nothing else', () => {
    const paid = runs.find(({ n, operator }) => {
      const next = entryOf(game, n + 1)?.action
      return next?.type === 'dividend' && next.by === operator
    })
    // Where nobody decides on the dividend of a run, it is shown alone.
    const run = paid ?? runs[0]!
    expect(runShownAt(game, run.n)).toEqual(run)
    expect(runShownAt(game, run.n + 1)).toEqual(paid ?? runAt(game, run.n + 1))
    expect(runShownAt(game, run.n - 1)).toEqual(runAt(game, run.n - 1))
    expect(runShownAt(game, 1)).toBeNull()
  })
})
