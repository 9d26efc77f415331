import { replace } from '../../../core/replaceable.js'
import { holders, papersIn, swapPresidency, swapWays } from '../../../core/shares.js'
import type { Mechanism } from '../../../site/site.js'
import { NDM } from '../data/companies.js'
import { papersHandedOver } from '../steps/shares/presidency.js'
import { BOOK, bookSwap } from './booking.js'

/** A new president hands over two certificates, the larger first, whatever they are worth; the book says 20%. */
export const presSwap: Mechanism = {
  ...BOOK,
  replaces: [
    ...BOOK.replaces,
    replace(papersHandedOver, () => (p, corporation, to) => [papersIn(p, corporation, to).slice(0, 2)]),
    replace(swapPresidency, (before) => (d, corporation, to, papers, place) => {
      const given = papers ?? swapWays(d, corporation, to)[0]
      const lay = holders(d, corporation)[0]
      before(d, corporation, to, papers, place)
      if (corporation === NDM && given && lay) bookSwap(d, to, given, lay)
    }),
  ],
}
