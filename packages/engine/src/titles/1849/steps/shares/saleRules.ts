import type { Draft } from '../../../../core/draft.js'
import { movePrice, price } from '../../../../core/market.js'
import { objection } from '../../../../core/refusals.js'
import { replaceable } from '../../../../core/replaceable.js'
import type { Sale, SaleRules } from '../../../../steps/sale.js'
import { POOL_LIMIT, SHARE } from '../../data/tables.js'
import { presidency } from './presidency.js'
import { restack } from './stack.js'

/** The price falls a row for every share sold; true = the marker has moved (1849-9.2-2). */
export const lowerPrice = replaceable((d: Draft, { corporation, percent }: Sale): boolean => {
  const before = d.state.operators[corporation]?.cell
  movePrice(d, corporation, 'down', 'sale', percent / SHARE)
  return d.state.operators[corporation]?.cell !== before
})

/** Shares go to the pool at the price before the sale, which then falls a row for every share (1849-9.2-1 … -4, -9.5-4). */
export const saleRules: SaleRules = {
  place: 'pool',
  limit: POOL_LIMIT,
  beforeOperated: 'nobody',
  indivisible: ({ corporation, percent }) => objection('sr.sell.INDIVISIBLE', { corporation, percent }),
  keepsChair: ({ corporation, percent }) => objection('sr.sell.KEEPS_CHAIR', { corporation, percent }),
  presidency,
  proceeds: (p, { corporation, percent }) => (price(p, corporation) * percent) / SHARE,
  drop(d, sale) {
    if (lowerPrice(d, sale)) restack(d)
  },
}
