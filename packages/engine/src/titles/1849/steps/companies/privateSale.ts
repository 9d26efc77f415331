import type { Draft } from '../../../../core/draft.js'
import { type FactData, gameFact } from '../../../../core/facts.js'
import type { PlayerId, PrivateId } from '../../../../core/ids.js'
import { passIn } from '../../../../core/kinds.js'
import { pay } from '../../../../core/money.js'
import type { Position } from '../../../../core/position.js'
import { parameter, replaceable } from '../../../../core/replaceable.js'
import { amount, orNull, playerId } from '../../../../core/shape.js'
import type { AuctionRules } from '../../../../steps/auction.js'
import { dropBids, lowest, saleOpen } from '../../../../steps/bids.js'
import { bidOnOther, buyFirst, type CompanySale, sellNext } from '../../../../steps/companySale.js'
import { recordAction, stockStep, turnDone } from '../../../../steps/stock.js'
import { BID_STEP } from '../../data/tables.js'
import { bringCorporation, RSA } from './rsa.js'

/** The first company gets cheaper while nobody wants it (1849-8-8). */
export const FIRST: PrivateId = 'SCE'

const drops = gameFact('drops', amount, 0, 'Times the price of SCE has fallen because all passed.')
const offeredLast = gameFact(
  'offeredLast',
  orNull(playerId),
  null,
  'Who was the first to be offered SCE at its lowest price: it is theirs if all pass again.',
)

export const PRIVATE_SALE_FACTS: readonly FactData[] = [drops, offeredLast]

const priceOf = (p: Position, company: PrivateId): number =>
  (p.rules.privates[company]?.price ?? 0) - (company === FIRST ? BID_STEP * drops.of(p) : 0)

export const isFirstUnsold = (p: Position): boolean => lowest(p) === FIRST

/** Would SCE be free if its price fell once more? */
export const isAtLowest = (p: Position): boolean => priceOf(p, FIRST) <= BID_STEP

/** SCE gets cheaper by 5, and the next player is the first to be offered it for that (1849-8-8). */
export const dropPrice = (d: Draft, next: PlayerId): void => {
  drops.set(d, drops.of(d) + 1)
  d.emit({ type: 'cardRevealed', company: FIRST, price: priceOf(d, FIRST) })
  if (isAtLowest(d)) offeredLast.set(d, next)
}

const handOver = (d: Draft, company: PrivateId, player: PlayerId, price: number): void => {
  dropBids(d, company)
  pay(d, player, 'bank', price)
  d.private(company, { owner: player })
  d.emit({ type: 'privateBought', company, by: player, from: 'bank', price })
  if (company === RSA) bringCorporation(d, player)
}

/** Private companies are sold in their order (1849-8-1 … -5). */
const privateSale: CompanySale = {
  priceOf,
  handOver,
  bought(d, player) {
    turnDone.set(d, true)
    recordAction(d, player)
  },
  bid(d, player) {
    turnDone.set(d, true)
    const { priority } = d.state
    recordAction(d, player)
    // A bid leaves the priority alone: in the end it goes by who bought what was on offer (1849-8-10).
    d.set({ priority })
  },
}

/** Who gets SCE for nothing: who was the first to be offered it at its lowest price (1849-8-8). */
export const takerForNothing = replaceable((p: Position, next: PlayerId): PlayerId => offeredLast.of(p) ?? next)

/** To get SCE for nothing counts as a purchase: the priority moves on (1849-8-8). */
export const countAsPurchase = replaceable((d: Draft, taker: PlayerId): void => recordAction(d, taker))

/** When all pass at its lowest price, SCE is given away (1849-8-8). */
export const giveAway = (d: Draft, next: PlayerId): PlayerId => {
  const taker = takerForNothing(d, next)
  handOver(d, FIRST, taker, 0)
  countAsPurchase(d, taker)
  sellNext(d, privateSale)
  return taker
}

/** During an auction nobody bids on another company (1849-8-6). */
export const mayBidOnOthers = parameter(false)

/** The lowest bidder raises or drops out (1849-8-6). */
export const auctionRules: AuctionRules = {
  sale: privateSale,
  lowestActs: () => true,
  meanwhile: mayBidOnOthers.of,
}

const pass = passIn('companySale', (d) => turnDone.set(d, true))

/** Buy the first, bid on another, or pass (1849-8-2). */
export const privateSaleStep = stockStep({
  id: 'companySale',
  kinds: [buyFirst(privateSale), bidOnOther(privateSale)],
  pass,
  open: saleOpen,
  idle: 'noBid',
})
