import type { Draft } from '../core/draft.js'
import type { OperatorId, PlayerId } from '../core/ids.js'
import { price } from '../core/market.js'
import { pay } from '../core/money.js'
import type { Position } from '../core/position.js'
import { objection, type Objection } from '../core/refusals.js'
import { challenger, holders, moveShares, ordinary, percentOf, president, swapPresidency } from '../core/shares.js'

/** What a title says about selling shares to the bank; the stock round and forced sales share it. */
export interface SaleRules {
  /** Most percent that may lie in the market after a sale. */
  readonly marketLimit: number
  /** Who may sell a corporation that has not operated yet. */
  readonly beforeOperated: 'anyone' | 'president' | 'nobody'
  /** What one sale pays. */
  proceeds(p: Position, corporation: OperatorId, percent: number): number
  /** The price marker after the sale. */
  drop(d: Draft, corporation: OperatorId, percent: number, byPresident: boolean): void
}

/** The seller's successor as president if this sale goes through; null = the presidency stays. */
export const successor = (p: Position, seller: PlayerId, corporation: OperatorId, percent: number): PlayerId | null =>
  president(p, corporation) === seller
    ? challenger(p, corporation, percentOf(p, corporation, seller) - percent, seller)
    : null

export const saleObjection = (
  p: Position,
  seller: PlayerId,
  corporation: OperatorId,
  percent: number,
  rules: SaleRules,
): Objection | undefined => {
  const operator = p.state.operators[corporation]
  const held = operator ? percentOf(p, corporation, seller) : 0
  if (percent <= 0 || percent % 10 !== 0 || held < percent) return objection('sr.sell.NOT_OWNED', { corporation, percent })
  const chair = president(p, corporation)
  if (chair === null) return objection('sr.sell.RECEIVERSHIP', { corporation })
  if (!operator?.operated && (rules.beforeOperated === 'nobody' || (rules.beforeOperated === 'president' && chair !== seller))) {
    return objection('sr.sell.NOT_OPERATED', { corporation })
  }
  const market = percentOf(p, corporation, 'market') + percent
  if (market > rules.marketLimit) return objection('sr.sell.OVER_50', { corporation, percent: market, limit: rules.marketLimit })
  if (chair === seller && successor(p, seller, corporation, percent) === null) {
    const loose = ordinary(p, corporation, seller).length * 10
    if (percent > loose) return objection('sr.sell.PRES_CERT_NO_TAKER', { corporation })
  }
  return undefined
}

/** The presidency passes first, so that half of the president's certificate can be sold. */
export const sell = (d: Draft, seller: PlayerId, corporation: OperatorId, percent: number, rules: SaleRules): void => {
  const byPresident = president(d, corporation) === seller
  const amount = rules.proceeds(d, corporation, percent)
  const next = successor(d, seller, corporation, percent)
  d.emit({ type: 'sharesSold', by: seller, corporation, percent, price: amount })
  if (next) swapPresidency(d, corporation, next)
  moveShares(d, corporation, percent, seller, 'market')
  pay(d, 'bank', seller, amount)
  rules.drop(d, corporation, percent, byPresident)
}

/** Sizes of sale worth offering: every block from one share to all that is held. */
export function* saleSizes(p: Position, seller: PlayerId): Generator<{ corporation: OperatorId; percent: number }> {
  for (const corporation of Object.keys(p.state.shares)) {
    if (holders(p, corporation).length === 0 || price(p, corporation) === 0) continue
    const held = percentOf(p, corporation, seller)
    for (let percent = 10; percent <= held; percent += 10) yield { corporation, percent }
  }
}
