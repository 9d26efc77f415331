import { corporationIn } from '../../../../core/known.js'
import { cellsIn, placeMarker } from '../../../../core/market.js'
import { cash, pay } from '../../../../core/money.js'
import type { Position } from '../../../../core/position.js'
import { objection } from '../../../../core/refusals.js'
import { withReplaceable } from '../../../../core/replaceable.js'
import type { ActionKind } from '../../../../core/step.js'
import { certificateCount } from '../../../../steps/certificates.js'
import { bought, hasJustBought, recordAction } from '../../../../steps/stock.js'
import { placeHomeToken } from '../../../../steps/tokens.js'
import { START_BONUS } from '../../data/companies.js'

const lowestPar = ({ rules }: Position): number => cellsIn(rules.market, 'par')[0]?.price ?? Number.POSITIVE_INFINITY

/** §5.34: choose a start price, pay twice that, take the president's certificate; the home token goes down at once. */
const start: ActionKind<'par'> = {
  type: 'par',
  closed: (p, by) => bought.of(p) || cash(p, by) < 2 * lowestPar(p),
  *candidates(p, by) {
    for (const corporation of Object.keys(p.state.shares)) {
      const state = p.state.operators[corporation]
      if (!state || state.closed || state.cell !== undefined) continue
      for (const cell of p.rules.market.cells) {
        if (cell?.zones.includes('par')) yield { action: { type: 'par', by, corporation, price: cell.price } }
      }
    }
  },
  outOfTurn: (p, { by }) => (hasJustBought(p, by) ? objection('sr.start.SECOND_BUY', {}) : undefined),
  object(p, { by: player, corporation, price }) {
    const state = p.state.operators[corporation]
    const wrong = corporationIn(p, corporation)
    if (wrong) return wrong
    if (!state || state.closed === 'setup') return objection('sr.start.NOT_IN_PLAY', { corporation })
    if (state.closed) return objection('sr.start.CLOSED', { corporation })
    if (state.cell !== undefined) return objection('sr.start.ALREADY_STARTED', { corporation })
    if (!p.rules.market.cells.some((cell) => cell?.price === price && cell.zones.includes('par'))) {
      return objection('sr.start.BAD_PRICE', { price })
    }
    if (bought.of(p)) return objection('sr.start.SECOND_BUY', {})
    const count = certificateCount(p, player)
    const limit = p.rules.certLimit(p)
    if (count >= limit) return objection('sr.start.CERT_LIMIT', { have: count, limit })
    const have = cash(p, player)
    return have < 2 * price ? objection('sr.start.NO_CASH', { need: 2 * price, have }) : undefined
  },
  apply(d, { by: player, corporation, price }) {
    const cell = d.rules.market.cells.findIndex((c) => c?.price === price)
    placeMarker(d, corporation, cell)
    d.share(corporation, 0, player)
    pay(d, player, corporation, 2 * price)
    d.operator(corporation, { par: price, floated: true })
    d.emit({ type: 'started', corporation, by: player, price })
    const bonus = (START_BONUS[corporation] ?? 0) * price
    if (bonus > 0) {
      pay(d, 'bank', corporation, bonus)
      d.emit({ type: 'floated', corporation, amount: bonus, rule: '1846-SRD-10' })
    }
    placeHomeToken(d, corporation)
    bought.set(d, true)
    recordAction(d, player)
  },
}

export const startCorporation = withReplaceable(start, 'apply')
