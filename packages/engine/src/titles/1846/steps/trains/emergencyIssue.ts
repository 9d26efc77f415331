import { Draft } from '../../../../core/draft.js'
import type { OperatorId } from '../../../../core/ids.js'
import { pay } from '../../../../core/money.js'
import type { Position } from '../../../../core/position.js'
import { type Objection, objection } from '../../../../core/refusals.js'
import { certificatesOf, moveShares } from '../../../../core/shares.js'
import type { ActionKind } from '../../../../core/step.js'
import { mostMoney } from '../../../../steps/forcedSale.js'
import { switches1846 } from '../../switches.js'
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

/**
 * 18xx.games looks at the cheapest card alone: any issue that pays for one of its types will do, up to the first that
 * pays for both; where the treasury pays for the cheaper already, one that does not reach the dearer will too.
 */
const theirIssue = (p: Position, e: Emergency, count: number): boolean => {
  const least = Math.min(...e.card)
  const most = Math.max(...e.card)
  const proceeds = (n: number) => emergencyProceeds(p, e.corporation, n)
  const counts = Array.from({ length: emergencyIssueLimit(p, e.corporation) }, (_, i) => i + 1)
  const own = proceeds(count)
  if (own <= 0 || e.cash >= most) return false
  if (!counts.some((n) => e.cash + proceeds(n) >= least)) return count === fullIssue(p, e)
  const isBefore = (n: number) => proceeds(n) < own || (proceeds(n) === own && n < count)
  return e.cash + own >= least && !counts.some((n) => isBefore(n) && e.cash + proceeds(n) >= most)
}

/** There it is what the last of the shares brought into reach. */
const reachedByIssue = (p: Position, e: Emergency, count: number): readonly number[] | null => {
  const have = (n: number) => e.cash + emergencyProceeds(p, e.corporation, n)
  const reached = e.prices.filter((target) => target > have(count - 1) && target <= have(count))
  return reached.length > 0 ? reached : null
}

const issued = (p: Position, by: OperatorId, count: number): Draft => {
  const d = new Draft(p)
  emergencyIssue.apply(d, { type: 'issueShares', by, percent: count * SHARE })
  return d
}

/** An issue that brings nothing may close the corporation (1846-EMR-8), but not make a train fail that can be paid. */
const outOfReach = (p: Position, e: Emergency, count: number): Objection | undefined => {
  const { corporation: by, cheapest: need } = e
  const after = issued(p, by, count)
  if (need === null || after.state.operators[by]?.closed) return undefined
  const all = fullIssue(p, e)
  const now = mostMoney(all === null ? p : issued(p, by, all), by, forcedSales)
  const have = mostMoney(after, by, forcedSales)
  return now >= need && have < need ? objection('or.emergencyIssue.OUT_OF_REACH', { count, have, need }) : undefined
}

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
    const theirs = switches1846.emergencySurplus.of(p)
    if (theirs ? theirIssue(p, e, count) : targetsOf(p, e, count).length > 0) return undefined
    const least = e.cheapest === null ? null : smallestIssue(p, e, e.cheapest)
    if (shortOfMoney(e) && least === null) {
      const all = fullIssue(p, e)
      if (count === all) return undefined
      if (emergencyProceeds(p, by, count) === 0 && !switches1846.issuesPay.of(p)) return outOfReach(p, e, count)
      return objection('or.emergencyIssue.MUST_BE_ALL', { count, need: all ?? 0 })
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
    const reached = targetsOf(d, e, count)
    const theirs = switches1846.emergencySurplus.of(d)
    targets.set(d, theirs ? reachedByIssue(d, e, count) : reached.length > 0 ? reached : null)
    moveShares(d, by, percent, 'treasury', 'pool')
    d.emit({ type: 'sharesIssued', corporation: by, percent, price: proceeds, emergency: true })
    pay(d, 'bank', by, proceeds)
    emergencyIssued.set(d, true)
    raised.set(d, true)
    moveColumns(d, by, -count, 'issue')
  },
}
