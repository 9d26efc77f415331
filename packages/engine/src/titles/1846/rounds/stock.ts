import type { Draft } from '../../../core/draft.js'
import { finishGame } from '../../../core/finish.js'
import { marketOrder } from '../../../core/market.js'
import { replaceable } from '../../../core/replaceable.js'
import { percentOf, percentWithPlayers } from '../../../core/shares.js'
import type { ActionKind, AnyKind, RoundFlow } from '../../../core/step.js'
import { certificateCount } from '../../../steps/certificates.js'
import { turnLimitReached } from '../../../steps/ending.js'
import { mustSellBy } from '../../../steps/sellDown.js'
import { bought, passTurn, stockRound, stockStep } from '../../../steps/stock.js'
import { buyShares } from '../steps/shares/buy.js'
import { moveColumns } from '../steps/shares/price.js'
import { sellShares } from '../steps/shares/sell.js'
import { startCorporation } from '../steps/shares/start.js'
import { beginOperatingRound } from './operating.js'

/** Over the certificate limit a player sells as far as sales are possible (1846-CRT-4). */
const mustSell = mustSellBy({ certificates: certificateCount, kinds: [sellShares] })

/** §5.5: market shares push a price left, all shares with players pull it right. */
export const adjustPrices = replaceable((d: Draft): void => {
  for (const corporation of marketOrder(d)) {
    if (percentOf(d, corporation, 'pool') > 0) moveColumns(d, corporation, -1, 'inPool')
    else if (percentWithPlayers(d, corporation) === 100) moveColumns(d, corporation, 1, 'soldOut')
  }
})

export const PASS = passTurn('stock', mustSell)

/** A stock round in which these trades are made. */
export const stockRoundOf = (trades: readonly AnyKind[], pass: ActionKind<'pass'>): RoundFlow => {
  const turn = stockStep({ id: 'stock', kinds: trades, pass, open: (p) => !bought.of(p), idle: 'noTrade' })
  return stockRound({
    step: () => turn,
    turns: [turn],
    end(d) {
      adjustPrices(d)
      if (d.state.ended) return
      d.emit({ type: 'priority', player: d.state.priority })
      if (turnLimitReached(d)) finishGame(d, 'dnf')
      else beginOperatingRound(d, 1)
    },
  })
}

export const stock = stockRoundOf([startCorporation, buyShares, sellShares], PASS)
