import { isAutomaton, ownerOf } from '../../../../core/control.js'
import type { Draft } from '../../../../core/draft.js'
import { isMinor } from '../../../../core/operators.js'
import type { Position } from '../../../../core/position.js'
import { type Objection, objection } from '../../../../core/refusals.js'
import { replaceable } from '../../../../core/replaceable.js'
import type { OwnedTrain } from '../../../../core/state.js'
import {
  type BuyTrain,
  buyTrainBy,
  carryOutTrainPurchase,
  isFromBank,
  type TrainRules,
} from '../../../../steps/buyTrain.js'
import type { TrainLimit } from '../../../../steps/trainLimit.js'
import { countedTrains, type TrainOffer, typeOf } from '../../../../steps/trains.js'
import { isSmall, TRAIN_DISCOUNT } from '../../data/tables.js'
import { SELLERS, SELLERS_PART, SMALL_SELLERS, SMALL_SELLERS_PART, TRAIN_LIMIT, TRAINS } from '../../data/trains.js'
import { helpedBy, shrink } from '../companies/supporters.js'
import { isIstvans } from '../istvan/cards.js'
import { recordPurchase } from '../istvan/progress.js'
import { enterPhase, recordTrainSold } from './phases.js'

export const trainLimit: TrainLimit = { limit: () => TRAIN_LIMIT, counted: countedTrains }

const sellerOf = ({ setup }: Position, name: string) =>
  isSmall(setup)
    ? { seller: SMALL_SELLERS[name] ?? 'bank', part: SMALL_SELLERS_PART }
    : { seller: SELLERS[name] ?? 'bank', part: SELLERS_PART }

/** The part of the printed price that the major gets that makes it (MAG-TRN-2). */
export const makersShare = (p: Position, train: OwnedTrain): number =>
  typeOf(p, train).price * sellerOf(p, train.name).part

/** What the bank asks for a train from one who would pay `bid`: its price, whatever that is. */
export const priceAsked = replaceable((_p: Position, offer: TrainOffer, _bid?: number): number => offer.price)

/** Only minors buy trains, of the bank or of each other, and with their own money. */
export const purchaseObjection = replaceable((p: Position, action: BuyTrain): Objection | undefined => {
  const { by, from } = action
  if (!isMinor(p, by)) return objection('or.buyTrain.MAJOR', { company: by })
  if (!isMinor(p, from) && !isFromBank(action)) return objection('or.buyTrain.MAJOR', { company: from })
  if (from === by) return objection('or.buyTrain.SELF', { company: by })
  return action.help ? objection('or.buyTrain.NO_HELP', {}) : undefined
})

/** The train is the minor's. */
export const afterPurchase = replaceable((d: Draft, action: BuyTrain): void => {
  if (isFromBank(action)) recordTrainSold(d)
  recordPurchase(d, action)
  shrink(d, action.train)
})

const trainRules: TrainRules = {
  limit: trainLimit,
  before: purchaseObjection,
  gone: ({ rules }, { name }) =>
    TRAINS.some(({ card }) => card === name) && !rules.trains.some(({ card }) => card === name)
      ? objection('or.buyTrain.NOT_IN_GAME', { train: name })
      : undefined,
  asks: (p, _by, offer, bid) => priceAsked(p, offer, bid),
  /** A part of the printed price to the major that makes it, the rest to the bank (MAG-TRN-2, MAG-V2-2). */
  charges(p, { by, train, name, price }) {
    const { seller } = sellerOf(p, name)
    const share = makersShare(p, { id: train, name })
    const paid = Math.min(share, price)
    return [
      { from: by, to: seller, amount: paid, why: 'train' },
      { from: 'bank', to: seller, amount: share - paid, why: 'train' },
      { from: by, to: 'bank', amount: price - paid, why: 'train' },
    ]
  },
  /** István sells nothing but what his cards say. */
  trade: (p, { by, from }) => {
    const owner = ownerOf(p, from)
    return owner !== null && isAutomaton(p, owner) && !isIstvans(p, by)
      ? objection('or.buyTrain.NO_CONSENT', { player: owner })
      : undefined
  },
  bought: afterPurchase,
  enterPhase,
}

export const buyTrain = buyTrainBy(trainRules)

const forLess = buyTrainBy({
  ...trainRules,
  asks: (p, _by, offer, bid) =>
    priceAsked(p, { ...offer, price: offer.price - (TRAIN_DISCOUNT[offer.name] ?? 0) }, bid),
})

/** With a supporter's help; a train of another costs what it costs, and nobody asks for help with that. */
export const buyTrainForLess = helpedBy('KK', {
  ...forLess,
  *candidates(p, by) {
    for (const candidate of forLess.candidates(p, by)) if (isFromBank(candidate.action)) yield candidate
  },
})

export const carryOutTrainTrade = (d: Draft, action: BuyTrain): void => carryOutTrainPurchase(d, action, trainRules)
