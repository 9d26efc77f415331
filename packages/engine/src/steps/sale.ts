import type { Draft } from '../core/draft.js'
import type { OperatorId, PlayerId, SharePlace } from '../core/ids.js'
import { type Papers, sumsOf, waysToMake, without, worthOf } from '../core/papers.js'
import type { Position } from '../core/position.js'
import { type Objection, objection } from '../core/refusals.js'
import { replaceable } from '../core/replaceable.js'
import {
  certificatesOf,
  certificatesWorth,
  challenger,
  papersIn,
  paperWays,
  percentOf,
  president,
  sizeOf,
  standing,
} from '../core/shares.js'
import { type PresidencyRules, type SaleInHand, successionWays } from './presidency.js'

/** What is sold in one go. `papers`: the sizes of the certificates; the usual ones if absent. `certificates`: their numbers in a file. */
export interface Sale {
  readonly corporation: OperatorId
  readonly percent: number
  readonly papers?: Papers | undefined
  readonly certificates?: readonly number[] | undefined
  /** For a smaller certificate and money, where a title has that. */
  readonly exchange?: boolean | undefined
}

/** Where the president's certificate itself may be sold. */
export interface ChairSale {
  /** Parts of it that may be sold too: the presidency passes, and the part comes out of what is got for it. */
  readonly parts: readonly number[]
  /** Why no part of it is sold by one who holds other certificates too. */
  keepsWhole?(p: Position, corporation: OperatorId): Objection | undefined
}

/** What a title says about selling shares to the bank; the stock round and forced sales share it. */
export interface SaleRules {
  /** Where what is sold goes. */
  readonly place: SharePlace
  /** Most percent that may lie there after a sale; absent = no limit. */
  readonly limit?: number
  /** Who may sell a corporation that has not operated yet. */
  readonly beforeOperated: 'anyone' | 'president' | 'nobody'
  /** Nobody sells shares of a corporation without a president. */
  needsPresident?(p: Position, corporation: OperatorId): boolean
  /** Absent: it never is. Whoever sells the presidency away swaps first and then sells out of the new hand. */
  readonly chair?: ChairSale
  /** Why a sale fails for which the seller would have no fitting papers after the swap; not owned where absent. */
  indivisible?(sale: Sale): Objection
  /** Why one fails that is too small to pass the presidency on, and the other papers do not make up; nobody takes it where absent. */
  keepsChair?(sale: Sale): Objection
  readonly presidency: PresidencyRules
  /** What one sale pays. */
  proceeds(p: Position, sale: Sale): number
  /** The price marker after the sale. */
  drop(d: Draft, sale: Sale, byPresident: boolean): void
}

/** The seller's successor as president if this sale goes through; null = the presidency stays. */
export const successor = (p: Position, seller: PlayerId, { corporation, percent }: Sale): PlayerId | null =>
  president(p, corporation) === seller
    ? challenger(p, corporation, standing(p, corporation, seller) - percent, seller)
    : null

/** How a sale is carried out. */
export interface Plan {
  /** Straight out of the hand; null = out of the hand the seller has after the swap. */
  readonly certificates: readonly number[] | null
  /** Who becomes president by it. */
  readonly to: PlayerId | null
}

export const isObjection = (plan: Plan | Objection): plan is Objection => 'code' in plan

const inHand = (p: Position, seller: PlayerId, sale: Sale): readonly number[] | null =>
  certificatesOf(p, sale.corporation, seller, sale)

/** The president's certificate and others out of the hand. */
export const withChair = (p: Position, seller: PlayerId, sale: Sale): readonly number[] | null => {
  const { corporation, percent, papers } = sale
  const size = sizeOf(p, corporation, 0)
  const beside = papers ? without(papers, [size]) : undefined
  if (beside === null) return null
  const others = percent === size ? [] : inHand(p, seller, { corporation, percent: percent - size, papers: beside })
  return others && [0, ...others]
}

/** Others out of the hand beside a part of the president's certificate; null = no part fits. */
const besidePart = (
  p: Position,
  seller: PlayerId,
  { corporation, percent }: Sale,
  { parts }: ChairSale,
): readonly number[] | null => {
  if (parts.includes(percent)) return []
  for (const part of parts) {
    const others = certificatesWorth(p, corporation, seller, percent - part)
    if (others) return others
  }
  return null
}

/** A sale on its way through a change of the presidency. */
export const handed = (seller: PlayerId, { corporation, percent, papers }: Sale): SaleInHand => ({
  seller,
  corporation,
  percent,
  ...(papers ? { papers } : {}),
})

/** What the seller may hold after the presidency has passed. */
const handsAfter = (
  p: Position,
  seller: PlayerId,
  sale: Sale,
  to: PlayerId,
  { presidency }: SaleRules,
): readonly Papers[] => {
  const { corporation } = sale
  const hand = papersIn(p, corporation, seller)
  const ways = successionWays(p, { corporation, to, sale: handed(seller, sale) }, presidency)
  return ways.map((way) => [...hand, ...way])
}

/** The certificate is not sold: nobody else could be president, or not by this sale. */
export const chairStays = (p: Position, seller: PlayerId, sale: Sale, { keepsChair }: SaleRules): Objection => {
  const { corporation } = sale
  const couldPass = challenger(p, corporation, 0, seller) !== null
  return (couldPass ? keepsChair?.(sale) : undefined) ?? objection('sr.sell.PRES_CERT_NO_TAKER', { corporation })
}

/** How a sale is carried out, or why it is not. */
export const planOf = replaceable((p: Position, seller: PlayerId, sale: Sale, rules: SaleRules): Plan | Objection => {
  const { corporation, percent, papers } = sale
  const { chair } = rules
  const notOwned = objection('sr.sell.NOT_OWNED', { corporation, percent })
  if (papers && worthOf(papers) !== percent) return notOwned
  const to = successor(p, seller, sale)
  const loose = inHand(p, seller, sale)
  if (loose && (to === null || chair)) return { certificates: loose, to }
  if (president(p, corporation) !== seller) return notOwned
  const certificates = chair ? withChair(p, seller, sale) : null
  if (chair && !certificates) {
    if (!besidePart(p, seller, sale, chair)) return notOwned
    const alone = papersIn(p, corporation, seller).length === 0
    const why = alone ? undefined : chair.keepsWhole?.(p, corporation)
    if (why) return why
  }
  if (to === null) return chairStays(p, seller, sale, rules)
  const possible =
    certificates ?? handsAfter(p, seller, sale, to, rules).find((hand) => !papers || without(hand, papers))
  return possible ? { certificates, to } : (rules.indivisible?.(sale) ?? notOwned)
})

/** The certificates a sale names; a part of the president's is named by the whole. */
export const certificatesSold = (p: Position, seller: PlayerId, sale: Sale, rules: SaleRules): readonly number[] => {
  const plan = planOf(p, seller, sale, rules)
  if (isObjection(plan)) return []
  return plan.certificates ?? [0, ...((rules.chair && besidePart(p, seller, sale, rules.chair)) ?? [])]
}

/** Percent of the smallest certificate in a sale: what would be kept if one fewer were sold. */
export const smallestIn = (p: Position, seller: PlayerId, sale: Sale, rules: SaleRules): number => {
  const { corporation, percent, papers } = sale
  const plan = planOf(p, seller, sale, rules)
  if (isObjection(plan)) return percent
  if (plan.certificates) return Math.min(...plan.certificates.map((i) => sizeOf(p, corporation, i)))
  // A part of the president's certificate has no smaller one.
  if (rules.chair || !plan.to) return percent
  const [hand = []] = handsAfter(p, seller, sale, plan.to, rules)
  const [usual = [percent]] = waysToMake(hand, percent, p.rules.usualPapers)
  return Math.min(...(papers ?? usual))
}

/** Too much would lie where it goes. */
export const overfilled = (p: Position, { corporation, percent }: Sale, rules: SaleRules): Objection | undefined => {
  const { place, limit } = rules
  const there = percentOf(p, corporation, place) + percent
  return limit !== undefined && there > limit
    ? objection('sr.sell.OVER_50', { corporation, percent: there, limit })
    : undefined
}

export const saleObjection = (p: Position, seller: PlayerId, sale: Sale, rules: SaleRules): Objection | undefined => {
  const { corporation, percent } = sale
  const operator = p.state.operators[corporation]
  const held = operator ? percentOf(p, corporation, seller) : 0
  if (percent <= 0 || held < percent) return objection('sr.sell.NOT_OWNED', { corporation, percent })
  const chair = president(p, corporation)
  if (chair === null && rules.needsPresident?.(p, corporation))
    return objection('sr.sell.NO_PRESIDENT', { corporation })
  if (
    !operator?.operated &&
    (rules.beforeOperated === 'nobody' || (rules.beforeOperated === 'president' && chair !== seller))
  ) {
    return objection('sr.sell.NOT_OPERATED', { corporation })
  }
  const over = overfilled(p, sale, rules)
  if (over) return over
  const plan = planOf(p, seller, sale, rules)
  return isObjection(plan) ? plan : undefined
}

/** Percentages of a corporation a player might think of selling. */
export const percentages = replaceable(
  (p: Position, seller: PlayerId, corporation: OperatorId, rules: SaleRules): readonly number[] => {
    const hand = papersIn(p, corporation, seller)
    if (president(p, corporation) !== seller) return sumsOf(hand)
    const held = percentOf(p, corporation, seller)
    if (!rules.chair) {
      const all = p.state.seats.flatMap((id) => papersIn(p, corporation, id))
      return sumsOf(all).filter((percent) => percent <= held)
    }
    const parts = [sizeOf(p, corporation, 0), ...rules.chair.parts]
    const sums = [0, ...sumsOf(hand)]
    const all = new Set([...sumsOf(hand), ...parts.flatMap((part) => sums.map((sum) => sum + part))])
    return [...all].sort((a, b) => a - b)
  },
)

/** Are the papers of a sale chosen out of the hand the seller has after a swap? */
export const choosesAfterSwap = replaceable(
  (p: Position, seller: PlayerId, sale: Sale, rules: SaleRules): boolean =>
    !rules.chair && successor(p, seller, sale) !== null,
)

/** Sales worth offering: every percentage, and every other set of papers in hand that makes it up. */
export function* saleSizes(p: Position, seller: PlayerId, rules: SaleRules): Generator<Sale> {
  for (const corporation of Object.keys(p.state.shares)) {
    if (percentOf(p, corporation, seller) === 0 || p.state.operators[corporation]?.cell === undefined) continue
    for (const percent of percentages(p, seller, corporation, rules)) {
      yield { corporation, percent }
      const [, ...others] = paperWays(p, corporation, seller, percent)
      if (others.length > 0 && choosesAfterSwap(p, seller, { corporation, percent }, rules)) continue
      for (const papers of others) yield { corporation, percent, papers }
    }
  }
}
