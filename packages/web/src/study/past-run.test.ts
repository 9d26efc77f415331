import { describe, expect, test } from 'vitest'
import { exampleGame, exampleNames } from '../../build/sample.js'
import { allRuns, runAt, runShownAt } from './past-run.js'

describe.each(exampleNames())('runs of %s', (file) => {
  const game = exampleGame(file)
  const runs = allRuns(game)

  test('every run that was made is read again with the sum it earned', () => {
    const made = game.entries.flatMap(({ action, events }, n) => {
      const ran = action?.type === 'runRoutes' && events.find((event) => event.type === 'ran')
      return ran && ran.type === 'ran' && ran.operator === action.by ? [[n, ran.operator, ran.revenue]] : []
    })
    expect(made.length).toBeGreaterThan(10)
    expect(runs.filter(({ revenue }) => revenue > 0).map(({ n, operator, revenue }) => [n, operator, revenue])).toEqual(
      made.filter(([, , revenue]) => revenue !== 0),
    )
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
      const next = game.entries[n + 1]?.action
      return next?.type === 'dividend' && next.by === operator
    })!
    expect(runShownAt(game, paid.n)).toBe(paid)
    expect(runShownAt(game, paid.n + 1)).toBe(paid)
    expect(runShownAt(game, paid.n - 1)).toBe(runAt(game, paid.n - 1))
    expect(runShownAt(game, 1)).toBeNull()
  })
})
