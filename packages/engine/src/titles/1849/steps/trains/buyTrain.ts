import type { Draft } from '../../../../core/draft.js'
import type { OperatorId } from '../../../../core/ids.js'
import { cash } from '../../../../core/money.js'
import type { Position } from '../../../../core/position.js'
import { objection } from '../../../../core/refusals.js'
import { type BuyTrain, buyTrainBy, carryOutTrainPurchase, type TrainRules } from '../../../../steps/buyTrain.js'
import { stacksInOrder } from '../../../../steps/trains.js'
import { ELECTRIC_TRAIN } from '../../data/trains.js'
import { closeRsaWithFirstTrain } from '../companies/rsa.js'
import { eMarker } from './electric.js'
import { cheapest, forced, raised } from './emergency.js'
import { enterPhase, trainLimit } from './phases.js'

/** E trains stand beside the others for who has the marker (1849-14.3-4). */
export const onSale = (p: Position, buyer: OperatorId | null): readonly string[] => {
  const others = stacksInOrder(p).filter((card) => card !== ELECTRIC_TRAIN)
  return buyer !== null && eMarker.of(p, buyer) ? [...others, ELECTRIC_TRAIN] : others
}

const trainRules: TrainRules = {
  limit: trainLimit,
  before: (p, { by, name }) =>
    name === ELECTRIC_TRAIN && !eMarker.of(p, by) ? objection('or.buyTrain.NO_MARKER', { company: by }) : undefined,
  /** The president helps where the corporation must buy: exactly what is missing for the cheapest train (1849-10.7-4). */
  help: {
    wanted: (p, by, price) => forced(p, by) && price === cheapest(p, by),
    objection(p, by, price) {
      const need = cheapest(p, by)
      if (!forced(p, by)) return objection('or.contribute.NOT_FORCED', { have: cash(p, by), need })
      return price === need ? undefined : objection('or.contribute.NOT_CHEAPEST', {})
    },
  },
  /** Once shares have been sold the train comes from bank or pool (1849-10.7-4). */
  trade: (p) => (raised.of(p) ? objection('or.contribute.NOT_CHEAPEST', {}) : undefined),
  bought(d, { by }) {
    raised.set(d, false)
    closeRsaWithFirstTrain(d, by)
  },
  enterPhase,
}

export const buyTrain = buyTrainBy(trainRules)

export const carryOutTrainTrade = (d: Draft, action: BuyTrain): void => carryOutTrainPurchase(d, action, trainRules)
