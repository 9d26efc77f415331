import { replace } from '../../../core/replaceable.js'
import type { Mechanism } from '../../../site/site.js'
import { DELAYED } from '../data/tables.js'
import { withIftFourth } from '../rounds/setup.js'

/** IFT and the fourth change places. */
export const iftSwap: Mechanism = {
  replaces: [
    replace(withIftFourth, () => (_d, order) => {
      const { corporation, place } = DELAYED
      const swapped = [...order]
      swapped[order.indexOf(corporation)] = order[place - 1] ?? corporation
      swapped[place - 1] = corporation
      return swapped
    }),
  ],
}
