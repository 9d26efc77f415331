import type { Draft } from '../core/draft.js'
import type { OperatorId, PlayerId } from '../core/ids.js'
import type { Position } from '../core/position.js'
import { type Objection, objection } from '../core/refusals.js'
import type { ExchangeSale, ForcedSales } from './forcedSaleRules.js'
import { type Sale, saleObjection, saleSizes, successor } from './sale.js'
import { saleChoice, sell } from './sell.js'

const exchangeOf = ({ exchange }: Sale, rules: ForcedSales): ExchangeSale | undefined =>
  exchange ? rules.exchange : undefined

/** Every sale the seller might think of, allowed or not. */
export function* conceivableSales(p: Position, seller: PlayerId, { sale, exchange }: ForcedSales): Generator<Sale> {
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

/** Makes the choices a sale has left open in the usual way: which papers are given makes no difference to the money. */
export const makeUsualChoices = (d: Draft): void => {
  for (let waiting = saleChoice(d); waiting; waiting = saleChoice(d)) {
    const { kind } = waiting
    d.set({ interrupts: d.state.interrupts.filter((each) => each !== waiting) })
    d.rules.interrupts[kind]?.step.settled?.(d, waiting)
  }
}

export const sellBy = (d: Draft, seller: PlayerId, sale: Sale, rules: ForcedSales): void => {
  const exchange = exchangeOf(sale, rules)
  if (exchange) exchange.carryOut(d, seller, sale)
  else sell(d, seller, sale, rules.sale)
}

/** One sale, with all choices it leaves open made as usual. */
export const carryOutSale = (d: Draft, seller: PlayerId, sale: Sale, rules: ForcedSales): void => {
  sellBy(d, seller, sale, rules)
  makeUsualChoices(d)
  rules.afterSale?.(d, sale)
}
