import type { Draft } from '../../../core/draft.js'
import { gameFact } from '../../../core/facts.js'
import { type Holder, isPlayer, type OperatorId, type PlayerId } from '../../../core/ids.js'
import { type Papers, worthOf } from '../../../core/papers.js'
import type { Position } from '../../../core/position.js'
import { type Replacement, replace } from '../../../core/replaceable.js'
import { mapOf, whole } from '../../../core/shape.js'
import { percentOf, sizeOf } from '../../../core/shares.js'
import type { Mechanism } from '../../../site/site.js'
import { NDM } from '../data/companies.js'
import { isSoldOut } from '../rounds/stock.js'

/*
 * 18xx.games keeps a book of who holds how much beside the certificates, and books what a new president gives as 20%,
 * whatever it is. Presidents and sold out corporations are told from the book.
 */
const misbooked = gameFact(
  'misbooked',
  mapOf(whole, 'player'),
  {},
  'Percent of NdM that players hold beyond what they are booked with.',
)

/** What a player holds of a corporation by the book. */
export const booked = (p: Position, corporation: OperatorId, player: PlayerId): number =>
  percentOf(p, corporation, player) - (corporation === NDM ? (misbooked.of(p)[player] ?? 0) : 0)

/** A new president has given these papers for the certificate, to a player or where it lay. */
export const bookSwap = (d: Draft, to: PlayerId, papers: Papers, place: Holder): void => {
  const less = sizeOf(d, NDM, 0) - worthOf(papers)
  if (less === 0) return
  const before = misbooked.of(d)
  const other = isPlayer(place) ? { [place]: (before[place] ?? 0) - less } : {}
  misbooked.set(d, { ...before, [to]: (before[to] ?? 0) + less, ...other })
}

/** Whatever papers he has got, the book says this of a player. */
export const book = (d: Draft, player: PlayerId, percent: number): void =>
  misbooked.set(d, { ...misbooked.of(d), [player]: percentOf(d, NDM, player) - percent })

const soldOutByTheBook: Replacement = replace(
  isSoldOut,
  () => (p, corporation) => p.state.seats.reduce((sum, player) => sum + booked(p, corporation, player), 0) === 100,
)

/** What a mechanism that keeps the book needs. */
export const BOOK: Required<Pick<Mechanism, 'facts' | 'replaces' | 'rules'>> = {
  facts: [misbooked],
  replaces: [soldOutByTheBook],
  rules: () => ({ standing: booked }),
}
