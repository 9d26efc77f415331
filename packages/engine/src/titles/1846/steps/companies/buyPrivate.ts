import type { ActionOf } from '../../../../core/action.js'
import type { Draft } from '../../../../core/draft.js'
import { isPlayer } from '../../../../core/ids.js'
import { cash, pay } from '../../../../core/money.js'
import type { Position } from '../../../../core/position.js'
import { objection } from '../../../../core/refusals.js'
import { president } from '../../../../core/shares.js'
import type { ActionKind } from '../../../../core/step.js'
import { agree, declinedBefore, needsConsent } from '../../../../steps/consent.js'
import { liftTokens, putToken, standsIn, tokensOf } from '../../../../steps/tokens.js'
import { isFull } from '../../../../steps/trainLimit.js'
import { addTrain } from '../../../../steps/trains.js'
import { raised } from '../trains/emergency.js'
import { trainLimit } from '../trains/phases.js'

type BuyPrivate = ActionOf<'buyPrivate'>

const allowed = (p: Position): boolean => p.rules.phases[p.state.phase]?.allows.includes('buyPrivates') === true

/** §6.92: treasury, train and token of an independent go to the buyer. */
const absorb = (d: Draft, buyer: string, independent: string): void => {
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
}

export const carryOutPrivateTrade = (d: Draft, { by, company, price }: BuyPrivate): void => {
  const owner = d.state.privates[company]?.owner ?? 'bank'
  pay(d, by, owner, price)
  d.emit({ type: 'privateBought', company, by, from: owner, price })
  const operator = d.rules.privates[company]?.operator
  if (operator) absorb(d, by, operator)
  d.private(company, { owner: by, to: undefined })
}

export const buyPrivate: ActionKind<'buyPrivate'> = {
  type: 'buyPrivate',
  *candidates(p, by) {
    if (p.rules.operators[by]?.kind !== 'corporation') return
    const have = cash(p, by)
    for (const [company, state] of Object.entries(p.state.privates)) {
      if (state.closed || state.owner === undefined || !isPlayer(state.owner)) continue
      const max = Math.min(p.rules.privates[company]?.sale?.max ?? 0, have)
      const action: BuyPrivate = { type: 'buyPrivate', by, company, price: 1 }
      yield max > 1 ? { action, range: { field: 'price', min: 1, max, step: 1 } } : { action }
    }
  },
  object(p, action) {
    const { by, company, price } = action
    const data = p.rules.privates[company]
    const state = p.state.privates[company]
    if (p.rules.operators[by]?.kind === 'minor') return objection('or.buyPrivate.INDEPENDENT', { company: by })
    if (president(p, by) === null) return objection('or.buyPrivate.RECEIVERSHIP', { corporation: by })
    if (!allowed(p)) return objection('or.buyPrivate.PHASE', { phase: p.rules.phases[p.state.phase]?.name ?? '' })
    if (!data?.sale || !state?.owner || state.closed || !isPlayer(state.owner)) {
      return objection('or.buyPrivate.NOT_FROM_PLAYER', { company })
    }
    const { min, max } = data.sale
    if (price < min || price > max) return objection('or.buyPrivate.PRICE', { company, min, max })
    if (raised.of(p)) return objection('or.buyPrivate.EMERGENCY_BANK_ONLY', {})
    if (data.operator && isFull(p, by, trainLimit)) {
      return objection('or.buyPrivate.TRAIN_LIMIT', { company, limit: trainLimit.limit(p, by) })
    }
    const have = cash(p, by)
    if (have < price) return objection('or.buyPrivate.NO_CASH', { need: price, have })
    const refused = declinedBefore(p, action)
    return refused ? objection('or.buyPrivate.NO_CONSENT', { player: refused }) : undefined
  },
  apply(d, action) {
    const owner = d.state.privates[action.company]?.owner
    if (owner !== undefined && isPlayer(owner) && needsConsent(d, action.by, owner)) {
      agree(d, action, owner, action.company, action.price)
      return
    }
    carryOutPrivateTrade(d, action)
  },
}
