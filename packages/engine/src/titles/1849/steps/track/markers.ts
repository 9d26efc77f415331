import type { Draft } from '../../../../core/draft.js'
import { type FactData, operatorFact } from '../../../../core/facts.js'
import type { HexId, OperatorId } from '../../../../core/ids.js'
import type { Position } from '../../../../core/position.js'
import { id, listOf, orNull } from '../../../../core/shape.js'
import { switches1849 } from '../../switches.js'

const markers = operatorFact(
  'markers',
  listOf(orNull(id)),
  [],
  'Where its station markers stand, the first one first; null = it has come back to the charter.',
)

export const MARKER_FACTS: readonly FactData[] = [markers]

const isKept = (p: Position): boolean => switches1849.firstMarkerHome.of(p)

/** The first marker of the charter goes to a city. */
export const noteMarker = (d: Draft, by: OperatorId, hex: HexId): void => {
  if (!isKept(d)) return
  const all = [...markers.of(d, by)]
  const free = all.indexOf(null)
  all[free < 0 ? all.length : free] = hex
  markers.set(d, by, all)
}

/** Another has bought the place. */
export const noteMarkerBack = (d: Draft, by: OperatorId, hex: HexId): void => {
  const all = markers.of(d, by)
  if (all.includes(hex))
    markers.set(
      d,
      by,
      all.map((each) => (each === hex ? null : each)),
    )
}

/** It is lost for good. */
export const noteMarkerLost = (d: Draft, by: OperatorId, hex: HexId): void => {
  const all = markers.of(d, by)
  if (all.includes(hex))
    markers.set(
      d,
      by,
      all.filter((each) => each !== hex),
    )
}

/** The first of the markers it still has; undefined = nobody has counted them, null = it stands nowhere. */
export const firstMarker = (p: Position, by: OperatorId): HexId | null | undefined =>
  isKept(p) ? markers.of(p, by)[0] : undefined
