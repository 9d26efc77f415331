import type { Draft } from '../../../../core/draft.js'
import { type FactData, gameFact } from '../../../../core/facts.js'
import { type Holder, isPlayer, type OperatorId, type PlayerId } from '../../../../core/ids.js'
import { type Papers, samePapers, worthOf } from '../../../../core/papers.js'
import type { Position } from '../../../../core/position.js'
import { mapOf, whole } from '../../../../core/shape.js'
import { papersIn, percentOf, president, sizeOf } from '../../../../core/shares.js'
import type { SaleInHand } from '../../../../steps/presidency.js'
import { switches18MEX } from '../../switches.js'

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

/**
 * Half of the certificate sold: to one who gives 10% and 5% there the 5% goes for it; with 5% beside it that 5% comes
 * back and both 10% go.
 */
export const shortHalf = (d: Draft, { seller, corporation, percent }: SaleInHand): Papers | null => {
  if (!switches18MEX.presSwap.of(d)) return null
  const hand = papersIn(d, corporation, seller)
  const others = misbooked.of(d)
  if (samePapers(hand, [10, 5])) {
    const { [seller]: _, ...rest } = others
    misbooked.set(d, rest)
    return [5]
  }
  if (percent !== 15 || !samePapers(hand.slice(0, 3), [10, 10, 5])) return null
  misbooked.set(d, { ...others, [seller]: (others[seller] ?? 0) - 5 })
  return [10, 10]
}
