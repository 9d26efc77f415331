import { type FactData, turnFact } from '../../../../core/facts.js'
import type { OperatorId } from '../../../../core/ids.js'
import { cash } from '../../../../core/money.js'
import type { Position } from '../../../../core/position.js'
import { objection } from '../../../../core/refusals.js'
import { parameter } from '../../../../core/replaceable.js'
import { amount, flag, listOf, operatorId, orNull } from '../../../../core/shape.js'
import { ordinary } from '../../../../core/shares.js'
import type { ForcedSales } from '../../../../steps/forcedSaleRules.js'
import { bankOffers } from '../../../../steps/trains.js'
import { issueLimit } from '../shares/issue.js'
import { priceBeside } from '../shares/price.js'
import { saleRules } from '../shares/sell.js'

export const emergencyIssued = turnFact(
  'emergencyIssued',
  flag,
  false,
  'The corporation has issued shares for a train.',
)
export const raised = turnFact('raised', flag, false, 'Money was raised for a train that is not bought yet.')
export const targets = turnFact('targets', orNull(listOf(amount)), null, 'Prices that may still be paid; null = any.')
export const soldForTrain = turnFact(
  'soldForTrain',
  listOf(operatorId),
  [],
  'Corporations the president has sold shares of.',
)

export const EMERGENCY_FACTS: readonly FactData[] = [emergencyIssued, raised, targets, soldForTrain]

/** What a corporation without a train faces in its train step (§6.86–6.89). */
export interface Emergency {
  readonly corporation: OperatorId
  /** Treasury. */
  readonly cash: number
  /** Cheapest and dearest train of the bank; null = the bank has none. */
  readonly cheapest: number | null
  readonly dearest: number | null
  readonly prices: readonly number[]
  /** Those of the types of the cheapest card. */
  readonly card: readonly number[]
  /** One emergency issue a turn. */
  readonly issued: boolean
  /** Prices that may still be paid after an issue or a sale; null = any (1846-EMR-6, -11). */
  readonly targets: readonly number[] | null
}

export const noTrain = (p: Position, corporation: OperatorId): boolean =>
  (p.state.operators[corporation]?.trains.length ?? 0) === 0

export const emergencyOf = (p: Position, corporation: OperatorId): Emergency => {
  const offers = [...bankOffers(p)].sort((a, b) => a.price - b.price)
  const prices = [...new Set(offers.map((offer) => offer.price))]
  return {
    corporation,
    cash: cash(p, corporation),
    cheapest: prices[0] ?? null,
    dearest: prices.at(-1) ?? null,
    prices,
    card: offers.filter(({ id }) => id === offers[0]?.id).map((offer) => offer.price),
    issued: emergencyIssued.of(p),
    targets: targets.of(p),
  }
}

/** Proceeds of an emergency issue of n shares: the price first falls n columns (1846-EMR-5). */
export const emergencyProceeds = (p: Position, corporation: OperatorId, n: number): number =>
  n * (n < (p.state.operators[corporation]?.cell ?? 0) ? priceBeside(p, corporation, -n - 1) : 0)

export const emergencyIssueLimit = (p: Position, corporation: OperatorId): number =>
  Math.min(issueLimit(p, corporation), ordinary(p, corporation, 'treasury').length)

/** The smallest issue that reaches a price above the treasury; null = none does. */
export const smallestIssue = (p: Position, e: Emergency, target: number): number | null => {
  if (target <= e.cash) return null
  for (let n = 1; n <= emergencyIssueLimit(p, e.corporation); n++) {
    if (e.cash + emergencyProceeds(p, e.corporation, n) >= target) return n
  }
  return null
}

/** What may be issued when no issue reaches even the cheapest train (1846-EMR-7): the largest that brings money. */
export const fullIssue = (p: Position, e: Emergency): number | null => {
  for (let n = emergencyIssueLimit(p, e.corporation); n >= 1; n--) {
    if (emergencyProceeds(p, e.corporation, n) > 0) return n
  }
  return null
}

/** The bank's cheapest train cannot be had without issuing or the president. */
export const shortOfMoney = (e: Emergency): boolean => e.cheapest !== null && e.cash < e.cheapest

/** An issue that would bring money must come before the president's own (1846-EMR-4). */
export const mustIssueFirst = (p: Position, e: Emergency): boolean =>
  !e.issued && shortOfMoney(e) && fullIssue(p, e) !== null

/** Does a bankrupt sell in the order of the market? */
export const DEAREST_FIRST = parameter(false)

/** One block of each corporation, and none of the operating one that would close it (§6.88). */
export const forcedSales: ForcedSales = {
  sale: saleRules,
  barred(p, operator, { corporation }) {
    if (soldForTrain.of(p).includes(corporation)) return objection('sr.sell.SECOND_BLOCK', { corporation })
    return corporation === operator && priceBeside(p, corporation, -1) === 0
      ? objection('or.sellForTrain.WOULD_CLOSE', { corporation })
      : undefined
  },
  dearestFirst: (p) => DEAREST_FIRST.of(p),
  afterSale: (d, { corporation }) => soldForTrain.set(d, [...soldForTrain.of(d), corporation]),
}
