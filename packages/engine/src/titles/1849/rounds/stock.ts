import type { ActionType } from '../../../core/action.js'
import type { Draft } from '../../../core/draft.js'
import { type FactData, roundFact } from '../../../core/facts.js'
import { finishGame } from '../../../core/finish.js'
import type { OperatorId } from '../../../core/ids.js'
import { marketOrder, movePrice } from '../../../core/market.js'
import { id, listOf, orNull } from '../../../core/shape.js'
import { percentOf } from '../../../core/shares.js'
import type { ActionKind, RoundFlow } from '../../../core/step.js'
import { turnLimitReached } from '../../../steps/ending.js'
import { acted, passTurn, stockRound, stockStep, turnDone } from '../../../steps/stock.js'
import { notePlayed } from '../steps/companies/closing.js'
import { buyShares } from '../steps/shares/buy.js'
import { CLOSING_SALE_FACTS, nothingLeft, sellInTurn } from '../steps/shares/closingSale.js'
import { mustSell } from '../steps/shares/limits.js'
import { foundedByCard, sortClosed } from '../steps/shares/order.js'
import { forgetShifted } from '../steps/shares/stack.js'
import { startCorporation } from '../steps/shares/start.js'
import { turnOpen } from '../steps/shares/turn.js'
import { switches1849 } from '../switches.js'
import { beginOperatingRounds } from './operating.js'

const noting = <T extends ActionType>(kind: ActionKind<T>): ActionKind<T> => ({
  ...kind,
  apply(d, action) {
    notePlayed(d)
    kind.apply(d, action)
  },
})

/** Sell, then buy one certificate or found a corporation (1849-9-1). */
const turn = stockStep({
  id: 'stock',
  kinds: [noting(startCorporation), noting(buyShares), noting(sellInTurn)],
  pass: noting(passTurn('stock', mustSell)),
  open: turnOpen,
  idle: 'noTrade',
})

const toAdjust = roundFact(
  'toAdjust',
  orNull(listOf(id)),
  null,
  'Whose prices are still to be adjusted at the end of the stock round; null = the players still trade.',
)

export const STOCK_ROUND_FACTS: readonly FactData[] = [toAdjust, ...CLOSING_SALE_FACTS]

/** The players have traded: the priority is where it is, and the prices come in the order they have now (1849-9.7-1). */
const beginAdjusting = (d: Draft): void => {
  d.emit({ type: 'priority', player: d.state.priority })
  toAdjust.set(d, nothingLeft.of(d) ? [] : marketOrder(d))
}

/** Certificates in the pool press the price, sold-out corporations rise (1849-9.7-1). */
const adjustPrice = (d: Draft, corporation: OperatorId): void => {
  if (percentOf(d, corporation, 'pool') > 0) movePrice(d, corporation, 'down', 'inPool')
  else if (percentOf(d, corporation, 'treasury') === 0) movePrice(d, corporation, 'up', 'soldOut')
}

/** One after the other; a bond that a closing has called in is paid before the next (1849-14.2-4, -OP-41). */
const adjustPrices = (d: Draft): void => {
  const before = foundedByCard(d)
  for (let due = toAdjust.of(d) ?? []; due[0] && d.state.interrupts.length === 0; due = toAdjust.of(d) ?? []) {
    toAdjust.set(d, due.slice(1))
    adjustPrice(d, due[0])
  }
  if (switches1849.closeByCard.of(d)) sortClosed(d, before)
}

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
    if (acted.of(d) || turnDone.of(d)) forgetShifted(d)
    if (toAdjust.of(d) === null) turns.advance(d)
    else goOnAdjusting(d)
  },
}
