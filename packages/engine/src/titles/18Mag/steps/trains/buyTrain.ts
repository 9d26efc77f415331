import { isAutomaton, ownerOf } from '../../../../core/control.js'
import type { Draft } from '../../../../core/draft.js'
import { isMinor } from '../../../../core/operators.js'
import type { Position } from '../../../../core/position.js'
import { objection } from '../../../../core/refusals.js'
import {
  type BuyTrain,
  buyTrainBy,
  carryOutTrainPurchase,
  isFromBank,
  type TrainRules,
} from '../../../../steps/buyTrain.js'
import type { TrainLimit } from '../../../../steps/trainLimit.js'
import { countedTrains, typeOf } from '../../../../steps/trains.js'
import { isSmall, TRAIN_DISCOUNT } from '../../data/tables.js'
import { SELLERS, SELLERS_PART, SMALL_SELLERS, SMALL_SELLERS_PART, TRAIN_LIMIT } from '../../data/trains.js'
import { forgetStretched, helps, thankHelper } from '../companies/supporters.js'
import { isIstvans } from '../istvan/cards.js'
import { notePurchase } from '../istvan/progress.js'
import { enterPhase, noteTrainSold } from './phases.js'

export const trainLimit: TrainLimit = { limit: () => TRAIN_LIMIT, counted: countedTrains }

const sellerOf = ({ setup }: Position, name: string) =>
  isSmall(setup)
    ? { seller: SMALL_SELLERS[name] ?? 'bank', part: SMALL_SELLERS_PART }
    : { seller: SELLERS[name] ?? 'bank', part: SELLERS_PART }

const trainRules: TrainRules = {
  limit: trainLimit,
  before: (p, { by, from }) =>
    isMinor(p, by) && (isMinor(p, from) || from === 'bank')
      ? undefined
      : objection('or.buyTrain.MAJOR', { company: by }),
  asks: (p, _by, { name, price }) => price - (helps(p, 'KK') ? (TRAIN_DISCOUNT[name] ?? 0) : 0),
  /** A part of the printed price to the major that makes it, the rest to the bank (MAG-TRN-2, MAG-V2-2). */
  charges(p, { by, train, name, price }) {
    const { seller, part } = sellerOf(p, name)
    const share = typeOf(p, { id: train, name }).price * part
    return [
      { from: by, to: seller, amount: share, why: 'train' },
      { from: by, to: 'bank', amount: price - share, why: 'train' },
    ]
  },
  /** István sells nothing but what his cards say. */
  trade: (p, { by, from }) => {
    const owner = ownerOf(p, from)
    return owner !== null && isAutomaton(p, owner) && !isIstvans(p, by)
      ? objection('or.buyTrain.NO_CONSENT', { player: owner })
      : undefined
  },
  bought(d, action) {
    if (isFromBank(action)) noteTrainSold(d)
    notePurchase(d, action)
    thankHelper(d)
    forgetStretched(d, action.train)
  },
  enterPhase,
}

export const buyTrain = buyTrainBy(trainRules)

export const carryOutTrainTrade = (d: Draft, action: BuyTrain): void => carryOutTrainPurchase(d, action, trainRules)
