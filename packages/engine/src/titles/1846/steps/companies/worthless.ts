import type { Draft } from '../../../../core/draft.js'
import { type FactData, gameFact } from '../../../../core/facts.js'
import type { OperatorId } from '../../../../core/ids.js'
import { inZone, marketOrder } from '../../../../core/market.js'
import type { Position } from '../../../../core/position.js'
import { flag } from '../../../../core/shape.js'
import { switches1846 } from '../../switches.js'
import { lookForToken } from '../track/token.js'
import { closeCorporation } from './closing.js'

const lookDue = gameFact('lookDue', flag, false, 'Corporations at $0 are still to be looked for after this action.')

export const CLOSING_FACTS: readonly FactData[] = [lookDue]

/** A price of $0 (1846-MKT-2, -3). */
export const priceMoved = (d: Draft, corporation: OperatorId): void => {
  if (!switches1846.closeLate.of(d) && inZone(d, corporation, 'close')) closeCorporation(d, corporation)
}

/** Corporations at $0. */
export const fallen = (p: Position): readonly OperatorId[] => marketOrder(p).filter((id) => inZone(p, id, 'close'))

const closeFallen = (d: Draft): boolean => {
  const found = fallen(d)
  for (const corporation of found) closeCorporation(d, corporation)
  return found.length > 0
}

/** 18xx.games looks after every turn of the operating round in which somebody did something. */
export const closeAfterTurn = (d: Draft, before?: () => void): void => {
  if (!lookDue.of(d) || fallen(d).length === 0) return
  before?.()
  closeFallen(d)
}

/** And when it would ask somebody; in a stock round only once. */
export const closeWorthless = (d: Draft): boolean => {
  if (!lookDue.of(d)) return false
  const found = closeFallen(d)
  lookDue.set(d, found && !d.state.ended && d.state.round.kind === 'operating')
  return found
}

/** The round is over: what falls to $0 in the next one waits for the next action. */
export const closeAfterRound = (d: Draft): void => {
  closeAfterTurn(d)
  lookDue.set(d, false)
}

export const lookAfter = (d: Draft, act: () => void): void => {
  if (switches1846.closeLate.of(d)) lookDue.set(d, true)
  act()
  lookForToken(d)
}
