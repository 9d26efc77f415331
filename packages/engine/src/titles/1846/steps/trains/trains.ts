import type { OperatorId } from '../../../../core/ids.js'
import { anyLegal } from '../../../../core/legal.js'
import { currentOperator } from '../../../../core/operators.js'
import type { Position } from '../../../../core/position.js'
import { president } from '../../../../core/shares.js'
import type { Step } from '../../../../core/step.js'
import { passTrains } from '../../../../steps/buyTrain.js'
import { stepPassed } from '../../../../steps/operating.js'
import { isFull } from '../../../../steps/trainLimit.js'
import { bankOffers } from '../../../../steps/trains.js'
import { declareBankrupt } from './bankrupt.js'
import { buyAlone, buyTrain } from './buyTrain.js'
import { noTrain } from './emergency.js'
import { emergencyIssue } from './emergencyIssue.js'
import { withIndependents } from './independents.js'
import { trainLimit } from './phases.js'
import { sellForTrain } from './presidentSale.js'

/** A train must be owned at the end of the turn, as long as the bank has any (1846-TRN-10). */
export const mustBuy = (p: Position, corporation: OperatorId): boolean =>
  noTrain(p, corporation) && bankOffers(p).length > 0

const pass = passTrains(mustBuy)

const wantsTrains = (p: Position, corporation: OperatorId): boolean => {
  if (mustBuy(p, corporation)) return true
  if (isFull(p, corporation, trainLimit)) return false
  const reach = withIndependents(p, corporation)
  return bankOffers(p).some((offer) => offer.price <= reach) || anyLegal(p, [buyTrain], corporation)
}

export const trainStep: Step = {
  id: 'buyTrains',
  kinds: [buyTrain, emergencyIssue, sellForTrain, declareBankrupt, pass],
  enter: (d) => buyAlone(d, currentOperator(d)),
  actor(p) {
    const corporation = currentOperator(p)
    if (stepPassed(p) || president(p, corporation) === null) return null
    return wantsTrains(p, corporation) ? corporation : null
  },
}
