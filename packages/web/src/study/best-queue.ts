import type { BestRoutes, RouteProblem } from '@roundhouse/engine'
import { type RouteSearch, routeSearch, type SearchState } from '../runs/search.js'

/** Searches for the best runs one after another, in a worker of its own: never in the way of the one being decided. */
export interface BestQueue {
  /** Tells at once what is known already. The answer gives the question up. */
  ask(problem: RouteProblem, tell: (state: SearchState) => void): () => void
  close(): void
}

interface Question {
  readonly problem: RouteProblem
  readonly tell: (state: SearchState) => void
}

export const bestQueue = (search: RouteSearch = routeSearch(undefined, 'roundhouse:studied-routes')): BestQueue => {
  const known = new WeakMap<RouteProblem, BestRoutes>()
  let waiting: readonly Question[] = []
  let asked: Question | null = null
  let giveUp = (): void => {}

  const next = (): void => {
    const question = waiting[0]
    if (asked || !question) return
    waiting = waiting.slice(1)
    asked = question
    giveUp = search.find(question.problem, (state) => {
      if (asked !== question) return
      if (state.status === 'found') known.set(question.problem, state.best)
      if (state.status !== 'searching') asked = null
      question.tell(state)
      next()
    })
  }

  return {
    ask(problem, tell) {
      const best = known.get(problem)
      if (best) {
        tell({ status: 'found', best })
        return () => {}
      }
      const question: Question = { problem, tell }
      waiting = [...waiting, question]
      next()
      return () => {
        waiting = waiting.filter((each) => each !== question)
        if (asked !== question) return
        asked = null
        giveUp()
        next()
      }
    },
    close() {
      waiting = []
      asked = null
      search.close()
    },
  }
}
