import { derivedLately } from '../core/derived.js'
import { Draft } from '../core/draft.js'
import type { OperatorId, PlayerId } from '../core/ids.js'
import { marketOrder } from '../core/market.js'
import { cash } from '../core/money.js'
import { currentOperator } from '../core/operators.js'
import type { Position } from '../core/position.js'
import { type Objection, objection } from '../core/refusals.js'
import { replaceable } from '../core/replaceable.js'
import type { Setup } from '../core/setup.js'
import { percentOf, president } from '../core/shares.js'
import type { GameState } from '../core/state.js'
import type { ActionKind } from '../core/step.js'
import type { Rules } from '../core/title.js'
import { type Sale, type SaleRules, saleObjection, saleSizes, successor } from './sale.js'
import { saleChoice, sell } from './sell.js'

/** Another way of selling: a smaller certificate and money for a larger one. */
export interface ExchangeSale {
  /** What might be sold so. */
  candidates(p: Position, seller: PlayerId): readonly Sale[]
  object(p: Position, seller: PlayerId, sale: Sale): Objection | undefined
  carryOut(d: Draft, seller: PlayerId, sale: Sale): void
}

/** What a president may sell at all for the operator whose train must be paid. */
export interface ForcedSales {
  readonly sale: SaleRules
  readonly exchange?: ExchangeSale
  /** Why not this, where the rules of sales and the operator's own presidency say nothing against it. */
  barred?(p: Position, operator: OperatorId, sale: Sale): Objection | undefined
  /** A bankrupt sells in the order of the market, not in that of the list of corporations. */
  dearestFirst?(p: Position): boolean
  /** Follows every sale: what bars others. */
  note?(d: Draft, sale: Sale): void
  /** Another corporation than the operator that keeps its president. */
  keepsChairOf?(p: Position): OperatorId | null
  /** What the seller must pay before anything else. */
  owes?(p: Position, seller: PlayerId): number
  /** Money that only a sale brings by which the operator itself closes does not count: it pays nothing any more. */
  sparesOperator?(p: Position): boolean
}

/** What a title says about raising money for a train by selling shares. */
export interface RaisingMoney {
  readonly sales: ForcedSales
  /** Must the operator be helped, and what is there of the money it needs? */
  shortage(
    p: Position,
    operator: OperatorId,
  ): { readonly forced: boolean; readonly have: number; readonly need: number }
  /** Why it need not be helped, where that is not that it has the money. */
  notForced?(p: Position, operator: OperatorId): Objection | undefined
  /** What must be done before the president sells anything. */
  first?(p: Position, operator: OperatorId): Objection | undefined
  /** Why this brings too much, or not what it should. */
  amount(p: Position, operator: OperatorId, seller: PlayerId, sale: Sale): Objection | undefined
  /** Follows a sale; `before` is the position it was announced in. */
  sold?(d: Draft, before: Position, seller: PlayerId, sale: Sale): void
}

const exchangeOf = ({ exchange }: Sale, rules: ForcedSales): ExchangeSale | undefined =>
  exchange ? rules.exchange : undefined

/** Every sale worth thinking of. */
function* thinkable(p: Position, seller: PlayerId, { sale, exchange }: ForcedSales): Generator<Sale> {
  yield* saleSizes(p, seller, sale)
  yield* exchange?.candidates(p, seller) ?? []
}

/** Why a sale is not allowed, whatever money is wanted: the operator keeps its president. */
export const forcedSaleObjection = (
  p: Position,
  operator: OperatorId | undefined,
  seller: PlayerId,
  sale: Sale,
  rules: ForcedSales,
): Objection | undefined => {
  const { corporation } = sale
  const exchange = exchangeOf(sale, rules)
  const general = exchange ? exchange.object(p, seller, sale) : saleObjection(p, seller, sale, rules.sale)
  if (general) return general
  const keepsPresident = corporation === operator || corporation === rules.keepsChairOf?.(p)
  if (keepsPresident && successor(p, seller, sale) !== null)
    return objection('or.sellForTrain.LOSES_PRESIDENCY', { corporation })
  return operator === undefined ? undefined : rules.barred?.(p, operator, sale)
}

/** Sales of one corporation, one after the other, and what they bring. */
export interface SalePlan {
  readonly corporation: OperatorId
  readonly sales: readonly Sale[]
  readonly amount: number
}

/** Which papers are given makes no difference to the money: choices of sales are settled the usual way. What else waits is asked. */
export const settleChoices = (d: Draft): void => {
  for (let waiting = saleChoice(d); waiting; waiting = saleChoice(d)) {
    const { kind } = waiting
    d.set({ interrupts: d.state.interrupts.filter((each) => each !== waiting) })
    d.rules.interrupts[kind]?.step.settled?.(d, waiting)
  }
}

const sellBy = (d: Draft, seller: PlayerId, sale: Sale, rules: ForcedSales): void => {
  const exchange = exchangeOf(sale, rules)
  if (exchange) exchange.carryOut(d, seller, sale)
  else sell(d, seller, sale, rules.sale)
}

const carryOut = (d: Draft, seller: PlayerId, sale: Sale, rules: ForcedSales): void => {
  sellBy(d, seller, sale, rules)
  settleChoices(d)
  rules.note?.(d, sale)
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
    [...thinkable(p, seller, rules)].filter(
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
    carryOut(d, seller, sale, rules)
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
  carryOut(d, seller, sale, rules)
  const have = isGone(p, d, operator) ? 0 : most(d)
  return have < need ? have : null
}

/** What the seller has more after this sale, less what it makes him owe. */
export const gainOf = (p: Position, seller: PlayerId, sale: Sale, rules: ForcedSales): number => {
  const d = new Draft(p)
  carryOut(d, seller, sale, rules)
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
  carryOut(d, seller, sale, rules)
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
  [...thinkable(p, seller, rules)].some(
    (less) =>
      less.corporation === corporation &&
      less.percent < percent &&
      rules.sale.proceeds(p, less) >= need &&
      !forcedSaleObjection(p, operator, seller, less, rules),
  )

/** Sells all that can be sold. */
export const sellEverything = (d: Draft, operator: OperatorId, seller: PlayerId, rules: ForcedSales): void => {
  const order = rules.dearestFirst?.(d) ? marketOrder(d) : []
  const all = possibleSales(d, operator, seller, rules).toSorted(
    (one, other) => order.indexOf(one.corporation) - order.indexOf(other.corporation),
  )
  for (const { sales } of all) for (const sale of sales) carryOut(d, seller, sale, rules)
}

/** What one who sells everything sells next: what brings most, the dearest corporation first, then whatever else may be sold. */
const nextOfAll = (p: Position, operator: OperatorId, seller: PlayerId, rules: ForcedSales): Sale | undefined => {
  const order = marketOrder(p)
  const byMarket = (one: Pick<Sale, 'corporation'>, other: Pick<Sale, 'corporation'>): number =>
    order.indexOf(one.corporation) - order.indexOf(other.corporation)
  const [best] = possibleSales(p, operator, seller, rules)
    .filter(({ sales }) => sales.length > 0)
    .toSorted(byMarket)
  if (best) return best.sales[0]
  return [...saleSizes(p, seller, rules.sale)]
    .filter((sale) => !forcedSaleObjection(p, operator, seller, sale, rules))
    .toSorted((one, other) => byMarket(one, other) || other.percent - one.percent)[0]
}

/** Sells all that can be sold, until something waits that a sale has brought about; true = nothing is left to sell. */
export const sellAllInSteps = (d: Draft, operator: OperatorId, seller: PlayerId, rules: ForcedSales): boolean => {
  for (let sale = nextOfAll(d, operator, seller, rules); sale; sale = nextOfAll(d, operator, seller, rules)) {
    const { length } = d.state.interrupts
    carryOut(d, seller, sale, rules)
    if (d.state.interrupts.length > length) return false
  }
  return true
}

/** The president sells shares for a train of the operator whose turn it is. */
export const sellForTrainBy = (rules: RaisingMoney): ActionKind<'sellShares'> => ({
  type: 'sellShares',
  by(p) {
    const chair = president(p, currentOperator(p))
    return chair === null ? [] : [chair]
  },
  *candidates(p, by) {
    const { forced, have, need } = rules.shortage(p, currentOperator(p))
    if (!forced || have >= need) return
    for (const sale of thinkable(p, by, rules.sales)) yield { action: { type: 'sellShares', by, ...sale } }
  },
  object(p, { by: seller, corporation, percent, papers, certificates, exchange }) {
    const operator = currentOperator(p)
    const sale: Sale = { corporation, percent, papers, certificates, exchange }
    const { forced, have, need } = rules.shortage(p, operator)
    if (!forced) return rules.notForced?.(p, operator) ?? objection('or.sellForTrain.NOT_FORCED', { have, need })
    return (
      rules.first?.(p, operator) ??
      forcedSaleObjection(p, operator, seller, sale, rules.sales) ??
      rules.amount(p, operator, seller, sale)
    )
  },
  apply(d, { by, corporation, percent, papers, certificates, exchange }) {
    const before: Position = { setup: d.setup, rules: d.rules, state: d.state }
    const sale: Sale = { corporation, percent, papers, certificates, exchange }
    sellBy(d, by, sale, rules.sales)
    rules.sales.note?.(d, sale)
    rules.sold?.(d, before, by, sale)
  },
})
