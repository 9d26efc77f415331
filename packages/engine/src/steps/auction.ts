import type { Draft } from '../core/draft.js'
import type { PlayerId, PrivateId } from '../core/ids.js'
import { passIn } from '../core/kinds.js'
import { ranged } from '../core/marks.js'
import type { Position } from '../core/position.js'
import { type Objection, objection } from '../core/refusals.js'
import type { Of } from '../core/shape.js'
import { clockwiseAfter } from '../core/shares.js'
import type { ActionKind, Step } from '../core/step.js'
import { bidders, bidRange, bidsOn, freeCash, highest, leastBid, setBid, unsold } from './bids.js'
import { auction, bidObjection, type CompanySale, sellNext } from './companySale.js'

/** What a title says about the auction of a company several have bid on. */
export interface AuctionRules {
  readonly sale: CompanySale
  /** Whose bid is the lowest raises it or drops out, until one is left; or else all bid clockwise until nobody raises. */
  lowestActs(p: Position): boolean
  /** May other companies be bid on meanwhile? */
  meanwhile?(p: Position): boolean
}

const lowestBidder = (p: Position, company: PrivateId): PlayerId | null => {
  const [worst] = Object.entries(bidsOn(p, company)).sort((a, b) => a[1] - b[1])
  return (worst?.[0] ?? null) as PlayerId | null
}

/** Out of turn: no part in this auction at all, or not yet. */
const notNow = (p: Position, by: string): Objection => {
  const { company } = auction.data(p)
  return bidsOn(p, company)[by as PlayerId] === undefined
    ? objection('sale.auction.NOT_IN', { company })
    : objection('sale.auction.NOT_YOUR_TURN', {})
}

/** Among the bidders alone, outside of the turn order. */
export const auctionStep = ({ sale, lowestActs, meanwhile }: AuctionRules): Step => {
  const goOn = (d: Draft, next: Of<typeof auction.shape>): void => {
    const highestBidder = highest(d, next.company)?.player
    const left = bidders(d, next.company).length
    const over = lowestActs(d) ? left === 1 : next.passes >= left - 1
    if (!over || highestBidder === undefined) {
      auction.learn(d, next)
      return
    }
    d.resume()
    sale.handOver(d, next.company, highestBidder, highest(d, next.company)?.price ?? 0)
    sellNext(d, sale)
  }

  const bid: ActionKind<'bid'> = {
    type: 'bid',
    outOfTurn: (p, { by }) => notNow(p, by),
    *candidates(p, by) {
      const { company } = auction.data(p)
      const price = leastBid(p, company)
      yield ranged({ type: 'bid', by, company, price } as const, bidRange(p, company, by))
    },
    object(p, { by: player, company, price }) {
      if (company !== auction.data(p).company) {
        if (meanwhile?.(p) && unsold(p).includes(company)) return bidObjection(p, player, company, price, sale)
        return objection('sale.auction.OTHER', { company })
      }
      const min = leastBid(p, company)
      if (price < min) return objection('sale.auction.TOO_LOW', { min })
      const have = freeCash(p, player, company)
      return have < price ? objection('sale.auction.NO_CASH', { need: price, have }) : undefined
    },
    apply(d, { by: player, company, price }) {
      setBid(d, company, player, price)
      d.emit({ type: 'bid', player, company, price })
      if (company === auction.data(d).company) goOn(d, { company, passes: 0, after: player })
    },
  }

  const pass: ActionKind<'pass'> = {
    ...passIn('auction', (d, by) => {
      const { company, passes } = auction.data(d)
      const player = by as PlayerId
      if (lowestActs(d)) setBid(d, company, player, null)
      goOn(d, { company, passes: passes + 1, after: player })
    }),
    outOfTurn: (p, { by }) => notNow(p, by),
  }

  return {
    id: 'auction',
    kinds: [bid, pass],
    actor(p) {
      const { company, after } = auction.data(p)
      if (lowestActs(p)) return lowestBidder(p, company)
      return clockwiseAfter(p, after).find((player) => bidsOn(p, company)[player] !== undefined) ?? null
    },
  }
}
