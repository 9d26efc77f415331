import { price } from '../../../../core/market.js'
import { objection } from '../../../../core/refusals.js'
import { parameter } from '../../../../core/replaceable.js'
import type { ActionKind } from '../../../../core/step.js'
import { type SaleRules, saleObjection, saleSizes } from '../../../../steps/sale.js'
import { sell } from '../../../../steps/sell.js'
import { bought, hasJustBought, recordAction, recordSale, soldNow } from '../../../../steps/stock.js'
import { POOL_LIMIT } from '../../data/tables.js'
import { moveColumns } from './price.js'

/** Are only shares of corporations with a president sold (1846-RCV-1)? */
export const NEEDS_PRESIDENT = parameter(true)

/** §5.2: the price moves once, and only when the president sells. */
export const saleRules: SaleRules = {
  place: 'pool',
  limit: POOL_LIMIT,
  beforeOperated: 'president',
  needsPresident: (p) => NEEDS_PRESIDENT.of(p),
  chair: { parts: [10] },
  presidency: { chooser: 'incoming' },
  proceeds: (p, { corporation, percent }) => (price(p, corporation) * percent) / 10,
  drop(d, { corporation }, byPresident) {
    if (byPresident) moveColumns(d, corporation, -1, 'sale')
  },
}

export const sellShares: ActionKind<'sellShares'> = {
  type: 'sellShares',
  closed: (p) => bought.of(p),
  *candidates(p, by) {
    for (const size of saleSizes(p, by, saleRules)) yield { action: { type: 'sellShares', by, ...size } }
  },
  outOfTurn: (p, { by }) => (hasJustBought(p, by) ? objection('sr.sell.AFTER_BUY', {}) : undefined),
  object(p, { by, corporation, percent }) {
    if (bought.of(p)) return objection('sr.sell.AFTER_BUY', {})
    if (soldNow.of(p).includes(corporation)) return objection('sr.sell.SECOND_BLOCK', { corporation })
    return saleObjection(p, by, { corporation, percent }, saleRules)
  },
  apply(d, { by: player, corporation, percent }) {
    sell(d, player, { corporation, percent }, saleRules)
    recordSale(d, player, corporation)
    recordAction(d, player)
  },
}
