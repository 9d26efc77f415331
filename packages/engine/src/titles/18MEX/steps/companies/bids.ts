import type { Draft } from '../../../../core/draft.js'
import { type FactData, gameFact } from '../../../../core/facts.js'
import type { PlayerId, PrivateId } from '../../../../core/ids.js'
import { interrupt } from '../../../../core/interrupts.js'
import { pay } from '../../../../core/money.js'
import type { Position } from '../../../../core/position.js'
import { amount, operatorId } from '../../../../core/shape.js'
import { dropBids, lowest, saleOpen } from '../../../../steps/bids.js'
import { COMES_WITH, FIRST_COMPANY } from '../../data/companies.js'

export const passOuts = gameFact('passOuts', amount, 0, 'Stock rounds that ended with companies unsold.')
export const soldOut = gameFact('soldOut', amount, 1, 'The turn in which the last company was sold.')
export const firstPar = interrupt(
  'par',
  { corporation: operatorId },
  'The corporation came with a company: at which par?',
)

export const SALE_FACTS: readonly FactData[] = [passOuts, soldOut]

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
  dropBids(d, company)
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
