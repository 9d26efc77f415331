import { faceOn } from '../../../../board/lying.js'
import type { EntityId, OperatorId } from '../../../../core/ids.js'
import type { Charge } from '../../../../core/money.js'
import { isMinor } from '../../../../core/operators.js'
import type { Position } from '../../../../core/position.js'
import { objection } from '../../../../core/refusals.js'
import { president } from '../../../../core/shares.js'
import type { ActionKind } from '../../../../core/step.js'
import { type CityAt, freeCircles, placeTokenBy } from '../../../../steps/placeToken.js'
import { SKEV } from '../../data/companies.js'
import { STATION_PART } from '../../data/tables.js'

/** SzKÉV builds the stations of minors (MAG-TOK-2). */
const sharedWithBuilder = (minor: OperatorId, cost: number): readonly Charge[] => {
  const part = cost * STATION_PART
  return [
    { from: minor, to: SKEV.id, amount: part, why: 'token' },
    { from: minor, to: 'bank', amount: cost - part, why: 'token' },
  ]
}

/** One station a turn in a city that is joined to an own one (MAG-TOK-1 … -4). */
const minorToken = placeTokenBy({ charges: (_p, minor, cost) => sharedWithBuilder(minor, cost) })

const citiesWithRoom = (p: Position): readonly CityAt[] =>
  Object.keys(p.rules.board.hexes).flatMap((hex) =>
    (faceOn(p.rules.board, p.state.board.tiles, hex)?.places ?? []).flatMap((place, city) =>
      place.kind === 'city' && freeCircles(p, { hex, city }) > 0 ? [{ hex, city }] : [],
    ),
  )

/** The director's station, in any city of the map (MAG-MTK-1 … -4). */
const majorToken = placeTokenBy({
  never: (p, by) => (president(p, by) === null ? objection('or.token.NO_DIRECTOR', { corporation: by }) : undefined),
  price: (p, by) => p.state.operators[by]?.tokens[0] ?? 0,
  beside: citiesWithRoom,
})

const kindOf = (p: Position, by: EntityId): ActionKind<'placeToken'> => (isMinor(p, by) ? minorToken : majorToken)

export const placeToken: ActionKind<'placeToken'> = {
  ...minorToken,
  candidates: (p, by) => kindOf(p, by).candidates(p, by),
  object: (p, action) => kindOf(p, action.by).object(p, action),
  apply: (d, action) => kindOf(d, action.by).apply(d, action),
}
