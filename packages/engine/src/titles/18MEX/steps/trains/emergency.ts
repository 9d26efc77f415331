import type { OperatorId } from '../../../../core/ids.js'
import { cash } from '../../../../core/money.js'
import type { Position } from '../../../../core/position.js'
import { withReplaceable } from '../../../../core/replaceable.js'
import { president } from '../../../../core/shares.js'
import type { ExchangeSale, ForcedSales } from '../../../../steps/forcedSaleRules.js'
import { hasRoute } from '../../../../steps/run.js'
import { bankOffers } from '../../../../steps/trains.js'
import { halfForFull } from '../shares/exchange.js'
import { saleRules } from '../shares/sell.js'

/** A major with a route and no train must buy one while the bank has any (MEX-4.3.4.2-1). */
export const mustBuy = (p: Position, corporation: OperatorId): boolean =>
  (p.state.operators[corporation]?.trains.length ?? 0) === 0 && bankOffers(p).length > 0 && hasRoute(p, corporation)

/** Price of the cheapest train of the bank; 0 = it has none. */
export const cheapest = (p: Position): number =>
  bankOffers(p).reduce((least, { price }) => (least === 0 ? price : Math.min(least, price)), 0)

/** Bound to buy, and the treasury does not reach: the president must add the rest (MEX-4.3.4.2-3). */
export const forced = (p: Position, corporation: OperatorId): boolean =>
  mustBuy(p, corporation) && cash(p, corporation) < cheapest(p)

/** What the president still lacks in cash; 0 or less = enough. */
export const lacking = (p: Position, corporation: OperatorId): number => {
  const chair = president(p, corporation)
  return cheapest(p) - cash(p, corporation) - (chair === null ? 0 : cash(p, chair))
}

/** 5% of NdM are sold by exchange as in a stock round. */
export const forcedExchange = withReplaceable<ExchangeSale, 'candidates' | 'object'>(
  halfForFull,
  'candidates',
  'object',
)

const usualSales: ForcedSales = { sale: saleRules, exchange: forcedExchange, dearestFirst: () => false }

/** Whatever may be sold in a stock round, but never the operating major's presidency (MEX-4.3.4.2-4). */
export const forcedSales = withReplaceable(usualSales, 'dearestFirst')
