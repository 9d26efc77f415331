import type { Draft } from '../../../../core/draft.js'
import { type FactData, gameFact } from '../../../../core/facts.js'
import type { PlayerId, PrivateId } from '../../../../core/ids.js'
import { interrupt } from '../../../../core/interrupts.js'
import { cash, pay } from '../../../../core/money.js'
import type { Position } from '../../../../core/position.js'
import { amount, id, mapOf } from '../../../../core/shape.js'
import { COMES_WITH, FIRST_COMPANY } from '../../data/companies.js'

/** The sale of companies 1 to 7 (MEX-3.1-1 … -3.1.2-3). */
const BID_STEP = 5

export const unsold = (p: Position): readonly PrivateId[] =>
  Object.keys(p.rules.privates).filter((id) => {
    const state = p.state.privates[id]
    return state !== undefined && state.owner === undefined && !state.closed
  })

export const saleOpen = (p: Position): boolean => unsold(p).length > 0
export const lowest = (p: Position): PrivateId | undefined => unsold(p)[0]

/** They survive rounds (MEX-3.1-5). */
export const bids = gameFact('bids', mapOf(mapOf(amount)), {}, 'Money set aside for each company, by player.')
export const passOuts = gameFact('passOuts', amount, 0, 'Stock rounds that ended with companies unsold.')
export const soldOut = gameFact('soldOut', amount, 1, 'The turn in which the last company was sold.')
export const firstPar = interrupt('par', { corporation: id }, 'The corporation came with a company: at which par?')

export const BID_FACTS: readonly FactData[] = [bids, passOuts, soldOut]

export const bidsOn = (p: Position, company: PrivateId): Readonly<Record<PlayerId, number>> => bids.of(p)[company] ?? {}
export const bidders = (p: Position, company: PrivateId): readonly PlayerId[] =>
  p.state.seats.filter((player) => bidsOn(p, company)[player] !== undefined)

export const highest = (
  p: Position,
  company: PrivateId,
): { readonly player: PlayerId; readonly price: number } | undefined => {
  const [best] = Object.entries(bidsOn(p, company)).sort((a, b) => b[1] - a[1])
  return best && { player: best[0] as PlayerId, price: best[1] }
}

/** The least a bid must be (MEX-3.1-3). */
export const leastBid = (p: Position, company: PrivateId): number =>
  (highest(p, company)?.price ?? p.rules.privates[company]?.price ?? 0) + BID_STEP

/** Cash that is not set aside for other companies (MEX-3.1-4, -3.1.1-4). */
export const freeCash = (p: Position, player: PlayerId, besides?: PrivateId): number => {
  const aside = Object.entries(bids.of(p)).reduce((sum, [id, on]) => sum + (id === besides ? 0 : (on[player] ?? 0)), 0)
  return cash(p, player) - aside
}

export const setBid = (d: Draft, company: PrivateId, player: PlayerId, price: number | null): void => {
  const { [player]: _, ...others } = bidsOn(d, company)
  const on = price === null ? others : { ...others, [player]: price }
  bids.set(d, { ...bids.of(d), [company]: on })
}

/** The first company gets cheaper with every round that leaves it unsold (MEX-3.1.2-1). */
export const priceOf = (p: Position, company: PrivateId): number => {
  if (company !== FIRST_COMPANY.id) return p.rules.privates[company]?.price ?? 0
  const { prices } = FIRST_COMPANY
  return prices[Math.min(passOuts.of(p), prices.length - 1)] ?? 0
}

/** Nobody may leave the first company any longer (MEX-3.1.2-2). */
export const mustTakeFirst = (p: Position): boolean =>
  lowest(p) === FIRST_COMPANY.id && priceOf(p, FIRST_COMPANY.id) === 0

/** The first buyer gets the paper and what comes with it (MEX-3.1-9). */
export const handOver = (d: Draft, company: PrivateId, player: PlayerId, price: number): void => {
  const { [company]: _, ...left } = bids.of(d)
  bids.set(d, left)
  pay(d, player, 'bank', price)
  d.private(company, { owner: player })
  if (!saleOpen(d)) soldOut.set(d, d.state.turn)
  d.emit({ type: 'privateBought', company, by: player, from: 'bank', price })
  const minor = d.rules.privates[company]?.operator
  if (minor) d.operator(minor, { owner: player, floated: true })
  const gift = COMES_WITH[company]
  if (!gift) return
  if (gift.index === 0) {
    firstPar.raise(d, player, { corporation: gift.corporation })
    return
  }
  d.share(gift.corporation, gift.index, player)
  const percent = d.rules.operators[gift.corporation]?.shares[gift.index] ?? 0
  d.emit({ type: 'exchanged', player, from: company, corporation: gift.corporation, percent })
}
