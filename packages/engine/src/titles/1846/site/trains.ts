import { marketOrder } from '../../../core/market.js'
import { objection } from '../../../core/refusals.js'
import { replace } from '../../../core/replaceable.js'
import type { Mechanism } from '../../../site/site.js'
import { cardOf } from '../../../steps/trains.js'
import { trains } from '../data/trains.js'
import { lateTrain } from '../rounds/operating.js'
import { mustBuyTrainFirst } from '../steps/companies/buyPrivate.js'
import { buysFromBankOnly, mayChangeType } from '../steps/trains/buyTrain.js'
import { emergencyIssued, noTrain } from '../steps/trains/emergency.js'
import { discardOrder } from '../steps/trains/phases.js'
import { switches1846 } from './switches.js'

/** Cards of the last phase are counted; with two players they are so by the rulebook. */
export const phase4Count: Mechanism = {
  rules(_usual, setup) {
    const players = setup.players.length
    return players === 2 ? {} : { trains: trains(players, switches1846.phase4Count.of({ setup })) }
  },
}

/** Trains over the limit are returned in the order of the market, by the buyer too. */
export const buyerInTurn: Mechanism = { replaces: [replace(discardOrder, () => (p) => marketOrder(p))] }

/** A train bought from another corporation may change its type. */
export const resaleType: Mechanism = {
  replaces: [
    replace(
      mayChangeType,
      () =>
        (p, { id }, name) =>
          cardOf(p, id).types.some((type) => type.name === name),
    ),
  ],
}

/** Money that private companies bring in the last step of a turn buys no trains. */
export const trainsOnce: Mechanism = {
  replaces: [
    replace(lateTrain.candidates, () => function* () {}),
    replace(
      lateTrain.object,
      () =>
        (_p, { type }) =>
          objection('any.WRONG_STEP', { type, step: 'buyPrivates' }),
    ),
  ],
}

/** Money raised for a train buys it from others too, and the president's sales leave private companies open. */
export const tradeAfterRaising: Mechanism = {
  replaces: [
    replace(buysFromBankOnly, () => () => false),
    replace(mustBuyTrainFirst, () => (p, buyer) => emergencyIssued.of(p) && noTrain(p, buyer)),
  ],
}
