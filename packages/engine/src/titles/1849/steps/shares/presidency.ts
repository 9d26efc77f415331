import type { Papers } from '../../../../core/papers.js'
import { objection } from '../../../../core/refusals.js'
import { swapWays } from '../../../../core/shares.js'
import type { PresidencyRules } from '../../../../steps/presidency.js'
import { SHARE } from '../../data/tables.js'
import { isFounded } from './order.js'

const LAST: readonly Papers[] = [[2 * SHARE]]

/** Who gives the certificate up chooses what to get for it (1849-9.5-3). */
export const presidency: PresidencyRules = {
  chooser: 'outgoing',
  // Nothing is left to give of one that has closed by the sale; 18xx.games asks all the same, and takes one answer.
  ways: (p, corporation, to) => (isFounded(p, corporation) ? swapWays(p, corporation, to) : LAST),
  reasons: {
    notChooser: (corporation) => objection('swap.NOT_CHOOSER', { corporation }),
    notThere: (corporation) => objection('swap.NOT_THERE', { corporation }),
  },
}
