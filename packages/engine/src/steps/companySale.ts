import type { Draft } from '../core/draft.js'
import type { PlayerId, PrivateId } from '../core/ids.js'
import { interrupt } from '../core/interrupts.js'
import { privateIn } from '../core/known.js'
import { ranged } from '../core/marks.js'
import type { Position } from '../core/position.js'
import { type Objection, objection } from '../core/refusals.js'
import { amount, id, playerId } from '../core/shape.js'
import type { ActionKind } from '../core/step.js'
import { bidders, bidRange, bidsOn, freeCash, highest, leastBid, lowest, setBid, unsold } from './bids.js'

/** What a title says about private companies sold one after the other, with bids on those to come. */
export interface CompanySale {
  /** What the first unsold one costs now. */
  priceOf(p: Position, company: PrivateId): number
  /** The buyer pays and gets the paper, and what comes with it. */
  handOver(d: Draft, company: PrivateId, player: PlayerId, price: number): void
  /** Why nothing but the first one may be had now. */
  first?(p: Position): Objection | undefined
  /** The first one was bought in a player's turn; bids on the next are looked at after this. */
  bought(d: Draft, player: PlayerId): void
  /** A bid was a player's turn. */
  bid(d: Draft, player: PlayerId): void
  /** Why one that is sold cannot be bought, where there is more to say than that it is not the first. */
  sold?(company: PrivateId): Objection
  /** Why not less than one's own bid, where that is no bid too low like any other. */
  lower?(): Objection
}

export const auction = interrupt(
  'auction',
  { company: id, passes: amount, after: playerId },
  'Several have bid on the company: who bids more? Passes since the highest bid, and who acted last.',
)

/** After a purchase: the next company goes to its only bidder, or is auctioned among several. */
export const sellNext = (d: Draft, sale: CompanySale): void => {
  for (let company = lowest(d); company !== undefined; company = lowest(d)) {
    const [only, another] = bidders(d, company)
    if (only === undefined) return
    if (another !== undefined) {
      const { player } = highest(d, company) ?? { player: only }
      auction.raise(d, player, { company, passes: 0, after: player })
      return
    }
    sale.handOver(d, company, only, bidsOn(d, company)[only] ?? 0)
  }
}

export const buyFirst = (sale: CompanySale): ActionKind<'buyPrivate'> => ({
  type: 'buyPrivate',
  *candidates(p, by) {
    const company = lowest(p)
    if (company !== undefined) yield { action: { type: 'buyPrivate', by, company, price: sale.priceOf(p, company) } }
  },
  object(p, { by, company, price }) {
    if (p.state.privates[company]?.owner !== undefined && sale.sold) return sale.sold(company)
    if (company !== lowest(p)) return objection('sale.buy.NOT_LOWEST', { company })
    const need = sale.priceOf(p, company)
    if (price !== need) return objection('sale.buy.PRICE', { company, price, need })
    const have = freeCash(p, by as PlayerId)
    return have < need ? objection('sale.buy.NO_CASH', { need, have }) : undefined
  },
  apply(d, { by, company, price }) {
    const player = by as PlayerId
    sale.handOver(d, company, player, price)
    sale.bought(d, player)
    sellNext(d, sale)
  },
})

/** What a bid on a company must be, outside of its auction. */
export const bidObjection = (
  p: Position,
  player: PlayerId,
  company: PrivateId,
  price: number,
  { lower }: CompanySale,
): Objection | undefined => {
  const own = bidsOn(p, company)[player]
  if (lower && own !== undefined && price <= own) return lower()
  const min = leastBid(p, company)
  if (price < min) return objection('sale.bid.TOO_LOW', { min })
  const have = freeCash(p, player, company)
  return have < price ? objection('sale.bid.NO_CASH', { need: price, have }) : undefined
}

/** A bid on any company but the first. */
export const bidOnOther = (sale: CompanySale): ActionKind<'bid'> => ({
  type: 'bid',
  *candidates(p, by) {
    for (const company of unsold(p).slice(1)) {
      const price = leastBid(p, company)
      yield ranged({ type: 'bid', by, company, price } as const, bidRange(p, company, by))
    }
  },
  object(p, { by, company, price }) {
    const wrong = privateIn(p, company)
    if (wrong) return wrong
    if (!unsold(p).includes(company)) return objection('sale.bid.SOLD', { company })
    if (company === lowest(p)) return objection('sale.bid.LOWEST', { company })
    return sale.first?.(p) ?? bidObjection(p, by, company, price, sale)
  },
  apply(d, { by: player, company, price }) {
    setBid(d, company, player, price)
    d.emit({ type: 'bid', player, company, price })
    sale.bid(d, player)
  },
})
