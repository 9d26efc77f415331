import type { PlayerId } from '../../../core/ids.js'
import { anyLegal } from '../../../core/legal.js'
import { price } from '../../../core/market.js'
import type { Position } from '../../../core/position.js'
import { objection } from '../../../core/refusals.js'
import { replace } from '../../../core/replaceable.js'
import { papersIn, percentOf, pickPapers } from '../../../core/shares.js'
import type { Mechanism } from '../../../site/site.js'
import { NDM } from '../data/companies.js'
import { POOL_LIMIT } from '../data/tables.js'
import { holdingWorth } from '../rounds/end.js'
import { buyHalf, buyShares, exchangeAtLimit, halfPrice, tooDear } from '../steps/shares/buy.js'
import { exchangeProceeds, halfForFull } from '../steps/shares/exchange.js'

const HALF = 5
const FULL = 10

/** Nobody buys who cannot pay for something, a half among it; one who can pays a dollar less for the exchange. */
const cashWanted = (p: Position, player: PlayerId): number => (anyLegal(p, [buyShares], player) ? 0 : halfPrice(p))

/** 5% of NdM: other prices, other limits. */
export const half: Mechanism = {
  replaces: [
    replace(halfPrice, () => (p) => Math.ceil(price(p, NDM) / 2)),
    replace(exchangeProceeds, () => (p) => Math.floor(price(p, NDM) / 2)),
    replace(buyHalf.object, (before) => (p, action) => {
      const player = action.by
      return before(p, action) ?? exchangeAtLimit(p, player) ?? tooDear(p, player, cashWanted(p, player))
    }),
    replace(halfForFull.object, () => (p, seller, { corporation, percent }) => {
      if (corporation !== NDM || percent !== HALF) return objection('sr.sell.NOT_OWNED', { corporation, percent })
      if (percentOf(p, NDM, seller) < FULL) return objection('sr.sellHalf.TOO_LITTLE', {})
      if (!pickPapers(p, NDM, 'pool', [HALF])) return objection('sr.sellHalf.NONE_IN_MARKET', {})
      if (!pickPapers(p, NDM, seller, [FULL])) return objection('sr.sellHalf.NO_FULL', {})
      // The market must take the 10%, though 5% come back from it.
      const pooled = percentOf(p, NDM, 'pool') + FULL
      return pooled > POOL_LIMIT
        ? objection('sr.sell.OVER_50', { corporation, percent: pooled, limit: POOL_LIMIT })
        : undefined
    }),
  ],
  rules: () => ({
    // Each half is rounded by itself.
    sharesWorth(p, player, corporation) {
      const value = price(p, corporation)
      const halves = papersIn(p, corporation, player).filter((size) => size === HALF).length
      return holdingWorth(value, percentOf(p, corporation, player) - HALF * halves) + halves * Math.ceil(value / 2)
    },
  }),
}
