import { Draft } from '../../../core/draft.js'
import { type FactData, roundFact } from '../../../core/facts.js'
import type { PlayerId } from '../../../core/ids.js'
import { marketOrder } from '../../../core/market.js'
import type { Position } from '../../../core/position.js'
import { flag } from '../../../core/shape.js'
import { clockwiseAfter, percentOf, percentWithPlayers } from '../../../core/shares.js'
import type { ActionKind } from '../../../core/step.js'
import { certificateCount } from '../../../steps/certificates.js'
import type { Sale } from '../../../steps/sale.js'
import { sell } from '../../../steps/sell.js'
import { mustSellBy } from '../../../steps/sellDown.js'
import { anyLegal, bought, passTurn, stockRound, stockStep } from '../../../steps/stock.js'
import { buyShares } from '../steps/shares/buy.js'
import { moveColumns } from '../steps/shares/price.js'
import { saleRules, sellShares } from '../steps/shares/sell.js'
import { startCorporation } from '../steps/shares/start.js'
import { switches1846 } from '../switches.js'
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

const nothingLeft = roundFact('nothingLeft', flag, false, 'A sale closed a corporation and left nobody anything to do.')

export const ROUND_FACTS: readonly FactData[] = [nothingLeft]

const isIdle = (p: Position, player: PlayerId, turn: 'own' | 'this' = 'own'): boolean => {
  const d = new Draft(p)
  if (turn === 'own') d.round({ current: player, turn: {} })
  return !anyLegal(d, [startCorporation, buyShares, sellShares], player)
}

/**
 * 18xx.games goes on to the next player while a corporation is still closing. Where the one it finds has something to do
 * only as long as that corporation is there, and the seller comes next, it takes the round for over.
 */
const breaksOff = (before: Position, after: Position, seller: PlayerId, sale: Sale): boolean => {
  const closing = new Draft(before)
  sell(closing, seller, sale, { ...saleRules, drop: (d) => d.operator(sale.corporation, { cell: 0 }) })
  const others = clockwiseAfter(after, seller).filter((id) => id !== seller && !after.state.players[id]?.bankrupt)
  const found = others.findIndex((id) => !isIdle(closing, id))
  return (
    found >= 0 &&
    found === others.length - 1 &&
    isIdle(after, seller, 'this') &&
    others.every((id) => isIdle(after, id))
  )
}

const sellInTurn: ActionKind<'sellShares'> = {
  ...sellShares,
  apply(d, action) {
    const before: Position = { setup: d.setup, rules: d.rules, state: d.state }
    const seller = action.by as PlayerId
    sellShares.apply(d, action)
    const isClosed = d.state.operators[action.corporation]?.closed !== undefined && !d.state.ended
    if (!switches1846.closingEndsRound.of(d) || !isClosed || !breaksOff(before, d, seller, action)) return
    nothingLeft.set(d, true)
    d.set({ priority: seller })
  },
}

const turn = stockStep({
  id: 'stock',
  kinds: [startCorporation, buyShares, sellInTurn],
  pass: passTurn('stock', mustSell),
  open: (p) => !bought.of(p),
  idle: 'noTrade',
})

export const stock = stockRound({
  step: () => turn,
  turns: [turn],
  end(d) {
    if (!nothingLeft.of(d)) adjustPrices(d)
    if (d.state.ended) return
    d.emit({ type: 'priority', player: d.state.priority })
    beginOperatingRound(d, 1)
  },
})
