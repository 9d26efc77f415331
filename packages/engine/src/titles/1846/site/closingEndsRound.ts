import type { Action } from '../../../core/action.js'
import { Draft } from '../../../core/draft.js'
import { roundFact } from '../../../core/facts.js'
import type { PlayerId } from '../../../core/ids.js'
import type { Position } from '../../../core/position.js'
import { replace } from '../../../core/replaceable.js'
import { flag } from '../../../core/shape.js'
import type { ActionKind } from '../../../core/step.js'
import { afterClosing, canTrade, othersAfter, stopAfterClosing } from '../../../site/closingSale.js'
import type { Mechanism } from '../../../site/site.js'
import { passes } from '../../../steps/stock.js'
import { adjustPrices, PASS, stockRoundOf } from '../rounds/stock.js'
import { closeCorporation } from '../steps/companies/closing.js'
import { buyShares } from '../steps/shares/buy.js'
import { priceBeside } from '../steps/shares/price.js'
import { sellShares } from '../steps/shares/sell.js'
import { startCorporation } from '../steps/shares/start.js'
import { corporationsAtZero } from './closeLate.js'

const nothingLeft = roundFact(
  'nothingLeft',
  flag,
  false,
  'A corporation closed after a trade or pass, which left nobody anything to do.',
)

const TRADES = [startCorporation, buyShares, sellShares]

/** The position once all at $0 have closed. */
const afterClosings = (p: Position): Position => {
  const after = new Draft(p)
  for (const corporation of corporationsAtZero(p)) closeCorporation(after, corporation)
  return after
}

/** How the round goes on after a trade with a corporation at $0 in the market. */
const broughtBy = (traded: Position, trader: PlayerId): ReturnType<typeof afterClosing> =>
  corporationsAtZero(traded).length === 0
    ? null
    : afterClosing(afterClosings(traded), trader, TRADES, (player) => canTrade(traded, player, TRADES))

/** Could anything be at $0 after this action? */
const isNearClosing = (p: Position, action: Action): boolean =>
  corporationsAtZero(p).length > 0 || (action.type === 'sellShares' && priceBeside(p, action.corporation, -1) === 0)

const traderOf = (action: Action): PlayerId => action.by as PlayerId

/** Nothing is left to do: prices stay where they are, and the priority where the round ended. */
const endAt = (d: Draft, player: PlayerId): void => {
  nothingLeft.set(d, true)
  d.set({ priority: player })
}

/** A trade in a stock round, with what a closing makes of the round. */
const seeingClosings = <K extends 'par' | 'buyShares' | 'sellShares'>(kind: ActionKind<K>): ActionKind<K> => {
  const isStuckBy = (p: Position, action: Parameters<ActionKind<K>['apply']>[1]): boolean => {
    if (!isNearClosing(p, action) || kind.object(p, action)) return false
    const d = new Draft(p)
    kind.apply(d, action)
    return broughtBy(d, traderOf(action)) === 'stuck'
  }
  return {
    ...kind,
    *candidates(p, by) {
      for (const candidate of kind.candidates(p, by))
        yield isStuckBy(p, candidate.action) ? { ...candidate, deadEnd: true } : candidate
    },
    apply(d, action) {
      kind.apply(d, action)
      if (broughtBy(d, traderOf(action)) === 'over') endAt(d, traderOf(action))
    },
  }
}

/** Where a pass with a corporation at $0 in the market ends the round: all have passed then. */
const endOfPass = (p: Position, by: PlayerId): PlayerId | undefined => {
  if (corporationsAtZero(p).length === 0) return undefined
  const stop = stopAfterClosing(afterClosings(p), by, TRADES, (player) => canTrade(p, player, TRADES))
  if (stop === undefined || stop === by) return stop
  const others = othersAfter(p, by)
  const behind = others.length - others.indexOf(stop) - 1
  return behind <= passes.of(p) ? stop : undefined
}

const passSeeingClosings: ActionKind<'pass'> = {
  ...PASS,
  apply(d, action) {
    const end = endOfPass(d, traderOf(action))
    PASS.apply(d, action)
    if (end !== undefined) endAt(d, end)
  },
}

const stock = stockRoundOf(
  [seeingClosings(startCorporation), seeingClosings(buyShares), seeingClosings(sellShares)],
  passSeeingClosings,
)

/** A turn that closes a corporation the next player could still have traded can end the stock round. */
export const closingEndsRound: Mechanism = {
  facts: [nothingLeft],
  replaces: [
    replace(adjustPrices, (before) => (d) => {
      if (!nothingLeft.of(d)) before(d)
    }),
  ],
  rules: ({ rounds }) => ({ rounds: { ...rounds, stock } }),
}
