import type { OperatorId, PlayerId } from '../../../../core/ids.js'
import { anyLegal } from '../../../../core/legal.js'
import { price } from '../../../../core/market.js'
import { cash } from '../../../../core/money.js'
import type { Position } from '../../../../core/position.js'
import { type Objection, objection } from '../../../../core/refusals.js'
import { ordinary, president } from '../../../../core/shares.js'
import type { ActionKind } from '../../../../core/step.js'
import { possibleSales, sellForTrainBy } from '../../../../steps/forcedSale.js'
import type { Sale } from '../../../../steps/sale.js'
import { bankOffers, type TrainOffer } from '../../../../steps/trains.js'
import { switches1846 } from '../../switches.js'
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
import { emergencyIssue } from './emergencyIssue.js'
import { forgetOrder } from './keptOrder.js'

/** Treasury and cash before a block, before its last share, and after it. */
interface Raised {
  readonly before: number
  readonly almost: number
  readonly after: number
}

const raisedBy = (p: Position, e: Emergency, seller: PlayerId, { corporation, percent }: Sale): Raised => {
  const before = e.cash + cash(p, seller)
  const each = price(p, corporation)
  const after = before + (each * percent) / SHARE
  return { before, almost: after - each, after }
}

/** What the president may buy after the last share of a block: only what that share brought into reach (1846-EMR-11). */
const reachedByLast = (e: Emergency, { almost, after }: Raised): readonly number[] =>
  e.prices.filter((target) => target > almost && target <= after)

/** On 18xx.games also a card of one type, and the cheaper type of one whose dearer is still out of reach. */
const cheaperStays = (p: Position, money: number): readonly number[] => {
  if (!switches1846.cheaperStays.of(p)) return []
  const offers = bankOffers(p)
  const isOutOfReach = (type: TrainOffer, id: string): boolean => type.id !== id || type.price > money
  return offers
    .filter((type) => type.price <= money && offers.every((other) => other === type || isOutOfReach(other, type.id)))
    .map((type) => type.price)
}

/** What may be bought once this block is sold. */
const buyableAfter = (p: Position, e: Emergency, money: Raised): readonly number[] => {
  const canHelp = noTrain(p, e.corporation) && shortOfMoney(e)
  return [...new Set([...reachedByLast(e, money), ...cheaperStays(p, canHelp ? money.after : e.cash)])]
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
  const money = raisedBy(p, e, seller, sale)
  const need = e.cheapest ?? 0
  if (money.before >= (e.dearest ?? 0))
    return objection('or.sellForTrain.ENOUGH_RAISED', { have: money.before, need: e.dearest ?? 0 })
  const noneLeft = objection('or.sellForTrain.NO_PURCHASE_LEFT', { corporation, percent })
  if (money.after >= need) return buyableAfter(p, e, money).length > 0 ? undefined : noneLeft
  return !switches1846.looseForcedSale.of(p) && dooms(p, e, seller, sale) ? noneLeft : undefined
}

/** Has the seller nothing of it but the president's certificate? On 18xx.games that is one share. */
const isChairAlone = (p: Position, seller: PlayerId, corporation: OperatorId): boolean =>
  switches1846.chairIsOneShare.of(p) &&
  president(p, corporation) === seller &&
  ordinary(p, corporation, seller).length === 0

/** 18xx.games takes any block whose last share is wanted for the dearest train, though nothing can be bought then. */
const looseObjection = (p: Position, e: Emergency, seller: PlayerId, sale: Sale): Objection | undefined => {
  const { corporation, percent } = sale
  const { before, almost } = raisedBy(p, e, seller, sale)
  const need = e.dearest ?? 0
  const have = isChairAlone(p, seller, corporation) ? almost - price(p, corporation) : almost
  if (have < need) return undefined
  return before >= need
    ? objection('or.sellForTrain.ENOUGH_RAISED', { have: before, need })
    : objection('or.sellForTrain.ONE_TOO_MANY', { corporation, percent })
}

/** Must shares be issued before the president sells any? On 18xx.games also for a dearer train, where an issue could help. */
const issueDue = (p: Position, operator: OperatorId): boolean => {
  if (!noTrain(p, operator)) return false
  const e = emergencyOf(p, operator)
  return shortOfMoney(e) ? mustIssueFirst(p, e) : anyLegal(p, [emergencyIssue], operator)
}

/** §6.88: the president sells shares when cash is short. */
const sale = sellForTrainBy({
  sales: forcedSales,
  shortage(p, operator) {
    const e = emergencyOf(p, operator)
    const isForced = noTrain(p, operator) && shortOfMoney(e)
    return { forced: isForced || switches1846.saleWithTrain.of(p), have: e.cash, need: e.cheapest ?? 0 }
  },
  notForced: (p, operator) =>
    noTrain(p, operator) ? undefined : objection('or.sellForTrain.HAS_TRAIN', { corporation: operator }),
  first: (p, operator) =>
    issueDue(p, operator) ? objection('or.sellForTrain.ISSUE_FIRST', { corporation: operator }) : undefined,
  amount: (p, operator, seller, sale) =>
    (switches1846.looseForcedSale.of(p) ? looseObjection : amountObjection)(p, emergencyOf(p, operator), seller, sale),
  sold(d, before, seller, sale) {
    const e = emergencyOf(before, before.state.round.current as OperatorId)
    const money = raisedBy(before, e, seller, sale)
    // More than any train needed and less than the next: that is for no train, unless the corporation closed.
    const isLost = money.after >= (e.cheapest ?? 0) && price(d, sale.corporation) > 0
    raised.set(d, true)
    forgetOrder(d)
    targets.set(d, reachedByLast(e, money).length > 0 || isLost ? buyableAfter(before, e, money) : null)
  },
})

/** What may be done is more than what is offered: nobody is led to where nothing can be bought any more. */
export const sellForTrain: ActionKind<'sellShares'> = {
  ...sale,
  *candidates(p, by) {
    const operator = p.state.round.current as OperatorId
    const e = emergencyOf(p, operator)
    if (!noTrain(p, operator)) return
    for (const candidate of sale.candidates(p, by))
      if (!switches1846.looseForcedSale.of(p) || !amountObjection(p, e, by as PlayerId, candidate.action))
        yield candidate
  },
}
