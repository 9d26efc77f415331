import { bestRoutes, type RouteProblem } from '@roundhouse/engine'
import { describe, expect, test } from 'vitest'
import { exampleGame, exampleNames } from '../../build/sample.js'
import { SEARCHING, type SearchState } from '../runs/search.js'
import { bestQueue } from './best-queue.js'
import { allRuns } from './past-run.js'

const problems = allRuns(exampleGame(exampleNames()[0]!, 300))
  .slice(0, 3)
  .map(({ problem }) => problem)
const [one, two, three] = problems as [RouteProblem, RouteProblem, RouteProblem]

/** A search that answers when it is told to, and remembers what it was asked. */
const heldSearch = () => {
  let open: { problem: RouteProblem; tell: (state: SearchState) => void } | null = null
  const asked: RouteProblem[] = []
  return {
    asked,
    warm: () => {},
    close: () => {},
    find: (problem: RouteProblem, tell: (state: SearchState) => void) => {
      const own = { problem, tell }
      open = own
      asked.push(problem)
      tell(SEARCHING)
      return () => {
        if (open === own) open = null
      }
    },
    answer: () => open?.tell({ status: 'found', best: bestRoutes(open.problem) }),
  }
}

describe('questions about the best runs', () => {
  test('are answered one after another', () => {
    const search = heldSearch()
    const queue = bestQueue(search)
    const told: string[] = []
    for (const [i, problem] of [one, two].entries()) queue.ask(problem, ({ status }) => told.push(`${i} ${status}`))
    expect(search.asked).toEqual([one])
    search.answer()
    search.answer()
    expect(told).toEqual(['0 searching', '0 found', '1 searching', '1 found'])
  })

  test('one that is given up does not hold up the next, and tells nothing', () => {
    const search = heldSearch()
    const queue = bestQueue(search)
    const told: string[] = []
    const giveUp = queue.ask(one, () => told.push('one'))
    const giveUpToo = queue.ask(two, () => told.push('two'))
    queue.ask(three, ({ status }) => told.push(`three ${status}`))
    told.length = 0
    giveUpToo()
    giveUp()
    search.answer()
    expect(search.asked).toEqual([one, three])
    expect(told).toEqual(['three searching', 'three found'])
  })

  test('an answer known already comes at once', () => {
    const search = heldSearch()
    const queue = bestQueue(search)
    queue.ask(one, () => {})
    search.answer()
    let told: SearchState | null = null
    queue.ask(one, (state) => {
      told = state
    })
    expect(told).toEqual({ status: 'found', best: bestRoutes(one) })
    expect(search.asked).toEqual([one])
  })
})
