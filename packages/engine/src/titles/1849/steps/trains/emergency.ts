import { type FactData, turnFact } from '../../../../core/facts.js'
import type { OperatorId, PlayerId } from '../../../../core/ids.js'
import { cash } from '../../../../core/money.js'
import { worthOf } from '../../../../core/papers.js'
import type { Position } from '../../../../core/position.js'
import { type Objection, objection } from '../../../../core/refusals.js'
import { flag } from '../../../../core/shape.js'
import { papersIn, paperWays, percentOf, president } from '../../../../core/shares.js'
import { othersHaveTrains } from '../../../../steps/buyTrain.js'
import { closesOperator, type ForcedSales, shortAfter } from '../../../../steps/forcedSale.js'
import { hasRoute } from '../../../../steps/run.js'
import type { Sale } from '../../../../steps/sale.js'
import { bankOffers } from '../../../../steps/trains.js'
import { SHARE } from '../../data/tables.js'
import { switches1849 } from '../../switches.js'
import { owedForBonds } from '../finance/bondCall.js'
import { interestDue } from '../finance/interestDue.js'
import { interestSaleRules, saleRules, sellOffRules } from '../shares/sell.js'
import { boardSeen } from '../track/stale.js'
import { electricPrice } from './electric.js'

export const raised = turnFact('raised', flag, false, 'The president has sold shares for a train of this turn.')

export const EMERGENCY_FACTS: readonly FactData[] = [raised]

/** 18xx.games counts E trains for those without the marker too; they must have another's then. */
const othersInstead = (p: Position, corporation: OperatorId): boolean =>
  switches1849.electricDuty.of(p) &&
  electricPrice(p) !== null &&
  cash(p, corporation) > 0 &&
  othersHaveTrains(p, corporation)

/** With a route a corporation must own a train, while there is one in bank or pool (1849-10.6-1, OP-15, -16). */
export const mustBuy = (p: Position, corporation: OperatorId): boolean => {
  if ((p.state.operators[corporation]?.trains.length ?? 0) > 0) return false
  if (bankOffers(p, corporation).length === 0 && !othersInstead(p, corporation)) return false
  return hasRoute({ ...p, state: { ...p.state, board: boardSeen(p, corporation) } }, corporation)
}

/** Price of the cheapest train of bank and pool; 0 = there is none (OP-29). */
export const cheapest = (p: Position, corporation: OperatorId): number =>
  bankOffers(p, corporation).reduce((least, { price }) => (least === 0 ? price : Math.min(least, price)), 0)

/** Bound to buy, and the treasury does not reach (1849-10.7-1). */
export const forced = (p: Position, corporation: OperatorId): boolean =>
  mustBuy(p, corporation) && cash(p, corporation) < cheapest(p, corporation)

/** What treasury and president still lack; 0 or less = enough. */
export const lacking = (p: Position, corporation: OperatorId): number => {
  const chair = president(p, corporation)
  return cheapest(p, corporation) - cash(p, corporation) - (chair === null ? 0 : cash(p, chair))
}

/** Bonds of corporations that sales close come first, and what closes the corporation itself pays nothing (1849-14.2-4, -OP-39). */
const counting: Pick<ForcedSales, 'owes' | 'sparesOperator'> = {
  owes: owedForBonds,
  sparesOperator: (p) => !switches1849.looseRaising.of(p),
}

/** As in a stock round, but never the operating corporation's presidency (1849-10.7-3). */
export const forcedSales: ForcedSales = { sale: saleRules, ...counting }

/** For interest the stacks stay as they lie. */
export const interestSales: ForcedSales = { sale: interestSaleRules, ...counting }

/** Why a sale is refused by which what could be raised no longer can (1849-OP-38). */
export const losesReach = (
  p: Position,
  operator: OperatorId,
  seller: PlayerId,
  sale: Sale,
  need: number,
  sales: ForcedSales,
): Objection | undefined => {
  if (switches1849.looseRaising.of(p)) return undefined
  const have = shortAfter(p, operator, seller, sale, need, sales)
  if (have === null) return undefined
  const { corporation, percent } = sale
  return closesOperator(p, operator, seller, sale, sales)
    ? objection('or.sellForTrain.WOULD_CLOSE', { corporation })
    : objection('or.sellForTrain.OUT_OF_REACH', { corporation, percent, have, need })
}

/** Why a sale for a called bond is refused that puts out of reach what the corporation whose turn it is must have now (1849-OP-43). */
export const losesOwnEmergency = (p: Position, seller: PlayerId, sale: Sale): Objection | undefined => {
  const { current, kind } = p.state.round
  if (kind !== 'operating' || current === null || president(p, current) !== seller) return undefined
  const interest = interestDue.of(p)
  if (interest > 0) return losesReach(p, current, seller, sale, interest, interestSales)
  return forced(p, current) ? losesReach(p, current, seller, sale, cheapest(p, current), forcedSales) : undefined
}

/** Several certificates although one of the hand is worth as much. */
const needsOneOnly = (p: Position, seller: PlayerId, { corporation, percent, papers }: Sale): boolean => {
  const [usual = []] = paperWays(p, corporation, seller, percent)
  return (papers ?? usual).length > 1 && papersIn(p, corporation, seller).includes(percent)
}

/** A part of the president's certificate beside the last one alone. */
const partsChair = (p: Position, seller: PlayerId, { corporation, percent }: Sale): boolean => {
  const hand = papersIn(p, corporation, seller)
  const isPart = percent > worthOf(hand) && percent < percentOf(p, corporation, seller)
  return president(p, corporation) === seller && isPart && hand.length === 1 && !hand.includes(SHARE)
}

/** 18xx.games sells of each corporation once, in as few certificates as may be, and the president's in part only alone or beside all shares. */
export const sellOff: ForcedSales = {
  ...counting,
  sale: sellOffRules,
  dearestFirst: () => true,
  once: switches1849.sellOffOnce.of,
  barred(p, operator, sale) {
    const seller = president(p, operator)
    if (!switches1849.sellOffOnce.of(p) || seller === null) return undefined
    const { corporation, percent } = sale
    return partsChair(p, seller, sale) || needsOneOnly(p, seller, sale)
      ? objection('sr.sell.INDIVISIBLE', { corporation, percent })
      : undefined
  },
}
