import type { Draft } from '../../../../core/draft.js'
import { type FactData, turnFact } from '../../../../core/facts.js'
import { cash } from '../../../../core/money.js'
import { isMinor } from '../../../../core/operators.js'
import { phaseAllows } from '../../../../core/phase.js'
import type { Position } from '../../../../core/position.js'
import { objection } from '../../../../core/refusals.js'
import { withReplaceable } from '../../../../core/replaceable.js'
import { flag, listOf, oneOf } from '../../../../core/shape.js'
import {
  type BuyTrain,
  buyTrainBy,
  carryOutTrainPurchase,
  isFromBank,
  type TrainRules,
} from '../../../../steps/buyTrain.js'
import { closePrivate } from '../../../../steps/closing.js'
import { NDM } from '../../data/companies.js'
import { cheapest, forced } from './emergency.js'
import { enterPhase, trainLimit } from './phases.js'

export const trainsFrom = turnFact(
  'trainsFrom',
  listOf(oneOf('bank', 'another')),
  [],
  'Whom the company has bought trains from in this turn.',
)
export const helped = turnFact('helped', flag, false, 'The president has paid towards a train of this turn.')

export const BUY_TRAIN_FACTS: readonly FactData[] = [trainsFrom, helped]

/** A train whose kind the bank has taken out of use. */
const isOutOfUse = (p: Position, train: string): boolean => {
  const card = p.rules.trains.find(({ card: id }) => train.startsWith(`${id}-`))
  const end = card?.rustsOn ?? card?.obsoleteOn
  return end !== undefined && !p.state.depot.upcoming.includes(`${end}-0`)
}

const usualRules: TrainRules = {
  limit: trainLimit,
  before: (p) => (helped.of(p) ? objection('or.contribute.SECOND_TRAIN', {}) : undefined),
  gone: (p, { train }) => (isOutOfUse(p, train) ? objection('or.buyTrain.OBSOLETE', { train }) : undefined),
  bank: (p) =>
    trainsFrom.of(p).includes('bank') && !phaseAllows(p, 'manyTrains')
      ? objection('or.buyTrain.ONE_A_TURN', {})
      : undefined,
  /** Forced, for the cheapest train, exactly what is missing (MEX-4.3.4.2-2, -3). */
  help: {
    wanted: (p, by, price) => forced(p, by) && price === cheapest(p),
    objection(p, by, price) {
      const need = cheapest(p)
      if (!forced(p, by)) return objection('or.contribute.NOT_FORCED', { have: cash(p, by), need })
      return price === need ? undefined : objection('or.contribute.NOT_CHEAPEST', {})
    },
  },
  trade: (p, { from }) => (isMinor(p, from) ? objection('or.buyTrain.WITH_MINOR', {}) : undefined),
  /** Any price both agree on, but with NdM the printed one (MEX-4.3.4-3). */
  facePrice: (_p, buyer, seller) => buyer === NDM || seller === NDM,
  bought(d, action) {
    if (action.help) helped.set(d, true)
    trainsFrom.set(d, [...trainsFrom.of(d), isFromBank(action) ? 'bank' : 'another'])
    // MNR closes with NdM's first train, wherever it comes from (MEX-A1-1).
    if (action.by === NDM) closePrivate(d, 'MNR')
  },
  enterPhase,
}

/** Step (h). */
export const trainRules = withReplaceable(usualRules, 'before', 'bought')

export const buyTrain = buyTrainBy(trainRules)

export const carryOutTrainTrade = (d: Draft, action: BuyTrain): void => carryOutTrainPurchase(d, action, trainRules)
