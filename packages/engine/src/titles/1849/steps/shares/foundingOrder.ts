import type { Draft } from '../../../../core/draft.js'
import { type FactData, gameFact } from '../../../../core/facts.js'
import type { OperatorId } from '../../../../core/ids.js'
import type { Position } from '../../../../core/position.js'
import { replaceable } from '../../../../core/replaceable.js'
import { flag, id, listOf } from '../../../../core/shape.js'
import { freeCircles } from '../../../../steps/placeToken.js'
import { HOMES_OF_CHOICE } from '../../data/map.js'

export const GARIBALDI: OperatorId = 'AFG'

export const foundingOrder = gameFact(
  'foundingOrder',
  listOf(id),
  [],
  'All corporations in the game by their cards; the first unfounded one is next.',
)
export const setAside = gameFact('setAside', flag, false, 'AFG has no city to go to and is left out of the order.')
const closedNow = gameFact(
  'closedNow',
  listOf(id),
  [],
  'Corporations closed since the last stock round began: not to be founded before the next one.',
)

export const ORDER_FACTS: readonly FactData[] = [foundingOrder, setAside, closedNow]

export const isFounded = (p: Position, corporation: OperatorId): boolean =>
  p.state.operators[corporation]?.cell !== undefined

/** Cities AFG could begin in (1849-9.4.1-1). */
export const freeHomes = (p: Position): readonly string[] =>
  (HOMES_OF_CHOICE[GARIBALDI] ?? []).filter((hex) => freeCircles(p, { hex, city: 0 }) > 0)

/** Corporations that are neither founded nor set aside, the lowest card first. */
export const toFound = (p: Position): readonly OperatorId[] =>
  foundingOrder.of(p).filter((each) => !isFounded(p, each) && !(each === GARIBALDI && setAside.of(p)))

/** Only the one with the lowest card may be founded (1849-9.4-1). */
export const nextToFound = (p: Position): OperatorId | null => toFound(p)[0] ?? null

/** Has it closed so lately that it can be founded in the next stock round only (1849-11-3)? */
export const closedThisRound = (p: Position, corporation: OperatorId): boolean => closedNow.of(p).includes(corporation)

/** Its card becomes the last (1849-11-3). */
const putLast = (d: Draft, corporation: OperatorId): void =>
  foundingOrder.set(d, [...foundingOrder.of(d).filter((each) => each !== corporation), corporation])

/** AFG is set aside when the last free circle of its five cities is taken (1849-9.4.1-2). */
export const checkGaribaldi = (d: Draft): void => {
  if (!foundingOrder.of(d).includes(GARIBALDI) || isFounded(d, GARIBALDI) || setAside.of(d)) return
  if (freeHomes(d).length === 0) setAside.set(d, true)
}

/** The card of a closed corporation becomes the last; closed in a stock round, it waits for the next one (1849-11-3). */
export const moveCardToEnd = (d: Draft, corporation: OperatorId): void => {
  putLast(d, corporation)
  if (d.state.round.kind === 'stock') closedNow.set(d, [...closedNow.of(d), corporation])
}

/** Has a city of AFG's got a free circle again (1849-9.4.1-2)? */
export const garibaldiHasHome = replaceable((p: Position): boolean => freeHomes(p).length > 0)

/** A stock round begins: what has closed may be founded again, and AFG if it has a city (1849-9.4.1-2, -11-3). */
export const reopenFounding = replaceable((d: Draft): void => {
  closedNow.set(d, [])
  if (!setAside.of(d) || !garibaldiHasHome(d)) return
  setAside.set(d, false)
  putLast(d, GARIBALDI)
})
