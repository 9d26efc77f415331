import type { Draft } from '../../../../core/draft.js'
import { type FactData, gameFact } from '../../../../core/facts.js'
import type { OperatorId } from '../../../../core/ids.js'
import type { Position } from '../../../../core/position.js'
import { amount, listOf, operatorId, record } from '../../../../core/shape.js'

/** Whoever founds a merged company on 18xx.games leaves a marker in the cell of the price named, which nothing moves. */
const ghostMarkers = gameFact(
  'ghostMarkers',
  listOf(record({ cell: amount, above: listOf(operatorId) }, {})),
  [],
  'Markers of merged companies: the cell, and those that lay there before.',
)

export const GHOST_MARKER_FACTS: readonly FactData[] = [ghostMarkers]

export const placeGhostMarker = (d: Draft, cell: number): void =>
  ghostMarkers.set(d, [...ghostMarkers.of(d), { cell, above: d.state.market[cell] ?? [] }])

/** A marker that has come to another cell lies under what is there. */
export const leaveGhostMarkers = (d: Draft, corporation: OperatorId): void => {
  const markers = ghostMarkers.of(d)
  if (!markers.some(({ above }) => above.includes(corporation))) return
  ghostMarkers.set(
    d,
    markers.map(({ cell, above }) => ({ cell, above: above.filter((id) => id !== corporation) })),
  )
}

/** How many of them lie above the marker of a corporation. */
export const ghostMarkersAbove = (p: Position, corporation: OperatorId): number =>
  ghostMarkers.of(p).filter(({ cell, above }) => {
    return p.state.operators[corporation]?.cell === cell && !above.includes(corporation)
  }).length
