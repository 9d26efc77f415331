import type { Draft } from '../../../../core/draft.js'
import { type FactData, turnFact } from '../../../../core/facts.js'
import type { HexId, OperatorId } from '../../../../core/ids.js'
import type { Position } from '../../../../core/position.js'
import { type Objection, objection } from '../../../../core/refusals.js'
import { orNull, text } from '../../../../core/shape.js'
import type { ActionKind } from '../../../../core/step.js'
import { closePrivate } from '../../../../steps/closing.js'
import { tilesLaid, tokenPlaced } from '../../../../steps/operatingTurn.js'
import { COASTAL_CITIES } from '../../data/map.js'
import { switches1849 } from '../../switches.js'

export const SMS = 'SMS'

/** No city chosen yet. */
const ANY = 'any'

export const smsCity = turnFact(
  'sms',
  orNull(text),
  null,
  'SMS was closed in this turn: the coastal city it serves, `any` until one is chosen.',
)

export const SMS_FACTS: readonly FactData[] = [smsCity]

/** May SMS be used in this hex: a coastal city, and the same for tile and station (1849-7.1-9)? */
export const servedBySms = (p: Position, hex: HexId): boolean => {
  const chosen = smsCity.of(p)
  return COASTAL_CITIES.includes(hex) && (chosen === null || chosen === ANY || chosen === hex)
}

const ownsSms = (p: Position, operator: OperatorId): boolean =>
  p.state.privates[SMS]?.owner === operator && !p.state.privates[SMS]?.closed

/** Why SMS is not there to be used: another's, or one of the two steps has been used already (1849-7.1-9). */
export const smsTooLate = (p: Position, operator: OperatorId): Objection | undefined => {
  if (!ownsSms(p, operator)) return objection('or.power.NOT_OWNER', { company: SMS })
  return tilesLaid.of(p) > 0 || tokenPlaced.of(p) ? objection('or.power.TOO_LATE', { company: SMS }) : undefined
}

/** It closes for the city it serves. */
export const serveBySms = (d: Draft, hex: HexId): void => {
  smsCity.set(d, hex)
  closePrivate(d, SMS)
}

/** 18xx.games closes it before the tile step, without a city. */
export const closeSms: ActionKind<'usePower'> = {
  type: 'usePower',
  *candidates(p, by) {
    if (ownsSms(p, by)) yield { action: { type: 'usePower', by, company: SMS } }
  },
  object(p, { by, company }) {
    if (company !== SMS || !switches1849.smsFirst.of(p)) return objection('any.NO_POWER', { company })
    return smsTooLate(p, by)
  },
  apply(d, { by, company }) {
    d.emit({ type: 'powerUsed', by, company })
    serveBySms(d, ANY)
  },
}
