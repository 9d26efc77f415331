import type { Draft } from '../../../../core/draft.js'
import { type FactData, roundFact } from '../../../../core/facts.js'
import type { PlayerId } from '../../../../core/ids.js'
import { passIn } from '../../../../core/kinds.js'
import type { Position } from '../../../../core/position.js'
import { type Objection, objection } from '../../../../core/refusals.js'
import { flag } from '../../../../core/shape.js'
import type { AuctionRules } from '../../../../steps/auction.js'
import { saleOpen } from '../../../../steps/bids.js'
import { bidOnOther, buyFirst, type CompanySale } from '../../../../steps/companySale.js'
import { noteActed, stockStep, turnDone } from '../../../../steps/stock.js'
import { FIRST_COMPANY } from '../../data/companies.js'
import { switches18MEX } from '../../switches.js'
import { handOver, mustTakeFirst, priceOf } from './bids.js'

const begun = roundFact('begun', flag, false, 'Somebody has had a turn in this round of the sale of companies.')

export const COMPANY_SALE_FACTS: readonly FactData[] = [begun]

/** Only the first turn of a round is bound; it never goes further than that. */
const takeFirst = (p: Position): Objection | undefined =>
  mustTakeFirst(p) && !begun.of(p) ? objection('sale.pass.MUST_TAKE', {}) : undefined

/** Companies 1 to 7 (MEX-3.1-1 … -3.1.2-3). */
export const companySale: CompanySale = {
  priceOf,
  handOver,
  first: takeFirst,
  bought(d, player) {
    begun.set(d, true)
    turnDone.set(d, true)
    noteActed(d, player)
  },
  bid(d, player) {
    begun.set(d, true)
    turnDone.set(d, true)
    const { priority } = d.state
    noteActed(d, player)
    // 18xx.games moves the priority for purchases only.
    if (switches18MEX.bidsKeepPriority.of(d)) d.set({ priority })
  },
  sold: () => objection('sale.first.TRADE', {}),
  lower: () => objection('sale.bid.LOWER', {}),
}

/** 18xx.games asks whose bid is the lowest. */
export const auctionRules: AuctionRules = {
  sale: companySale,
  lowestActs: switches18MEX.auction.of,
  meanwhile: switches18MEX.auction.of,
}

const pass = passIn(
  'companySale',
  (d) => {
    begun.set(d, true)
    turnDone.set(d, true)
  },
  takeFirst,
)

const buy = buyFirst(companySale)

/** 18xx.games gives the first company away once it costs nothing; the priority takes no notice. */
export const giveFirstAway = (d: Draft, player: PlayerId): void => {
  const { priority } = d.state
  if (!mustTakeFirst(d)) return
  buy.apply(d, { type: 'buyPrivate', by: player, company: FIRST_COMPANY.id, price: 0 })
  d.set({ priority })
}

/** A turn while companies are unsold: buy the first, bid on another, or pass. */
export const companySaleStep = stockStep({
  id: 'companySale',
  kinds: [buy, bidOnOther(companySale)],
  pass,
  open: saleOpen,
  idle: 'noBid',
})
