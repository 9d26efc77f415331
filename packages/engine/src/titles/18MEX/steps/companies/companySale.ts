import type { Draft } from '../../../../core/draft.js'
import { type FactData, roundFact } from '../../../../core/facts.js'
import type { PlayerId } from '../../../../core/ids.js'
import { interrupt } from '../../../../core/interrupts.js'
import { passIn } from '../../../../core/kinds.js'
import type { Position } from '../../../../core/position.js'
import { type Objection, objection } from '../../../../core/refusals.js'
import { amount, flag, id, playerId } from '../../../../core/shape.js'
import type { ActionKind } from '../../../../core/step.js'
import { noteActed, stockStep, turnDone } from '../../../../steps/stock.js'
import { switches18MEX } from '../../switches.js'
import {
  bidders,
  bidsOn,
  freeCash,
  handOver,
  highest,
  leastBid,
  lowest,
  mustTakeFirst,
  priceOf,
  saleOpen,
  setBid,
  unsold,
} from './bids.js'

export const auction = interrupt(
  'auction',
  { company: id, passes: amount, after: playerId },
  'Several have bid on the company: who bids more? Passes since the highest bid, and who acted last.',
)
const begun = roundFact('begun', flag, false, 'Somebody has had a turn in this round of the sale of companies.')

export const COMPANY_SALE_FACTS: readonly FactData[] = [begun]

/** Only the first turn of a round is bound; it never goes further than that. */
const takeFirst = (p: Position): Objection | undefined =>
  mustTakeFirst(p) && !begun.of(p) ? objection('sale.pass.MUST_TAKE', {}) : undefined

/** 18xx.games moves the priority for purchases only. */
const noteBid = (d: Draft, player: PlayerId): void => {
  const { priority } = d.state
  noteActed(d, player)
  if (switches18MEX.auction.of(d)) d.set({ priority })
}

/** After a purchase: the next company is auctioned at once if anybody has bid on it (MEX-3.1-6). */
export const sellNext = (d: Draft): void => {
  for (let company = lowest(d); company !== undefined; company = lowest(d)) {
    const [only, another] = bidders(d, company)
    if (only === undefined) return
    if (another !== undefined) {
      const { player } = highest(d, company) ?? { player: only }
      auction.raise(d, player, { company, passes: 0, after: player })
      return
    }
    handOver(d, company, only, bidsOn(d, company)[only] ?? 0)
  }
}

const buy: ActionKind<'buyPrivate'> = {
  type: 'buyPrivate',
  *candidates(p, by) {
    const company = lowest(p)
    if (company !== undefined) yield { action: { type: 'buyPrivate', by, company, price: priceOf(p, company) } }
  },
  object(p, { by, company, price }) {
    if (!p.rules.privates[company]) return objection('any.UNKNOWN_ENTITY', { id: company })
    if (p.state.privates[company]?.owner !== undefined) return objection('sale.first.TRADE', {})
    if (company !== lowest(p)) return objection('sale.buy.NOT_LOWEST', { company })
    const need = priceOf(p, company)
    const have = freeCash(p, by as PlayerId)
    if (have < need) return objection('sale.buy.NO_CASH', { need, have })
    return price === need ? undefined : objection('sale.bid.LOWEST', { company })
  },
  apply(d, { by, company, price }) {
    const player = by as PlayerId
    handOver(d, company, player, price)
    begun.set(d, true)
    turnDone.set(d, true)
    noteActed(d, player)
    sellNext(d)
  },
}

const bid: ActionKind<'bid'> = {
  type: 'bid',
  *candidates(p, by) {
    for (const company of unsold(p).slice(1)) {
      const price = leastBid(p, company)
      const max = freeCash(p, by as PlayerId, company)
      yield {
        action: { type: 'bid', by, company, price },
        ...(max > price ? { range: { field: 'price', min: price, max, step: 1 } } : {}),
      }
    }
  },
  object(p, { by, company, price }) {
    if (!p.rules.privates[company]) return objection('any.UNKNOWN_ENTITY', { id: company })
    if (!unsold(p).includes(company)) return objection('sale.buy.NOT_LOWEST', { company })
    if (company === lowest(p)) return objection('sale.bid.LOWEST', { company })
    return takeFirst(p) ?? bidObjection(p, by as PlayerId, company, price)
  },
  apply(d, { by, company, price }) {
    const player = by as PlayerId
    setBid(d, company, player, price)
    d.emit({ type: 'bid', player, company, price })
    begun.set(d, true)
    turnDone.set(d, true)
    noteBid(d, player)
  },
}

/** What a bid on a company must be, outside of its auction. */
export const bidObjection = (p: Position, player: PlayerId, company: string, price: number): Objection | undefined => {
  const own = bidsOn(p, company)[player]
  if (own !== undefined && price <= own) return objection('sale.bid.LOWER', {})
  const min = leastBid(p, company)
  if (price < min) return objection('sale.bid.TOO_LOW', { min })
  const have = freeCash(p, player, company)
  return have < price ? objection('sale.bid.NO_CASH', { need: price, have }) : undefined
}

const pass = passIn(
  'companySale',
  (d) => {
    begun.set(d, true)
    turnDone.set(d, true)
  },
  takeFirst,
)

/** A turn while companies are unsold: buy the first, bid on another, or pass. */
export const companySaleStep = stockStep({ id: 'companySale', kinds: [buy, bid], pass, open: saleOpen, idle: 'noBid' })
