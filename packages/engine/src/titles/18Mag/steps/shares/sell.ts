import { isAutomaton } from '../../../../core/control.js'
import type { PlayerId } from '../../../../core/ids.js'
import { movePrice } from '../../../../core/market.js'
import { isMinor } from '../../../../core/operators.js'
import type { Position } from '../../../../core/position.js'
import { type Objection, objection } from '../../../../core/refusals.js'
import type { ActionKind } from '../../../../core/step.js'
import { certificateCount } from '../../../../steps/certificates.js'
import { type SaleRules, saleObjection, saleSizes } from '../../../../steps/sale.js'
import { sell } from '../../../../steps/sell.js'
import { mustSellBy } from '../../../../steps/sellDown.js'
import { bought, hasJustBought, recordAction, recordSale, soldNow } from '../../../../steps/stock.js'
import { presidency } from './director.js'
import { shareValue } from './units.js'

/** Back to the stack, without limit; the marker falls once (MAG-SEL-2 … -4). */
export const saleRules: SaleRules = {
  place: 'treasury',
  beforeOperated: 'anyone',
  presidency,
  proceeds: (p, { corporation, percent }) => shareValue(p, corporation, percent),
  drop: (d, { corporation }) => movePrice(d, corporation, 'left', 'sale'),
}

/** All that is sold of one major in a turn is one sale (MAG-SEL-1). */
export const sellShares: ActionKind<'sellShares'> = {
  type: 'sellShares',
  closed: (p) => bought.of(p),
  outOfTurn: (p, { by }) => (hasJustBought(p, by) ? objection('sr.sell.AFTER_BUY', {}) : undefined),
  *candidates(p, by) {
    for (const sale of saleSizes(p, by, saleRules)) yield { action: { type: 'sellShares', by, ...sale } }
  },
  object(p, { by, corporation, percent, papers }) {
    if (isMinor(p, corporation)) return objection('sr.trade.MINOR', { company: corporation })
    if (!p.state.shares[corporation]) return objection('any.UNKNOWN_ENTITY', { id: corporation })
    if (bought.of(p)) return objection('sr.sell.AFTER_BUY', {})
    if (soldNow.of(p).includes(corporation)) return objection('sr.sell.SECOND_BLOCK', { corporation })
    return saleObjection(p, by, { corporation, percent, papers }, saleRules)
  },
  apply(d, { by: player, corporation, percent, papers }) {
    sell(d, player, { corporation, percent, papers }, saleRules)
    recordSale(d, player, corporation)
    recordAction(d, player)
  },
}

const sellDown = mustSellBy({ certificates: certificateCount, kinds: [sellShares] })

/** Lifted above the limit by a lost directorship, a player sells before anything else (MAG-LIM-2); István never does. */
export const mustSell = (p: Position, player: PlayerId): Objection | undefined =>
  isAutomaton(p, player) ? undefined : sellDown(p, player)
