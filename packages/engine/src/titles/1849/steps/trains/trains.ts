import type { OperatorId } from '../../../../core/ids.js'
import { anyLegal } from '../../../../core/legal.js'
import type { Step } from '../../../../core/step.js'
import { passTrains } from '../../../../steps/buyTrain.js'
import { stepPassed } from '../../../../steps/operating.js'
import { buyTrain } from './buyTrain.js'
import { concede } from './concede.js'
import { mustBuy } from './emergency.js'
import { isLeftOut } from './leftOut.js'
import { sellForTrain } from './raiseMoney.js'

/** Step 4 (1849-10.6-1 … -4, -10.7). */
export const trainStep: Step = {
  id: 'buyTrains',
  kinds: [buyTrain, sellForTrain, concede, passTrains(mustBuy)],
  actor(p) {
    const corporation = p.state.round.current as OperatorId
    if (stepPassed(p) || isLeftOut(p)) return null
    return mustBuy(p, corporation) || anyLegal(p, [buyTrain], corporation) ? corporation : null
  },
}
