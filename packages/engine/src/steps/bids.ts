import type { Draft } from '../core/draft.js'
import { type FactData, gameFact } from '../core/facts.js'
import type { PlayerId, PrivateId } from '../core/ids.js'
import { rangeOf } from '../core/marks.js'
import { cash } from '../core/money.js'
import type { Position } from '../core/position.js'
import { amount, mapOf } from '../core/shape.js'
import type { Range } from '../core/step.js'

/** Least rise of a bid over the one before, or over the price. */
const BID_STEP = 5

/** Private companies nobody has bought yet, in the order they are sold. */
export const unsold = (p: Position): readonly PrivateId[] =>
  Object.keys(p.rules.privates).filter((id) => {
    const state = p.state.privates[id]
    return state !== undefined && state.owner === undefined && !state.closed
  })

export const saleOpen = (p: Position): boolean => unsold(p).length > 0
export const lowest = (p: Position): PrivateId | undefined => unsold(p)[0]

/** They survive rounds. */
export const bids = gameFact(
  'bids',
  mapOf(mapOf(amount, 'player'), 'thing'),
  {},
  'Money set aside for each company, by player.',
)

export const BID_FACTS: readonly FactData[] = [bids]

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

/** The least a bid must be. */
export const leastBid = (p: Position, company: PrivateId): number =>
  (highest(p, company)?.price ?? p.rules.privates[company]?.price ?? 0) + BID_STEP

/** Cash that is not set aside for other companies. */
export const freeCash = (p: Position, player: PlayerId, besides?: PrivateId): number => {
  const aside = Object.entries(bids.of(p)).reduce((sum, [id, on]) => sum + (id === besides ? 0 : (on[player] ?? 0)), 0)
  return cash(p, player) - aside
}

/** Bids from the least to all the player has; marked: one step more, and one more than each other could bid. */
export const bidRange = (p: Position, company: PrivateId, player: PlayerId): Range | undefined => {
  const least = leastBid(p, company)
  const others = p.state.seats.filter((id) => id !== player).map((id) => freeCash(p, id, company) + 1)
  return rangeOf('price', least, freeCash(p, player, company), [least + BID_STEP, ...others])
}

export const setBid = (d: Draft, company: PrivateId, player: PlayerId, price: number | null): void => {
  const { [player]: _, ...others } = bidsOn(d, company)
  const on = price === null ? others : { ...others, [player]: price }
  bids.set(d, { ...bids.of(d), [company]: on })
}

/** The company is sold: what was set aside for it is free again. */
export const dropBids = (d: Draft, company: PrivateId): void => {
  const { [company]: _, ...left } = bids.of(d)
  bids.set(d, left)
}
