import type { Draft } from '../../../../core/draft.js'
import type { OperatorId } from '../../../../core/ids.js'
import { cash } from '../../../../core/money.js'
import type { Position } from '../../../../core/position.js'
import type { BuyTrain } from '../../../../steps/buyTrain.js'
import type { TradeOffer } from '../../data/solo.js'
import { cardOf, isIstvans, itemsDone, minorsOfIstvan, trainDue } from './cards.js'
import { isItemDone, nextItem, type Obstacle, type Offers, obstacleTo, type Purse, swapWithoutDiscard } from './list.js'

const trainNames = (p: Position, minor: OperatorId): readonly string[] =>
  (p.state.operators[minor]?.trains ?? []).map(({ name }) => name)

export const purseOf = (p: Position, minor: OperatorId): Purse => ({
  cash: cash(p, minor),
  trains: trainNames(p, minor),
  done: itemsDone.of(p, minor),
  due: trainDue.of(p, minor),
})

/** Whose train it would be: the next by number on that side, or the next that has one. */
const sellerOf = (p: Position, minor: OperatorId, train: string, { from }: TradeOffer): OperatorId | null => {
  const side = minorsOfIstvan(p).filter((other) =>
    from === 'lower' ? Number(other) < Number(minor) : Number(other) > Number(minor),
  )
  const near = from === 'lower' ? [...side].reverse() : side
  const asked = from === 'nextHigher' ? near.slice(0, 1) : near
  return asked.find((other) => trainNames(p, other).includes(train)) ?? null
}

export const offersTo = (p: Position, minor: OperatorId): Offers => ({
  priceOf: (train) => p.rules.trains.flatMap(({ types }) => types).find(({ name }) => name === train)?.price ?? 0,
  sellerOf: (train, offer) => sellerOf(p, minor, train, offer),
})

const advance = (d: Draft, minor: OperatorId): void => {
  itemsDone.set(d, minor, itemsDone.of(d, minor) + 1)
  trainDue.set(d, minor, null)
}

/** The next item cannot happen (MAG-V1-9). */
const leaveOut = (d: Draft, minor: OperatorId, why: Obstacle): void => {
  const { card, list } = cardOf(d, minor)
  const done = itemsDone.of(d, minor)
  const item = list[done]
  const train = item && 'train' in item ? item.train : ''
  d.emit({ type: 'itemLeftOut', by: minor, card: `${card}`, item: done + 1, train, why, rule: 'MAG-V1-9' })
  advance(d, minor)
}

/** As the discard step begins: swaps that cannot happen are left out, and a swap without a train to give back becomes a purchase. */
export const leaveOutDiscards = (d: Draft, minor: OperatorId): void => {
  if (!isIstvans(d, minor)) return
  const card = cardOf(d, minor)
  for (;;) {
    const found = swapWithoutDiscard(card, purseOf(d, minor))
    if (found === 'leftOut') leaveOut(d, minor, 'noRoom')
    else {
      const item = nextItem(card, purseOf(d, minor))
      if (found === 'due' && item?.do === 'swap') trainDue.set(d, minor, item.train)
      return
    }
  }
}

/** As the last step begins, and after every purchase: what cannot happen is left out. */
export const leaveOutPurchases = (d: Draft, minor: OperatorId): void => {
  if (!isIstvans(d, minor)) return
  for (;;) {
    const why = obstacleTo(cardOf(d, minor), purseOf(d, minor), offersTo(d, minor))
    if (why === null) return
    leaveOut(d, minor, why)
  }
}

export const recordStation = (d: Draft, minor: OperatorId): void => {
  if (isIstvans(d, minor)) advance(d, minor)
}

export const recordDiscard = (d: Draft, minor: OperatorId): void => {
  if (!isIstvans(d, minor)) return
  const item = nextItem(cardOf(d, minor), purseOf(d, minor))
  if (item?.do === 'swap') trainDue.set(d, minor, item.train)
}

/** After a purchase; the train is the minor's already. */
export const recordPurchase = (d: Draft, { by, train, name }: BuyTrain): void => {
  if (!isIstvans(d, by)) return
  const trains = (d.state.operators[by]?.trains ?? []).filter(({ id }) => id !== train).map((each) => each.name)
  if (isItemDone(cardOf(d, by), { ...purseOf(d, by), trains }, { train: name })) advance(d, by)
  leaveOutPurchases(d, by)
}
