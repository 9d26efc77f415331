import type { OperatorId } from '../../../../core/ids.js'
import { cash } from '../../../../core/money.js'
import type { Position } from '../../../../core/position.js'
import type { Step } from '../../../../core/step.js'
import { othersHaveTrains, passTrains } from '../../../../steps/buyTrain.js'
import { stepPassed } from '../../../../steps/operating.js'
import { anyLegal } from '../../../../steps/stock.js'
import { isFull } from '../../../../steps/trainLimit.js'
import { switches18MEX } from '../../switches.js'
import { sellPrivateForTrain } from '../companies/trade.js'
import { declareBankrupt } from './bankrupt.js'
import { buyTrain, helped } from './buyTrain.js'
import { mustBuy } from './emergency.js'
import { trainLimit } from './phases.js'
import { sellForTrain } from './raiseMoney.js'

const pass = passTrains(mustBuy)

/** 18xx.games asks about trains of others without looking at NdM's fixed prices. */
const peerAsks = (p: Position, corporation: OperatorId): boolean => {
  if (!switches18MEX.peerWaits.of(p) || isFull(p, corporation, trainLimit)) return false
  return othersHaveTrains(p, corporation) && cash(p, corporation) > 0 && !helped.of(p)
}

/** Step (h). */
export const trainStep: Step = {
  id: 'buyTrains',
  kinds: [buyTrain, sellForTrain, sellPrivateForTrain, declareBankrupt, pass],
  actor(p) {
    const corporation = p.state.round.current as OperatorId
    if (stepPassed(p)) return null
    const asked = mustBuy(p, corporation) || anyLegal(p, [buyTrain], corporation) || peerAsks(p, corporation)
    return asked ? corporation : null
  },
}
