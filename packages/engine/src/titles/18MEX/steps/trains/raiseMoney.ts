import type { PlayerId } from '../../../../core/ids.js'
import type { Position } from '../../../../core/position.js'
import { objection } from '../../../../core/refusals.js'
import { sellForTrainBy } from '../../../../steps/forcedSale.js'
import { type Sale, smallestIn } from '../../../../steps/sale.js'
import { saleRules } from '../shares/sell.js'
import { cheapest, forced, forcedSales, lacking } from './emergency.js'

/** Would the same sale without one certificate bring enough (MEX-4.3.4.2-4)? */
const isMoreThanNeeded = (p: Position, seller: PlayerId, sale: Sale, need: number): boolean => {
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
    const need = lacking(p, operator)
    return need <= 0 || isMoreThanNeeded(p, seller, sale, need)
      ? objection('or.sellForTrain.ENOUGH_RAISED', { have: cheapest(p) - need, need: cheapest(p) })
      : undefined
  },
})
