import { replace } from '../../../core/replaceable.js'
import { sizeOf } from '../../../core/shares.js'
import type { Mechanism } from '../../../core/site.js'
import { allowedSales } from '../../../steps/forcedSale.js'
import { certificatesSold } from '../../../steps/sale.js'

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
