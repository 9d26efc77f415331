import { currentOperator } from '../core/operators.js'
import type { Position } from '../core/position.js'
import { objection } from '../core/refusals.js'
import { president } from '../core/shares.js'
import type { ActionKind } from '../core/step.js'
import { conceivableSales, forcedSaleObjection, sellBy } from './forcedSale.js'
import type { RaisingMoney } from './forcedSaleRules.js'
import type { Sale } from './sale.js'

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
    for (const sale of conceivableSales(p, by, rules.sales)) yield { action: { type: 'sellShares', by, ...sale } }
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
    rules.sales.afterSale?.(d, sale)
    rules.sold?.(d, before, by, sale)
  },
})
