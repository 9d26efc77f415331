import { Effort, Stopped } from './effort.js'
import type { RouteProblem } from './problem.js'
import { LIMITS, searchSeveral } from './several.js'
import { Task } from './task.js'
import type { Variant } from './variant.js'
import { walk } from './walk.js'

/** Thrown at the first route that is found. */
class Found extends Error {}

const hasRoute = ({ graph, effort }: Task, variant: Variant): boolean => {
  const price = new Float64Array(graph.legs.length)
  const found = (): never => {
    throw new Found()
  }
  try {
    walk(graph, variant, { price, effort, found })
    return false
  } catch (error) {
    if (error instanceof Found) return true
    throw error
  }
}

/**
 * Is there a legal set of runs that uses all claims it must? Much sooner known than the best one: most often one train can
 * use them all, and then its first route is enough, or one of the claims is of use to no train. Out of budget there is none.
 */
export const isSetPossible = (problem: RouteProblem, budget: number): boolean => {
  try {
    const task = new Task(problem, new Effort({ budget }), 1)
    const { kinds, trains, graph, variants } = task
    // Nothing is required: to run nothing is a set.
    if (task.best >= 0) return true
    if (kinds.length === 0 || graph.legs.length === 0) return false
    const required = problem.claims.filter((claim) => claim.required).map(({ token, id }) => token ?? id)
    const canTake = (tokens: readonly string[]): boolean =>
      variants.some(
        (variant) =>
          tokens.every((token) => variant.claims.some((claim) => (claim.token ?? claim.id) === token)) &&
          hasRoute(task, variant),
      )
    if (canTake(required)) return true
    const isOnlyTrain = trains.reduce((sum, count) => sum + count, 0) === 1
    if (isOnlyTrain || !required.every((token) => canTake([token]))) return false
    searchSeveral(task, LIMITS)
    return task.best >= 0
  } catch (error) {
    if (error instanceof Stopped) return false
    throw error
  }
}
