import { bestRoutes, choices, type Game, type RouteProblem } from '@roundhouse/engine'
import { describe, expect, test } from 'vitest'
import { exampleGame, exampleNames } from '../../build/sample.js'
import { runModel } from './run-model.js'
import { SEARCHING, type SearchState } from './search.js'

/** A search that goes on when it is told to. */
const heldSearch = () => {
  let waiting: { problem: RouteProblem; tell: (state: SearchState) => void } | null = null
  return {
    warm: () => {},
    close: () => {},
    find: (problem: RouteProblem, tell: (state: SearchState) => void) => {
      const own = { problem, tell }
      waiting = own
      tell(SEARCHING)
      return () => {
        if (waiting === own) waiting = null
      }
    },
    answer: () => waiting?.tell({ status: 'found', best: bestRoutes(waiting.problem, { alternatives: 3 }) }),
    fail: () => waiting?.tell({ status: 'failed', error: 'silent' }),
  }
}

const example = exampleGame(exampleNames()[0]!, 400)
const running = ((): { game: Game; by: string } => {
  for (let n = 0; n <= example.cursor; n++) {
    const game = { ...example, cursor: n, state: example.history.entry(n).state }
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
    expect(model.state.value).toMatchObject({ search: SEARCHING, runs: [], verdict: { ok: true, revenue: 0 } })
    search.answer()
    const { search: told, runs, verdict } = model.state.value!
    if (told.status !== 'found') throw new Error(told.status)
    expect(runs).toBe(told.best.runs)
    expect(verdict.ok && verdict.revenue + verdict.aside).toBe(told.best.revenue)
    expect(told.best.proven).toBe(true)
  })

  test('what the player has changed is not overwritten', () => {
    const search = heldSearch()
    const model = runModel(search)
    model.open(running.game, running.by)
    model.change([])
    search.answer()
    expect(model.state.value).toMatchObject({ runs: [], touched: true })
    expect(model.state.value?.search.status).toBe('found')
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

  test('a search that failed can be asked again, and runs be set by hand meanwhile', () => {
    const search = heldSearch()
    const model = runModel(search)
    model.open(running.game, running.by)
    search.fail()
    expect(model.state.value).toMatchObject({ search: { status: 'failed' }, verdict: { ok: true } })
    model.again()
    expect(model.state.value?.search).toEqual(SEARCHING)
    search.answer()
    expect(model.state.value?.search.status).toBe('found')
    expect(model.state.value?.runs).not.toEqual([])
  })
})
