import { replace } from '../../../core/replaceable.js'
import type { Mechanism } from '../../../site/site.js'
import { soldOut } from '../steps/companies/bids.js'
import { bringsCloserToLimit, mustSell, salesBarred, salesDue } from '../steps/shares/sell.js'

/** No sales in the first round after the sale of the companies. */
export const firstSale: Mechanism = {
  replaces: [replace(salesBarred, () => (p) => p.state.turn === soldOut.of(p))],
}

/** Above a limit whatever can be sold must be, before anything else. */
export const onlySales: Mechanism = {
  replaces: [
    replace(bringsCloserToLimit, () => () => true),
    replace(salesDue, () => (p, player) => mustSell(p, player)),
  ],
}
