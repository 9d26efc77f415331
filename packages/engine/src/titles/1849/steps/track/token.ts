import type { Position } from '../../../../core/position.js'
import { objection } from '../../../../core/refusals.js'
import type { ActionKind } from '../../../../core/step.js'
import { tokenPlaced } from '../../../../steps/operatingTurn.js'
import { type CityAt, type PlaceToken, placeTokenBy, type TokenRules } from '../../../../steps/placeToken.js'
import { COASTAL_CITIES } from '../../data/map.js'
import { switches1849 } from '../../switches.js'
import { SMS, serveBySms, servedBySms, smsCity, smsTooLate } from '../companies/sms.js'
import { checkGaribaldi } from '../shares/order.js'
import { noteMarker } from './markers.js'
import { boardSeen, noteStation } from './stale.js'

/** Free in a connected city with a circle for it (1849-10.4-1 … -3). */
const byTrack = placeTokenBy({
  seen: boardSeen,
  after(d, { by, hex }) {
    noteMarker(d, by, hex)
    noteStation(d)
    checkGaribaldi(d)
  },
})

const coast: readonly CityAt[] = COASTAL_CITIES.map((hex) => ({ hex, city: 0 }))

/** Free in the coastal city SMS serves (1849-7.1-9). */
const smsRules: TokenRules = {
  price: (p, _operator, { hex }) => (servedBySms(p, hex) ? 0 : null),
  beside: () => coast,
  after(d, { by, hex }) {
    serveBySms(d, hex)
    noteMarker(d, by, hex)
    noteStation(d)
    checkGaribaldi(d)
  },
}
const bySea = placeTokenBy(smsRules)

const notCoastal = (p: Position, { hex }: PlaceToken) =>
  servedBySms(p, hex) ? undefined : objection('or.power.NOT_COASTAL', { company: SMS, hex })

/** Has SMS taken the place of the step, as 18xx.games plays it? */
const afterSms = (p: Position): boolean => smsCity.of(p) !== null && switches1849.smsFirst.of(p)

/** SMS is used instead of the step. */
const insteadOfStep = objection('or.token.POWER_INSTEAD', { company: SMS })

export const placeToken: ActionKind<'placeToken'> = {
  type: 'placeToken',
  takes: (action) => action.power === undefined,
  *candidates(p, by) {
    if (smsCity.of(p) === null) yield* byTrack.candidates(p, by)
    else if (afterSms(p)) yield* bySea.candidates(p, by)
  },
  object(p, action) {
    if (smsCity.of(p) === null) return byTrack.object(p, action)
    if (!afterSms(p)) return tokenPlaced.of(p) ? objection('or.token.SECOND_TOKEN', {}) : insteadOfStep
    return notCoastal(p, action) ?? bySea.object(p, action)
  },
  apply(d, action) {
    if (smsCity.of(d) === null) byTrack.apply(d, action)
    else bySea.apply(d, action)
  },
}

/** The station SMS places as it closes, or where it has just laid a tile. */
export const placeBySms: ActionKind<'placeToken'> = {
  type: 'placeToken',
  takes: (action) => action.power !== undefined,
  *candidates(p, by) {
    if (switches1849.smsFirst.of(p) || (smsCity.of(p) === null && smsTooLate(p, by))) return
    for (const { action } of bySea.candidates(p, by)) {
      if (servedBySms(p, action.hex)) yield { action: { ...action, power: SMS } }
    }
  },
  object(p, action) {
    if (action.power !== SMS) return objection('any.NO_POWER', { company: action.power ?? '' })
    const late = smsCity.of(p) === null ? smsTooLate(p, action.by) : undefined
    return late ?? notCoastal(p, action) ?? bySea.object(p, action)
  },
  apply: (d, action) => bySea.apply(d, action),
}
