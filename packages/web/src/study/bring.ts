import {
  type Action,
  answerTo,
  type EntityId,
  type GameState,
  type OperatorId,
  type Position,
  type RouteProblem,
  routeProblem,
  standingOffer,
  step,
} from '@roundhouse/engine'
import type { BestQueue } from './best-queue.js'

/** What the best runs of a company earn now, and what they would after an action. */
export interface Bring {
  readonly before: number
  readonly after: number
}

/** Whose runs an action is about: who gets what is sold or lent, else who acts. */
export const bringsTo = (p: Position, action: Action, actor: EntityId | null): OperatorId | null => {
  const to = 'to' in action && action.to !== undefined ? action.to : null
  return [to, action.by, actor].find((id) => id !== null && p.state.operators[id] !== undefined) ?? null
}

/** The position after an action and the yes of whoever is asked about it; null = it may not be done. */
const after = (p: Position, action: Action): Position | null => {
  const stepped = step(p, action)
  if (!stepped.ok) return null
  const offer = standingOffer(stepped.position)
  if (!offer) return stepped.position
  const agreed = step(stepped.position, answerTo(stepped.position, offer.to, true))
  return agreed.ok ? agreed.position : null
}

const known = new WeakMap<GameState, Map<string, RouteProblem | null>>()

const problemOf = (p: Position, operator: OperatorId, action: Action | null): RouteProblem | null => {
  const made = known.get(p.state) ?? new Map<string, RouteProblem | null>()
  known.set(p.state, made)
  const key = `${operator} ${JSON.stringify(action)}`
  let problem = made.get(key)
  if (problem === undefined) {
    const then = action ? after(p, action) : p
    problem = then?.state.operators[operator] ? routeProblem(then, operator) : null
    made.set(key, problem)
  }
  return problem
}

/**
 * Asks for both, and tells when they are known; null = nothing to tell: it may not be done, or there is no train to run.
 * The answer gives the question up.
 */
export const askBring = (
  queue: BestQueue,
  p: Position,
  operator: OperatorId,
  action: Action,
  tell: (bring: Bring | null) => void,
): (() => void) => {
  const problems = [problemOf(p, operator, null), problemOf(p, operator, action)] as const
  const runs = problems.some((problem) => problem?.trains.some(({ usable }) => usable))
  if (!problems[0] || !problems[1] || !runs) {
    tell(null)
    return () => {}
  }
  const found: (number | undefined)[] = []
  const stops = problems.map((problem, i) =>
    queue.ask(problem as RouteProblem, (state) => {
      if (state.status === 'failed') tell(null)
      if (state.status !== 'found') return
      found[i] = state.best.revenue
      const [before, after] = found
      if (before !== undefined && after !== undefined) tell({ before, after })
    }),
  )
  return () => {
    for (const stop of stops) stop()
  }
}
