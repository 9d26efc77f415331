import type { PlayerId } from '../../../core/ids.js'
import type { Position } from '../../../core/position.js'
import { objection } from '../../../core/refusals.js'
import { replace } from '../../../core/replaceable.js'
import { sizeOf } from '../../../core/shares.js'
import type { Mechanism } from '../../../site/site.js'
import { certificatesSold, type Sale, smallestIn } from '../../../steps/sale.js'
import { allowedSales } from '../../../steps/salePlans.js'
import { saleRules } from '../steps/shares/sell.js'
import { mayGoBankrupt } from '../steps/trains/bankrupt.js'
import { forcedExchange, forcedSales, lacking } from '../steps/trains/emergency.js'
import { bringsTooMuch, leftOutOfReach } from '../steps/trains/raiseMoney.js'

/** Would the same sale without one certificate bring enough? */
const isCertificateTooMany = (p: Position, seller: PlayerId, sale: Sale, need: number): boolean => {
  const percent = sale.percent - smallestIn(p, seller, sale, saleRules)
  return percent > 0 && saleRules.proceeds(p, { ...sale, percent }) >= need
}

/** For a train that must be bought, certificates are counted, not shares; 5% of NdM are not sold by exchange. */
export const forcedSale: Mechanism = {
  replaces: [
    replace(forcedExchange.candidates, () => () => []),
    replace(
      forcedExchange.object,
      () =>
        (_p, _seller, { corporation, percent }) =>
          objection('sr.sell.NOT_OWNED', { corporation, percent }),
    ),
    replace(
      bringsTooMuch,
      () => (p, operator, seller, sale) => isCertificateTooMany(p, seller, sale, lacking(p, operator)),
    ),
    replace(leftOutOfReach, () => () => null),
  ],
}

/** A president who could not pay for the cheapest train may go bankrupt for a company that need not buy one, too. */
export const freeBankrupt: Mechanism = { replaces: [replace(mayGoBankrupt, () => () => true)] }

/** What a bankrupt player has is sold in the order of the market, the dearest first. */
export const bankruptOrder: Mechanism = { replaces: [replace(forcedSales.dearestFirst, () => () => true)] }

/** A bankrupt player sells every 5% of NdM alone. */
export const halvesAlone: Mechanism = {
  replaces: [
    replace(
      allowedSales,
      (before) => (p, operator, seller, corporation, rules) =>
        before(p, operator, seller, corporation, rules).filter((sale) => {
          const sizes = certificatesSold(p, seller, sale, rules.sale).map((n) => sizeOf(p, corporation, n))
          return sizes.length <= 1 || !sizes.includes(5)
        }),
    ),
  ],
}
