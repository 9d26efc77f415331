import type { Draft } from '../../../../core/draft.js'
import { type FactData, gameFact } from '../../../../core/facts.js'
import { type Holder, isPlayer, type OperatorId, type PlayerId } from '../../../../core/ids.js'
import { type Papers, worthOf } from '../../../../core/papers.js'
import type { Position } from '../../../../core/position.js'
import { mapOf, whole } from '../../../../core/shape.js'
import { percentOf, president, sizeOf } from '../../../../core/shares.js'

const NDM = 'NdM'

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

export const BOOKING_FACTS: readonly FactData[] = [misbooked]

export const booked = (p: Position, corporation: OperatorId, player: PlayerId): number =>
  percentOf(p, corporation, player) - (corporation === NDM ? (misbooked.of(p)[player] ?? 0) : 0)

/** A new president has given this for the certificate. */
export const bookSwap = (d: Draft, corporation: OperatorId, papers: Papers, place: Holder): void => {
  const less = sizeOf(d, corporation, 0) - worthOf(papers)
  const chair = president(d, corporation)
  if (corporation !== NDM || less === 0 || chair === null) return
  const before = misbooked.of(d)
  const other = isPlayer(place) ? { [place]: (before[place] ?? 0) - less } : {}
  misbooked.set(d, { ...before, [chair]: (before[chair] ?? 0) + less, ...other })
}

/** Whatever papers he has got, the book says this of a player. */
export const book = (d: Draft, player: PlayerId, percent: number): void =>
  misbooked.set(d, { ...misbooked.of(d), [player]: percentOf(d, NDM, player) - percent })
