import type { Draft } from '../../../core/draft.js'
import { finishGame } from '../../../core/finish.js'
import type { OperatorId, PlayerId } from '../../../core/ids.js'
import { marketOrder, movePrice } from '../../../core/market.js'
import type { Position } from '../../../core/position.js'
import { replaceable } from '../../../core/replaceable.js'
import { clockwiseAfter, percentWithPlayers } from '../../../core/shares.js'
import { saleOpen } from '../../../steps/bids.js'
import { turnLimitReached } from '../../../steps/ending.js'
import { passTurn, stockRound, stockStep } from '../../../steps/stock.js'
import { passOuts } from '../steps/companies/bids.js'
import { companySaleStep } from '../steps/companies/companySale.js'
import { buyFromPlayer, sellToPlayer } from '../steps/companies/trade.js'
import { buyHalf, buyShares } from '../steps/shares/buy.js'
import { mustSell, sellHalf, sellShares } from '../steps/shares/sell.js'
import { startMajor } from '../steps/shares/start.js'
import { saleClosed } from '../steps/shares/turn.js'
import { beginOperatingRounds } from './operating.js'

/** A turn once the companies are sold (MEX-3.2-1). */
const turn = stockStep({
  id: 'stock',
  kinds: [startMajor, buyShares, buyHalf, sellShares, sellHalf, buyFromPlayer, sellToPlayer],
  likely: [buyFromPlayer, sellToPlayer],
  pass: passTurn('stock', mustSell),
  open: (p) => !saleClosed(p),
  idle: 'noTrade',
})

/** All shares are with players. */
export const isSoldOut = replaceable(
  (p: Position, corporation: OperatorId): boolean => percentWithPlayers(p, corporation) === 100,
)

/** Sold out corporations go one row up, the dearest first (MEX-3.6-3). */
const raiseSoldOut = (d: Draft): void => {
  for (const corporation of marketOrder(d)) {
    if (isSoldOut(d, corporation)) movePrice(d, corporation, 'up', 'soldOut')
  }
}

export const nextPlayer = (p: Position): PlayerId => {
  const current = p.state.round.current as PlayerId
  return clockwiseAfter(p, current)[0] ?? current
}

/** All have passed in succession (MEX-3.6). */
export const endStockRound = replaceable((d: Draft): void => {
  if (saleOpen(d)) passOuts.set(d, passOuts.of(d) + 1)
  // Left of the last one who did something (MEX-3.6-2): the one who would be next.
  d.set({ priority: nextPlayer(d) })
  raiseSoldOut(d)
  d.emit({ type: 'priority', player: d.state.priority })
  if (turnLimitReached(d)) finishGame(d, 'dnf')
  else beginOperatingRounds(d)
})

export const stock = stockRound({
  step: (p) => (saleOpen(p) ? companySaleStep : turn),
  turns: [companySaleStep, turn],
  end: endStockRound,
})
