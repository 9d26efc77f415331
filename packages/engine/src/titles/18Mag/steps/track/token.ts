import { faceOn } from '../../../../board/lying.js'
import type { EntityId, OperatorId } from '../../../../core/ids.js'
import type { Charge } from '../../../../core/money.js'
import { isMinor } from '../../../../core/operators.js'
import type { Position } from '../../../../core/position.js'
import { type Objection, objection } from '../../../../core/refusals.js'
import { president } from '../../../../core/shares.js'
import type { ActionKind } from '../../../../core/step.js'
import { type CityAt, freeCircles, type PlaceToken, placeTokenBy } from '../../../../steps/placeToken.js'
import { SKEV } from '../../data/companies.js'
import { STATION_DISCOUNT, STATION_PART } from '../../data/tables.js'
import { helps, thankHelper } from '../companies/supporters.js'
import { cardOf, isIstvans } from '../istvan/cards.js'
import { stationWanted } from '../istvan/list.js'
import { noteStation, purseOf } from '../istvan/progress.js'

/** On the charter; half of it with a supporter's help. */
const printedPrice = (p: Position, by: OperatorId): number =>
  (p.state.operators[by]?.tokens[0] ?? 0) * (helps(p, 'DDSG') ? STATION_DISCOUNT : 1)

/** SzKÉV builds the stations of minors (MAG-TOK-2). */
const sharedWithBuilder = (minor: OperatorId, cost: number): readonly Charge[] => {
  const part = cost * STATION_PART
  return [
    { from: minor, to: SKEV.id, amount: part, why: 'token' },
    { from: minor, to: 'bank', amount: cost - part, why: 'token' },
  ]
}

/** One station a turn in a city that is joined to an own one (MAG-TOK-1 … -4). */
const minorToken = placeTokenBy({
  price: (p, by, _at, reached) => (reached ? printedPrice(p, by) : null),
  charges: (_p, minor, cost) => sharedWithBuilder(minor, cost),
  after: thankHelper,
})

const citiesWithRoom = (p: Position): readonly CityAt[] =>
  Object.keys(p.rules.board.hexes).flatMap((hex) =>
    (faceOn(p.rules.board, p.state.board.tiles, hex)?.places ?? []).flatMap((place, city) =>
      place.kind === 'city' && freeCircles(p, { hex, city }) > 0 ? [{ hex, city }] : [],
    ),
  )

/** The director's station, in any city of the map (MAG-MTK-1 … -4). */
const majorToken = placeTokenBy({
  never: (p, by) => (president(p, by) === null ? objection('or.token.NO_DIRECTOR', { corporation: by }) : undefined),
  price: printedPrice,
  beside: citiesWithRoom,
  after: thankHelper,
})

/** What speaks against a minor's station and a major's is told apart (MAG-MTK-1 … -3). */
const ofMajor = ({ code, params }: Objection, corporation: OperatorId): Objection => {
  switch (code) {
    case 'or.token.SECOND_TOKEN':
      return objection('or.majorToken.SECOND', { corporation })
    case 'or.token.NO_TOKEN_LEFT':
      return objection('or.majorToken.NONE_LEFT', { corporation })
    case 'or.token.NO_CASH':
      return { code: 'or.majorToken.NO_CASH', params }
    case 'or.token.NO_SLOT':
      return { code: 'or.majorToken.NO_SLOT', params }
    case 'or.token.ALREADY_IN_CITY':
      return objection('or.majorToken.ALREADY_THERE', { corporation, hex: params.hex ?? '' })
    default:
      return { code, params }
  }
}

const tokenObjection = (p: Position, action: PlaceToken): Objection | undefined => {
  const found = kindOf(p, action.by).object(p, action)
  return found && !isMinor(p, action.by) ? ofMajor(found, action.by) : found
}

const kindOf = (p: Position, by: EntityId): ActionKind<'placeToken'> => (isMinor(p, by) ? minorToken : majorToken)

/** István's minors place the stations of their cards, his majors none (MAG-V1-8, -12). */
const isWanted = (p: Position, { by, hex }: PlaceToken): boolean =>
  !isIstvans(p, by) || (isMinor(p, by) && stationWanted(cardOf(p, by), purseOf(p, by)) === hex)

export const placeToken: ActionKind<'placeToken'> = {
  ...minorToken,
  *candidates(p, by) {
    for (const candidate of kindOf(p, by).candidates(p, by)) if (isWanted(p, candidate.action)) yield candidate
  },
  object: (p, action) =>
    isWanted(p, action) ? tokenObjection(p, action) : objection('solo.NOT_WANTED', { company: action.by }),
  apply(d, action) {
    kindOf(d, action.by).apply(d, action)
    if (isMinor(d, action.by)) noteStation(d, action.by)
  },
}
