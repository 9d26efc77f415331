import type { Draft } from '../../../../core/draft.js'
import { type FactData, gameFact, roundFact } from '../../../../core/facts.js'
import type { OperatorId } from '../../../../core/ids.js'
import { inZone } from '../../../../core/market.js'
import { isMinor } from '../../../../core/operators.js'
import { flag, listOf, operatorId } from '../../../../core/shape.js'
import { president } from '../../../../core/shares.js'
import { switches1846 } from '../../switches.js'
import { closeCorporation } from './closing.js'

const worthless = gameFact('worthless', listOf(operatorId), [], 'Corporations at $0 that close with the next action.')
const played = roundFact('played', flag, false, 'Somebody has done something in this round.')

export const CLOSING_FACTS: readonly FactData[] = [worthless, played]

/** 18xx.games looks for closed corporations before a new round begins, and then after the next action. */
const isSpared = (d: Draft): boolean => switches1846.closeLate.of(d) && !played.of(d)

/** Nobody is asked in its turn, so it comes to the end of it there. */
const operatesAlone = (d: Draft, corporation: OperatorId): boolean =>
  switches1846.closeLate.of(d) &&
  d.state.round.kind === 'operating' &&
  d.state.round.current === corporation &&
  president(d, corporation) === null

/** A price of $0 (1846-MKT-2, -3). */
export const priceMoved = (d: Draft, corporation: OperatorId): void => {
  if (!inZone(d, corporation, 'close')) return
  if (isSpared(d)) worthless.set(d, [...worthless.of(d), corporation])
  else if (!operatesAlone(d, corporation)) closeCorporation(d, corporation)
}

export const closeAfterTurn = (d: Draft, operator: OperatorId): void => {
  const isGone = isMinor(d, operator) || d.state.operators[operator]?.closed !== undefined
  if (isGone || worthless.of(d).includes(operator) || !inZone(d, operator, 'close')) return
  closeCorporation(d, operator)
}

/** An action, and then those close that have waited for one. */
export const closingAfter = (d: Draft, act: () => void): void => {
  const late = worthless.of(d)
  if (switches1846.closeLate.of(d)) {
    played.set(d, true)
    worthless.set(d, [])
  }
  act()
  for (const corporation of late) if (!d.state.operators[corporation]?.closed) closeCorporation(d, corporation)
}
