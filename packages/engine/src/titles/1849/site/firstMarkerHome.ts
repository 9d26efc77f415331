import type { Draft } from '../../../core/draft.js'
import { operatorFact } from '../../../core/facts.js'
import type { HexId, OperatorId } from '../../../core/ids.js'
import { replace } from '../../../core/replaceable.js'
import { id, listOf, orNull } from '../../../core/shape.js'
import type { Mechanism } from '../../../site/site.js'
import { MESSINA } from '../data/map.js'
import { found, placeHome } from '../steps/shares/found.js'
import { carryOutAbsorbing, isHomeMarker } from '../steps/track/absorb.js'
import { destroyMessina } from '../steps/track/earthquake.js'
import { placeBySms, placeToken } from '../steps/track/token.js'

const markers = operatorFact(
  'markers',
  listOf(orNull(id)),
  [],
  'Where its station markers stand, the first one first; null = it has come back to the charter.',
)

/** The first marker of the charter goes to a city. */
const markerPlaced = (d: Draft, by: OperatorId, hex: HexId): void => {
  const all = [...markers.of(d, by)]
  const free = all.indexOf(null)
  all[free < 0 ? all.length : free] = hex
  markers.set(d, by, all)
}

/** Another has bought the place. */
const markerBack = (d: Draft, by: OperatorId, hex: HexId): void => {
  const all = markers.of(d, by)
  if (all.includes(hex))
    markers.set(
      d,
      by,
      all.map((each) => (each === hex ? null : each)),
    )
}

/** It is lost for good. */
const markerLost = (d: Draft, by: OperatorId, hex: HexId): void => {
  const all = markers.of(d, by)
  if (all.includes(hex))
    markers.set(
      d,
      by,
      all.filter((each) => each !== hex),
    )
}

const stations = [placeHome.apply, placeToken.apply, placeBySms.apply].map((apply) =>
  replace(apply, (before) => (d, action) => {
    before(d, action)
    markerPlaced(d, action.by, action.hex)
  }),
)

/** The first of the markers that a corporation still has is its home marker. */
export const firstMarkerHome: Mechanism = {
  facts: [markers],
  replaces: [
    ...stations,
    replace(found, (before) => (d, corporation, ...others) => {
      before(d, corporation, ...others)
      const home = d.rules.operators[corporation]?.home
      if (home) markerPlaced(d, corporation, home.hex)
    }),
    replace(carryOutAbsorbing, (before) => (d, action) => {
      before(d, action)
      markerBack(d, action.from, action.hex)
      markerPlaced(d, action.by, action.hex)
    }),
    replace(destroyMessina, (before) => (d) => {
      const lost = d.state.board.tokens[MESSINA] ?? []
      before(d)
      for (const { by } of lost) markerLost(d, by, MESSINA)
    }),
    replace(isHomeMarker, (before) => (p, owner, hex) => {
      const [first] = markers.of(p, owner)
      return first === undefined ? before(p, owner, hex) : first === hex
    }),
  ],
}
