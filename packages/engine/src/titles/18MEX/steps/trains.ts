import type { OperatorId } from '../../../core/ids.js'
import { objection } from '../../../core/refusals.js'
import type { Step } from '../../../core/step.js'
import { passStep, stepPassed } from '../../../steps/operating.js'
import { anyLegal } from '../../../steps/stock.js'
import { mustBuy } from '../emergency.js'
import { declareBankrupt } from './bankrupt.js'
import { buyTrain18MEX } from './buyTrain.js'
import { sellForTrain } from './raiseMoney.js'

const pass = passStep((p, by) => (mustBuy(p, by) ? objection('or.endTurn.MUST_OWN_TRAIN', { corporation: by }) : undefined))

/** Step (h). */
export const trainStep: Step = {
  id: 'buyTrains',
  kinds: [buyTrain18MEX, sellForTrain, declareBankrupt, pass],
  actor(p) {
    const corporation = p.state.round.current as OperatorId
    if (stepPassed(p)) return null
    return mustBuy(p, corporation) || anyLegal(p, [buyTrain18MEX], corporation) ? corporation : null
  },
}
