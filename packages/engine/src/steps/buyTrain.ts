import type { ActionOf } from '../core/action.js'
import { controller } from '../core/control.js'
import type { Draft } from '../core/draft.js'
import type { OperatorId } from '../core/ids.js'
import { ranged, rangeOf } from '../core/marks.js'
import { type Charge, cash, pay, payCharges } from '../core/money.js'
import type { Position } from '../core/position.js'
import { type Objection, objection } from '../core/refusals.js'
import type { OwnedTrain } from '../core/state.js'
import type { ActionKind, Candidate } from '../core/step.js'
import { agree, declinedBefore, needsConsent } from './consent.js'
import { passStep } from './operating.js'
import { isFull, type TrainLimit } from './trainLimit.js'
import {
  addTrain,
  bankOffers,
  cardOf,
  dropTrain,
  phaseBegunBy,
  type TrainOffer,
  takeFromBank,
  typeOf,
} from './trains.js'

export type BuyTrain = ActionOf<'buyTrain'>

/** What a title says about buying trains. */
export interface TrainRules {
  readonly limit: TrainLimit
  /** Why this operator buys no train now, from wherever. */
  before?(p: Position, action: BuyTrain): Objection | undefined
  /** Of a train of the bank it can pay: why not this one now. */
  bank?(p: Position, action: BuyTrain): Objection | undefined
  /** Of a train the bank does not sell: a better reason than that. */
  gone?(p: Position, action: BuyTrain): Objection | undefined
  /** What the bank asks now for a train, where that is not the printed price; `bid` is what the buyer would pay. */
  asks?(p: Position, buyer: OperatorId, offer: TrainOffer, bid?: number): number
  /** Who gets the price of a train of the bank's; the bank where absent. */
  charges?(p: Position, action: BuyTrain): readonly Charge[]
  /** The president's own money in a purchase from the bank; none where absent. */
  readonly help?: {
    /** Would it be asked for a train at this price? */
    wanted(p: Position, operator: OperatorId, price: number): boolean
    /** Why it may not be put in. */
    objection(p: Position, operator: OperatorId, price: number): Objection | undefined
  }
  /** Why another operator does not sell. */
  trade?(p: Position, action: BuyTrain): Objection | undefined
  /** Between these two only at the printed price. */
  facePrice?(p: Position, buyer: OperatorId, seller: OperatorId): boolean
  /** May a train of another be bought as this type? Only as what it is where absent. */
  becomes?(p: Position, train: OwnedTrain, name: string): boolean
  /** The train is the buyer's; a phase it begins comes after this. */
  bought?(d: Draft, action: BuyTrain): void
  enterPhase(d: Draft, phase: number, card: string, buyer: OperatorId): void
}

export const isFromBank = ({ from }: BuyTrain): boolean => from === 'bank' || from === 'discard'

const moneyObjection = (p: Position, { by, price, help = 0 }: BuyTrain, rules: TrainRules): Objection | undefined => {
  const have = cash(p, by)
  if (help === 0) return have < price ? objection('or.buyTrain.NO_CASH', { need: price, have }) : undefined
  if (!rules.help) return objection('any.BAD_SHAPE', { type: 'buyTrain', field: 'help' })
  const barred = rules.help.objection(p, by, price)
  if (barred) return barred
  const need = Math.max(price - have, 0)
  if (help !== need) return objection('or.contribute.WRONG_AMOUNT', { amount: help, need })
  const helper = controller(p, by)
  const own = helper === null ? 0 : cash(p, helper)
  return own < help ? objection('or.contribute.NO_CASH', { need: help, have: own }) : undefined
}

/** Such a train is sold there, but it is not the card named. */
const OTHER_CARD = objection('any.BAD_SHAPE', { type: 'buyTrain', field: 'train' })

const bankObjection = (p: Position, action: BuyTrain, rules: TrainRules): Objection | undefined => {
  const { by, train, name, price, from } = action
  if (isFull(p, by, rules.limit))
    return objection('or.buyTrain.AT_LIMIT', { company: by, limit: rules.limit.limit(p, by) })
  const alike = bankOffers(p, by).filter((each) => each.name === name && each.from === from)
  const offer = alike.find(({ id }) => id === train)
  if (!offer)
    return (
      rules.gone?.(p, action) ?? (alike.length > 0 ? OTHER_CARD : objection('or.buyTrain.NOT_OFFERED', { train: name }))
    )
  const need = rules.asks?.(p, by, offer, price) ?? offer.price
  if (price !== need) return objection('or.buyTrain.PRICE', { train: name, price, need })
  return moneyObjection(p, action, rules) ?? rules.bank?.(p, action)
}

const tradeObjection = (p: Position, action: BuyTrain, rules: TrainRules): Objection | undefined => {
  const { by, from, train, price, name } = action
  if (from === by) return objection('or.buyTrain.NOT_OFFERED', { train: name })
  const trains = p.state.operators[from]?.trains ?? []
  const owned = trains.find((each) => each.id === train)
  if (!owned || !(owned.name === name || rules.becomes?.(p, owned, name)))
    return trains.some((each) => each.name === name)
      ? OTHER_CARD
      : objection('or.buyTrain.NOT_THEIRS', { company: from, train: name })
  const barred = rules.trade?.(p, action)
  if (barred) return barred
  if (owned.obsolete) return objection('or.buyTrain.PHASED_OUT', { train: owned.name })
  if (isFull(p, by, rules.limit))
    return objection('or.buyTrain.TRADE_AT_LIMIT', { company: by, limit: rules.limit.limit(p, by) })
  if (action.help) return objection('or.buyTrain.HELP_IN_TRADE', {})
  const face = typeOf(p, owned).price
  if (rules.facePrice?.(p, by, from) && price !== face)
    return objection('or.buyTrain.FACE_PRICE', { train: owned.name, need: face })
  const have = cash(p, by)
  if (price < 1) return objection('or.buyTrain.TRADE_PRICE', { train: owned.name, price, need: 1, have })
  if (have < price) return objection('or.buyTrain.TRADE_NO_CASH', { need: price, price, have })
  const refused = declinedBefore(p, action)
  return refused ? objection('or.buyTrain.NO_CONSENT', { player: refused }) : undefined
}

/** The bank's trains, each kind once; with the president's money where it would be asked. */
function* bankCandidates(p: Position, by: OperatorId, rules: TrainRules): Generator<Candidate<BuyTrain>> {
  const have = cash(p, by)
  const seen = new Set<string>()
  for (const offer of bankOffers(p, by)) {
    const { id: train, name, from } = offer
    const price = rules.asks?.(p, by, offer) ?? offer.price
    if (seen.has(`${from} ${name}`)) continue
    seen.add(`${from} ${name}`)
    const help = price > have && rules.help?.wanted(p, by, price) ? { help: price - have } : {}
    yield { action: { type: 'buyTrain', by, from, train, name, price, ...help } }
  }
}

/** What the seller lacks for the next trains of the bank, and what the buyer may pay to keep the price of one. */
const lackingFor = (p: Position, seller: OperatorId, have: number): readonly number[] =>
  bankOffers(p, seller).flatMap(({ price }) => [price - cash(p, seller), have - price])

/** Trains of others of the buyer's own kind, each kind of train once. */
function* tradeCandidates(p: Position, by: OperatorId, rules: TrainRules): Generator<Candidate<BuyTrain>> {
  const have = cash(p, by)
  for (const [from, { trains, closed }] of Object.entries(p.state.operators)) {
    if (from === by || closed || p.rules.operators[from]?.kind !== p.rules.operators[by]?.kind) continue
    if (trains.length === 0) continue
    const fixed = rules.facePrice?.(p, by, from) === true
    const lacking = fixed ? [] : lackingFor(p, from, have)
    const seen = new Set<string>()
    for (const owned of trains) {
      const { id: train, name, obsolete } = owned
      const key = `${name}${obsolete ? '*' : ''}`
      if (seen.has(key)) continue
      seen.add(key)
      const face = typeOf(p, owned).price
      const action: BuyTrain = { type: 'buyTrain', by, from, train, name, price: fixed ? face : 1 }
      yield ranged(action, fixed ? undefined : rangeOf('price', 1, have, [face, ...lacking]))
    }
  }
}

/** A purchase nothing is said against any more, the other's agreement included. */
export const carryOutTrainPurchase = (d: Draft, action: BuyTrain, rules: TrainRules): void => {
  const { by, from, train, name, price, help = 0 } = action
  const helper = controller(d, by)
  if (help > 0 && helper !== null) {
    pay(d, helper, by, help)
    d.emit({ type: 'helped', player: helper, operator: by, amount: help })
  }
  d.emit({ type: 'trainBought', by, train: name, from, price, help })
  if (!isFromBank(action)) {
    pay(d, by, from, price)
    addTrain(d, by, { ...dropTrain(d, from, train), name })
    rules.bought?.(d, action)
    return
  }
  const offer = bankOffers(d, by).find((each) => each.id === train && each.name === name && each.from === from)
  if (!offer) throw new Error(`${train} is not for sale`)
  payCharges(d, rules.charges?.(d, action) ?? [{ from: by, to: 'bank', amount: price, why: 'train' }])
  addTrain(d, by, takeFromBank(d, offer))
  rules.bought?.(d, action)
  if (from !== 'bank') return
  const { card } = cardOf(d, train)
  const begun = phaseBegunBy(d, card)
  if (begun !== null) rules.enterPhase(d, begun, card, by)
}

/** From the bank, out of returned trains, or from another operator who agrees. */
export const buyTrainBy = (rules: TrainRules): ActionKind<'buyTrain'> => ({
  type: 'buyTrain',
  takes: (action) => action.power === undefined,
  closed: (p, by) => isFull(p, by, rules.limit),
  *candidates(p, by) {
    yield* bankCandidates(p, by, rules)
    yield* tradeCandidates(p, by, rules)
  },
  object: (p, action) =>
    rules.before?.(p, action) ??
    (isFromBank(action) ? bankObjection(p, action, rules) : tradeObjection(p, action, rules)),
  apply(d, action) {
    const owner = isFromBank(action) ? null : controller(d, action.from)
    if (owner !== null && needsConsent(d, action.by, owner)) agree(d, action, owner, action.name, action.price)
    else carryOutTrainPurchase(d, action, rules)
  },
})

/** Do others of its kind own a train that could be sold? */
export const othersHaveTrains = (p: Position, operator: OperatorId): boolean =>
  Object.entries(p.state.operators).some(
    ([id, { trains }]) =>
      id !== operator &&
      p.rules.operators[id]?.kind === p.rules.operators[operator]?.kind &&
      trains.some((train) => !train.obsolete),
  )

/** Ends the step, unless a train must be bought. */
export const passTrains = (mustBuy: (p: Position, operator: OperatorId) => boolean): ActionKind<'pass'> =>
  passStep((p, by) => (mustBuy(p, by) ? objection('or.endTurn.MUST_OWN_TRAIN', { corporation: by }) : undefined))
