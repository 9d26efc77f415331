import type { PlayerId } from '../../../../core/ids.js'
import type { Position } from '../../../../core/position.js'
import { objection } from '../../../../core/refusals.js'
import { replaceable, withReplaceable } from '../../../../core/replaceable.js'
import { type Sale, saleObjection, smallestIn } from '../../../../steps/sale.js'
import { gainOf } from '../../../../steps/salePlans.js'
import { sellForTrainBy } from '../../../../steps/sellForTrain.js'
import { saleRules } from '../shares/saleRules.js'
import { cheapest, forced, forcedSales, lacking, outOfReachAfter, raised } from './emergency.js'

/** Would one certificate less bring enough, and may the others be sold without it (1849-10.7-2)? What a bond takes of it does not count. */
export const isMoreThanNeeded = replaceable((p: Position, seller: PlayerId, sale: Sale, need: number): boolean => {
  const { corporation, percent } = sale
  const less: Sale = { corporation, percent: percent - smallestIn(p, seller, sale, saleRules) }
  if (saleRules.proceeds(p, less) < need) return false
  return !saleObjection(p, seller, less, saleRules) && gainOf(p, seller, less, forcedSales) >= need
})

/** The president sells until treasury and cash reach the cheapest train, then stops (1849-10.7-2, -3). */
export const sellForTrain = withReplaceable(
  sellForTrainBy({
    sales: forcedSales,
    shortage: (p, operator) => ({
      forced: forced(p, operator),
      have: cheapest(p, operator) - lacking(p, operator),
      need: cheapest(p, operator),
    }),
    amount(p, operator, seller, sale) {
      const need = lacking(p, operator)
      const price = cheapest(p, operator)
      if (need <= 0) return objection('or.sellForTrain.ENOUGH_RAISED', { have: price - need, need: price })
      const { corporation, percent } = sale
      return isMoreThanNeeded(p, seller, sale, need)
        ? objection('or.sellForTrain.ONE_TOO_MANY', { corporation, percent })
        : outOfReachAfter(p, operator, seller, sale, price)
    },
    sold: (d) => raised.set(d, true),
  }),
  'candidates',
)
