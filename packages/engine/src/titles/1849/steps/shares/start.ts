import { cash } from '../../../../core/money.js'
import { objection } from '../../../../core/refusals.js'
import { withReplaceable } from '../../../../core/replaceable.js'
import type { ActionKind } from '../../../../core/step.js'
import { certificateCount } from '../../../../steps/certificates.js'
import { bought, hasJustBought } from '../../../../steps/stock.js'
import { found, founderPays, startPrices } from './found.js'
import { closedThisRound, GARIBALDI, isFounded, nextToFound, setAside } from './foundingOrder.js'
import { salesDue } from './limits.js'
import { founded, recordPurchase } from './stockTurn.js'

const founding: ActionKind<'par'> = {
  type: 'par',
  closed: (p, by) => bought.of(p) || cash(p, by) < Math.min(...startPrices(p).map(({ price }) => founderPays(price))),
  outOfTurn: (p, { by }) => (hasJustBought(p, by) ? objection('sr.start.SECOND_BUY', {}) : undefined),
  *candidates(p, by) {
    const corporation = nextToFound(p)
    if (corporation === null || bought.of(p)) return
    for (const { price } of startPrices(p)) yield { action: { type: 'par', by, corporation, price } }
  },
  object(p, { by: player, corporation, price }) {
    const { closed } = p.state.operators[corporation] ?? { closed: 'setup' }
    if (closed === 'setup') return objection('any.UNKNOWN_ENTITY', { id: corporation })
    if (isFounded(p, corporation)) return objection('sr.start.ALREADY_STARTED', { corporation })
    if (bought.of(p)) return objection('sr.start.SECOND_BUY', {})
    if (corporation === GARIBALDI && setAside.of(p)) return objection('sr.start.NO_HOME', { corporation })
    if (closedThisRound(p, corporation)) return objection('sr.start.CLOSED', { corporation })
    const next = nextToFound(p)
    if (next !== null && corporation !== next) return objection('sr.start.NOT_NEXT', { corporation, next })
    if (!startPrices(p).some((each) => each.price === price)) return objection('sr.start.BAD_PRICE', { price })
    const due = salesDue(p, player)
    if (due) return due
    const count = certificateCount(p, player)
    const limit = p.rules.certLimit(p)
    if (count >= limit) return objection('sr.start.CERT_LIMIT', { have: count, limit })
    const need = founderPays(price)
    const have = cash(p, player)
    return have < need ? objection('sr.start.NO_CASH', { need, have }) : undefined
  },
  apply(d, { by: player, corporation, price }) {
    founded.set(d, corporation)
    recordPurchase(d, player)
    found(d, corporation, player, price, player)
  },
}

/** The next corporation is founded at a price the phase has opened (1849-9.4-1 … -4). */
export const startCorporation = withReplaceable(founding, 'apply')
