import type { Draft } from '../../../../core/draft.js'
import { movePrice, price } from '../../../../core/market.js'
import { objection } from '../../../../core/refusals.js'
import type { Sale, SaleRules } from '../../../../steps/sale.js'
import { POOL_LIMIT, SHARE } from '../../data/tables.js'
import { noteOrder } from '../../rounds/order.js'
import { switches1849 } from '../../switches.js'
import { presidency } from './presidency.js'
import { noteShifted, restack } from './stack.js'

/** A row for every share. Has the marker moved? */
const drop = (d: Draft, { corporation, percent }: Sale): boolean => {
  const before = d.state.operators[corporation]?.cell
  movePrice(d, corporation, 'down', 'sale', percent / SHARE)
  const hasMoved = d.state.operators[corporation]?.cell !== before
  if (hasMoved) noteShifted(d, corporation)
  return hasMoved
}

/** To the pool at the price before, then a row down for every share (1849-9.2-1 … -4, -9.5-4). */
export const saleRules: SaleRules = {
  place: 'pool',
  limit: POOL_LIMIT,
  beforeOperated: 'nobody',
  indivisible: ({ corporation, percent }) => objection('sr.sell.INDIVISIBLE', { corporation, percent }),
  keepsChair: ({ corporation, percent }) => objection('sr.sell.KEEPS_CHAIR', { corporation, percent }),
  presidency,
  handFirst: switches1849.handFirst.of,
  proceeds: (p, { corporation, percent }) => (price(p, corporation) * percent) / SHARE,
  drop(d, sale) {
    const hasMoved = drop(d, sale)
    noteOrder(d, sale.corporation)
    if (hasMoved) restack(d)
  },
}

/** For interest: the stacks stay as they lie. */
export const interestSaleRules: SaleRules = {
  ...saleRules,
  drop(d, sale) {
    drop(d, sale)
    noteOrder(d, sale.corporation)
  },
}

/** When all is lost everything goes at once, without a look at what lies where. */
export const sellOffRules: SaleRules = { ...saleRules, drop }
