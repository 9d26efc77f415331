import { type BestRoutes, bestRoutes, choices, type Game, type RouteProblem } from '@roundhouse/engine'
import { describe, expect, test } from 'vitest'
import { exampleGame, exampleNames } from '../../build/sample.js'
import { runModel } from './run-model.js'

/** A search that answers when it is told to. */
const heldSearch = () => {
  let waiting: { problem: RouteProblem; then: (best: BestRoutes) => void } | null = null
  return {
    find: (problem: RouteProblem, then: (best: BestRoutes) => void) => {
      waiting = { problem, then }
    },
    stop: () => {
      waiting = null
    },
    answer: () => waiting?.then(bestRoutes(waiting.problem, { alternatives: 3 })),
  }
}

const example = exampleGame(exampleNames()[0]!, 400)
const running = ((): { game: Game; by: string } => {
  for (let n = 0; n <= example.cursor; n++) {
    const game = { ...example, cursor: n, state: example.entries[n]!.state }
    const run = choices(game, undefined, ['runRoutes', 'claimRoutes']).deferred.find(({ type }) => type === 'runRoutes')
    if (run) return { game, by: run.by }
  }
  throw new Error('nothing runs in the example')
})()

describe('runs being decided', () => {
  test('are the best ones as soon as they are found', () => {
    const search = heldSearch()
    const model = runModel(search)
    model.open(running.game, running.by)
    expect(model.state.value).toMatchObject({ best: null, runs: [], verdict: { ok: true, revenue: 0 } })
    search.answer()
    const { best, runs, verdict } = model.state.value!
    expect(runs).toBe(best?.runs)
    expect(verdict.ok && verdict.revenue + verdict.aside).toBe(best?.revenue)
    expect(best?.proven).toBe(true)
  })

  test('what the player has changed is not overwritten', () => {
    const search = heldSearch()
    const model = runModel(search)
    model.open(running.game, running.by)
    model.change([])
    search.answer()
    expect(model.state.value).toMatchObject({ runs: [], touched: true })
    expect(model.state.value?.best).not.toBeNull()
  })

  test('asking again about the same position changes nothing; another closes the old', () => {
    const search = heldSearch()
    const model = runModel(search)
    model.open(running.game, running.by)
    const before = model.state.value
    model.open(running.game, running.by)
    expect(model.state.value).toBe(before)
    model.close()
    search.answer()
    expect(model.state.value).toBeNull()
  })
})
