import type { PlayerId } from '../../../../core/ids.js'
import { movePrice, price } from '../../../../core/market.js'
import { objection } from '../../../../core/refusals.js'
import type { ActionKind } from '../../../../core/step.js'
import { type SaleRules, saleObjection, saleSizes } from '../../../../steps/sale.js'
import { sell } from '../../../../steps/sell.js'
import { bought, hasJustBought, noteActed, noteSale } from '../../../../steps/stock.js'
import { POOL_LIMIT } from '../../data/tables.js'
import { noteEnding } from '../../rounds/end.js'
import { presidency } from './presidency.js'
import { noteStanding, restack } from './stack.js'

/** Percent of a share. */
export const SHARE = 10

/** To the pool at the price before, then a row down for every share (1849-9.2-1 … -4, -9.5-4). */
export const saleRules: SaleRules = {
  place: 'pool',
  limit: POOL_LIMIT,
  beforeOperated: 'nobody',
  indivisible: ({ corporation, percent }) => objection('sr.sell.INDIVISIBLE', { corporation, percent }),
  presidency,
  proceeds: (p, { corporation, percent }) => (price(p, corporation) * percent) / SHARE,
  drop(d, { corporation, percent }) {
    movePrice(d, corporation, 'down', 'sale', percent / SHARE)
    restack(d)
  },
}

/** Any number of sales before the purchase of the turn (1849-9-1). */
export const sellShares: ActionKind<'sellShares'> = {
  type: 'sellShares',
  outOfTurn: (p, { by }) => (hasJustBought(p, by) ? objection('sr.sell.AFTER_BUY', {}) : undefined),
  *candidates(p, by) {
    if (bought.of(p)) return
    for (const sale of saleSizes(p, by as PlayerId, saleRules)) yield { action: { type: 'sellShares', by, ...sale } }
  },
  object(p, { by, corporation, percent, papers }) {
    if (bought.of(p)) return objection('sr.sell.AFTER_BUY', {})
    return saleObjection(p, by as PlayerId, { corporation, percent, papers }, saleRules)
  },
  apply(d, { by, corporation, percent, papers }) {
    const player = by as PlayerId
    noteStanding(d)
    noteSale(d, player, corporation)
    noteActed(d, player)
    sell(d, player, { corporation, percent, papers }, saleRules)
    noteEnding(d)
  },
}
