import type { Draft } from '../../../core/draft.js'
import { gameFact, roundFact } from '../../../core/facts.js'
import { finishGame } from '../../../core/finish.js'
import type { OperatorId, PlayerId } from '../../../core/ids.js'
import { cash } from '../../../core/money.js'
import type { Position } from '../../../core/position.js'
import { objection } from '../../../core/refusals.js'
import { replace, setParameter } from '../../../core/replaceable.js'
import { flag, listOf, operatorId, orNull } from '../../../core/shape.js'
import { president } from '../../../core/shares.js'
import type { Mechanism } from '../../../site/site.js'
import { endWithOneLeft } from '../rounds/end.js'
import { corporationsInOrder, endRound } from '../rounds/operating.js'
import { afterIssue, bankruptTooSoon, goBankrupt, mayEndInBankruptcy } from '../steps/trains/bankrupt.js'
import { DEAREST_FIRST, emergencyOf, soldForTrain } from '../steps/trains/emergency.js'
import { sellForTrain } from '../steps/trains/presidentSale.js'

/** What a president has sold for a train the next one may not sell in the same turn. */
export const saleRemembered: Mechanism = {
  replaces: [
    replace(goBankrupt, (before) => (d, by) => {
      const sold = soldForTrain.of(d)
      before(d, by)
      soldForTrain.set(d, sold)
    }),
  ],
}

/** What a bankrupt has is sold in the order of the market. */
export const bankruptSales: Mechanism = { replaces: [setParameter(DEAREST_FIRST, true)] }

const keptOrder = roundFact(
  'keptOrder',
  orNull(listOf(operatorId)),
  null,
  'Who is still to operate, in the order before a bankruptcy moved prices.',
)

/** The sales of a bankrupt leave the order of turns as it was, until the next president's sale. */
export const bankruptOrder: Mechanism = {
  facts: [keptOrder],
  replaces: [
    replace(goBankrupt, (before) => (d, by) => {
      keptOrder.set(d, d.rules.reading.toOperate(d))
      before(d, by)
    }),
    replace(sellForTrain.apply, (before) => (d, action) => {
      before(d, action)
      keptOrder.set(d, null)
    }),
    replace(corporationsInOrder, (before) => (p) => {
      const usual = before(p)
      return keptOrder.of(p)?.filter((id) => usual.includes(id)) ?? usual
    }),
  ],
}

/** Money there is without a sale, which is for the train step. */
const atHand = (p: Position, by: OperatorId): number =>
  afterIssue(p, by, (now) => cash(now, by) + cash(now, president(now, by) as PlayerId))

/** A president may give up at any time of the turn, with a train too. */
export const bankruptAnytime: Mechanism = {
  replaces: [
    replace(mayEndInBankruptcy, () => () => true),
    replace(bankruptTooSoon.object, (before) => (p, action) => {
      const { by } = action
      if (president(p, by) === null) return before(p, action)
      const need = emergencyOf(p, by).cheapest ?? 0
      const have = atHand(p, by)
      return have < need ? undefined : objection('or.bankrupt.STILL_POSSIBLE', { have, need })
    }),
    replace(
      bankruptTooSoon.apply,
      () =>
        (d, { by }) =>
          goBankrupt(d, by),
    ),
  ],
}

const oneLeft = gameFact(
  'oneLeft',
  flag,
  false,
  'One player is left, and corporations still operate until one is asked.',
)

/** Somebody would be asked, or the round is over; true = the game has ended by that. */
const endIfOneLeft = (d: Draft): boolean => {
  if (!oneLeft.of(d) || d.state.ended) return false
  finishGame(d, 'bankrupt')
  return true
}

/** After the bankruptcy that ends the game corporations still operate, until one of them is asked something. */
export const operatesOn: Mechanism = {
  facts: [oneLeft],
  replaces: [
    replace(endWithOneLeft, () => (d) => oneLeft.set(d, true)),
    replace(endRound, (before) => (d) => {
      if (!endIfOneLeft(d)) before(d)
    }),
  ],
  rules: ({ beforeDecision }) => ({ beforeDecision: (d) => beforeDecision?.(d) || endIfOneLeft(d) }),
}
