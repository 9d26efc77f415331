import { Draft } from '../../../../core/draft.js'
import type { OperatorId } from '../../../../core/ids.js'
import { pay } from '../../../../core/money.js'
import type { Position } from '../../../../core/position.js'
import { type Objection, objection } from '../../../../core/refusals.js'
import { replaceable } from '../../../../core/replaceable.js'
import { certificatesOf, moveShares } from '../../../../core/shares.js'
import type { ActionKind } from '../../../../core/step.js'
import { mostMoney } from '../../../../steps/salePlans.js'
import { SHARE } from '../shares/issue.js'
import { moveColumns } from '../shares/price.js'
import {
  type Emergency,
  emergencyIssued,
  emergencyIssueLimit,
  emergencyOf,
  emergencyProceeds,
  forcedSales,
  fullIssue,
  noTrain,
  raised,
  shortOfMoney,
  smallestIssue,
  targets,
} from './emergency.js'

/** Prices for which `count` is the smallest issue that reaches them (1846-EMR-6). */
const targetsOf = (p: Position, e: Emergency, count: number): readonly number[] =>
  e.prices.filter((target) => smallestIssue(p, e, target) === count)

/** Is an issue just large enough for some train? */
export const reachesTrain = replaceable(
  (p: Position, e: Emergency, count: number): boolean => targetsOf(p, e, count).length > 0,
)

/** Prices that may be paid after an issue; null = any. */
export const targetsAfterIssue = replaceable((p: Position, e: Emergency, count: number): readonly number[] | null => {
  const reached = targetsOf(p, e, count)
  return reached.length > 0 ? reached : null
})

const issued = (p: Position, by: OperatorId, count: number): Draft => {
  const d = new Draft(p)
  emergencyIssue.apply(d, { type: 'issueShares', by, percent: count * SHARE })
  return d
}

/** An issue that brings nothing may close the corporation (1846-EMR-8), but not make a train fail that can be paid. */
export const worthlessIssueObjection = replaceable(
  (p: Position, e: Emergency, count: number): Objection | undefined => {
    const { corporation: by, cheapest: need } = e
    const after = issued(p, by, count)
    if (need === null || after.state.operators[by]?.closed) return undefined
    const all = fullIssue(p, e)
    const now = mostMoney(all === null ? p : issued(p, by, all), by, forcedSales)
    const have = mostMoney(after, by, forcedSales)
    return now >= need && have < need ? objection('or.emergencyIssue.OUT_OF_REACH', { count, have, need }) : undefined
  },
)

/** Where no issue reaches a train, all that brings money is issued (1846-EMR-7). */
export const mustBeAll = (p: Position, e: Emergency, count: number): Objection =>
  objection('or.emergencyIssue.MUST_BE_ALL', { count, need: fullIssue(p, e) ?? 0 })

export const emergencyIssue: ActionKind<'issueShares'> = {
  type: 'issueShares',
  *candidates(p, by) {
    if (!noTrain(p, by)) return
    const most = emergencyIssueLimit(p, by)
    for (let count = 1; count <= most; count++) yield { action: { type: 'issueShares', by, percent: count * SHARE } }
  },
  object(p, { by, percent, papers }): Objection | undefined {
    const count = percent / SHARE
    if (!noTrain(p, by)) return objection('or.emergencyIssue.HAS_TRAIN', { corporation: by })
    const e = emergencyOf(p, by)
    if (e.issued) return objection('or.emergencyIssue.ALREADY_ISSUED', { corporation: by })
    const limit = emergencyIssueLimit(p, by)
    if (count < 1 || count > limit || !Number.isInteger(count))
      return objection('or.emergencyIssue.OVER_LIMIT', { corporation: by, limit })
    if (!certificatesOf(p, by, 'treasury', { percent, papers }))
      return objection('or.issue.NO_TREASURY_SHARES', { corporation: by })
    if (reachesTrain(p, e, count)) return undefined
    const least = e.cheapest === null ? null : smallestIssue(p, e, e.cheapest)
    if (shortOfMoney(e) && least === null) {
      if (count === fullIssue(p, e)) return undefined
      return emergencyProceeds(p, by, count) === 0 ? worthlessIssueObjection(p, e, count) : mustBeAll(p, e, count)
    }
    const reachable = e.prices.map((target) => smallestIssue(p, e, target)).filter((n) => n !== null)
    return reachable.length === 0
      ? objection('or.emergencyIssue.NO_TARGET', { count })
      : objection('or.emergencyIssue.NOT_MINIMAL', { count, need: [...new Set(reachable)].join(', ') })
  },
  apply(d, { by, percent }) {
    const count = percent / SHARE
    const e = emergencyOf(d, by)
    const proceeds = emergencyProceeds(d, by, count)
    targets.set(d, targetsAfterIssue(d, e, count))
    moveShares(d, by, percent, 'treasury', 'pool')
    d.emit({ type: 'sharesIssued', corporation: by, percent, price: proceeds, emergency: true })
    pay(d, 'bank', by, proceeds)
    emergencyIssued.set(d, true)
    raised.set(d, true)
    moveColumns(d, by, -count, 'issue')
  },
}
