import type { Draft } from '../core/draft.js'
import type { OperatorId, SharePlace } from '../core/ids.js'
import { type Purse, pay } from '../core/money.js'
import { percentOf } from '../core/shares.js'

/** Where a dividend comes from, and who is paid for papers that no player holds. */
export interface Dividend {
  readonly from: Purse
  amountFor(percent: number): number
  /** Nobody where a place is not named. */
  readonly places: Readonly<Partial<Record<SharePlace, Purse>>>
}

/** Pays a dividend; what everybody but the bank gets. */
export const payShares = (
  d: Draft,
  corporation: OperatorId,
  { from, amountFor, places }: Dividend,
): Readonly<Record<string, number>> => {
  const paid: Record<string, number> = {}
  const payees: readonly (readonly [Purse, number])[] = [
    ...d.state.seats.map((player) => [player, percentOf(d, corporation, player)] as const),
    ...Object.entries(places).map(([place, to]) => [to, percentOf(d, corporation, place as SharePlace)] as const),
  ]
  for (const [to, percent] of payees) {
    const amount = amountFor(percent)
    if (amount === 0) continue
    pay(d, from, to, amount)
    if (to !== 'bank') paid[to] = (paid[to] ?? 0) + amount
  }
  return paid
}

/** A minor shares its revenue with its owner: half is paid, half kept. */
export const splitRevenue = (d: Draft, minor: OperatorId, revenue: number): void => {
  const owner = d.state.operators[minor]?.owner
  if (owner === undefined) return
  const half = revenue / 2
  pay(d, 'bank', owner, half)
  pay(d, 'bank', minor, half)
  d.emit({ type: 'dividend', operator: minor, kind: 'half', revenue, perShare: 0, kept: half, paid: { [owner]: half } })
}
