import type { OperatorId } from '../../../core/ids.js'
import type { Position } from '../../../core/position.js'
import { objection } from '../../../core/refusals.js'
import { president } from '../../../core/shares.js'
import type { Step } from '../../../core/step.js'
import { passStep, stepPassed } from '../../../steps/operating.js'
import { anyLegal } from '../../../steps/stock.js'
import { bankOffers, countedTrains } from '../../../steps/trains.js'
import { noTrain } from '../emergency.js'
import { trainLimit } from '../phases.js'
import { declareBankrupt } from './bankrupt.js'
import { buyAlone, buyTrain } from './buyTrain.js'
import { emergencyIssue, sellForTrain } from './raiseMoney.js'

/** A train must be owned at the end of the turn, as long as the bank has any (1846-TRN-10). */
export const mustBuy = (p: Position, corporation: OperatorId): boolean => noTrain(p, corporation) && bankOffers(p).length > 0

const pass = passStep((p, by) => (mustBuy(p, by) ? objection('or.endTurn.MUST_OWN_TRAIN', { corporation: by }) : undefined))

const wantsTrains = (p: Position, corporation: OperatorId): boolean =>
  mustBuy(p, corporation) || (countedTrains(p, corporation) < trainLimit(p) && anyLegal(p, [buyTrain], corporation))

export const trainStep: Step = {
  id: 'buyTrains',
  kinds: [buyTrain, emergencyIssue, sellForTrain, declareBankrupt, pass],
  enter: (d) => buyAlone(d, d.state.round.current as OperatorId),
  actor(p) {
    const corporation = p.state.round.current as OperatorId
    if (stepPassed(p) || president(p, corporation) === null) return null
    return wantsTrains(p, corporation) ? corporation : null
  },
}
