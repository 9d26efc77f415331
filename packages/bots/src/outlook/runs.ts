import {
  bestRoutes,
  type OperatorId,
  type OwnedTrain,
  type Position,
  type RouteProblem,
  type RouteTrain,
  routeProblem,
} from '@roundhouse/engine'
import { stacksOf } from './trains.js'

/** Steps of search a question may cost: the same everywhere, so that the answer is. */
const EFFORT = { set: 1200, single: 400 }

/** Answers by the problem they belong to: the engine keeps one record of it as long as nothing of it changes. */
const sets = new WeakMap<RouteProblem, number>()
const singles = new WeakMap<RouteProblem, Map<number, number>>()

const earned = (problem: RouteProblem, trains: readonly RouteTrain[], budget: number): number =>
  bestRoutes({ ...problem, trains, claims: [] }, { budget }).revenue

/** What the operator's own trains earn on the track as it is. */
export const runNow = (p: Position, operator: OperatorId): number => {
  if ((p.state.operators[operator]?.trains ?? []).length === 0) return 0
  const problem = routeProblem(p, operator)
  const found = sets.get(problem)
  if (found !== undefined) return found
  const trains = problem.trains.map((train) => (train.usable ? train : { ...train, usable: true }))
  const made = earned(problem, trains, EFFORT.set)
  sets.set(problem, made)
  return made
}

const NO_TRAINS: readonly OwnedTrain[] = []

/** The operator's problem, whatever trains it has. */
const trackOf = (p: Position, operator: OperatorId): RouteProblem => {
  const { operators } = p.state
  const bare = { ...operators, [operator]: { ...operators[operator]!, trains: NO_TRAINS } }
  return routeProblem({ ...p, state: { ...p.state, operators: bare } }, operator)
}

const several = new WeakMap<RouteProblem, Map<string, number>>()

/** What trains of these kinds would earn together for the operator on the track as it is. */
export const runWith = (p: Position, operator: OperatorId, kinds: readonly number[]): number => {
  const [only] = kinds
  if (only === undefined) return 0
  if (kinds.length === 1) return runOf(p, operator, only)
  const problem = trackOf(p, operator)
  const answers = several.get(problem) ?? new Map<string, number>()
  several.set(problem, answers)
  const key = [...kinds].sort((a, b) => a - b).join()
  const found = answers.get(key)
  if (found !== undefined) return found
  const all = stacksOf(p).kinds
  const trains = kinds.flatMap((kind, i): RouteTrain[] => {
    const type = all[kind]
    return type ? [{ id: `dream-${i}`, name: type.name, reach: type.reach, usable: true }] : []
  })
  const made = earned(problem, trains, EFFORT.set)
  answers.set(key, made)
  return made
}

/** What one train of a kind would earn for the operator on the track as it is. */
export const runOf = (p: Position, operator: OperatorId, kind: number): number => {
  const problem = trackOf(p, operator)
  const answers = singles.get(problem) ?? new Map<number, number>()
  singles.set(problem, answers)
  const found = answers.get(kind)
  if (found !== undefined) return found
  const type = stacksOf(p).kinds[kind]
  const made = type
    ? earned(problem, [{ id: 'dream', name: type.name, reach: type.reach, usable: true }], EFFORT.single)
    : 0
  answers.set(kind, made)
  return made
}
