import type { PlayerId } from '../../../core/ids.js'
import { sumsOf } from '../../../core/papers.js'
import type { Position } from '../../../core/position.js'
import { replace } from '../../../core/replaceable.js'
import { papersIn, president } from '../../../core/shares.js'
import type { Mechanism } from '../../../site/site.js'
import { type Sale, smallestIn } from '../../../steps/sale.js'
import { CHAIR } from '../data/tables.js'
import { saleRules } from '../steps/shares/saleRules.js'
import { isMoreThanNeeded } from '../steps/trains/raiseMoney.js'

/** Is the president's certificate sold, whole or in part, because nothing else in hand makes up the sale? */
const sellsChair = (p: Position, seller: PlayerId, { corporation, percent }: Sale): boolean =>
  president(p, corporation) === seller &&
  percent <= CHAIR &&
  !sumsOf(papersIn(p, corporation, seller)).includes(percent)

/** The president's certificate counts as one, and whether the smaller sale would be possible is not asked. */
export const chairAsOne: Mechanism = {
  replaces: [
    replace(isMoreThanNeeded, () => (p, seller, sale, need) => {
      const { corporation, percent } = sale
      const least = sellsChair(p, seller, sale) ? CHAIR : smallestIn(p, seller, sale, saleRules)
      return saleRules.proceeds(p, { corporation, percent: percent - least }) >= need
    }),
  ],
}
