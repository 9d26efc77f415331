import type { PlayerId } from '../../../core/ids.js'
import { replace, setParameter } from '../../../core/replaceable.js'
import type { Mechanism } from '../../../site/site.js'
import { turnDone } from '../../../steps/stock.js'
import { firstToTrade, givePriority } from '../rounds/initial.js'
import { countAsPurchase, mayBidOnOthers, takerForNothing } from '../steps/companies/privateSale.js'

/** SCE goes to the next player, and whoever would be next begins the trading. */
export const sceFreeToNext: Mechanism = {
  replaces: [
    replace(takerForNothing, () => (_p, next) => next),
    replace(countAsPurchase, () => () => {}),
    replace(firstToTrade, (before) => (p) => (turnDone.of(p) ? before(p) : (p.state.round.current as PlayerId))),
  ],
}

export const passesKeepPriority: Mechanism = { replaces: [replace(givePriority, () => () => {})] }

export const bidsInAuction: Mechanism = { replaces: [setParameter(mayBidOnOthers, true)] }
