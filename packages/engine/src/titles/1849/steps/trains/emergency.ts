import { type FactData, turnFact } from '../../../../core/facts.js'
import type { OperatorId, PlayerId } from '../../../../core/ids.js'
import { cash } from '../../../../core/money.js'
import type { Position } from '../../../../core/position.js'
import { type Objection, objection } from '../../../../core/refusals.js'
import { parameter, replaceable } from '../../../../core/replaceable.js'
import { flag } from '../../../../core/shape.js'
import { president } from '../../../../core/shares.js'
import type { ForcedSales } from '../../../../steps/forcedSaleRules.js'
import { hasRoute } from '../../../../steps/run.js'
import type { Sale } from '../../../../steps/sale.js'
import { closesOperator, mostMoney, shortAfter } from '../../../../steps/salePlans.js'
import { bankOffers } from '../../../../steps/trains.js'
import { interestDue } from '../finance/interestDue.js'
import { owedForBonds } from '../finance/owedForBonds.js'
import { saleRules } from '../shares/saleRules.js'

export const raised = turnFact('raised', flag, false, 'The president has sold shares for a train of this turn.')

export const EMERGENCY_FACTS: readonly FactData[] = [raised]

/** Is there a route for some train, its length aside (1849-10.5.1-1, OP-15)? */
export const hasTrainRoute = replaceable((p: Position, corporation: OperatorId): boolean => hasRoute(p, corporation))

/** Is there a train in bank or pool that it may buy (OP-16)? */
export const trainsToBuy = replaceable(
  (p: Position, corporation: OperatorId): boolean => bankOffers(p, corporation).length > 0,
)

/** With a route a corporation must own a train, while there is one to buy (1849-10.6-1, OP-15, -16). */
export const mustBuy = (p: Position, corporation: OperatorId): boolean => {
  if ((p.state.operators[corporation]?.trains.length ?? 0) > 0) return false
  if (!trainsToBuy(p, corporation)) return false
  return hasTrainRoute(p, corporation)
}

/** Price of the cheapest train of bank and pool; 0 = there is none (OP-29). */
export const cheapest = (p: Position, corporation: OperatorId): number =>
  bankOffers(p, corporation).reduce((least, { price }) => (least === 0 ? price : Math.min(least, price)), 0)

/** It must buy a train, and its treasury cannot pay the cheapest (1849-10.7-1). */
export const forced = (p: Position, corporation: OperatorId): boolean =>
  mustBuy(p, corporation) && cash(p, corporation) < cheapest(p, corporation)

/** What treasury and president lack for the cheapest train; 0 or less = enough. */
export const lacking = (p: Position, corporation: OperatorId): number => {
  const chair = president(p, corporation)
  return cheapest(p, corporation) - cash(p, corporation) - (chair === null ? 0 : cash(p, chair))
}

/** Money from a sale that closes the corporation itself does not count (1849-OP-39). */
export const mustOutliveSales = parameter(true)

/**
 * A president sells as in a stock round, but never the operating corporation's presidency (1849-10.7-3). Bonds of corporations
 * that sales close are paid first (1849-14.2-4).
 */
export const forcedSales: ForcedSales = {
  sale: saleRules,
  owes: owedForBonds,
  sparesOperator: mustOutliveSales.of,
}

/** The most that treasury, president and sales could bring. */
export const mostObtainable = replaceable((p: Position, corporation: OperatorId): number =>
  mostMoney(p, corporation, forcedSales),
)

/** Why a sale is refused after which the money can no longer be raised, though it could before (1849-OP-38). */
export const outOfReachAfter = replaceable(
  (p: Position, operator: OperatorId, seller: PlayerId, sale: Sale, need: number): Objection | undefined => {
    const have = shortAfter(p, operator, seller, sale, need, forcedSales)
    if (have === null) return undefined
    const { corporation, percent } = sale
    return closesOperator(p, operator, seller, sale, forcedSales)
      ? objection('or.sellForTrain.WOULD_CLOSE', { corporation })
      : objection('or.sellForTrain.OUT_OF_REACH', { corporation, percent, have, need })
  },
)

/** Why a sale for a bond is refused after which the seller can no longer pay for a train or interest that is due now (1849-OP-43). */
export const emergencyOutOfReachAfter = (p: Position, seller: PlayerId, sale: Sale): Objection | undefined => {
  const { current, kind } = p.state.round
  if (kind !== 'operating' || current === null || president(p, current) !== seller) return undefined
  const interest = interestDue.of(p)
  if (interest > 0) return outOfReachAfter(p, current, seller, sale, interest)
  return forced(p, current) ? outOfReachAfter(p, current, seller, sale, cheapest(p, current)) : undefined
}
