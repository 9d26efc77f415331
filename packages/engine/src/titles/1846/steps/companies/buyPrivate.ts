import type { Draft } from '../../../../core/draft.js'
import type { OperatorId } from '../../../../core/ids.js'
import { pay } from '../../../../core/money.js'
import { isCorporation } from '../../../../core/operators.js'
import type { Position } from '../../../../core/position.js'
import { objection } from '../../../../core/refusals.js'
import { replaceable } from '../../../../core/replaceable.js'
import { president } from '../../../../core/shares.js'
import {
  type BuyPrivate,
  buyPrivateBy,
  carryOutPrivatePurchase,
  type PrivateRules,
} from '../../../../steps/buyPrivate.js'
import { liftTokens, putToken, standsIn, tokensOf } from '../../../../steps/tokens.js'
import { isFull } from '../../../../steps/trainLimit.js'
import { addTrain } from '../../../../steps/trains.js'
import { raised } from '../trains/emergency.js'
import { trainLimit } from '../trains/phases.js'

/** §6.92: treasury, train and token of an independent go to the buyer. */
export const absorb = replaceable((d: Draft, buyer: OperatorId, independent: OperatorId): void => {
  const state = d.state.operators[independent]
  if (!state) return
  pay(d, independent, buyer, state.cash)
  for (const train of state.trains) addTrain(d, buyer, { ...train, fresh: true })
  const at = tokensOf(d, independent)
  liftTokens(d, independent)
  for (const { hex, city } of at) {
    if (standsIn(d, buyer, hex)) continue
    putToken(d, hex, { by: buyer, city })
    d.emit({ type: 'tokenPlaced', by: buyer, hex, cost: 0 })
  }
  d.operator(independent, { trains: [], owner: undefined, closed: 'closed' })
})

/** Money raised for a train buys no private company before it (1846-EMR-12). */
export const mustBuyTrainFirst = replaceable((p: Position, _buyer: OperatorId): boolean => raised.of(p))

/** §6.9. */
const privateRules: PrivateRules = {
  never(p, by) {
    if (!isCorporation(p, by)) return objection('or.buyPrivate.INDEPENDENT', { company: by })
    return president(p, by) === null ? objection('or.buyPrivate.RECEIVERSHIP', { corporation: by }) : undefined
  },
  before(p, { by, company }) {
    if (mustBuyTrainFirst(p, by)) return objection('or.buyPrivate.EMERGENCY_BANK_ONLY', { company })
    return p.rules.privates[company]?.operator && isFull(p, by, trainLimit)
      ? objection('or.buyPrivate.TRAIN_LIMIT', { company, limit: trainLimit.limit(p, by) })
      : undefined
  },
  bought(d, { by, company }) {
    const independent = d.rules.privates[company]?.operator
    if (independent) absorb(d, by, independent)
  },
}

export const buyPrivate = buyPrivateBy(privateRules)

export const carryOutPrivateTrade = (d: Draft, action: BuyPrivate): void =>
  carryOutPrivatePurchase(d, action, privateRules)
