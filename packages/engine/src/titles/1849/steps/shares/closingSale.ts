import type { ActionOf } from '../../../../core/action.js'
import { Draft } from '../../../../core/draft.js'
import { type FactData, roundFact } from '../../../../core/facts.js'
import type { PlayerId } from '../../../../core/ids.js'
import { cellsIn } from '../../../../core/market.js'
import type { Position } from '../../../../core/position.js'
import { flag } from '../../../../core/shape.js'
import type { ActionKind } from '../../../../core/step.js'
import { able, afterClosing } from '../../../../steps/closingSale.js'
import { sell } from '../../../../steps/sell.js'
import { MARKET } from '../../data/market.js'
import { switches1849 } from '../../switches.js'
import { notePlayed } from '../companies/closing.js'
import { buyShares } from './buy.js'
import { isFounded } from './order.js'
import { saleRules } from './sell.js'
import { startCorporation } from './start.js'
import { sellShares } from './stockSale.js'

export const nothingLeft = roundFact(
  'nothingLeft',
  flag,
  false,
  'A sale closed a corporation and left nobody anything to do.',
)

export const CLOSING_SALE_FACTS: readonly FactData[] = [nothingLeft]

const [CLOSED] = cellsIn(MARKET, 'close')
const BUYS = [startCorporation, buyShares]
const TRADES = [...BUYS, sellShares]

/** Who can trade while the corporation is closing: it is still there, for nothing. */
const whileClosing = (
  before: Position,
  { by, corporation, percent, papers }: ActionOf<'sellShares'>,
): ((player: PlayerId) => boolean) => {
  const priced = new Draft(before)
  sell(priced, by as PlayerId, { corporation, percent, papers }, { ...saleRules, drop() {} })
  const free = new Draft(priced)
  free.operator(corporation, { cell: CLOSED?.cell })
  return (player) => able(priced, player, [sellShares]) || able(free, player, BUYS)
}

/** How 18xx.games goes on after the sale, if it has closed the corporation. */
const broughtBy = (before: Position, after: Position, action: ActionOf<'sellShares'>): 'over' | 'stuck' | null =>
  switches1849.closerKeepsPriority.of(after) &&
  !isFounded(after, action.corporation) &&
  after.state.interrupts.length === 0
    ? afterClosing(after, action.by as PlayerId, TRADES, whileClosing(before, action))
    : null

const isStuckBy = (p: Position, action: ActionOf<'sellShares'>): boolean => {
  if (!switches1849.closerKeepsPriority.of(p) || sellShares.object(p, action)) return false
  const after = new Draft(p)
  notePlayed(after)
  sellShares.apply(after, action)
  return broughtBy(p, after, action) === 'stuck'
}

/**
 * The sale of a stock turn: where a closing has ended the round by it, the seller keeps the priority there and no price moves. One after which
 * 18xx.games would wait for ever is legal, and not offered while there is anything else.
 */
export const sellInTurn: ActionKind<'sellShares'> = {
  ...sellShares,
  *candidates(p, by) {
    for (const candidate of sellShares.candidates(p, by))
      yield isStuckBy(p, candidate.action) ? { ...candidate, deadEnd: true } : candidate
  },
  apply(d, action) {
    const before: Position = { setup: d.setup, rules: d.rules, state: d.state }
    sellShares.apply(d, action)
    if (broughtBy(before, d, action) !== 'over') return
    nothingLeft.set(d, true)
    d.set({ priority: action.by as PlayerId })
  },
}
