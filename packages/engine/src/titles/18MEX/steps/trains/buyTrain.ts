import type { ActionOf } from '../../../../core/action.js'
import type { Draft } from '../../../../core/draft.js'
import { type FactData, turnFact } from '../../../../core/facts.js'
import type { OperatorId } from '../../../../core/ids.js'
import { cash, pay } from '../../../../core/money.js'
import type { Position } from '../../../../core/position.js'
import { type Objection, objection } from '../../../../core/refusals.js'
import { amount, flag } from '../../../../core/shape.js'
import { president } from '../../../../core/shares.js'
import type { ActionKind } from '../../../../core/step.js'
import { closePrivate } from '../../../../steps/closing.js'
import { agree, declinedBefore, needsConsent } from '../../../../steps/consent.js'
import {
  addTrain,
  bankOffers,
  cardOf,
  dropTrain,
  phaseBegunBy,
  takeFromBank,
  typeOf,
} from '../../../../steps/trains.js'
import { cheapest, forced } from './emergency.js'
import { enterPhase, ownedTrains, phaseAllows, trainLimit } from './phases.js'

type BuyTrain = ActionOf<'buyTrain'>

const fromBank = (from: string): boolean => from === 'bank' || from === 'discard'
const isMinor = (p: Position, id: OperatorId): boolean => p.rules.operators[id]?.kind === 'minor'
const bankTrains = turnFact('bankTrains', amount, 0, 'Trains the company has bought from the bank in this turn.')
export const helped = turnFact('helped', flag, false, 'The president has paid towards a train of this turn.')

export const BUY_TRAIN_FACTS: readonly FactData[] = [bankTrains, helped]

/** A train whose kind the bank has taken out of use. */
const isOutOfUse = (p: Position, train: string): boolean => {
  const card = p.rules.trains.find(({ card: id }) => train.startsWith(`${id}-`))
  const end = card?.rustsOn ?? card?.obsoleteOn
  return end !== undefined && !p.state.depot.upcoming.includes(`${end}-0`)
}

const bankObjection = (p: Position, action: BuyTrain): Objection | undefined => {
  const { by, train, name, price, help = 0 } = action
  const limit = trainLimit(p, by)
  if (ownedTrains(p, by) >= limit) return objection('or.buyTrain.AT_LIMIT', { company: by, limit })
  if (helped.of(p)) return objection('or.contribute.SECOND_TRAIN', {})
  const offer = bankOffers(p).find((each) => each.id === train && each.name === name && each.from === action.from)
  if (!offer && isOutOfUse(p, train)) return objection('or.buyTrain.OBSOLETE', { train: name })
  if (!offer || price !== offer.price) return objection('or.buyTrain.NOT_OFFERED', { train: name })
  if (bankTrains.of(p) > 0 && !phaseAllows(p, 'manyTrains')) return objection('or.buyTrain.ONE_A_TURN', {})
  const have = cash(p, by)
  return help === 0
    ? have < price
      ? objection('or.buyTrain.NO_CASH', { need: price, have })
      : undefined
    : helpObjection(p, by, price, help)
}

/** The president's money: forced, for the cheapest train, exactly what is missing (MEX-4.3.4.2-2, -3). */
const helpObjection = (p: Position, by: OperatorId, price: number, help: number): Objection | undefined => {
  const have = cash(p, by)
  const least = cheapest(p)
  if (!forced(p, by)) return objection('or.contribute.NOT_FORCED', { have, need: least })
  if (price !== least) return objection('or.contribute.NOT_CHEAPEST', {})
  if (help !== price - have) return objection('or.contribute.WRONG_AMOUNT', { amount: help, need: price - have })
  const chair = president(p, by)
  const own = chair === null ? 0 : cash(p, chair)
  return own < help ? objection('or.buyTrain.NO_CASH', { need: price, have: have + own }) : undefined
}

/** From another major: any price both agree on, with NdM the face price (MEX-4.3.4-3). */
const tradeObjection = (p: Position, action: BuyTrain): Objection | undefined => {
  const { by, from, train, price } = action
  if (isMinor(p, from)) return objection('or.buyTrain.WITH_MINOR', {})
  const owned = p.state.operators[from]?.trains.find((each) => each.id === train)
  if (!owned || from === by || owned.name !== action.name)
    return objection('or.buyTrain.NOT_OFFERED', { train: action.name })
  if (owned.obsolete) return objection('or.buyTrain.PHASED_OUT', { train: owned.name })
  const limit = trainLimit(p, by)
  if (ownedTrains(p, by) >= limit) return objection('or.buyTrain.TRADE_AT_LIMIT', { company: by, limit })
  if (action.help) return objection('or.buyTrain.HELP_IN_TRADE', {})
  if (helped.of(p)) return objection('or.contribute.SECOND_TRAIN', {})
  const face = typeOf(p, owned).price
  if ((by === 'NdM' || from === 'NdM') && price !== face)
    return objection('or.buyTrain.FACE_PRICE', { train: owned.name, need: face })
  const have = cash(p, by)
  if (price < 1 || have < price) return objection('or.buyTrain.TRADE_PRICE', { price, have })
  const refused = declinedBefore(p, action)
  return refused ? objection('or.buyTrain.NO_CONSENT', { player: refused }) : undefined
}

/** MNR closes with NdM's first train, wherever it comes from (MEX-A1-1). */
const closeMexicanNational = (d: Draft, buyer: OperatorId): void => {
  if (buyer === 'NdM') closePrivate(d, 'MNR')
}

const purchase = (d: Draft, action: BuyTrain): void => {
  const { by, from, train, name, price, help = 0 } = action
  const chair = president(d, by)
  if (help > 0 && chair !== null) {
    pay(d, chair, by, help)
    helped.set(d, true)
    d.emit({ type: 'helped', player: chair, operator: by, amount: help })
  }
  d.emit({ type: 'trainBought', by, train: name, from, price, help })
  if (!fromBank(from)) {
    pay(d, by, from, price)
    addTrain(d, by, dropTrain(d, from, train))
    closeMexicanNational(d, by)
    return
  }
  const offer = bankOffers(d).find((each) => each.id === train && each.name === name)
  if (!offer) throw new Error(`${train} is not for sale`)
  pay(d, by, 'bank', price)
  bankTrains.set(d, bankTrains.of(d) + 1)
  addTrain(d, by, takeFromBank(d, offer))
  closeMexicanNational(d, by)
  if (from !== 'bank') return
  const { card } = cardOf(d, train)
  const begun = phaseBegunBy(d, card)
  if (begun !== null) enterPhase(d, begun, card, by)
}

export const buyTrain18MEX: ActionKind<'buyTrain'> = {
  type: 'buyTrain',
  *candidates(p, by) {
    const have = cash(p, by)
    const isForced = forced(p, by)
    const least = cheapest(p)
    const seen = new Set<string>()
    for (const { id: train, name, price, from } of bankOffers(p)) {
      if (seen.has(`${from} ${name}`)) continue
      seen.add(`${from} ${name}`)
      const help = isForced && price === least ? { help: price - have } : {}
      yield { action: { type: 'buyTrain', by, from, train, name, price, ...help } }
    }
    for (const [from, state] of Object.entries(p.state.operators)) {
      if (from === by || state.closed || isMinor(p, from)) continue
      for (const owned of state.trains) {
        const { id: train, name, obsolete } = owned
        const key = `${from} ${name}${obsolete ? '*' : ''}`
        if (seen.has(key)) continue
        seen.add(key)
        const face = typeOf(p, owned).price
        const fixed = by === 'NdM' || from === 'NdM'
        const action: BuyTrain = { type: 'buyTrain', by, from, train, name, price: fixed ? face : 1 }
        yield !fixed && have > 1 ? { action, range: { field: 'price', min: 1, max: have, step: 1 } } : { action }
      }
    }
  },
  object: (p, action) => (fromBank(action.from) ? bankObjection(p, action) : tradeObjection(p, action)),
  apply(d, action) {
    const owner = fromBank(action.from) ? null : president(d, action.from)
    if (owner !== null && needsConsent(d, action.by, owner)) agree(d, action, owner, action.name, action.price)
    else purchase(d, action)
  },
}

export const carryOutTrainTrade = purchase
