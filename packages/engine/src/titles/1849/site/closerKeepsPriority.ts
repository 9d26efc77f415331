import type { ActionOf } from '../../../core/action.js'
import { Draft } from '../../../core/draft.js'
import { roundFact } from '../../../core/facts.js'
import type { PlayerId } from '../../../core/ids.js'
import { cellsIn } from '../../../core/market.js'
import type { Position } from '../../../core/position.js'
import { replace } from '../../../core/replaceable.js'
import { flag } from '../../../core/shape.js'
import { afterClosing, canTrade } from '../../../site/closingSale.js'
import type { Mechanism } from '../../../site/site.js'
import { sell } from '../../../steps/sell.js'
import { MARKET } from '../data/market.js'
import { pricesToAdjust } from '../rounds/stock.js'
import { buyShares } from '../steps/shares/buy.js'
import { isFounded } from '../steps/shares/foundingOrder.js'
import { saleRules } from '../steps/shares/saleRules.js'
import { startCorporation } from '../steps/shares/start.js'
import { sellShares } from '../steps/shares/stockSale.js'

type SellShares = ActionOf<'sellShares'>

const nothingLeft = roundFact('nothingLeft', flag, false, 'A sale closed a corporation and left nobody anything to do.')

const [CLOSED] = cellsIn(MARKET, 'close')
const BUYS = [startCorporation, buyShares]
const TRADES = [...BUYS, sellShares]

/** Who can trade while the corporation is closing: it is still there, for nothing. */
const whileClosing = (
  before: Position,
  { by, corporation, percent, papers }: SellShares,
): ((player: PlayerId) => boolean) => {
  const priced = new Draft(before)
  sell(priced, by, { corporation, percent, papers }, { ...saleRules, drop() {} })
  const free = new Draft(priced)
  free.operator(corporation, { cell: CLOSED?.cell })
  return (player) => canTrade(priced, player, [sellShares]) || canTrade(free, player, BUYS)
}

/** What a sale leads to, if it has closed the corporation: the end of the round, or waiting for ever. */
const broughtBy = (before: Position, after: Position, action: SellShares): 'over' | 'stuck' | null =>
  !isFounded(after, action.corporation) && after.state.interrupts.length === 0
    ? afterClosing(after, action.by, TRADES, whileClosing(before, action))
    : null

type Apply = (d: Draft, action: SellShares) => void

const getsStuck = (p: Position, action: SellShares): boolean => {
  if (sellShares.object(p, action)) return false
  const after = new Draft(p)
  sellShares.apply(after, action)
  return broughtBy(p, after, action) === 'stuck'
}

/** Where a sale ends the round by a closing, the seller keeps the priority and no price moves. */
const selling =
  (before: Apply): Apply =>
  (d, action) => {
    const p: Position = { setup: d.setup, rules: d.rules, state: d.state }
    before(d, action)
    if (broughtBy(p, d, action) !== 'over') return
    nothingLeft.set(d, true)
    d.set({ priority: action.by })
  }

export const closerKeepsPriority: Mechanism = {
  facts: [nothingLeft],
  replaces: [
    replace(sellShares.apply, selling),
    // A sale after which 18xx.games would wait for ever is legal, and not offered while there is anything else.
    replace(
      sellShares.candidates,
      (before) =>
        function* (p, by) {
          for (const candidate of before(p, by))
            yield getsStuck(p, candidate.action) ? { ...candidate, deadEnd: true } : candidate
        },
    ),
    replace(pricesToAdjust, (before) => (p) => (nothingLeft.of(p) ? [] : before(p))),
  ],
}
