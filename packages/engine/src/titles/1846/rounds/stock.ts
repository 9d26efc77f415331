import type { Draft } from '../../../core/draft.js'
import type { PlayerId } from '../../../core/ids.js'
import { marketOrder } from '../../../core/market.js'
import type { Position } from '../../../core/position.js'
import { objection } from '../../../core/refusals.js'
import { percentOf, percentWithPlayers } from '../../../core/shares.js'
import type { ActionKind } from '../../../core/step.js'
import { certificateCount } from '../../../steps/certificates.js'
import { anyLegal, bought, stockRound, stockStep, turnDone } from '../../../steps/stock.js'
import { buyShares1846 } from '../steps/shares/buy.js'
import { moveColumns } from '../steps/shares/price.js'
import { sellShares1846 } from '../steps/shares/sell.js'
import { startCorporation } from '../steps/shares/start.js'
import { beginOperatingRound } from './operating.js'

/** Over the certificate limit a player sells as far as sales are possible (1846-CRT-4). */
const mustSell = (p: Position, player: PlayerId): boolean =>
  certificateCount(p, player) > p.rules.certLimit(p) && anyLegal(p, [sellShares1846], player)

const pass: ActionKind<'pass'> = {
  type: 'pass',
  *candidates(_p, by) {
    yield { action: { type: 'pass', by } }
  },
  object(p, { by }) {
    const player = by as PlayerId
    return mustSell(p, player)
      ? objection('sr.pass.MUST_SELL', { have: certificateCount(p, player), limit: p.rules.certLimit(p) })
      : undefined
  },
  apply(d, { by }) {
    d.emit({ type: 'passed', by, step: 'stock' })
    turnDone.set(d, true)
  },
}

/** §5.5: market shares push a price left, all shares with players pull it right. */
const adjustPrices = (d: Draft): void => {
  for (const corporation of marketOrder(d)) {
    if (percentOf(d, corporation, 'pool') > 0) moveColumns(d, corporation, -1, 'inPool')
    else if (percentWithPlayers(d, corporation) === 100) moveColumns(d, corporation, 1, 'soldOut')
  }
}

const turn = stockStep({
  id: 'stock',
  kinds: [startCorporation, buyShares1846, sellShares1846],
  pass,
  open: (p) => !bought.of(p),
  idle: 'noTrade',
})

export const stock = stockRound({
  step: () => turn,
  turns: [turn],
  end(d) {
    adjustPrices(d)
    d.emit({ type: 'priority', player: d.state.priority })
    beginOperatingRound(d, 1)
  },
})
