import { type FactData, roundFact } from '../../../../core/facts.js'
import { passIn } from '../../../../core/kinds.js'
import type { Position } from '../../../../core/position.js'
import { type Objection, objection } from '../../../../core/refusals.js'
import { withReplaceable } from '../../../../core/replaceable.js'
import { flag } from '../../../../core/shape.js'
import type { AuctionRules } from '../../../../steps/auction.js'
import { saleOpen } from '../../../../steps/bids.js'
import { bidOnOther, buyFirst, type CompanySale } from '../../../../steps/companySale.js'
import { recordAction, stockStep, turnDone } from '../../../../steps/stock.js'
import { handOver, mustTakeFirst, priceOf } from './bids.js'

const begun = roundFact('begun', flag, false, 'Somebody has had a turn in this round of the sale of companies.')

export const COMPANY_SALE_FACTS: readonly FactData[] = [begun]

/** Once the first company costs nothing, whoever begins the round must take it (MEX-3.1.2-2). */
const mustBuyFirst = (p: Position): Objection | undefined =>
  mustTakeFirst(p) && !begun.of(p) ? objection('sale.pass.MUST_TAKE', {}) : undefined

const usualSale: CompanySale = {
  priceOf,
  handOver,
  first: mustBuyFirst,
  bought(d, player) {
    begun.set(d, true)
    turnDone.set(d, true)
    recordAction(d, player)
  },
  bid(d, player) {
    begun.set(d, true)
    turnDone.set(d, true)
    recordAction(d, player)
  },
  sold: () => objection('sale.first.TRADE', {}),
  lower: () => objection('sale.bid.LOWER', {}),
}

/** Companies 1 to 7 (MEX-3.1-1 … -3.1.2-3). */
export const companySale = withReplaceable(usualSale, 'bid')

const usualAuction: AuctionRules = { sale: companySale, lowestActs: () => false, meanwhile: () => false }

/** The bidders bid clockwise until nobody raises (MEX-3.1.1-2 … -5). */
export const auctionRules = withReplaceable(usualAuction, 'lowestActs', 'meanwhile')

const pass = passIn(
  'companySale',
  (d) => {
    begun.set(d, true)
    turnDone.set(d, true)
  },
  mustBuyFirst,
)

export const buyFirstCompany = buyFirst(companySale)

/** A turn while companies are unsold: buy the first, bid on another, or pass. */
export const companySaleStep = stockStep({
  id: 'companySale',
  kinds: [buyFirstCompany, bidOnOther(companySale)],
  pass,
  open: saleOpen,
  idle: 'noBid',
})
