import { replace } from '../../../core/replaceable.js'
import { holders, sizeOf } from '../../../core/shares.js'
import type { Mechanism } from '../../../site/site.js'
import { certificatesFor, isForSale, sharesOffered } from '../steps/shares/buy.js'

/** The director's certificate that lies aside is sold to whoever asks; it is offered where no share is left. */
export const directorShare: Mechanism = {
  replaces: [
    replace(
      isForSale,
      (before) => (p, corporation, purchase) =>
        purchase.from === 'aside' ? purchase.percent === sizeOf(p, corporation, 0) : before(p, corporation, purchase),
    ),
    replace(certificatesFor, (before) => (p, corporation, purchase) => {
      if (purchase.from !== 'aside') return before(p, corporation, purchase)
      return holders(p, corporation)[0] === 'aside' ? [0] : null
    }),
    replace(sharesOffered, (before) => (p, corporation) => {
      const shares = before(p, corporation)
      return shares.length > 0 ? shares : [{ from: 'aside', percent: sizeOf(p, corporation, 0) }]
    }),
  ],
}
