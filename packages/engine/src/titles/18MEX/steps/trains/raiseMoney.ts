import type { PlayerId } from '../../../../core/ids.js'
import type { Position } from '../../../../core/position.js'
import { objection } from '../../../../core/refusals.js'
import { lessWouldDo, sellForTrainBy, shortAfter } from '../../../../steps/forcedSale.js'
import { type Sale, smallestIn } from '../../../../steps/sale.js'
import { switches18MEX } from '../../switches.js'
import { saleRules } from '../shares/sell.js'
import { cheapest, forced, forcedSales, lacking } from './emergency.js'

/** 18xx.games: would the same sale without one certificate bring enough? */
const isCertificateTooMany = (p: Position, seller: PlayerId, sale: Sale, need: number): boolean => {
  const percent = sale.percent - smallestIn(p, seller, sale, saleRules)
  return percent > 0 && saleRules.proceeds(p, { ...sale, percent }) >= need
}

/** The president sells shares when cash is short; no stock turn, no limits (MEX-4.3.4.2-4, -5). */
export const sellForTrain = sellForTrainBy({
  sales: forcedSales,
  shortage: (p, operator) => ({
    forced: forced(p, operator),
    have: cheapest(p) - lacking(p, operator),
    need: cheapest(p),
  }),
  amount(p, operator, seller, sale) {
    const isTheirs = switches18MEX.forcedSale.of(p)
    const missing = lacking(p, operator)
    const need = cheapest(p)
    const isTooMuch = isTheirs
      ? isCertificateTooMany(p, seller, sale, missing)
      : lessWouldDo(p, operator, seller, sale, missing, forcedSales)
    if (missing <= 0 || isTooMuch) return objection('or.sellForTrain.ENOUGH_RAISED', { have: need - missing, need })
    // What suffices together may not be sold singly where it does not suffice then (MEX-4.3.4.2-7).
    const have = isTheirs ? null : shortAfter(p, operator, seller, sale, need, forcedSales)
    const { corporation, percent } = sale
    return have === null ? undefined : objection('or.sellForTrain.OUT_OF_REACH', { corporation, percent, have, need })
  },
})
