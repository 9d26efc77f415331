import type { Draft } from '../../../../core/draft.js'
import { type FactData, turnFact } from '../../../../core/facts.js'
import type { HexId, OperatorId } from '../../../../core/ids.js'
import type { Position } from '../../../../core/position.js'
import { type Objection, objection } from '../../../../core/refusals.js'
import { replaceable } from '../../../../core/replaceable.js'
import { orNull, text } from '../../../../core/shape.js'
import { closePrivate } from '../../../../steps/closing.js'
import { tilesLaid, tokenPlaced } from '../../../../steps/operatingTurn.js'
import { COASTAL_CITIES } from '../../data/map.js'

export const SMS = 'SMS'

export const smsCity = turnFact('sms', orNull(text), null, 'SMS was closed in this turn: the coastal city it serves.')

export const SMS_FACTS: readonly FactData[] = [smsCity]

/** May SMS be used in this hex: a coastal city, and the same for tile and station (1849-7.1-9)? */
export const servedBySms = replaceable((p: Position, hex: HexId): boolean => {
  const chosen = smsCity.of(p)
  return COASTAL_CITIES.includes(hex) && (chosen === null || chosen === hex)
})

export const ownsSms = (p: Position, operator: OperatorId): boolean =>
  p.state.privates[SMS]?.owner === operator && !p.state.privates[SMS]?.closed

/** Why SMS cannot be used: it is another's, or a tile or station has been placed already (1849-7.1-9). */
export const smsTooLate = (p: Position, operator: OperatorId): Objection | undefined => {
  if (!ownsSms(p, operator)) return objection('or.power.NOT_OWNER', { company: SMS })
  return tilesLaid.of(p) > 0 || tokenPlaced.of(p) ? objection('or.power.TOO_LATE', { company: SMS }) : undefined
}

/** SMS closes as it serves a city. */
export const serveBySms = (d: Draft, hex: HexId): void => {
  smsCity.set(d, hex)
  closePrivate(d, SMS)
}
