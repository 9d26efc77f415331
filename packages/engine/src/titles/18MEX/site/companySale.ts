import type { Draft } from '../../../core/draft.js'
import type { PlayerId } from '../../../core/ids.js'
import { replace } from '../../../core/replaceable.js'
import { clockwiseAfter } from '../../../core/shares.js'
import type { Mechanism } from '../../../site/site.js'
import { saleOpen } from '../../../steps/bids.js'
import { splitRevenue } from '../../../steps/dividend.js'
import { payIncome } from '../../../steps/income.js'
import { FIRST_COMPANY } from '../data/companies.js'
import { MINOR_TRAINS } from '../data/trains.js'
import { endStockRound, nextPlayer } from '../rounds/stock.js'
import { mustTakeFirst, passOuts } from '../steps/companies/bids.js'
import { auctionRules, buyFirstCompany, companySale } from '../steps/companies/companySale.js'
import { parOfFirstOwner } from '../steps/shares/start.js'

/** The lowest bidder acts and may drop out; other companies may be bid on meanwhile. */
export const auction: Mechanism = {
  replaces: [replace(auctionRules.lowestActs, () => () => true), replace(auctionRules.meanwhile, () => () => true)],
}

/** The priority moves for purchases only; when the last company is sold, whoever begins the trading in shares has it. */
export const bidsKeepPriority: Mechanism = {
  replaces: [
    replace(companySale.bid, (before) => (d, player) => {
      const { priority } = d.state
      before(d, player)
      d.set({ priority })
    }),
    replace(parOfFirstOwner.apply, (before) => (d, action) => {
      before(d, action)
      const [next] = clockwiseAfter(d, d.state.round.current as PlayerId)
      if (next) d.set({ priority: next })
    }),
  ],
}

/** The first company, once it costs nothing, is given to the next player. */
const giveFirstAway = (d: Draft, player: PlayerId): void => {
  const { priority } = d.state
  if (!mustTakeFirst(d)) return
  buyFirstCompany.apply(d, { type: 'buyPrivate', by: player, company: FIRST_COMPANY.id, price: 0 })
  d.set({ priority })
}

const MINOR_REVENUE = 30

/** All pass while companies are unsold: no operating round, but private companies and minors pay. */
export const fakeOr: Mechanism = {
  replaces: [
    replace(endStockRound, (before) => (d) => {
      if (!saleOpen(d)) {
        before(d)
        return
      }
      passOuts.set(d, passOuts.of(d) + 1)
      payIncome(d)
      for (const minor of Object.keys(MINOR_TRAINS)) splitRevenue(d, minor, MINOR_REVENUE)
      const next = nextPlayer(d)
      d.round({ current: next, turn: {}, memo: {} })
      giveFirstAway(d, next)
    }),
  ],
}
