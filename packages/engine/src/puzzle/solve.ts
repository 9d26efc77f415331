import type { Action } from '../core/action.js'
import { president } from '../core/shares.js'
import type { Game } from '../game.js'
import { judge } from '../routes/check.js'
import { routeProblem } from '../routes/problem.js'
import { bestRoutes } from '../routes/search.js'
import type { Puzzle } from './puzzle.js'

/** Is the action, which was taken in `before` and led to `after`, an answer to the question? null = it is none. */
export const isSolved = (puzzle: Puzzle, before: Game, action: Action, after: Game): boolean | null => {
  switch (puzzle.kind) {
    case 'run': {
      if (action.type !== 'runRoutes') return null
      const verdict = judge(routeProblem(before, puzzle.by), action.runs)
      return verdict.ok && verdict.revenue + verdict.aside >= puzzle.revenue
    }
    case 'tile':
      if (action.type !== 'layTile') return null
      return bestRoutes(routeProblem(after, puzzle.by)).revenue >= puzzle.revenue
    case 'presidency':
      return action.type === 'buyShares' ? president(after, puzzle.corporation) === puzzle.by : null
    case 'trains':
      return null
    default:
      return puzzle satisfies never
  }
}
