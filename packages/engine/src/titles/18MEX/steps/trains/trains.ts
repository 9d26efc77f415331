import { anyLegal } from '../../../../core/legal.js'
import { currentOperator } from '../../../../core/operators.js'
import type { Step } from '../../../../core/step.js'
import { passTrains } from '../../../../steps/buyTrain.js'
import { stepPassed } from '../../../../steps/operating.js'
import { sellPrivateForTrain } from '../companies/trade.js'
import { declareBankrupt } from './bankrupt.js'
import { buyTrain } from './buyTrain.js'
import { mustBuy } from './emergency.js'
import { sellForTrain } from './raiseMoney.js'

const pass = passTrains(mustBuy)

/** Step (h). */
export const trainStep: Step = {
  id: 'buyTrains',
  kinds: [buyTrain, sellForTrain, sellPrivateForTrain, declareBankrupt, pass],
  actor(p) {
    const corporation = currentOperator(p)
    if (stepPassed(p)) return null
    return mustBuy(p, corporation) || anyLegal(p, [buyTrain], corporation) ? corporation : null
  },
}
