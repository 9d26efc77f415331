import type { OperatorId, PlayerId } from '../../../../core/ids.js'
import { price } from '../../../../core/market.js'
import { cash, pay } from '../../../../core/money.js'
import type { Position } from '../../../../core/position.js'
import { type Objection, objection } from '../../../../core/refusals.js'
import { moveShares } from '../../../../core/shares.js'
import type { ActionKind } from '../../../../core/step.js'
import { possibleSales, sellForTrainBy } from '../../../../steps/forcedSale.js'
import type { Sale } from '../../../../steps/sale.js'
import { noteEnding } from '../../rounds/end.js'
import { switches1846 } from '../../switches.js'
import { SHARE } from '../shares/issue.js'
import { moveColumns } from '../shares/price.js'
import { saleRules } from '../shares/sell.js'
import {
  type Emergency,
  emergencyIssued,
  emergencyIssueLimit,
  emergencyOf,
  emergencyProceeds,
  forcedSales,
  fullIssue,
  mustIssueFirst,
  noTrain,
  raised,
  shortOfMoney,
  smallestIssue,
  targets,
} from './emergency.js'
import { forgetOrder } from './keptOrder.js'

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

export const emergencyIssue: ActionKind<'issueShares'> = {
  type: 'issueShares',
  *candidates(p, by) {
    if (!noTrain(p, by)) return
    const most = emergencyIssueLimit(p, by)
    for (let count = 1; count <= most; count++) yield { action: { type: 'issueShares', by, percent: count * SHARE } }
  },
  object(p, { by, percent }): Objection | undefined {
    const count = percent / SHARE
    if (!noTrain(p, by)) return objection('or.emergencyIssue.HAS_TRAIN', { corporation: by })
    const e = emergencyOf(p, by)
    if (e.issued) return objection('or.emergencyIssue.ALREADY_ISSUED', { corporation: by })
    const limit = emergencyIssueLimit(p, by)
    if (count < 1 || count > limit || !Number.isInteger(count))
      return objection('or.emergencyIssue.OVER_LIMIT', { corporation: by, limit })
    const theirs = switches1846.emergencySurplus.of(p)
    if (theirs ? theirIssue(p, e, count) : targetsOf(p, e, count).length > 0) return undefined
    const least = e.cheapest === null ? null : smallestIssue(p, e, e.cheapest)
    if (shortOfMoney(e) && least === null) {
      const all = fullIssue(p, e)
      const idle = emergencyProceeds(p, by, count) === 0
      if (count === all || (idle && !switches1846.issuesPay.of(p))) return undefined
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
    noteEnding(d)
    emergencyIssued.set(d, true)
    raised.set(d, true)
    moveColumns(d, by, -count, 'issue')
  },
}

/** What the president may buy after the last share of a block: only what that share brought into reach (1846-EMR-11). */
const reachedByLast = (e: Emergency, before: number, each: number, count: number): readonly number[] => {
  const almost = before + each * (count - 1)
  return e.prices.filter((target) => target > almost && target <= almost + each)
}

/** Could the president still reach the cheapest train, but not after this sale? */
const dooms = (p: Position, e: Emergency, seller: PlayerId, sale: Sale): boolean => {
  const plans = possibleSales(p, e.corporation, seller, forcedSales)
  const money = e.cash + cash(p, seller)
  const need = e.cheapest ?? 0
  const most = plans.reduce((sum, { amount }) => sum + amount, money)
  const best = plans.find(({ corporation }) => corporation === sale.corporation)?.amount ?? 0
  return most >= need && most - best + saleRules.proceeds(p, sale) < need
}

/** A block after which something can be bought, or after which there is still something to sell (1846-EMR-11). */
const amountObjection = (p: Position, e: Emergency, seller: PlayerId, sale: Sale): Objection | undefined => {
  const { corporation, percent } = sale
  const before = e.cash + cash(p, seller)
  const need = e.cheapest ?? 0
  if (before >= (e.dearest ?? 0))
    return objection('or.sellForTrain.ENOUGH_RAISED', { have: before, need: e.dearest ?? 0 })
  const each = price(p, corporation)
  const after = before + (each * percent) / 10
  const noneLeft = objection('or.sellForTrain.NO_PURCHASE_LEFT', { corporation, percent })
  if (after >= need) return reachedByLast(e, before, each, percent / 10).length > 0 ? undefined : noneLeft
  return !switches1846.looseForcedSale.of(p) && dooms(p, e, seller, sale) ? noneLeft : undefined
}

/** 18xx.games takes any block whose last share is wanted for the dearest train, though nothing can be bought then. */
const looseObjection = (p: Position, e: Emergency, seller: PlayerId, sale: Sale): Objection | undefined => {
  const { corporation, percent } = sale
  const almost = e.cash + cash(p, seller) + (price(p, corporation) * (percent - 10)) / 10
  const need = e.dearest ?? 0
  return almost < need ? undefined : objection('or.sellForTrain.ENOUGH_RAISED', { have: almost, need })
}

/** §6.88: the president sells shares when cash is short. */
const sale = sellForTrainBy({
  sales: forcedSales,
  shortage(p, operator) {
    const e = emergencyOf(p, operator)
    return { forced: noTrain(p, operator) && shortOfMoney(e), have: e.cash, need: e.cheapest ?? 0 }
  },
  notForced: (p, operator) =>
    noTrain(p, operator) ? undefined : objection('or.sellForTrain.HAS_TRAIN', { corporation: operator }),
  first: (p, operator) =>
    mustIssueFirst(p, emergencyOf(p, operator))
      ? objection('or.sellForTrain.ISSUE_FIRST', { corporation: operator })
      : undefined,
  amount: (p, operator, seller, sale) =>
    (switches1846.looseForcedSale.of(p) ? looseObjection : amountObjection)(p, emergencyOf(p, operator), seller, sale),
  sold(d, before, seller, { corporation, percent }) {
    const e = emergencyOf(before, before.state.round.current as OperatorId)
    const money = e.cash + cash(before, seller)
    const each = price(before, corporation)
    const reached = reachedByLast(e, money, each, percent / 10)
    // More than any train needed and less than the next: there nothing can be bought, unless the corporation closed.
    const isLost = money + (each * percent) / 10 >= (e.cheapest ?? 0) && price(d, corporation) > 0
    raised.set(d, true)
    forgetOrder(d)
    targets.set(d, reached.length > 0 || isLost ? reached : null)
  },
})

/** What may be done is more than what is offered: nobody is led to where nothing can be bought any more. */
export const sellForTrain: ActionKind<'sellShares'> = {
  ...sale,
  *candidates(p, by) {
    const e = emergencyOf(p, p.state.round.current as OperatorId)
    for (const candidate of sale.candidates(p, by))
      if (!switches1846.looseForcedSale.of(p) || !amountObjection(p, e, by as PlayerId, candidate.action))
        yield candidate
  },
}
