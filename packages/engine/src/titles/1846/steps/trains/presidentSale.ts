import type { OperatorId, PlayerId } from '../../../../core/ids.js'
import { price } from '../../../../core/market.js'
import { cash } from '../../../../core/money.js'
import type { Position } from '../../../../core/position.js'
import { type Objection, objection } from '../../../../core/refusals.js'
import type { ActionKind } from '../../../../core/step.js'
import { possibleSales, sellForTrainBy } from '../../../../steps/forcedSale.js'
import type { Sale } from '../../../../steps/sale.js'
import { bankOffers } from '../../../../steps/trains.js'
import { switches1846 } from '../../switches.js'
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
import { forgetOrder } from './keptOrder.js'

/** What the president may buy after the last share of a block: only what that share brought into reach (1846-EMR-11). */
const reachedByLast = (e: Emergency, before: number, each: number, count: number): readonly number[] => {
  const almost = before + each * (count - 1)
  return e.prices.filter((target) => target > almost && target <= almost + each)
}

/** On 18xx.games also the cheaper type of a card whose dearer one is still out of reach. */
const cheaperStays = (p: Position, money: number): readonly number[] => {
  if (!switches1846.cheaperStays.of(p)) return []
  const offers = bankOffers(p)
  const isDearer = (id: string): boolean => offers.some((offer) => offer.id === id && offer.price > money)
  return offers.filter(({ id, price }) => price <= money && isDearer(id)).map((offer) => offer.price)
}

/** What may be bought once this block is sold. */
const buyableAfter = (p: Position, e: Emergency, before: number, each: number, count: number): readonly number[] => [
  ...new Set([...reachedByLast(e, before, each, count), ...cheaperStays(p, before + each * count)]),
]

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
  if (after >= need) return buyableAfter(p, e, before, each, percent / 10).length > 0 ? undefined : noneLeft
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
    const isWanted = noTrain(p, operator) || switches1846.saleWithTrain.of(p)
    return { forced: isWanted && shortOfMoney(e), have: e.cash, need: e.cheapest ?? 0 }
  },
  notForced: (p, operator) =>
    noTrain(p, operator) ? undefined : objection('or.sellForTrain.HAS_TRAIN', { corporation: operator }),
  first: (p, operator) =>
    noTrain(p, operator) && mustIssueFirst(p, emergencyOf(p, operator))
      ? objection('or.sellForTrain.ISSUE_FIRST', { corporation: operator })
      : undefined,
  amount: (p, operator, seller, sale) =>
    (switches1846.looseForcedSale.of(p) ? looseObjection : amountObjection)(p, emergencyOf(p, operator), seller, sale),
  sold(d, before, seller, { corporation, percent }) {
    const e = emergencyOf(before, before.state.round.current as OperatorId)
    const money = e.cash + cash(before, seller)
    const each = price(before, corporation)
    const isReached = reachedByLast(e, money, each, percent / 10).length > 0
    // More than any train needed and less than the next: that is for no train, unless the corporation closed.
    const isLost = money + (each * percent) / 10 >= (e.cheapest ?? 0) && price(d, corporation) > 0
    raised.set(d, true)
    forgetOrder(d)
    targets.set(d, isReached || isLost ? buyableAfter(before, e, money, each, percent / 10) : null)
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
