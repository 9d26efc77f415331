import type { PlayerId } from '../../../../core/ids.js'
import { sumsOf } from '../../../../core/papers.js'
import type { Position } from '../../../../core/position.js'
import { objection } from '../../../../core/refusals.js'
import { papersIn, president } from '../../../../core/shares.js'
import { gainOf, sellForTrainBy } from '../../../../steps/forcedSale.js'
import { type Sale, saleObjection, smallestIn } from '../../../../steps/sale.js'
import { CHAIR } from '../../data/tables.js'
import { switches1849 } from '../../switches.js'
import { sparingItself } from '../finance/ownClosing.js'
import { saleRules } from '../shares/sell.js'
import { cheapest, forced, forcedSales, lacking, losesReach, raised } from './emergency.js'

/** 18xx.games counts the president's certificate as one, sold as it is or in part, where nothing else in hand makes up the sale. */
const sellsChair = (p: Position, seller: PlayerId, { corporation, percent }: Sale): boolean =>
  president(p, corporation) === seller &&
  percent <= CHAIR &&
  !sumsOf(papersIn(p, corporation, seller)).includes(percent)

/** Would one certificate less bring enough (1849-10.7-2)? If it may be sold without, and less what a bond takes of it. */
export const isMoreThanNeeded = (p: Position, seller: PlayerId, sale: Sale, need: number): boolean => {
  const isTheirs = switches1849.chairAsOne.of(p)
  const least = isTheirs && sellsChair(p, seller, sale) ? CHAIR : smallestIn(p, seller, sale, saleRules)
  const less: Sale = { corporation: sale.corporation, percent: sale.percent - least }
  if (saleRules.proceeds(p, less) < need) return false
  return isTheirs || (!saleObjection(p, seller, less, saleRules) && gainOf(p, seller, less, forcedSales) >= need)
}

/** The president sells until treasury and cash reach the cheapest train, then stops (1849-10.7-2, -3). */
export const sellForTrain = sparingItself(
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
        : losesReach(p, operator, seller, sale, price, forcedSales)
    },
    sold: (d) => raised.set(d, true),
  }),
)
