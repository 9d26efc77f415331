import type { Draft } from '../../../../core/draft.js'
import { type FactData, roundFact } from '../../../../core/facts.js'
import type { OperatorId } from '../../../../core/ids.js'
import { pay } from '../../../../core/money.js'
import { isCorporation } from '../../../../core/operators.js'
import type { Position } from '../../../../core/position.js'
import { listOf, operatorId, orNull } from '../../../../core/shape.js'
import { percentOf } from '../../../../core/shares.js'
import { LAUNCH_LIMIT, LAUNCH_SHARES } from '../../data/tables.js'

/** What is left in the Initial Offering, the trade-in box with it (MEX-3.4-1). */
export const offered = (p: Position, corporation: OperatorId): number =>
  percentOf(p, corporation, 'ipo') + percentOf(p, corporation, 'tradeIn')

export const launchedMajors = (p: Position): readonly OperatorId[] =>
  Object.keys(p.state.operators).filter((id) => p.state.operators[id]?.floated && isCorporation(p, id))

export const launchedBefore = roundFact(
  'launched',
  orNull(listOf(operatorId)),
  null,
  'Majors launched before this operating round.',
)

export const LAUNCH_FACTS: readonly FactData[] = [launchedBefore]

/** Half of the shares are out: the bank pays ten times par, once (MEX-3.4-3). */
export const launchIfDue = (d: Draft, corporation: OperatorId): void => {
  const state = d.state.operators[corporation]
  if (!state || state.floated || state.closed || state.par === undefined || offered(d, corporation) > LAUNCH_LIMIT)
    return
  const amount = LAUNCH_SHARES * state.par
  d.operator(corporation, { floated: true })
  pay(d, 'bank', corporation, amount)
  d.emit({ type: 'floated', corporation, amount })
}
