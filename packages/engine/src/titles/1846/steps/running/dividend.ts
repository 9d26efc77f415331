import type { ActionOf, RunOfTrain } from '../../../../core/action.js'
import type { Draft } from '../../../../core/draft.js'
import type { OperatorId } from '../../../../core/ids.js'
import { price } from '../../../../core/market.js'
import { pay } from '../../../../core/money.js'
import { currentOperator, isMinor } from '../../../../core/operators.js'
import type { Position } from '../../../../core/position.js'
import { objection } from '../../../../core/refusals.js'
import { parameter } from '../../../../core/replaceable.js'
import { president, solvent } from '../../../../core/shares.js'
import type { ActionKind, Step } from '../../../../core/step.js'
import { payShares, splitRevenue } from '../../../../steps/dividend.js'
import { declared, ran, turnRevenue } from '../../../../steps/operatingTurn.js'
import { bestRun, judgeRuns, recordRun } from '../../../../steps/run.js'
import { DIVIDEND_MOVES } from '../../data/tables.js'
import { moveColumns } from '../shares/price.js'

type Kind = 'full' | 'half' | 'withhold'

/** What is kept, and the dividend in all (1846-DIV-2, -3). */
const splitOf = (revenue: number, kind: Kind): { readonly kept: number; readonly paid: number } => {
  const kept = kind === 'withhold' ? revenue : kind === 'half' ? Math.floor(revenue / 20) * 10 : 0
  return { kept, paid: revenue - kept }
}

/** Columns the price moves for a dividend (1846-DIV-6). */
const columnsFor = (before: number, paid: number): number =>
  DIVIDEND_MOVES.find(({ times, from = 0 }) => before >= from && paid >= times * before)?.columns ?? -1

const declare = (d: Draft, corporation: OperatorId, kind: Kind, extra = 0): void => {
  const revenue = turnRevenue.of(d)
  const { kept, paid } = splitOf(revenue, kind)
  const perShare = paid / 10
  const before = price(d, corporation)
  pay(d, 'bank', corporation, kept)
  const amounts = payShares(d, corporation, {
    from: 'bank',
    amountFor: (percent) => (perShare * percent) / 10,
    places: { treasury: corporation },
  })
  d.emit({ type: 'dividend', operator: corporation, kind, revenue, perShare, kept, paid: amounts })
  d.operator(corporation, { operated: true })
  declared.set(d, true)
  moveColumns(d, corporation, columnsFor(before, paid) + extra, 'dividend')
}

const dividend: ActionKind<'dividend'> = {
  type: 'dividend',
  *candidates(_p, by) {
    for (const kind of ['full', 'half', 'withhold'] as const) yield { action: { type: 'dividend', by, kind } }
  },
  object(p, { by, kind }) {
    if (isMinor(p, by)) return objection('or.dividend.INDEPENDENT_FIXED', { company: by })
    if (kind === 'variable') return objection('any.BAD_SHAPE', { type: 'dividend', field: 'kind' })
    if (kind !== 'withhold' && president(p, by) === null)
      return objection('or.dividend.RECEIVERSHIP_WITHHOLD', { corporation: by })
    return kind !== 'withhold' && turnRevenue.of(p) === 0 ? objection('or.dividend.NO_REVENUE', {}) : undefined
  },
  apply: (d, { by, kind }) => declare(d, by, kind as Kind),
}

/** An independent's split is fixed; whoever asks for another is told so. */
export const noDividend: ActionKind<'dividend'> = { ...dividend, *candidates() {} }

/** Players may show a better run, and a corporation without a president must take the best (§6.68, 1846-RCV-4). */
export const BEST_RUN_BINDS = parameter(true)

/** §6.68: a player who shows a better run binds the president, until the dividend is declared. */
const claim: ActionKind<'claimRoutes'> = {
  type: 'claimRoutes',
  by: (p) => (BEST_RUN_BINDS.of(p) ? solvent(p) : []),
  *candidates() {},
  object(p, { runs }) {
    const operator = currentOperator(p)
    const verdict = judgeRuns(p, operator, runs)
    if (!verdict.ok) return verdict.objection
    const have = turnRevenue.of(p)
    return verdict.revenue > have ? undefined : objection('or.claim.NOT_BETTER', { have: verdict.revenue, best: have })
  },
  apply(d, { by, runs }: ActionOf<'claimRoutes'>) {
    const operator = currentOperator(d)
    const { revenue } = recordRun(d, operator, runs as readonly RunOfTrain[])
    turnRevenue.set(d, revenue)
    d.emit({ type: 'claimed', by, operator, revenue, rule: '1846-RUN-12' })
  },
}

/** Trains that stood still by choice: the others may still show what they could have earned (1846-RUN-12). */
const mayBeClaimed = (p: Position, operator: OperatorId): boolean =>
  BEST_RUN_BINDS.of(p) && ran.of(p) && bestRun(p, operator).revenue > 0

export const dividendStep: Step = {
  id: 'dividend',
  kinds: [dividend, claim],
  actor: (p) => (declared.of(p) ? null : p.state.round.current),
  enter(d) {
    const operator = currentOperator(d)
    // Nobody decides without revenue, nor in receivership: all is withheld (1846-DIV-1, -RCV-4).
    const noTrains = d.state.operators[operator]?.trains.length === 0
    if (president(d, operator) === null) declare(d, operator, 'withhold', noTrains ? -1 : 0)
    else if (turnRevenue.of(d) === 0 && !mayBeClaimed(d, operator)) declare(d, operator, 'withhold')
  },
}

/** An independent pays half to its owner and keeps half (1846-DIV-8). */
export const splitIndependent = (d: Draft, independent: OperatorId, revenue: number): void => {
  splitRevenue(d, independent, revenue)
}
