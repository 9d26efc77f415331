import type { OperatorId } from '../../../../core/ids.js'
import { cash } from '../../../../core/money.js'
import type { Position } from '../../../../core/position.js'
import { objection } from '../../../../core/refusals.js'
import type { Step } from '../../../../core/step.js'
import { passStep, stepPassed } from '../../../../steps/operating.js'
import { anyLegal } from '../../../../steps/stock.js'
import { isFull } from '../../../../steps/trainLimit.js'
import { switches18MEX } from '../../switches.js'
import { sellPrivateForTrain } from '../companies/trade.js'
import { declareBankrupt } from './bankrupt.js'
import { buyTrain18MEX, helped } from './buyTrain.js'
import { mustBuy } from './emergency.js'
import { trainLimit } from './phases.js'
import { sellForTrain } from './raiseMoney.js'

const pass = passStep((p, by) =>
  mustBuy(p, by) ? objection('or.endTurn.MUST_OWN_TRAIN', { corporation: by }) : undefined,
)

/** 18xx.games asks about trains of others without looking at NdM's fixed prices. */
const peerAsks = (p: Position, corporation: OperatorId): boolean => {
  if (!switches18MEX.peerWaits.of(p) || isFull(p, corporation, trainLimit)) return false
  const others = Object.entries(p.state.operators).some(
    ([id, { trains }]) =>
      id !== corporation && p.rules.operators[id]?.kind === 'corporation' && trains.some((train) => !train.obsolete),
  )
  return others && cash(p, corporation) > 0 && !helped.of(p)
}

/** Step (h). */
export const trainStep: Step = {
  id: 'buyTrains',
  kinds: [buyTrain18MEX, sellForTrain, sellPrivateForTrain, declareBankrupt, pass],
  actor(p) {
    const corporation = p.state.round.current as OperatorId
    if (stepPassed(p)) return null
    const asked = mustBuy(p, corporation) || anyLegal(p, [buyTrain18MEX], corporation) || peerAsks(p, corporation)
    return asked ? corporation : null
  },
}
