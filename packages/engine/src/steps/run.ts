import { networkOf } from '../board/network.js'
import type { ActionOf, RunOfTrain } from '../core/action.js'
import { derivedLately } from '../core/derived.js'
import type { Draft } from '../core/draft.js'
import type { Idle } from '../core/event.js'
import type { OperatorId } from '../core/ids.js'
import { currentOperator } from '../core/operators.js'
import type { Position } from '../core/position.js'
import { type Objection, objection } from '../core/refusals.js'
import type { ActionKind, AnyKind, Step } from '../core/step.js'
import { isSetPossible } from '../routes/anySet.js'
import { judge, type Verdict } from '../routes/check.js'
import { isRoutePossible } from '../routes/possible.js'
import { type RouteProblem, routeProblem, routeProblemIn } from '../routes/problem.js'
import { type BestRoutes, bestRoutes } from '../routes/search.js'
import { ran } from './operatingTurn.js'

const possible = derivedLately(isRoutePossible)

/** Is there a route that some train could run, its length aside? A mine counts only for one who may visit it. */
export const hasRoute = (p: Position, operator: OperatorId): boolean => {
  const { rules, state } = p
  const { tiles, tokens } = state.board
  const claims = rules.routes.extras?.(p, operator).claims ?? []
  const mines = claims.some(({ effect }) => effect === 'mine') ? 1 : 0
  return possible(rules, networkOf(rules.board, tiles), tokens, operator, mines)
}

const usableTrains = (p: Position, operator: OperatorId): boolean =>
  (p.state.operators[operator]?.trains ?? []).some((train) => !train.fresh)

/** Why an operator that has not run is not asked to. */
export const noRun = (p: Position, operator: OperatorId): Idle | null =>
  !usableTrains(p, operator) ? 'noTrain' : hasRoute(p, operator) ? null : 'noRoute'

interface Judged extends Pick<Position, 'rules' | 'state'> {
  readonly operator: OperatorId
  /** The runs as text: what somebody does to a list of runs later cannot change a verdict. */
  readonly said: string
  readonly verdict: Verdict
}
let latest: Judged | null = null

/** Judges a set of runs; asked several times in a row about the same, so the last verdict is kept. */
export const judgeRuns = (p: Position, operator: OperatorId, runs: readonly RunOfTrain[]): Verdict => {
  const { rules, state } = p
  const said = JSON.stringify(runs)
  const isSame = latest?.state === state && latest.rules === rules && latest.operator === operator
  if (latest === null || !isSame || latest.said !== said) {
    const problem = routeProblemIn(
      p,
      operator,
      runs.flatMap(({ chains }) => chains.flat()),
    )
    latest = { rules, state, operator, said, verdict: judge(problem, runs) }
  }
  return latest.verdict
}

/**
 * Steps of work the rules may spend on one search, the same on every machine: four times what the hardest run of a recorded
 * game has taken. Where they run out, the best set found by then counts as the best there is: a run that earns as much is
 * taken, and an operator without a president makes that one.
 */
export const RUN_BUDGET = 200_000

/** The best runs for a problem, as far as the rules look. */
export const bestRunFor: (problem: RouteProblem) => BestRoutes = derivedLately((problem: RouteProblem) =>
  bestRoutes(problem, { budget: RUN_BUDGET }),
)

/** The best an operator can run now. */
export const bestRun = (p: Position, operator: OperatorId): BestRoutes => bestRunFor(routeProblem(p, operator))

/** Is there a legal set of runs that uses all it must? */
export const isRunPossible = (p: Position, operator: OperatorId): boolean =>
  isSetPossible(routeProblem(p, operator), RUN_BUDGET)

export interface RunRules {
  /** Must the best run be taken? */
  mustBeBest(p: Position, operator: OperatorId): boolean
  /** How a lesser run is refused; the usual way if absent. */
  notBest?(p: Position, operator: OperatorId, revenue: { readonly have: number; readonly best: number }): Objection
  /** What the run leads to: remember it, split it, pay it. */
  after(d: Draft, operator: OperatorId, revenue: number, aside: number): void
}

export const recordRun = (
  d: Draft,
  operator: OperatorId,
  runs: readonly RunOfTrain[],
): Extract<Verdict, { ok: true }> => {
  const verdict = judgeRuns(d, operator, runs)
  if (!verdict.ok) throw new Error(`recordRun: ${verdict.objection.code}`)
  const nameOf = (id: string) => d.state.operators[operator]?.trains.find((train) => train.id === id)?.name ?? id
  d.emit({
    type: 'ran',
    operator,
    revenue: verdict.revenue,
    runs: verdict.runs.map(({ train, revenue, stops }) => ({
      train: nameOf(train),
      revenue,
      stops: stops.map(({ hex }) => hex),
    })),
  })
  d.operator(operator, { lastRevenue: verdict.revenue })
  return verdict
}

/** Any legal set of runs; an empty set runs nothing. */
export const runRoutes = (rules: RunRules): ActionKind<'runRoutes'> => ({
  type: 'runRoutes',
  *candidates(p, by) {
    const { runs } = bestRun(p, by)
    yield { action: { type: 'runRoutes', by, runs } satisfies ActionOf<'runRoutes'> }
  },
  object(p, { by, runs }): Objection | undefined {
    const verdict = judgeRuns(p, by, runs)
    if (!verdict.ok) return verdict.objection
    if (!rules.mustBeBest(p, by)) return undefined
    // What is paid aside is part of the best (18Mag: revenue and mine together).
    const revenue = { have: verdict.revenue + verdict.aside, best: bestRun(p, by).revenue }
    if (revenue.have >= revenue.best) return undefined
    return rules.notBest?.(p, by, revenue) ?? objection('or.run.NOT_MAXIMUM', revenue)
  },
  apply(d, { by, runs }) {
    const { revenue, aside } = recordRun(d, by, runs)
    rules.after(d, by, revenue, aside)
  },
})

/** Who has a train and a route runs. */
export const runStepOf = (...kinds: readonly AnyKind[]): Step => ({
  id: 'run',
  kinds,
  actor(p) {
    const operator = currentOperator(p)
    return ran.of(p) || noRun(p, operator) !== null ? null : operator
  },
  idle: (p) => (ran.of(p) ? null : noRun(p, currentOperator(p))),
})
