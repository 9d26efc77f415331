import type { Draft } from '../../../../core/draft.js'
import { type FactData, gameFact } from '../../../../core/facts.js'
import type { OperatorId } from '../../../../core/ids.js'
import { inZone, marketOrder } from '../../../../core/market.js'
import { flag } from '../../../../core/shape.js'
import { switches1846 } from '../../switches.js'
import { closeCorporation } from './closing.js'

const lookDue = gameFact('lookDue', flag, false, 'Corporations at $0 are still to be looked for after this action.')

export const CLOSING_FACTS: readonly FactData[] = [lookDue]

/** A price of $0 (1846-MKT-2, -3). */
export const priceMoved = (d: Draft, corporation: OperatorId): void => {
  if (!switches1846.closeLate.of(d) && inZone(d, corporation, 'close')) closeCorporation(d, corporation)
}

/** 18xx.games looks once an action: when it would ask somebody, or before it leaves the round. What falls later waits. */
export const closeWorthless = (d: Draft): boolean => {
  if (!lookDue.of(d)) return false
  lookDue.set(d, false)
  const fallen = marketOrder(d).filter((id) => inZone(d, id, 'close'))
  for (const corporation of fallen) closeCorporation(d, corporation)
  return fallen.length > 0
}

export const lookAfter = (d: Draft, act: () => void): void => {
  if (switches1846.closeLate.of(d)) lookDue.set(d, true)
  act()
}
