import type { OperatorId, PlayerId } from '../../../core/ids.js'
import { price } from '../../../core/market.js'
import { currentOperator } from '../../../core/operators.js'
import type { Position } from '../../../core/position.js'
import { objection } from '../../../core/refusals.js'
import { replace, replaceable } from '../../../core/replaceable.js'
import { ordinary, president } from '../../../core/shares.js'
import type { Mechanism } from '../../../site/site.js'
import { bankOffers, type TrainOffer } from '../../../steps/trains.js'
import { emergencyOf, noTrain, shortOfMoney } from '../steps/trains/emergency.js'
import {
  amountObjection,
  buyableAfter,
  raisedBy,
  reachedByLast,
  sellForTrain,
  targetsAfterSale,
  tooMuchObjection,
} from '../steps/trains/presidentSale.js'

/**
 * Sales may bring more than any train needed and less than the next. Then nothing but what may be bought all the same is
 * bought; anything, where the corporation has closed by the sale.
 */
const MONEY_FOR_NO_TRAIN = replace(targetsAfterSale, () => (after, before, e, money, sale) => {
  const isForNoTrain = money.after >= (e.cheapest ?? 0) && price(after, sale.corporation) > 0
  return reachedByLast(e, money).length > 0 || isForNoTrain ? buyableAfter(before, e, money) : null
})

/** What the smallest part of a block that could be kept is worth. */
const lastShare = replaceable((p: Position, _seller: PlayerId, corporation: OperatorId) => price(p, corporation))

/**
 * Any block is taken whose last share is wanted for the dearest train, though nothing can be bought then; none is offered
 * that leads there.
 */
export const looseForcedSale: Mechanism = {
  replaces: [
    replace(amountObjection, () => (p, e, seller, sale) => {
      const { corporation, percent } = sale
      const { before, after } = raisedBy(p, e, seller, sale)
      const need = e.dearest ?? 0
      if (after - lastShare(p, seller, corporation) < need) return undefined
      return before >= need
        ? objection('or.sellForTrain.ENOUGH_RAISED', { have: before, need })
        : objection('or.sellForTrain.ONE_TOO_MANY', { corporation, percent })
    }),
    replace(
      sellForTrain.candidates,
      (before) =>
        function* (p, by) {
          const e = emergencyOf(p, currentOperator(p))
          for (const candidate of before(p, by)) if (!tooMuchObjection(p, e, by, candidate.action)) yield candidate
        },
    ),
    MONEY_FOR_NO_TRAIN,
  ],
}

/** A president's certificate alone is one share. */
export const chairIsOneShare: Mechanism = {
  replaces: [
    replace(lastShare, (before) => (p, seller, corporation) => {
      const isChairAlone = president(p, corporation) === seller && ordinary(p, corporation, seller).length === 0
      return before(p, seller, corporation) * (isChairAlone ? 2 : 1)
    }),
  ],
}

/** A card of one type that there is money for, and the cheaper type of one whose dearer is still out of reach. */
const cheaperTypes = (p: Position, money: number): readonly number[] => {
  const offers = bankOffers(p)
  const isOutOfReach = (type: TrainOffer, id: string): boolean => type.id !== id || type.price > money
  return offers
    .filter((type) => type.price <= money && offers.every((other) => other === type || isOutOfReach(other, type.id)))
    .map((type) => type.price)
}

/** They may be bought after a sale. */
export const cheaperStays: Mechanism = {
  replaces: [
    replace(buyableAfter, (before) => (p, e, money) => {
      const canHelp = noTrain(p, e.corporation) && shortOfMoney(e)
      return [...new Set([...before(p, e, money), ...cheaperTypes(p, canHelp ? money.after : e.cash)])]
    }),
    MONEY_FOR_NO_TRAIN,
  ],
}
