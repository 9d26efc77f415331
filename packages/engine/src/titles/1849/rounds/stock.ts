import type { Draft } from '../../../core/draft.js'
import { type FactData, roundFact } from '../../../core/facts.js'
import { finishGame } from '../../../core/finish.js'
import type { OperatorId } from '../../../core/ids.js'
import { marketOrder, movePrice } from '../../../core/market.js'
import type { Position } from '../../../core/position.js'
import { replaceable, withReplaceable } from '../../../core/replaceable.js'
import { id, listOf, orNull } from '../../../core/shape.js'
import { percentOf } from '../../../core/shares.js'
import type { RoundFlow } from '../../../core/step.js'
import { turnLimitReached } from '../../../steps/ending.js'
import { passTurn, stockRound, stockStep } from '../../../steps/stock.js'
import { buyShares } from '../steps/shares/buy.js'
import { mustSell } from '../steps/shares/limits.js'
import { startCorporation } from '../steps/shares/start.js'
import { sellShares } from '../steps/shares/stockSale.js'
import { turnOpen } from '../steps/shares/stockTurn.js'
import { beginOperatingRounds } from './operating.js'

export const passStock = withReplaceable(passTurn('stock', mustSell), 'apply')

/** Sell, then buy one certificate or found a corporation (1849-9-1). */
const turn = stockStep({
  id: 'stock',
  kinds: [startCorporation, buyShares, sellShares],
  pass: passStock,
  open: turnOpen,
  idle: 'noTrade',
})

const toAdjust = roundFact(
  'toAdjust',
  orNull(listOf(id)),
  null,
  'Whose prices are still to be adjusted at the end of the stock round; null = the players still trade.',
)

export const STOCK_ROUND_FACTS: readonly FactData[] = [toAdjust]

/** The prices that are adjusted at the end of the round, in the order they have now (1849-9.7-1). */
export const pricesToAdjust = replaceable((p: Position): readonly OperatorId[] => marketOrder(p))

/** All have passed in succession: the priority is settled, and prices are adjusted. */
const beginAdjusting = (d: Draft): void => {
  d.emit({ type: 'priority', player: d.state.priority })
  toAdjust.set(d, pricesToAdjust(d))
}

/** Certificates in the pool press the price, sold-out corporations rise (1849-9.7-1). */
const adjustPrice = (d: Draft, corporation: OperatorId): void => {
  if (percentOf(d, corporation, 'pool') > 0) movePrice(d, corporation, 'down', 'inPool')
  else if (percentOf(d, corporation, 'treasury') === 0) movePrice(d, corporation, 'up', 'soldOut')
}

/** One after the other; a bond that a closing has called in is paid before the next (1849-14.2-4, -OP-41). */
export const adjustPrices = replaceable((d: Draft): void => {
  for (let due = toAdjust.of(d) ?? []; due[0] && d.state.interrupts.length === 0; due = toAdjust.of(d) ?? []) {
    toAdjust.set(d, due.slice(1))
    adjustPrice(d, due[0])
  }
})

/** Goes on with the next round when all prices are adjusted. */
const goOnAdjusting = (d: Draft): void => {
  adjustPrices(d)
  if (d.state.interrupts.length > 0 || d.state.ended) return
  if (turnLimitReached(d)) finishGame(d, 'dnf')
  else beginOperatingRounds(d)
}

const turns = stockRound({
  step: () => turn,
  turns: [turn],
  end(d) {
    beginAdjusting(d)
    goOnAdjusting(d)
  },
})

export const stock: RoundFlow = {
  ...turns,
  step: (p) => (toAdjust.of(p) === null ? turn : null),
  advance(d) {
    if (toAdjust.of(d) === null) turns.advance(d)
    else goOnAdjusting(d)
  },
}
