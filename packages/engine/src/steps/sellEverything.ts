import type { Draft } from '../core/draft.js'
import type { OperatorId, PlayerId } from '../core/ids.js'
import { marketOrder } from '../core/market.js'
import type { Position } from '../core/position.js'
import { carryOutSale, forcedSaleObjection } from './forcedSale.js'
import type { ForcedSales } from './forcedSaleRules.js'
import { type Sale, saleSizes } from './sale.js'
import { possibleSales } from './salePlans.js'

/** Sells all that can be sold. */
export const sellEverything = (d: Draft, operator: OperatorId, seller: PlayerId, rules: ForcedSales): void => {
  const order = rules.dearestFirst?.(d) ? marketOrder(d) : []
  const all = possibleSales(d, operator, seller, rules).toSorted(
    (one, other) => order.indexOf(one.corporation) - order.indexOf(other.corporation),
  )
  for (const { sales } of all) for (const sale of sales) carryOutSale(d, seller, sale, rules)
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
    carryOutSale(d, seller, sale, rules)
    if (d.state.interrupts.length > length) return false
  }
  return true
}
