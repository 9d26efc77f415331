import type { Draft } from '../../../core/draft.js'
import { finishGame } from '../../../core/finish.js'
import { marketOrder } from '../../../core/market.js'
import { percentOf, percentWithPlayers } from '../../../core/shares.js'
import { certificateCount } from '../../../steps/certificates.js'
import { turnLimitReached } from '../../../steps/ending.js'
import { mustSellBy } from '../../../steps/sellDown.js'
import { bought, passTurn, stockRound, stockStep } from '../../../steps/stock.js'
import { closeAfterRound } from '../steps/companies/worthless.js'
import { buyShares } from '../steps/shares/buy.js'
import { nothingLeft, passSeeingClosings, seeingClosings } from '../steps/shares/closingSale.js'
import { moveColumns } from '../steps/shares/price.js'
import { sellShares } from '../steps/shares/sell.js'
import { startCorporation } from '../steps/shares/start.js'
import { beginOperatingRound } from './operating.js'

/** Over the certificate limit a player sells as far as sales are possible (1846-CRT-4). */
const mustSell = mustSellBy({ certificates: certificateCount, kinds: [sellShares] })

/** §5.5: market shares push a price left, all shares with players pull it right. */
const adjustPrices = (d: Draft): void => {
  for (const corporation of marketOrder(d)) {
    if (percentOf(d, corporation, 'pool') > 0) moveColumns(d, corporation, -1, 'inPool')
    else if (percentWithPlayers(d, corporation) === 100) moveColumns(d, corporation, 1, 'soldOut')
  }
}

const turn = stockStep({
  id: 'stock',
  kinds: [seeingClosings(startCorporation), seeingClosings(buyShares), seeingClosings(sellShares)],
  pass: passSeeingClosings(passTurn('stock', mustSell)),
  open: (p) => !bought.of(p),
  idle: 'noTrade',
})

export const stock = stockRound({
  step: () => turn,
  turns: [turn],
  end(d) {
    if (!nothingLeft.of(d)) adjustPrices(d)
    closeAfterRound(d)
    if (d.state.ended) return
    d.emit({ type: 'priority', player: d.state.priority })
    if (turnLimitReached(d)) finishGame(d, 'dnf')
    else beginOperatingRound(d, 1)
  },
})
