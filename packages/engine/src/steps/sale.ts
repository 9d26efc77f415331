import type { Draft } from '../core/draft.js'
import type { OperatorId, PlayerId } from '../core/ids.js'
import { price } from '../core/market.js'
import { pay } from '../core/money.js'
import type { Position } from '../core/position.js'
import { type Objection, objection } from '../core/refusals.js'
import {
  certificatesWorth,
  challenger,
  isHalf,
  moveCertificates,
  moveShares,
  ordinary,
  percentOf,
  president,
  swapPresidency,
} from '../core/shares.js'

/** What is sold in one go. `halves`: how many smaller certificates are in it; as few as possible if absent. */
export interface Sale {
  readonly corporation: OperatorId
  readonly percent: number
  readonly halves?: number | undefined
}

/** What a title says about selling shares to the bank; the stock round and forced sales share it. */
export interface SaleRules {
  /** Most percent that may lie in the pool after a sale. */
  readonly poolLimit: number
  /** Who may sell a corporation that has not operated yet. */
  readonly beforeOperated: 'anyone' | 'president' | 'nobody'
  /** Why half of the president's certificate is not sold by one who holds other certificates too. */
  keepsWhole?(p: Position, corporation: OperatorId): Objection | undefined
  /** What one sale pays. */
  proceeds(p: Position, sale: Sale): number
  /** The price marker after the sale. */
  drop(d: Draft, sale: Sale, byPresident: boolean): void
  /** How a new president takes over, where that is more than a swap; `sale` = half of the certificate is still to be given up. */
  succeed?(d: Draft, corporation: OperatorId, to: PlayerId, sale?: Sale & { readonly seller: PlayerId }): void
}

/** The seller's successor as president if this sale goes through; null = the presidency stays. */
export const successor = (p: Position, seller: PlayerId, { corporation, percent }: Sale): PlayerId | null =>
  president(p, corporation) === seller
    ? challenger(p, corporation, percentOf(p, corporation, seller) - percent, seller)
    : null

/** Certificates a sale takes, the president's only where the others do not make it up; `split` = half of that one. */
type Parts = { readonly certificates: readonly number[] } | 'split' | null

const partsOf = (p: Position, seller: PlayerId, { corporation, percent, halves }: Sale): Parts => {
  const loose = certificatesWorth(p, corporation, seller, percent, halves)
  if (loose) return { certificates: loose }
  if (president(p, corporation) !== seller) return null
  const chair = p.rules.operators[corporation]?.shares[0] ?? 0
  if (percent === chair && !halves) return { certificates: [0] }
  const others = certificatesWorth(p, corporation, seller, percent - chair, halves)
  if (others) return { certificates: [0, ...others] }
  const rest = percent - chair / 2
  return rest === 0 || certificatesWorth(p, corporation, seller, rest, halves) ? 'split' : null
}

/** The certificates a sale names; half of the president's is named by the whole. */
export const certificatesSold = (p: Position, seller: PlayerId, sale: Sale): readonly number[] => {
  const parts = partsOf(p, seller, sale)
  return parts === 'split' ? [0] : (parts?.certificates ?? [])
}

/** Percent of the smallest certificate in a sale: what would be kept if one fewer were sold. */
export const smallestIn = (p: Position, seller: PlayerId, sale: Sale): number => {
  const parts = partsOf(p, seller, sale)
  if (parts === null || parts === 'split') return sale.percent
  return Math.min(...parts.certificates.map((i) => p.rules.operators[sale.corporation]?.shares[i] ?? 0))
}

export const saleObjection = (p: Position, seller: PlayerId, sale: Sale, rules: SaleRules): Objection | undefined => {
  const { corporation, percent } = sale
  const operator = p.state.operators[corporation]
  const held = operator ? percentOf(p, corporation, seller) : 0
  if (percent <= 0 || held < percent) return objection('sr.sell.NOT_OWNED', { corporation, percent })
  const chair = president(p, corporation)
  if (chair === null) return objection('sr.sell.RECEIVERSHIP', { corporation })
  if (
    !operator?.operated &&
    (rules.beforeOperated === 'nobody' || (rules.beforeOperated === 'president' && chair !== seller))
  ) {
    return objection('sr.sell.NOT_OPERATED', { corporation })
  }
  const pooled = percentOf(p, corporation, 'pool') + percent
  if (pooled > rules.poolLimit)
    return objection('sr.sell.OVER_50', { corporation, percent: pooled, limit: rules.poolLimit })
  const parts = partsOf(p, seller, sale)
  if (!parts) return objection('sr.sell.NOT_OWNED', { corporation, percent })
  if (parts === 'split' && ordinary(p, corporation, seller).length > 0) {
    const why = rules.keepsWhole?.(p, corporation)
    if (why) return why
  }
  const givesUpChair = parts === 'split' || parts.certificates.includes(0)
  return givesUpChair && successor(p, seller, sale) === null
    ? objection('sr.sell.PRES_CERT_NO_TAKER', { corporation })
    : undefined
}

const swapAndGive: NonNullable<SaleRules['succeed']> = (d, corporation, to, sale) => {
  swapPresidency(d, corporation, to)
  if (sale) moveShares(d, corporation, sale.percent, sale.seller, 'pool')
}

/** To sell half of the president's certificate, the presidency passes first. */
export const sell = (d: Draft, seller: PlayerId, sale: Sale, rules: SaleRules): void => {
  const { corporation, percent } = sale
  const byPresident = president(d, corporation) === seller
  const amount = rules.proceeds(d, sale)
  const next = successor(d, seller, sale)
  const parts = partsOf(d, seller, sale)
  const succeed = rules.succeed ?? swapAndGive
  if (parts === null) throw new Error(`sell: ${seller} cannot sell ${percent}% of ${corporation}`)
  d.emit({ type: 'sharesSold', by: seller, corporation, percent, price: amount })
  if (parts !== 'split') {
    moveCertificates(d, corporation, parts.certificates, 'pool')
    if (next) succeed(d, corporation, next)
  } else if (next) {
    succeed(d, corporation, next, { ...sale, seller })
  }
  pay(d, 'bank', seller, amount)
  rules.drop(d, sale, byPresident)
}

/** Sales worth offering: every set of certificates that differs in percent or in its smaller ones. */
export function* saleSizes(p: Position, seller: PlayerId): Generator<Sale> {
  for (const corporation of Object.keys(p.state.shares)) {
    const held = percentOf(p, corporation, seller)
    if (held === 0 || price(p, corporation) === 0) continue
    const halves = ordinary(p, corporation, seller).filter((i) => isHalf(p, corporation, i)).length
    const step = halves > 0 ? 5 : 10
    for (let percent = step; percent <= held; percent += step) {
      if (partsOf(p, seller, { corporation, percent }) === null) continue
      yield { corporation, percent }
      for (let count = 1; count <= halves; count++) {
        const usual = certificatesWorth(p, corporation, seller, percent)?.filter((i) =>
          isHalf(p, corporation, i),
        ).length
        if (count !== usual && certificatesWorth(p, corporation, seller, percent, count))
          yield { corporation, percent, halves: count }
      }
    }
  }
}
