import { derivedLately } from '../core/derived.js'
import { Draft } from '../core/draft.js'
import type { OperatorId, PlayerId } from '../core/ids.js'
import { cash } from '../core/money.js'
import type { Position } from '../core/position.js'
import { replaceable } from '../core/replaceable.js'
import type { Setup } from '../core/setup.js'
import { percentOf, president } from '../core/shares.js'
import type { GameState } from '../core/state.js'
import type { Rules } from '../core/title.js'
import { carryOutSale, conceivableSales, forcedSaleObjection } from './forcedSale.js'
import type { ForcedSales } from './forcedSaleRules.js'
import type { Sale } from './sale.js'

/** Sales of one corporation, one after the other, and what they bring. */
export interface SalePlan {
  readonly corporation: OperatorId
  readonly sales: readonly Sale[]
  readonly amount: number
}

/** What the seller has after paying what must be paid first. */
const ownMoney = (p: Position, seller: PlayerId, { owes }: ForcedSales): number =>
  cash(p, seller) - (owes?.(p, seller) ?? 0)

/** Has the operator closed? */
const isGone = (before: Position, after: Position, operator: OperatorId | undefined): boolean =>
  operator !== undefined &&
  before.state.operators[operator]?.cell !== undefined &&
  after.state.operators[operator]?.cell === undefined

/** Sales of a corporation that may be made for the operator; where there is none, for the seller alone. */
export const allowedSales = replaceable(
  (
    p: Position,
    operator: OperatorId | undefined,
    seller: PlayerId,
    corporation: OperatorId,
    rules: ForcedSales,
  ): readonly Sale[] =>
    [...conceivableSales(p, seller, rules)].filter(
      (sale) => sale.corporation === corporation && !forcedSaleObjection(p, operator, seller, sale, rules),
    ),
)

/** What brings most: usually all at once, but where a sale leaves the price alone others may follow it. */
const bestPlan = (
  p: Position,
  operator: OperatorId | undefined,
  seller: PlayerId,
  corporation: OperatorId,
  rules: ForcedSales,
  spared: boolean,
): SalePlan => {
  let best: SalePlan = { corporation, sales: [], amount: 0 }
  for (const sale of allowedSales(p, operator, seller, corporation, rules)) {
    const d = new Draft(p)
    carryOutSale(d, seller, sale, rules)
    if (spared && isGone(p, d, operator)) continue
    const rest = bestPlan(d, operator, seller, corporation, rules, spared)
    const amount = ownMoney(d, seller, rules) - ownMoney(p, seller, rules) + rest.amount
    const sales = [sale, ...rest.sales]
    if (amount > best.amount || (amount === best.amount && sales.length < best.sales.length))
      best = { corporation, sales, amount }
  }
  return best
}

const plans = derivedLately(
  (
    state: GameState,
    rules: Rules,
    setup: Setup,
    sales: ForcedSales,
    operator: OperatorId | undefined,
    seller: PlayerId,
    spared: boolean,
  ) => {
    const p: Position = { state, rules, setup }
    const owned = Object.keys(state.shares).filter((id) => percentOf(p, id, seller) > 0)
    return owned.map((id) => bestPlan(p, operator, seller, id, sales, spared))
  },
)

/** Everything the president could still sell: sales of different corporations do not touch each other. */
export const possibleSales = (
  p: Position,
  operator: OperatorId,
  seller: PlayerId,
  sales: ForcedSales,
): readonly SalePlan[] => plans(p.state, p.rules, p.setup, sales, operator, seller, false)

/** The most a seller can come to have by selling, after paying what must be paid first. */
const mostOwnMoney = (p: Position, operator: OperatorId | undefined, seller: PlayerId, rules: ForcedSales): number => {
  const spared = rules.sparesOperator?.(p) ?? false
  const sales = plans(p.state, p.rules, p.setup, rules, operator, seller, spared)
  return sales.reduce((sum, { amount }) => sum + amount, ownMoney(p, seller, rules))
}

/** Treasury, the president's cash, and all that could still be sold. */
export const mostMoney = (p: Position, operator: OperatorId, rules: ForcedSales): number => {
  const chair = president(p, operator)
  return cash(p, operator) + (chair === null ? 0 : mostOwnMoney(p, operator, chair, rules))
}

/**
 * What could be had in all once this is sold, where that is less than is needed and was not before; null = it is enough, or never
 * was. Without an operator the seller pays alone.
 */
export const shortAfter = (
  p: Position,
  operator: OperatorId | undefined,
  seller: PlayerId,
  sale: Sale,
  need: number,
  rules: ForcedSales,
): number | null => {
  const most = (now: Position): number =>
    (operator === undefined ? 0 : cash(now, operator)) + mostOwnMoney(now, operator, seller, rules)
  if (most(p) < need) return null
  const d = new Draft(p)
  carryOutSale(d, seller, sale, rules)
  const have = isGone(p, d, operator) ? 0 : most(d)
  return have < need ? have : null
}

/** What the seller has more after this sale, less what it makes him owe. */
export const gainOf = (p: Position, seller: PlayerId, sale: Sale, rules: ForcedSales): number => {
  const d = new Draft(p)
  carryOutSale(d, seller, sale, rules)
  return ownMoney(d, seller, rules) - ownMoney(p, seller, rules)
}

/** Would the operator close by this sale? */
export const closesOperator = (
  p: Position,
  operator: OperatorId,
  seller: PlayerId,
  sale: Sale,
  rules: ForcedSales,
): boolean => {
  const d = new Draft(p)
  carryOutSale(d, seller, sale, rules)
  return isGone(p, d, operator)
}

/** Could less of the same corporation be sold instead, and bring as much as is needed? */
export const lessWouldDo = (
  p: Position,
  operator: OperatorId,
  seller: PlayerId,
  { corporation, percent }: Sale,
  need: number,
  rules: ForcedSales,
): boolean =>
  [...conceivableSales(p, seller, rules)].some(
    (less) =>
      less.corporation === corporation &&
      less.percent < percent &&
      rules.sale.proceeds(p, less) >= need &&
      !forcedSaleObjection(p, operator, seller, less, rules),
  )
