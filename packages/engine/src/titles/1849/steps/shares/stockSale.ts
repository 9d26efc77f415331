import { objection } from '../../../../core/refusals.js'
import { withReplaceable } from '../../../../core/replaceable.js'
import type { ActionKind } from '../../../../core/step.js'
import { saleObjection, saleSizes } from '../../../../steps/sale.js'
import { sell } from '../../../../steps/sell.js'
import { bought, hasJustBought, recordAction, recordSale } from '../../../../steps/stock.js'
import { saleRules } from './saleRules.js'
import { rememberMarkers } from './stack.js'

const selling: ActionKind<'sellShares'> = {
  type: 'sellShares',
  outOfTurn: (p, { by }) => (hasJustBought(p, by) ? objection('sr.sell.AFTER_BUY', {}) : undefined),
  *candidates(p, by) {
    if (bought.of(p)) return
    for (const sale of saleSizes(p, by, saleRules)) yield { action: { type: 'sellShares', by, ...sale } }
  },
  object(p, { by, corporation, percent, papers }) {
    if (bought.of(p)) return objection('sr.sell.AFTER_BUY', {})
    return saleObjection(p, by, { corporation, percent, papers }, saleRules)
  },
  apply(d, { by: player, corporation, percent, papers }) {
    rememberMarkers(d)
    recordSale(d, player, corporation)
    recordAction(d, player)
    sell(d, player, { corporation, percent, papers }, saleRules)
  },
}

/** Any number of sales before the purchase of the turn (1849-9-1). */
export const sellShares = withReplaceable(selling, 'candidates', 'apply')
