import type { Draft } from '../core/draft.js'
import type { OperatorId } from '../core/ids.js'
import { pay } from '../core/money.js'
import { percentOf } from '../core/shares.js'

/** Pays a dividend of `perShare` to every player and, where the title says so, to a place's money. */
export const payShares = (
  d: Draft,
  corporation: OperatorId,
  amountFor: (percent: number) => number,
  treasuryPlaces: readonly ('treasury' | 'pool')[],
): Readonly<Record<string, number>> => {
  const paid: Record<string, number> = {}
  for (const player of d.state.seats) {
    const amount = amountFor(percentOf(d, corporation, player))
    if (amount === 0) continue
    pay(d, 'bank', player, amount)
    paid[player] = amount
  }
  for (const place of treasuryPlaces) {
    const amount = amountFor(percentOf(d, corporation, place))
    if (amount === 0) continue
    pay(d, 'bank', corporation, amount)
    paid[corporation] = (paid[corporation] ?? 0) + amount
  }
  return paid
}
