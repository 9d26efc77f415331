import type { OperatorId, PlayerId } from '../../../../core/ids.js'
import type { Position } from '../../../../core/position.js'
import { type Objection, objection } from '../../../../core/refusals.js'
import { president } from '../../../../core/shares.js'
import type { ActionKind } from '../../../../core/step.js'
import { type Sale, saleObjection, saleSizes, smallestIn } from '../../../../steps/sale.js'
import { sell } from '../../../../steps/sell.js'
import { noteEnding } from '../../rounds/end.js'
import { saleRules18MEX } from '../shares/sell.js'
import { cheapest, forced, keepsOperator, lacking } from './emergency.js'

const operating = (p: Position): OperatorId => p.state.round.current as OperatorId

/** Would the same sale without one certificate bring enough (MEX-4.3.4.2-4)? */
const isMoreThanNeeded = (p: Position, seller: PlayerId, sale: Sale, need: number): boolean => {
  const percent = sale.percent - smallestIn(p, seller, sale, saleRules18MEX)
  return percent > 0 && saleRules18MEX.proceeds(p, { ...sale, percent }) >= need
}

const amountObjection = (p: Position, seller: PlayerId, sale: Sale): Objection | undefined => {
  const need = lacking(p, operating(p))
  return need <= 0 || isMoreThanNeeded(p, seller, sale, need)
    ? objection('or.sellForTrain.ENOUGH_RAISED', { have: cheapest(p) - need, need: cheapest(p) })
    : undefined
}

/** The president sells shares when cash is short; no stock turn, no limits (MEX-4.3.4.2-4, -5). */
export const sellForTrain: ActionKind<'sellShares'> = {
  type: 'sellShares',
  by(p) {
    const chair = president(p, operating(p))
    return chair === null ? [] : [chair]
  },
  *candidates(p, by) {
    if (!forced(p, operating(p)) || lacking(p, operating(p)) <= 0) return
    for (const sale of saleSizes(p, by as PlayerId, saleRules18MEX))
      yield { action: { type: 'sellShares', by, ...sale } }
  },
  object(p, { by, corporation, percent, papers }) {
    const seller = by as PlayerId
    const sale = { corporation, percent, papers }
    if (!forced(p, operating(p))) {
      return objection('or.sellForTrain.NOT_FORCED', {
        have: cheapest(p) - lacking(p, operating(p)),
        need: cheapest(p),
      })
    }
    const general = saleObjection(p, seller, sale, saleRules18MEX)
    if (general) return general
    if (!keepsOperator(p, seller, operating(p), sale))
      return objection('or.sellForTrain.LOSES_PRESIDENCY', { corporation })
    return amountObjection(p, seller, sale)
  },
  apply(d, { by, corporation, percent, papers }) {
    sell(d, by as PlayerId, { corporation, percent, papers }, saleRules18MEX)
    noteEnding(d)
  },
}
