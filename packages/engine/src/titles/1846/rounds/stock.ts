import type { ActionOf } from '../../../core/action.js'
import { Draft } from '../../../core/draft.js'
import { type FactData, roundFact } from '../../../core/facts.js'
import type { PlayerId } from '../../../core/ids.js'
import { inZone, marketOrder } from '../../../core/market.js'
import type { Position } from '../../../core/position.js'
import { flag } from '../../../core/shape.js'
import { percentOf, percentWithPlayers } from '../../../core/shares.js'
import type { ActionKind } from '../../../core/step.js'
import { certificateCount } from '../../../steps/certificates.js'
import { mustSellBy } from '../../../steps/sellDown.js'
import { bought, passTurn, stockRound, stockStep } from '../../../steps/stock.js'
import { closeWorthless } from '../steps/companies/worthless.js'
import { buyShares } from '../steps/shares/buy.js'
import { afterClosing } from '../steps/shares/closingSale.js'
import { moveColumns, priceBeside } from '../steps/shares/price.js'
import { sellShares } from '../steps/shares/sell.js'
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

/** What 18xx.games makes of a sale that closed a corporation. */
const broughtBy = (sold: Position, { by, corporation }: ActionOf<'sellShares'>) =>
  switches1846.closingEndsRound.of(sold) && inZone(sold, corporation, 'close')
    ? afterClosing(sold, by as PlayerId, corporation)
    : null

const isStuckBy = (p: Position, action: ActionOf<'sellShares'>): boolean => {
  if (
    !switches1846.closingEndsRound.of(p) ||
    priceBeside(p, action.corporation, -1) > 0 ||
    sellShares.object(p, action)
  )
    return false
  const after = new Draft(p)
  sellShares.apply(after, action)
  return broughtBy(after, action) === 'stuck'
}

const sellInTurn: ActionKind<'sellShares'> = {
  ...sellShares,
  *candidates(p, by) {
    for (const candidate of sellShares.candidates(p, by))
      yield isStuckBy(p, candidate.action) ? { ...candidate, deadEnd: true } : candidate
  },
  apply(d, action) {
    sellShares.apply(d, action)
    if (broughtBy(d, action) !== 'over') return
    nothingLeft.set(d, true)
    d.set({ priority: action.by as PlayerId })
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
    closeWorthless(d)
    if (d.state.ended) return
    d.emit({ type: 'priority', player: d.state.priority })
    beginOperatingRound(d, 1)
  },
})
