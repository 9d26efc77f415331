import { anyLegal } from '../../../../core/legal.js'
import { currentOperator } from '../../../../core/operators.js'
import { withReplaceable } from '../../../../core/replaceable.js'
import type { Step } from '../../../../core/step.js'
import { passTrains } from '../../../../steps/buyTrain.js'
import { stepPassed } from '../../../../steps/operating.js'
import { buyTrain } from './buyTrain.js'
import { concede } from './concede.js'
import { mustBuy } from './emergency.js'
import { sellForTrain } from './raiseMoney.js'

const step: Step = {
  id: 'buyTrains',
  kinds: [buyTrain, sellForTrain, concede, passTrains(mustBuy)],
  actor(p) {
    const corporation = currentOperator(p)
    if (stepPassed(p)) return null
    return mustBuy(p, corporation) || anyLegal(p, [buyTrain], corporation) ? corporation : null
  },
}

/** Step 4 (1849-10.6-1 … -4, -10.7). */
export const trainStep = withReplaceable(step, 'actor')
