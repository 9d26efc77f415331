import type { ActionOf, RunOfTrain } from '../../../../core/action.js'
import type { Draft } from '../../../../core/draft.js'
import type { OperatorId } from '../../../../core/ids.js'
import { anyLegal } from '../../../../core/legal.js'
import { pay, payCharges } from '../../../../core/money.js'
import { currentOperator } from '../../../../core/operators.js'
import type { Position } from '../../../../core/position.js'
import { parameter, withReplaceable } from '../../../../core/replaceable.js'
import type { Step } from '../../../../core/step.js'
import { splitRevenue } from '../../../../steps/dividend.js'
import { ran } from '../../../../steps/operatingTurn.js'
import { judgeRuns, noRun, runRoutes, runStepOf } from '../../../../steps/run.js'
import { CIWL } from '../../data/companies.js'
import { EXPRESS } from '../../data/routes.js'
import { endStretch } from '../companies/supporters.js'
import { buyCar } from './cars.js'

/** MAG-RUN-4. */
export const mustRunBest = parameter(true)

/** The best run with the cars bought; what it brings is split, a mine's value is the minor's (MAG-RUN-4, MAG-INC-1, -2). */
const run = runRoutes({
  mustBeBest: (p) => mustRunBest.of(p),
  after(d, minor, revenue, aside) {
    ran.set(d, true)
    endStretch(d)
    splitRevenue(d, minor, revenue)
    if (aside === 0) return
    pay(d, 'bank', minor, aside)
    d.emit({ type: 'received', by: minor, from: 'bank', amount: aside, why: 'other', rule: 'MAG-INC-2' })
  },
})

/** The bank pays CIWL what each route between two red hexes earned by it; imported games only. */
const expressIncome = (d: Draft, minor: OperatorId, runs: readonly RunOfTrain[]): number => {
  const verdict = judgeRuns(d, minor, runs)
  if (!verdict.ok || !d.state.operators[CIWL.id]) return 0
  const bonuses = verdict.runs.flatMap((each) => each.bonuses.filter(({ id }) => id === EXPRESS))
  return bonuses.reduce((sum, { amount }) => sum + amount, 0)
}

export const runTrains = withReplaceable(
  {
    ...run,
    apply(d: Draft, action: ActionOf<'runRoutes'>) {
      const income = expressIncome(d, action.by, action.runs)
      run.apply(d, action)
      payCharges(d, [{ from: 'bank', to: CIWL.id, amount: income, why: 'other' }])
    },
  },
  'candidates',
  'object',
)

const usual = runStepOf(buyCar, runTrains)

/** A car may open the only route there is, through a mine. */
const opensRoute = (p: Position, minor: OperatorId): boolean =>
  noRun(p, minor) === 'noRoute' && anyLegal(p, [buyCar], minor)

export const runStep: Step = {
  ...usual,
  /** Without trains or a route the income is nothing (MAG-RUN-5). */
  enter(d) {
    const minor = currentOperator(d)
    if (noRun(d, minor) !== null) d.operator(minor, { lastRevenue: 0 })
  },
  actor(p) {
    const minor = currentOperator(p)
    return usual.actor(p) ?? (!ran.of(p) && opensRoute(p, minor) ? minor : null)
  },
}
