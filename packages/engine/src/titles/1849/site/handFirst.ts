import type { OperatorId, PlayerId } from '../../../core/ids.js'
import { type Papers, worthOf } from '../../../core/papers.js'
import type { Position } from '../../../core/position.js'
import { type Objection, objection } from '../../../core/refusals.js'
import { replace } from '../../../core/replaceable.js'
import {
  certificatesOf,
  moveShares,
  ordinary,
  papersIn,
  percentOf,
  president,
  sizeOf,
  swapWays,
} from '../../../core/shares.js'
import type { Mechanism } from '../../../site/site.js'
import { passPresidency } from '../../../steps/presidency.js'
import {
  chairStays,
  choosesAfterSwap,
  type Plan,
  percentages,
  planOf,
  type Sale,
  type SaleRules,
  successor,
  withChair,
} from '../../../steps/sale.js'
import { sellPresidency } from '../../../steps/sell.js'
import { SHARE } from '../data/tables.js'
import { isFounded } from '../steps/shares/foundingOrder.js'
import { papersForChair } from '../steps/shares/presidency.js'

/*
 * Everything goes out of the hand, the president's certificate too where the others do not make up the sale, before the
 * presidency passes: what is given for it goes where it lies, and a share too much comes back from there.
 */

/** Percent that the certificates of a plan are worth more than is sold: they come back. */
const changeOf = (p: Position, { corporation, percent }: Sale, certificates: readonly number[]): number =>
  certificates.reduce((sum, i) => sum + sizeOf(p, corporation, i), 0) - percent

/** The president's certificate after everything else in hand. */
const chairLast = (
  p: Position,
  seller: PlayerId,
  sale: Sale,
  to: PlayerId | null,
  rules: SaleRules,
): Plan | Objection => {
  const { place, indivisible } = rules
  const { corporation, percent } = sale
  if (to === null) return chairStays(p, seller, sale, rules)
  const whole = withChair(p, seller, sale)
  if (whole) return { certificates: whole.toReversed(), to }
  const others = ordinary(p, corporation, seller)
  const change = percentOf(p, corporation, seller) - percent
  const ways = swapWays(p, corporation, to)
  const given = ways.length === 1 ? (ways[0] ?? []) : []
  const there = [...papersIn(p, corporation, place), ...others.map((i) => sizeOf(p, corporation, i)), ...given]
  if (change > 0 && (!there.includes(change) || change >= sizeOf(p, corporation, 0)))
    return indivisible?.(sale) ?? objection('sr.sell.NOT_OWNED', { corporation, percent })
  return { certificates: [...others, 0], to }
}

/** Nothing is left to give of a corporation that the sale has closed; it is asked all the same, and one answer taken. */
const OF_CLOSED: readonly Papers[] = [[2 * SHARE]]

/** Every number of shares the president holds. */
const upTo = (p: Position, corporation: OperatorId, held: number): readonly number[] => {
  const unit = Math.min(...(p.rules.operators[corporation]?.shares ?? []))
  return Array.from({ length: Math.floor(held / unit) }, (_, i) => (i + 1) * unit)
}

export const handFirst: Mechanism = {
  replaces: [
    replace(planOf, (before) => (p, seller, sale, rules) => {
      const { corporation, percent, papers } = sale
      if (papers && worthOf(papers) !== percent) return before(p, seller, sale, rules)
      const to = successor(p, seller, sale)
      const certificates = certificatesOf(p, corporation, seller, sale)
      if (certificates) return { certificates, to }
      return president(p, corporation) === seller
        ? chairLast(p, seller, sale, to, rules)
        : before(p, seller, sale, rules)
    }),
    replace(
      percentages,
      (before) => (p, seller, corporation, rules) =>
        president(p, corporation) === seller
          ? upTo(p, corporation, percentOf(p, corporation, seller))
          : before(p, seller, corporation, rules),
    ),
    replace(choosesAfterSwap, () => () => false),
    replace(sellPresidency, () => (d, seller, sale, { certificates, to }, rules) => {
      const { corporation } = sale
      const change = changeOf(d, sale, certificates ?? [])
      passPresidency(d, { corporation, to }, rules.presidency, seller)
      if (change > 0) moveShares(d, corporation, change, rules.place, seller)
      rules.drop(d, sale, true)
    }),
    replace(
      papersForChair,
      (before) => (p, corporation, to) => (isFounded(p, corporation) ? before(p, corporation, to) : OF_CLOSED),
    ),
  ],
}
