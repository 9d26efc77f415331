import type { RunOfTrain } from '../core/action.js'
import { Effort, Stopped } from './effort.js'
import type { RouteProblem } from './problem.js'
import { bonusOf, stopValue } from './revenue.js'
import { LIMITS, type Limits, searchSeveral } from './several.js'
import { searchSingle } from './single.js'
import { Task } from './task.js'

export interface Progress {
  readonly steps: number
  readonly revenue: number
  readonly bound: number
}

export interface SearchOptions {
  /** Steps after which to stop, the same on every machine. */
  readonly budget?: number
  /** Asked now and then; true stops the search. */
  readonly cancelled?: () => boolean
  readonly onProgress?: (progress: Progress) => void
  /** How many other sets that earn as much to list. */
  readonly alternatives?: number
}

export interface BestRoutes {
  /** With what is paid aside (18Mag mines). */
  readonly revenue: number
  readonly runs: readonly RunOfTrain[]
  /** No legal set earns more. Only false for a search that was stopped. */
  readonly proven: boolean
  /** No legal set earns more than this. */
  readonly bound: number
  readonly alternatives: readonly (readonly RunOfTrain[])[]
  /** Claims that had to be used and that no legal set can use together. */
  readonly unmet: readonly string[]
  readonly steps: number
}

/** More than any set can earn, from the stops alone. */
const ceiling = ({ stops, trains, pairs, claims }: RouteProblem): number => {
  const perTrain = trains
    .filter((train) => train.usable)
    .map((train) => stops.reduce((sum, stop) => sum + stopValue(stop, train) + bonusOf(stop) + stop.value, 0))
  const pair = pairs.reduce(
    (sum, { amount, figures }) => sum + amount + 2 * Math.max(0, ...Object.values(figures ?? {})),
    0,
  )
  const claimed = claims.reduce(
    (sum, claim) => sum + ('amount' in claim ? claim.amount * Math.max(1, stops.length) : 0),
    0,
  )
  return perTrain.reduce((sum, most) => sum + most + pair, claimed)
}

/**
 * The runs that earn most, at most one a train, judged as a set. Exact unless stopped, and then it says how much more there
 * might be. The answer is the same on every machine.
 */
export const bestRoutes = (problem: RouteProblem, options: SearchOptions = {}, limits: Limits = LIMITS): BestRoutes => {
  const most = ceiling(problem)
  let task: Task | undefined
  const effort = new Effort({
    budget: options.budget,
    cancelled: options.cancelled,
    report: (steps) =>
      options.onProgress?.({
        steps,
        revenue: Math.max(0, task?.best ?? 0),
        bound: Math.min(most, task?.bound ?? most),
      }),
  })
  let proven = false
  try {
    task = new Task(problem, effort, 1 + (options.alternatives ?? 0))
    const trains = task.trains.reduce((sum, n) => sum + n, 0)
    if (trains > 0 && task.graph.legs.length > 0) {
      effort.step()
      if (trains === 1) searchSingle(task)
      else searchSeveral(task, limits)
    }
    proven = true
  } catch (error) {
    if (!(error instanceof Stopped)) throw error
  }
  const best = task?.best ?? 0
  const bound = proven ? Math.max(0, best) : Math.min(most, task?.bound ?? most, task?.looseBound() ?? most)
  return {
    revenue: Math.max(0, best),
    runs: task?.sets[0] ?? [],
    proven: proven || bound <= best,
    bound: Math.max(0, best, bound),
    alternatives: task?.sets.slice(1) ?? [],
    unmet: best < 0 ? problem.claims.filter((claim) => claim.required).map(({ id }) => id) : [],
    steps: effort.steps,
  }
}
