import type { Action } from '../../../../core/action.js'
import { Draft } from '../../../../core/draft.js'
import { type FactData, roundFact } from '../../../../core/facts.js'
import type { PlayerId } from '../../../../core/ids.js'
import type { Position } from '../../../../core/position.js'
import { flag } from '../../../../core/shape.js'
import type { ActionKind } from '../../../../core/step.js'
import { able, afterClosing, othersAfter, stopAfterClosing } from '../../../../steps/closingSale.js'
import { passes } from '../../../../steps/stock.js'
import { switches1846 } from '../../switches.js'
import { closeCorporation } from '../companies/closing.js'
import { fallen } from '../companies/worthless.js'
import { buyShares } from './buy.js'
import { priceBeside } from './price.js'
import { sellShares } from './sell.js'
import { startCorporation } from './start.js'

export const nothingLeft = roundFact(
  'nothingLeft',
  flag,
  false,
  'A corporation closed after a trade or pass, which left nobody anything to do.',
)

export const CLOSING_SALE_FACTS: readonly FactData[] = [nothingLeft]

const TRADES = [startCorporation, buyShares, sellShares]

/** The position once all at $0 have closed. */
const withoutFallen = (p: Position): Position => {
  const after = new Draft(p)
  for (const corporation of fallen(p)) closeCorporation(after, corporation)
  return after
}

/** How 18xx.games goes on after a trade with a corporation at $0 in the market. */
const goesOn = (traded: Position, trader: PlayerId): ReturnType<typeof afterClosing> =>
  afterClosing(withoutFallen(traded), trader, TRADES, (player) => able(traded, player, TRADES))

/** What 18xx.games makes of a trade after which a corporation is at $0. */
const broughtBy = (traded: Position, by: PlayerId) =>
  switches1846.closingEndsRound.of(traded) && fallen(traded).length > 0 ? goesOn(traded, by) : null

/** Could anything be at $0 after this action? */
const isNearClosing = (p: Position, action: Action): boolean =>
  fallen(p).length > 0 || (action.type === 'sellShares' && priceBeside(p, action.corporation, -1) === 0)

const traderOf = (action: Action): PlayerId => action.by as PlayerId

/** Nothing is left to do: prices stay where they are, and the priority where the round ended. */
const endAt = (d: Draft, player: PlayerId): void => {
  nothingLeft.set(d, true)
  d.set({ priority: player })
}

/** A trade in a stock round, with what a closing makes of the round. */
export const seeingClosings = <K extends 'par' | 'buyShares' | 'sellShares'>(kind: ActionKind<K>): ActionKind<K> => {
  const isStuckBy = (p: Position, action: Parameters<ActionKind<K>['apply']>[1]): boolean => {
    if (!switches1846.closingEndsRound.of(p) || !isNearClosing(p, action) || kind.object(p, action)) return false
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
  if (!switches1846.closingEndsRound.of(p) || fallen(p).length === 0) return undefined
  const stop = stopAfterClosing(withoutFallen(p), by, TRADES, (player) => able(p, player, TRADES))
  if (stop === undefined || stop === by) return stop
  const others = othersAfter(p, by)
  const behind = others.length - others.indexOf(stop) - 1
  return behind <= passes.of(p) ? stop : undefined
}

/** A pass in a stock round, with what a closing makes of the round. */
export const passSeeingClosings = (kind: ActionKind<'pass'>): ActionKind<'pass'> => ({
  ...kind,
  apply(d, action) {
    const end = endOfPass(d, traderOf(action))
    kind.apply(d, action)
    if (end !== undefined) endAt(d, end)
  },
})
