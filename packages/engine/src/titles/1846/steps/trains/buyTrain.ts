import type { ActionOf } from '../../../../core/action.js'
import type { Draft } from '../../../../core/draft.js'
import type { OperatorId } from '../../../../core/ids.js'
import { cash, pay } from '../../../../core/money.js'
import type { Position } from '../../../../core/position.js'
import { type Objection, objection } from '../../../../core/refusals.js'
import { president } from '../../../../core/shares.js'
import type { OwnedTrain } from '../../../../core/state.js'
import type { ActionKind } from '../../../../core/step.js'
import { agree, declinedBefore, needsConsent } from '../../../../steps/consent.js'
import {
  addTrain,
  bankOffers,
  cardOf,
  countedTrains,
  dropTrain,
  phaseBegunBy,
  takeFromBank,
} from '../../../../steps/trains.js'
import { noteLastTrain } from '../../rounds/end.js'
import { emergencyOf, mustIssueFirst, noTrain, raised, shortOfMoney, targets } from './emergency.js'
import { enterPhase, trainLimit } from './phases.js'

type BuyTrain = ActionOf<'buyTrain'>

/** Extra money was raised this step: it buys from the bank only (1846-EMR-12). */

const fromBank = (p: Position, action: BuyTrain): Objection | undefined => {
  const { by, train, name, price, help = 0 } = action
  const offer = bankOffers(p).find((each) => each.id === train && each.name === name && each.from === action.from)
  if (!offer) return objection('or.buyTrain.NOT_OFFERED', { train: name })
  if (price !== offer.price) return objection('or.buyTrain.PRICE', { train: name, price, need: offer.price })
  const have = cash(p, by)
  const e = emergencyOf(p, by)
  if (help !== 0) {
    if (!noTrain(p, by) || !shortOfMoney(e))
      return objection('or.contribute.NOT_FORCED', { have, need: e.cheapest ?? price })
    if (mustIssueFirst(p, e)) return objection('or.contribute.ISSUE_FIRST', { corporation: by })
    if (help !== price - have)
      return objection('or.contribute.WRONG_AMOUNT', { amount: help, need: Math.max(price - have, 0) })
    const chair = president(p, by)
    const own = chair === null ? 0 : cash(p, chair)
    if (own < help) return objection('or.buyTrain.NO_CASH', { need: price, have: have + own })
  } else if (have < price) {
    return objection('or.buyTrain.NO_CASH', { need: price, have })
  }
  return e.targets !== null && !e.targets.includes(price)
    ? objection('or.buyTrain.MUST_BUY_TARGET', { train: name })
    : undefined
}

/** A train keeps its type for good (1846-TRN-4); 18xx.games lets the buyer choose again. */
const mayBecome = (p: Position, owned: OwnedTrain, name: string): boolean =>
  owned.name === name ||
  (p.rules.switches.resaleType === true && cardOf(p, owned.id).types.some((type) => type.name === name))

const fromOther = (p: Position, action: BuyTrain): Objection | undefined => {
  const { by, from, train, price } = action
  const seller = p.state.operators[from]
  const owned = seller?.trains.find((each) => each.id === train)
  if (!owned || from === by || !mayBecome(p, owned, action.name))
    return objection('or.buyTrain.NOT_OFFERED', { train: action.name })
  if (p.rules.operators[from]?.kind === 'minor') return objection('or.buyTrain.INDEPENDENT', { company: from })
  if (president(p, from) === null) return objection('or.buyTrain.RECEIVERSHIP_SELLER', { corporation: from })
  if (owned.obsolete) return objection('or.buyTrain.PHASED_OUT', { train: owned.name })
  if (raised.of(p)) return objection('or.buyTrain.EMERGENCY_BANK_ONLY', {})
  if (price < 1 || action.help) return objection('or.buyTrain.PRICE', { train: owned.name, price, need: 1 })
  if (lastTrainOfBankless(p, from)) return objection('or.buyTrain.NOT_OFFERED', { train: owned.name })
  const have = cash(p, by)
  if (have < price) return objection('or.buyTrain.NO_CASH', { need: price, have })
  const refused = declinedBefore(p, action)
  return refused ? objection('or.buyTrain.NO_CONSENT', { player: refused }) : undefined
}

/** Two players only: once the bank has no trains, a corporation's only train cannot be bought away. */
const lastTrainOfBankless = (p: Position, from: OperatorId): boolean =>
  p.setup.players.length === 2 &&
  p.state.depot.upcoming.length === 0 &&
  (p.state.operators[from]?.trains.length ?? 0) === 1

const purchase = (d: Draft, action: BuyTrain): void => {
  const { by, from, train, name, price, help = 0 } = action
  const chair = president(d, by)
  if (help > 0 && chair !== null) {
    pay(d, chair, by, help)
    d.emit({ type: 'helped', player: chair, operator: by, amount: help })
  }
  d.emit({ type: 'trainBought', by, train: name, from, price, help })
  raised.set(d, false)
  targets.set(d, null)
  if (from !== 'bank' && from !== 'discard') {
    pay(d, by, from, price)
    addTrain(d, by, { ...dropTrain(d, from, train), name })
    return
  }
  const offer = bankOffers(d).find((each) => each.id === train && each.name === name)
  if (!offer) throw new Error(`${train} is not for sale`)
  pay(d, by, 'bank', price)
  addTrain(d, by, takeFromBank(d, offer))
  if (from === 'bank') {
    noteLastTrain(d)
    const begun = phaseBegunBy(d, cardOf(d, train).card)
    if (begun !== null) enterPhase(d, begun, by)
  }
}

export const buyTrain: ActionKind<'buyTrain'> = {
  type: 'buyTrain',
  *candidates(p, by) {
    const have = cash(p, by)
    const e = emergencyOf(p, by)
    const forced = noTrain(p, by) && shortOfMoney(e)
    for (const { id: train, name, price, from } of bankOffers(p)) {
      const help = forced && price > have ? { help: price - have } : {}
      yield { action: { type: 'buyTrain', by, from, train, name, price, ...help } }
    }
    for (const [from, state] of Object.entries(p.state.operators)) {
      if (from === by || state.closed || p.rules.operators[from]?.kind === 'minor') continue
      const seen = new Set<string>()
      for (const { id: train, name, obsolete } of state.trains) {
        const key = `${name}${obsolete ? '*' : ''}`
        if (seen.has(key)) continue
        seen.add(key)
        const action: BuyTrain = { type: 'buyTrain', by, from, train, name, price: 1 }
        yield have > 1 ? { action, range: { field: 'price', min: 1, max: have, step: 1 } } : { action }
      }
    }
  },
  object(p, action) {
    const { by, from } = action
    if (p.rules.operators[by]?.kind === 'minor') return objection('or.buyTrain.INDEPENDENT', { company: by })
    const limit = trainLimit(p)
    if (countedTrains(p, by) >= limit) return objection('or.buyTrain.AT_LIMIT', { company: by, limit })
    return from === 'bank' || from === 'discard' ? fromBank(p, action) : fromOther(p, action)
  },
  apply(d, action) {
    const owner = action.from === 'bank' || action.from === 'discard' ? null : president(d, action.from)
    if (owner !== null && needsConsent(d, action.by, owner)) {
      agree(d, action, owner, action.name, action.price)
      return
    }
    purchase(d, action)
  },
}

/** Without a president: the cheapest train of the bank, if the treasury can pay it (1846-RCV-4). */
export const buyAlone = (d: Draft, corporation: OperatorId): void => {
  if (president(d, corporation) !== null || !noTrain(d, corporation)) return
  const cheapest = [...bankOffers(d)].sort((a, b) => a.price - b.price)[0]
  if (!cheapest || cash(d, corporation) < cheapest.price) return
  const { id: train, name, price, from } = cheapest
  purchase(d, { type: 'buyTrain', by: corporation, from, train, name, price })
}

/** Carries out a trade the other president agreed to. */
export const carryOutTrainTrade = purchase
