import type { Draft } from '../../../../core/draft.js'
import type { OperatorId } from '../../../../core/ids.js'
import { cash } from '../../../../core/money.js'
import { isMinor } from '../../../../core/operators.js'
import type { Position } from '../../../../core/position.js'
import { objection } from '../../../../core/refusals.js'
import { replaceable } from '../../../../core/replaceable.js'
import { president } from '../../../../core/shares.js'
import type { OwnedTrain } from '../../../../core/state.js'
import { type BuyTrain, buyTrainBy, carryOutTrainPurchase, type TrainRules } from '../../../../steps/buyTrain.js'
import { bankOffers, type TrainOffer } from '../../../../steps/trains.js'
import { recordLastTrain } from '../../rounds/end.js'
import { emergencyOf, mustIssueFirst, noTrain, raised, shortOfMoney, soldForTrain, targets } from './emergency.js'
import { enterPhase, trainLimit } from './phases.js'

const isForced = (p: Position, by: OperatorId): boolean => noTrain(p, by) && shortOfMoney(emergencyOf(p, by))

/** Two players only: once the bank has no trains, a corporation's only train cannot be bought away. */
const lastTrainOfBankless = (p: Position, from: OperatorId): boolean =>
  p.setup.players.length === 2 && bankOffers(p).length === 0 && (p.state.operators[from]?.trains.length ?? 0) === 1

/** Money raised in this step buys from the bank only (1846-EMR-12). */
export const buysFromBankOnly = replaceable((p: Position): boolean => raised.of(p))

/** A train keeps its type for good (1846-TRN-4). */
export const mayChangeType = replaceable((_p: Position, _train: OwnedTrain, _name: string): boolean => false)

/** §6.8. */
const trainRules: TrainRules = {
  limit: trainLimit,
  before: (p, { by }) => (isMinor(p, by) ? objection('or.buyTrain.INDEPENDENT', { company: by }) : undefined),
  bank(p, { price, name }) {
    const wanted = targets.of(p)
    if (wanted === null || wanted.includes(price)) return undefined
    const isSale = soldForTrain.of(p).length > 0
    return objection(isSale ? 'or.buyTrain.IN_REACH_BEFORE' : 'or.buyTrain.MUST_BUY_TARGET', { train: name })
  },
  help: {
    wanted: isForced,
    objection(p, by, price) {
      const e = emergencyOf(p, by)
      if (!noTrain(p, by)) return objection('or.contribute.HAS_TRAIN', { corporation: by })
      if (!isForced(p, by)) return objection('or.contribute.NOT_FORCED', { have: e.cash, need: e.cheapest ?? price })
      return mustIssueFirst(p, e) ? objection('or.contribute.ISSUE_FIRST', { corporation: by }) : undefined
    },
  },
  trade(p, { from, name }) {
    if (isMinor(p, from)) return objection('or.buyTrain.INDEPENDENT', { company: from })
    if (president(p, from) === null) return objection('or.buyTrain.RECEIVERSHIP_SELLER', { corporation: from })
    if (buysFromBankOnly(p)) return objection('or.buyTrain.EMERGENCY_BANK_ONLY', {})
    return lastTrainOfBankless(p, from) ? objection('or.buyTrain.NOT_OFFERED', { train: name }) : undefined
  },
  becomes: mayChangeType,
  bought(d, { from }) {
    raised.set(d, false)
    if (from !== 'bank' && from !== 'discard') return
    targets.set(d, null)
    recordLastTrain(d)
  },
  enterPhase,
}

export const buyTrain = buyTrainBy(trainRules)

/** Carries out a trade the other president agreed to. */
export const carryOutTrainTrade = (d: Draft, action: BuyTrain): void => carryOutTrainPurchase(d, action, trainRules)

/** The first of the bank's cheapest trains. */
export const cheapestOffer = replaceable(
  (p: Position): TrainOffer | undefined => [...bankOffers(p)].sort((a, b) => a.price - b.price)[0],
)

/** Without a president: the cheapest train of the bank, if the treasury can pay it (1846-RCV-4). */
export const buyAlone = (d: Draft, corporation: OperatorId): void => {
  if (president(d, corporation) !== null || !noTrain(d, corporation)) return
  const cheapest = cheapestOffer(d)
  if (!cheapest || cash(d, corporation) < cheapest.price) return
  const { id: train, name, price, from } = cheapest
  carryOutTrainTrade(d, { type: 'buyTrain', by: corporation, from, train, name, price })
}
