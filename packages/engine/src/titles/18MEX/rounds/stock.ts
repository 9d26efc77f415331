import type { Draft } from '../../../core/draft.js'
import { finishGame } from '../../../core/finish.js'
import type { OperatorId, PlayerId } from '../../../core/ids.js'
import { marketOrder, movePrice } from '../../../core/market.js'
import type { Position } from '../../../core/position.js'
import { clockwiseAfter } from '../../../core/shares.js'
import { saleOpen } from '../../../steps/bids.js'
import { splitRevenue } from '../../../steps/dividend.js'
import { turnLimitReached } from '../../../steps/ending.js'
import { payIncome } from '../../../steps/income.js'
import { passTurn, stockRound, stockStep } from '../../../steps/stock.js'
import { MINOR_TRAINS } from '../data/trains.js'
import { passOuts } from '../steps/companies/bids.js'
import { companySaleStep, giveFirstAway } from '../steps/companies/companySale.js'
import { buyFromPlayer, sellToPlayer } from '../steps/companies/trade.js'
import { booked } from '../steps/shares/booking.js'
import { buyHalf, buyRemoved, buyShares } from '../steps/shares/buy.js'
import { mustSell, sellHalf, sellShares } from '../steps/shares/sell.js'
import { startMajor } from '../steps/shares/start.js'
import { saleClosed } from '../steps/shares/turn.js'
import { switches18MEX } from '../switches.js'
import { beginOperatingRounds } from './operating.js'

/** A turn once the companies are sold (MEX-3.2-1). */
const turn = stockStep({
  id: 'stock',
  kinds: [startMajor, buyShares, buyHalf, buyRemoved, sellShares, sellHalf, buyFromPlayer, sellToPlayer],
  pass: passTurn('stock', mustSell),
  open: (p) => !saleClosed(p),
  idle: 'noTrade',
})

const isSoldOut = (p: Position, corporation: OperatorId): boolean =>
  p.state.seats.reduce((sum, player) => sum + booked(p, corporation, player), 0) === 100

/** All shares with players: one row up, the dearest first (MEX-3.6-3). */
const raiseSoldOut = (d: Draft): void => {
  for (const corporation of marketOrder(d)) {
    if (isSoldOut(d, corporation)) movePrice(d, corporation, 'up', 'soldOut')
  }
}

const nextPlayer = (p: Position): PlayerId => {
  const current = p.state.round.current as PlayerId
  return clockwiseAfter(p, current)[0] ?? current
}

/** 18xx.games: no operating round while companies are unsold; each minor earns $30. */
const MINOR_REVENUE = 30
const payWithoutRound = (d: Draft): void => {
  payIncome(d)
  for (const minor of Object.keys(MINOR_TRAINS)) splitRevenue(d, minor, MINOR_REVENUE)
  const next = nextPlayer(d)
  d.round({ current: next, turn: {}, memo: {} })
  giveFirstAway(d, next)
}

export const stock = stockRound({
  step: (p) => (saleOpen(p) ? companySaleStep : turn),
  turns: [companySaleStep, turn],
  end(d) {
    const unsold = saleOpen(d)
    if (unsold) passOuts.set(d, passOuts.of(d) + 1)
    if (unsold && switches18MEX.fakeOr.of(d)) {
      payWithoutRound(d)
      return
    }
    // Left of the last one who did something (MEX-3.6-2): the one who would be next.
    d.set({ priority: nextPlayer(d) })
    raiseSoldOut(d)
    d.emit({ type: 'priority', player: d.state.priority })
    if (turnLimitReached(d)) finishGame(d, 'dnf')
    else beginOperatingRounds(d)
  },
})
