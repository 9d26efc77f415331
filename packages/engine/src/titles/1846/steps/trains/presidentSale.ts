import type { OperatorId, PlayerId } from '../../../../core/ids.js'
import { price } from '../../../../core/market.js'
import { cash } from '../../../../core/money.js'
import { currentOperator } from '../../../../core/operators.js'
import type { Position } from '../../../../core/position.js'
import { type Objection, objection } from '../../../../core/refusals.js'
import { replaceable, withReplaceable } from '../../../../core/replaceable.js'
import type { Sale } from '../../../../steps/sale.js'
import { possibleSales } from '../../../../steps/salePlans.js'
import { sellForTrainBy } from '../../../../steps/sellForTrain.js'
import { SHARE } from '../shares/issue.js'
import { saleRules } from '../shares/sell.js'
import {
  type Emergency,
  emergencyOf,
  forcedSales,
  mustIssueFirst,
  noTrain,
  raised,
  shortOfMoney,
  targets,
} from './emergency.js'

/** Treasury and cash before a block, before its last share, and after it. */
export interface Raised {
  readonly before: number
  readonly withoutLast: number
  readonly after: number
}

export const raisedBy = (p: Position, e: Emergency, seller: PlayerId, { corporation, percent }: Sale): Raised => {
  const before = e.cash + cash(p, seller)
  const each = price(p, corporation)
  const after = before + (each * percent) / SHARE
  return { before, withoutLast: after - each, after }
}

/** What the president may buy after the last share of a block: only what that share brought into reach (1846-EMR-11). */
export const reachedByLast = (e: Emergency, { withoutLast, after }: Raised): readonly number[] =>
  e.prices.filter((target) => target > withoutLast && target <= after)

/** Prices that may be paid once this block is sold. */
export const buyableAfter = replaceable((_p: Position, e: Emergency, money: Raised): readonly number[] =>
  reachedByLast(e, money),
)

/** Could the president still reach the cheapest train, but not after this sale? */
const losesTrain = (p: Position, e: Emergency, seller: PlayerId, sale: Sale): boolean => {
  const plans = possibleSales(p, e.corporation, seller, forcedSales)
  const money = e.cash + cash(p, seller)
  const need = e.cheapest ?? 0
  const most = plans.reduce((sum, { amount }) => sum + amount, money)
  const best = plans.find(({ corporation }) => corporation === sale.corporation)?.amount ?? 0
  return most >= need && most - best + saleRules.proceeds(p, sale) < need
}

const noneLeft = ({ corporation, percent }: Sale): Objection =>
  objection('or.sellForTrain.NO_PURCHASE_LEFT', { corporation, percent })

/** Nothing is sold where money for the dearest train is there, or more than what is wanted (1846-EMR-11). */
export const tooMuchObjection = (p: Position, e: Emergency, seller: PlayerId, sale: Sale): Objection | undefined => {
  const money = raisedBy(p, e, seller, sale)
  if (money.before >= (e.dearest ?? 0))
    return objection('or.sellForTrain.ENOUGH_RAISED', { have: money.before, need: e.dearest ?? 0 })
  return money.after >= (e.cheapest ?? 0) && buyableAfter(p, e, money).length === 0 ? noneLeft(sale) : undefined
}

/** A block after which something can be bought, or after which there is still something to sell (1846-EMR-11). */
export const amountObjection = replaceable(
  (p: Position, e: Emergency, seller: PlayerId, sale: Sale): Objection | undefined => {
    const isEnough = raisedBy(p, e, seller, sale).after >= (e.cheapest ?? 0)
    return (
      tooMuchObjection(p, e, seller, sale) ?? (!isEnough && losesTrain(p, e, seller, sale) ? noneLeft(sale) : undefined)
    )
  },
)

/** Must shares be issued before the president sells any (1846-EMR-4)? */
export const mustIssueBefore = replaceable((p: Position, operator: OperatorId): boolean =>
  mustIssueFirst(p, emergencyOf(p, operator)),
)

/** May the president sell shares for a train of this corporation? */
export const mayPresidentSell = replaceable(
  (p: Position, operator: OperatorId): boolean => noTrain(p, operator) && shortOfMoney(emergencyOf(p, operator)),
)

/** Prices that may be paid after a sale; null = any. */
export const targetsAfterSale = replaceable(
  (_after: Position, before: Position, e: Emergency, money: Raised, _sale: Sale): readonly number[] | null => {
    const buyable = buyableAfter(before, e, money)
    return buyable.length > 0 ? buyable : null
  },
)

/** §6.88: the president sells shares when cash is short. */
const sale = sellForTrainBy({
  sales: forcedSales,
  shortage(p, operator) {
    const { cash: have, cheapest } = emergencyOf(p, operator)
    return { forced: mayPresidentSell(p, operator), have, need: cheapest ?? 0 }
  },
  notForced: (p, operator) =>
    noTrain(p, operator) ? undefined : objection('or.sellForTrain.HAS_TRAIN', { corporation: operator }),
  first: (p, operator) =>
    mustIssueBefore(p, operator) ? objection('or.sellForTrain.ISSUE_FIRST', { corporation: operator }) : undefined,
  amount: (p, operator, seller, sale) => amountObjection(p, emergencyOf(p, operator), seller, sale),
  sold(d, before, seller, sale) {
    const e = emergencyOf(before, currentOperator(before))
    raised.set(d, true)
    targets.set(d, targetsAfterSale(d, before, e, raisedBy(before, e, seller, sale), sale))
  },
})

export const sellForTrain = withReplaceable(
  {
    ...sale,
    *candidates(p: Position, by: PlayerId) {
      if (noTrain(p, currentOperator(p))) yield* sale.candidates(p, by)
    },
  },
  'candidates',
  'apply',
)
