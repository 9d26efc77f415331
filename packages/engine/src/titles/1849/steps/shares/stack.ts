import type { Draft } from '../../../../core/draft.js'
import { type FactData, gameFact, turnFact } from '../../../../core/facts.js'
import type { OperatorId } from '../../../../core/ids.js'
import { marketOrder } from '../../../../core/market.js'
import { amount, flag, id, listOf, record } from '../../../../core/shape.js'
import { switches1849 } from '../../switches.js'

const standing = turnFact(
  'standing',
  listOf(record({ corporation: id, cell: amount }, {})),
  [],
  'Markers and their cells before the first sale of the turn, dearest first.',
)
const stood = gameFact(
  'stood',
  listOf(id),
  [],
  'Markers when the train step began, dearest first, where emergency sales keep to that order.',
)
const shifted = gameFact('shifted', listOf(id), [], 'Markers that emergency sales have moved since the stock round.')
const unsorted = gameFact('unsorted', flag, false, 'Some of them have been moved since a corporation conceded.')

export const STACK_FACTS: readonly FactData[] = [standing, stood, shifted, unsorted]

/** Before the first sale of a turn. */
export const noteStanding = (d: Draft): void => {
  if (standing.of(d).length > 0) return
  const markers = marketOrder(d).map((corporation) => ({
    corporation,
    cell: d.state.operators[corporation]?.cell ?? 0,
  }))
  standing.set(d, markers)
}

/** 18xx.games: the train step begins. */
export const noteStood = (d: Draft): void => {
  if (switches1849.emergencyStack.of(d)) stood.set(d, marketOrder(d))
}

/** A stock round has ended. */
export const forgetShifted = (d: Draft): void => {
  shifted.set(d, [])
  unsorted.set(d, false)
}

export const noteShifted = (d: Draft, corporation: OperatorId): void => {
  if (d.state.round.kind !== 'operating' || stood.of(d).length === 0) return
  shifted.set(d, [...new Set([...shifted.of(d), corporation])])
  unsorted.set(d, true)
}

/** Markers that sales have moved, by the order they had before. */
const moved = (d: Draft): readonly OperatorId[] =>
  d.state.round.kind === 'operating'
    ? stood.of(d).filter((each) => shifted.of(d).includes(each))
    : standing
        .of(d)
        .filter(
          ({ corporation, cell }) =>
            shifted.of(d).includes(corporation) || (d.state.operators[corporation]?.cell ?? cell) !== cell,
        )
        .map(({ corporation }) => corporation)

/** Markers that sales of one turn bring to the same cell lie there in their old order (1849-9.2-2, OP-8). */
export const restack = (d: Draft): void => {
  const market = { ...d.state.market }
  const all = moved(d)
  for (const [cell, markers] of Object.entries(market)) {
    const arrived = all.filter((each) => markers.includes(each))
    if (arrived.length > 0) market[Number(cell)] = [...markers.filter((each) => !all.includes(each)), ...arrived]
  }
  if (all.length > 0) d.set({ market })
}

/** 18xx.games: so they do once more before a corporation concedes. */
export const sortBeforeConceding = (d: Draft): void => {
  if (!unsorted.of(d)) return
  restack(d)
  unsorted.set(d, false)
}
