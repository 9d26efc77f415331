import type { Draft } from '../../../core/draft.js'
import { finishGame } from '../../../core/finish.js'
import { marketOrder, movePrice } from '../../../core/market.js'
import { percentWithPlayers } from '../../../core/shares.js'
import { turnLimitReached } from '../../../steps/ending.js'
import { bought, passTurn, stockRound, stockStep } from '../../../steps/stock.js'
import { buyShares } from '../steps/shares/buy.js'
import { mustSell, sellShares } from '../steps/shares/sell.js'
import { beginOperatingRounds } from './operating.js'

/** Sell, buy, or sell and then buy (MAG-SR-1). */
const turn = stockStep({
  id: 'stock',
  kinds: [sellShares, buyShares],
  pass: passTurn('stock', mustSell),
  open: (p) => !bought.of(p),
  idle: 'noTrade',
})

/** All ten units with players: one cell to the right, in operating order (MAG-MKT-3). */
const raiseSoldOut = (d: Draft): void => {
  for (const corporation of marketOrder(d)) {
    if (percentWithPlayers(d, corporation) === 100) movePrice(d, corporation, 'right', 'soldOut')
  }
}

export const stock = stockRound({
  step: () => turn,
  turns: [turn],
  end(d) {
    raiseSoldOut(d)
    d.emit({ type: 'priority', player: d.state.priority })
    if (turnLimitReached(d)) finishGame(d, 'dnf')
    else beginOperatingRounds(d)
  },
})
