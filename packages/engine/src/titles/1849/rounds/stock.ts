import type { ActionType } from '../../../core/action.js'
import type { Draft } from '../../../core/draft.js'
import { type FactData, roundFact } from '../../../core/facts.js'
import { finishGame } from '../../../core/finish.js'
import { marketOrder, movePrice } from '../../../core/market.js'
import { flag } from '../../../core/shape.js'
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

/** Certificates in the pool press the price, sold-out corporations rise, in the order they had (1849-9.7-1). */
const adjustPrices = (d: Draft): void => {
  const before = foundedByCard(d)
  for (const corporation of marketOrder(d)) {
    if (percentOf(d, corporation, 'pool') > 0) movePrice(d, corporation, 'down', 'inPool')
    else if (percentOf(d, corporation, 'treasury') === 0) movePrice(d, corporation, 'up', 'soldOut')
  }
  if (switches1849.closeByCard.of(d)) sortClosed(d, before)
}

const adjusted = roundFact('adjusted', flag, false, 'The prices have been adjusted at the end of the stock round.')

export const STOCK_ROUND_FACTS: readonly FactData[] = [adjusted, ...CLOSING_SALE_FACTS]

const turns = stockRound({
  step: () => turn,
  turns: [turn],
  end(d) {
    if (!adjusted.of(d)) {
      d.emit({ type: 'priority', player: d.state.priority })
      if (!nothingLeft.of(d)) adjustPrices(d)
      adjusted.set(d, true)
    }
    // A bond that a closing has called in is paid before anything else.
    if (d.state.interrupts.length > 0 || d.state.ended) return
    if (turnLimitReached(d, switches1849.turnLimit.of(d))) finishGame(d, 'dnf')
    else beginOperatingRounds(d)
  },
})

export const stock: RoundFlow = {
  ...turns,
  advance(d) {
    if (acted.of(d) || turnDone.of(d)) forgetShifted(d)
    turns.advance(d)
  },
}
