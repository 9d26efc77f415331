import { movePrice, price } from '../../../../core/market.js'
import { objection } from '../../../../core/refusals.js'
import type { SaleRules } from '../../../../steps/sale.js'
import { POOL_LIMIT } from '../../data/tables.js'
import { switches1849 } from '../../switches.js'
import { presidency } from './presidency.js'
import { restack, stackByName } from './stack.js'

/** Percent of a share. */
export const SHARE = 10

/** To the pool at the price before, then a row down for every share (1849-9.2-1 … -4, -9.5-4). */
export const saleRules: SaleRules = {
  place: 'pool',
  limit: POOL_LIMIT,
  beforeOperated: 'nobody',
  indivisible: ({ corporation, percent }) => objection('sr.sell.INDIVISIBLE', { corporation, percent }),
  presidency,
  unasked: switches1849.usualGiven.of,
  proceeds: (p, { corporation, percent }) => (price(p, corporation) * percent) / SHARE,
  drop(d, { corporation, percent }) {
    const before = d.state.operators[corporation]?.cell
    movePrice(d, corporation, 'down', 'sale', percent / SHARE)
    if (d.state.operators[corporation]?.cell !== before) stackByName(d, corporation)
    restack(d)
  },
}
