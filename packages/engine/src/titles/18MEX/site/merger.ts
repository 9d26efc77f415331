import { isPlayer } from '../../../core/ids.js'
import { marketOrder } from '../../../core/market.js'
import { objection } from '../../../core/refusals.js'
import { replace } from '../../../core/replaceable.js'
import { president } from '../../../core/shares.js'
import type { Mechanism } from '../../../site/site.js'
import { operated } from '../../../steps/operating.js'
import { standsIn } from '../../../steps/tokens.js'
import { NDM, REPLACEMENT_TOKENS } from '../data/companies.js'
import { askedForOffers, offersOf } from '../steps/merger/offers.js'
import { ndmStands, othersReplaced } from '../steps/merger/stations.js'
import { offer } from '../steps/merger/steps.js'

/** Each player's majors are asked one by one, as they operate in this round. */
export const mergerByMajor: Mechanism = {
  replaces: [
    replace(askedForOffers, (before) => (p, buyer) => {
      const order = [...new Set([...operated.of(p), buyer, ...marketOrder(p)])]
      return before(p, buyer).flatMap((by) => order.filter((id) => offersOf(p, by).includes(id)))
    }),
    replace(offersOf, (before) => (p, by) => {
      const player = isPlayer(by) ? by : president(p, by)
      if (player === null) return []
      return before(p, player).filter((id) => player === by || id === by)
    }),
    replace(
      offer.outOfTurn,
      (before) => (p, action) =>
        president(p, action.by) === president(p, NDM) ? objection('merger.NDM_PRESIDENT', {}) : before(p, action),
    ),
    replace(offer.object, (before) => (p, action) => {
      const found = before(p, action)
      return found?.code === 'merger.NOT_PRESIDENT' && !isPlayer(action.by)
        ? objection('any.NOT_YOUR_TURN', { by: action.choice, active: action.by })
        : found
    }),
  ],
}

/** Where the home is not replaced, two other stations are; a home that is only kept for NdM does not count. */
export const mergeTokens: Mechanism = {
  replaces: [
    replace(ndmStands, () => (p, hex) => standsIn(p, NDM, hex)),
    replace(othersReplaced, (before) => (p, home) => (home ? before(p, home) : REPLACEMENT_TOKENS.length)),
  ],
}
