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
import { helpedBy } from '../companies/supporters.js'
import { cardOf, isIstvans } from '../istvan/cards.js'
import { stationWanted } from '../istvan/list.js'
import { purseOf, recordStation } from '../istvan/progress.js'

/** SzKÉV builds the stations of minors (MAG-TOK-2). */
const sharedWithBuilder = (minor: OperatorId, cost: number): readonly Charge[] => {
  const part = cost * STATION_PART
  return [
    { from: minor, to: SKEV.id, amount: part, why: 'token' },
    { from: minor, to: 'bank', amount: cost - part, why: 'token' },
  ]
}

type Price = (p: Position, by: OperatorId) => number

/** One station a turn in a city that is joined to an own one (MAG-TOK-1 … -4). */
const minorToken = (price: Price) =>
  placeTokenBy({
    price: (p, by, _at, reached) => (reached ? price(p, by) : null),
    charges: (_p, minor, cost) => sharedWithBuilder(minor, cost),
  })

const citiesWithRoom = (p: Position): readonly CityAt[] =>
  Object.keys(p.rules.board.hexes).flatMap((hex) =>
    (faceOn(p.rules.board, p.state.board.tiles, hex)?.places ?? []).flatMap((place, city) =>
      place.kind === 'city' && freeCircles(p, { hex, city }) > 0 ? [{ hex, city }] : [],
    ),
  )

/** The director's station, in any city of the map (MAG-MTK-1 … -4). */
const majorToken = (price: Price) =>
  placeTokenBy({
    never: (p, by) => (president(p, by) === null ? objection('or.token.NO_DIRECTOR', { corporation: by }) : undefined),
    price,
    beside: citiesWithRoom,
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

/** István's minors place the stations of their cards, his majors none (MAG-V1-8, -12). */
const isWanted = (p: Position, { by, hex }: PlaceToken): boolean =>
  !isIstvans(p, by) || (isMinor(p, by) && stationWanted(cardOf(p, by), purseOf(p, by)) === hex)

const placeTokenFor = (price: Price): ActionKind<'placeToken'> => {
  const ofMinor = minorToken(price)
  const ofDirector = majorToken(price)
  const kindOf = (p: Position, by: EntityId) => (isMinor(p, by) ? ofMinor : ofDirector)
  return {
    ...ofMinor,
    *candidates(p, by) {
      for (const candidate of kindOf(p, by).candidates(p, by)) if (isWanted(p, candidate.action)) yield candidate
    },
    object(p, action) {
      if (!isWanted(p, action)) return objection('solo.NOT_WANTED', { company: action.by })
      const found = kindOf(p, action.by).object(p, action)
      return found && !isMinor(p, action.by) ? ofMajor(found, action.by) : found
    },
    apply(d, action) {
      kindOf(d, action.by).apply(d, action)
      if (isMinor(d, action.by)) recordStation(d, action.by)
    },
  }
}

const onCharter: Price = (p, by) => p.state.operators[by]?.tokens[0] ?? 0

export const placeToken = placeTokenFor(onCharter)

const helped = placeTokenFor((p, by) => onCharter(p, by) * (isMinor(p, by) ? STATION_DISCOUNT : 1))

/** With a supporter's help. A major pays the whole price all the same, and nobody asks for help with that. */
export const placeTokenForHalf = helpedBy('DDSG', {
  ...helped,
  *candidates(p, by) {
    if (isMinor(p, by)) yield* helped.candidates(p, by)
  },
})
