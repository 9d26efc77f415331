import { reachedPlaces } from '../board/reach.js'
import type { Action, ActionOf, RunOfTrain } from '../core/action.js'
import type { Draft } from '../core/draft.js'
import type { OperatorId } from '../core/ids.js'
import type { Position } from '../core/position.js'
import { type Objection, objection } from '../core/refusals.js'
import type { ActionKind } from '../core/step.js'
import { judge, type Verdict } from '../routes/check.js'
import { routeProblem } from '../routes/problem.js'
import { bestRoutes } from '../routes/search.js'

/** Does track join two locations for this operator? Length of trains aside. */
export const hasRoute = (p: Position, operator: OperatorId): boolean => {
  const { board, routes } = p.rules
  const seen = new Set<string>()
  for (const { hex, place } of reachedPlaces(board, p.state.board, operator)) {
    seen.add(routes.oneLocation?.includes(hex) ? hex : (board.hexes[hex]?.area ?? `${hex}/${place}`))
    if (seen.size > 1) return true
  }
  return false
}

export const usableTrains = (p: Position, operator: OperatorId): boolean =>
  (p.state.operators[operator]?.trains ?? []).some((train) => !train.fresh)

interface Judged {
  readonly rules: Position['rules']
  readonly state: Position['state']
  /** Operator and runs as text: what somebody does to a list of runs later cannot change a verdict. */
  readonly said: string
  readonly verdict: Verdict
}
let latest: Judged | null = null

/** Judges a set of runs; asked several times in a row about the same, so the last verdict is kept. */
export const judgeRuns = (p: Position, operator: OperatorId, runs: readonly RunOfTrain[]): Verdict => {
  const { rules, state } = p
  const said = JSON.stringify([operator, runs])
  if (latest?.state !== state || latest.rules !== rules || latest.said !== said)
    latest = { rules, state, said, verdict: judge(routeProblem(p, operator), runs) }
  return latest.verdict
}

export const bestRevenue = (p: Position, operator: OperatorId): number => bestRoutes(routeProblem(p, operator)).revenue

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
    const { runs } = bestRoutes(routeProblem(p, by))
    yield { action: { type: 'runRoutes', by, runs } satisfies ActionOf<'runRoutes'> }
  },
  object(p, { by, runs }): Objection | undefined {
    const verdict = judgeRuns(p, by, runs)
    if (!verdict.ok) return verdict.objection
    if (!rules.mustBeBest(p, by)) return undefined
    const best = bestRevenue(p, by)
    if (verdict.revenue >= best) return undefined
    const revenue = { have: verdict.revenue, best }
    return rules.notBest?.(p, by, revenue) ?? objection('or.run.NOT_MAXIMUM', revenue)
  },
  apply(d, { by, runs }) {
    const { revenue, aside } = recordRun(d, by, runs)
    rules.after(d, by, revenue, aside)
  },
})

export type RunAction = Extract<Action, { type: 'runRoutes' | 'claimRoutes' }>
