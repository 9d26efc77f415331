import type { OperatorId, PlayerId } from '../../../../core/ids.js'
import type { Position } from '../../../../core/position.js'
import { objection } from '../../../../core/refusals.js'
import { replaceable } from '../../../../core/replaceable.js'
import type { Sale } from '../../../../steps/sale.js'
import { lessWouldDo, shortAfter } from '../../../../steps/salePlans.js'
import { sellForTrainBy } from '../../../../steps/sellForTrain.js'
import { cheapest, forced, forcedSales, lacking } from './emergency.js'

/** Would less of the same company bring enough (MEX-4.3.4.2-5)? */
export const bringsTooMuch = replaceable((p: Position, operator: OperatorId, seller: PlayerId, sale: Sale): boolean =>
  lessWouldDo(p, operator, seller, sale, lacking(p, operator), forcedSales),
)

/** What could be had in all after this sale, where that suffices no longer; null = it does (MEX-4.3.4.2-7). */
export const leftOutOfReach = replaceable(
  (p: Position, operator: OperatorId, seller: PlayerId, sale: Sale): number | null =>
    shortAfter(p, operator, seller, sale, cheapest(p), forcedSales),
)

/** The president sells shares when cash is short; no stock turn, no limits (MEX-4.3.4.2-4, -5). */
export const sellForTrain = sellForTrainBy({
  sales: forcedSales,
  shortage: (p, operator) => ({
    forced: forced(p, operator),
    have: cheapest(p) - lacking(p, operator),
    need: cheapest(p),
  }),
  amount(p, operator, seller, sale) {
    const missing = lacking(p, operator)
    const need = cheapest(p)
    if (missing <= 0 || bringsTooMuch(p, operator, seller, sale))
      return objection('or.sellForTrain.ENOUGH_RAISED', { have: need - missing, need })
    // What suffices together may not be sold singly where it does not suffice then.
    const have = leftOutOfReach(p, operator, seller, sale)
    const { corporation, percent } = sale
    return have === null ? undefined : objection('or.sellForTrain.OUT_OF_REACH', { corporation, percent, have, need })
  },
})
