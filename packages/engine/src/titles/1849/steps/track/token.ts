import type { Draft } from '../../../../core/draft.js'
import type { Position } from '../../../../core/position.js'
import { type Objection, objection } from '../../../../core/refusals.js'
import { withReplaceable } from '../../../../core/replaceable.js'
import type { ActionKind } from '../../../../core/step.js'
import { tokenPlaced } from '../../../../steps/operatingTurn.js'
import { type CityAt, type PlaceToken, placeTokenBy } from '../../../../steps/placeToken.js'
import { COASTAL_CITIES } from '../../data/map.js'
import { SMS, serveBySms, servedBySms, smsCity, smsTooLate } from '../companies/sms.js'
import { checkGaribaldi } from '../shares/foundingOrder.js'

/** Free in a connected city with a circle for it (1849-10.4-1 … -3). */
const byTrack = placeTokenBy({ after: checkGaribaldi })

const coast: readonly CityAt[] = COASTAL_CITIES.map((hex) => ({ hex, city: 0 }))

/** Free in the coastal city SMS serves (1849-7.1-9). */
export const bySea = placeTokenBy({
  price: (p, _operator, { hex }) => (servedBySms(p, hex) ? 0 : null),
  beside: () => coast,
  after(d: Draft, { hex }) {
    serveBySms(d, hex)
    checkGaribaldi(d)
  },
})

export const notCoastal = (p: Position, { hex }: PlaceToken): Objection | undefined =>
  servedBySms(p, hex) ? undefined : objection('or.power.NOT_COASTAL', { company: SMS, hex })

const placing: ActionKind<'placeToken'> = {
  type: 'placeToken',
  takes: (action) => action.power === undefined,
  *candidates(p, by) {
    if (smsCity.of(p) === null) yield* byTrack.candidates(p, by)
  },
  object(p, action) {
    if (smsCity.of(p) === null) return byTrack.object(p, action)
    return tokenPlaced.of(p)
      ? objection('or.token.SECOND_TOKEN', {})
      : objection('or.token.POWER_INSTEAD', { company: SMS })
  },
  apply: (d, action) => byTrack.apply(d, action),
}

/** One station; where SMS is used, it takes the place of the step (1849-7.1-9, -10.4-1). */
export const placeToken = withReplaceable(placing, 'candidates', 'object', 'apply')

const placingBySms: ActionKind<'placeToken'> = {
  type: 'placeToken',
  takes: (action) => action.power !== undefined,
  *candidates(p, by) {
    if (smsCity.of(p) === null && smsTooLate(p, by)) return
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

/** The station SMS places as it closes, or where it has just laid a tile. */
export const placeBySms = withReplaceable(placingBySms, 'candidates', 'apply')
