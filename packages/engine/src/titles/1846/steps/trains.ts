import type { OperatorId } from '../../../core/ids.js'
import { cash } from '../../../core/money.js'
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
import { buyTrain } from './buyTrain.js'
import { emergencyIssue, sellForTrain } from './raiseMoney.js'

/** A train must be owned at the end of the turn, as long as the bank has any (1846-TRN-10). */
export const mustBuy = (p: Position, corporation: OperatorId): boolean => noTrain(p, corporation) && bankOffers(p).length > 0

const pass = passStep((p, by) => (mustBuy(p, by) ? objection('or.endTurn.MUST_OWN_TRAIN', { corporation: by }) : undefined))

/** Without a president: the cheapest train of the bank, if the treasury can pay it (1846-RCV-4). */
const buyAlone: NonNullable<Step['enter']> = (d) => {
  const corporation = d.state.round.current as OperatorId
  if (president(d, corporation) !== null || !noTrain(d, corporation)) return
  const cheapest = [...bankOffers(d)].sort((a, b) => a.price - b.price)[0]
  if (!cheapest || cash(d, corporation) < cheapest.price) return
  const { id: train, name, price, from } = cheapest
  buyTrain.apply(d, { type: 'buyTrain', by: corporation, from, train, name, price })
}

const wantsTrains = (p: Position, corporation: OperatorId): boolean =>
  mustBuy(p, corporation) ||
  (countedTrains(p, corporation) < trainLimit(p) && anyLegal(p, [buyTrain], corporation))

export const trainStep: Step = {
  id: 'buyTrains',
  kinds: [buyTrain, emergencyIssue, sellForTrain, declareBankrupt, pass],
  enter: buyAlone,
  actor(p) {
    const corporation = p.state.round.current as OperatorId
    if (stepPassed(p) || president(p, corporation) === null) return null
    return wantsTrains(p, corporation) ? corporation : null
  },
}
