import { isPlayer, type OperatorId } from '../../../../core/ids.js'
import { cash } from '../../../../core/money.js'
import { isMinor } from '../../../../core/operators.js'
import type { Position } from '../../../../core/position.js'
import { objection } from '../../../../core/refusals.js'
import { withReplaceable } from '../../../../core/replaceable.js'
import type { ActionKind } from '../../../../core/step.js'
import { type CityAt, freeCircles, placeTokenBy, type TokenRules } from '../../../../steps/placeToken.js'
import { putToken, standsIn } from '../../../../steps/tokens.js'
import { CWI_SLOT, RESERVED_SLOTS } from '../../data/companies.js'
import { CHICAGO } from '../../data/map.js'
import { notOwned } from '../companies/owned.js'
import { issuable } from '../shares/issue.js'

/** Reserved slots end with phase IV, with their owner, or when it stands there (1846-TOK-4, -PVT-5). */
const hasSlotKept = (p: Position, id: OperatorId): boolean => {
  const state = p.state.operators[id]
  const lastPhase = p.state.phase >= p.rules.phases.length - 1
  const hex = RESERVED_SLOTS[id]?.hex
  return hex !== undefined && !lastPhase && state !== undefined && !state.closed && !standsIn(p, id, hex)
}

const reserved = (p: Position, { hex, city }: CityAt): readonly string[] => {
  const found = Object.keys(RESERVED_SLOTS).filter((id) => RESERVED_SLOTS[id]?.hex === hex && hasSlotKept(p, id))
  const waiting = p.state.privates['C&WI']
  const waits = waiting && !waiting.closed && (!waiting.owner || isPlayer(waiting.owner))
  return waits && hex === CWI_SLOT.hex && city === CWI_SLOT.city ? [...found, 'C&WI'] : found
}

/** §6.5: one token a turn; some have a slot at a price of their own, two of them without connection (1846-TOK-3, -4). */
export const tokenRules: TokenRules = {
  never: (p, by) => (isMinor(p, by) ? objection('or.token.INDEPENDENT', { company: by }) : undefined),
  reserved,
  price(p, by, { hex }, reached) {
    const own = RESERVED_SLOTS[by]?.hex === hex ? RESERVED_SLOTS[by] : undefined
    return reached ? (own?.connected ?? p.state.operators[by]?.tokens[0] ?? 0) : (own?.anywhere ?? null)
  },
  beside(_p, by) {
    const own = RESERVED_SLOTS[by]
    return own?.anywhere === undefined ? [] : [{ hex: own.hex, city: 0 }]
  },
  second: (by, hex) => (hex === CHICAGO ? objection('or.token.ALREADY_IN_CHICAGO', { company: by }) : undefined),
}

const byTrack = placeTokenBy(tokenRules)

const placeByTrack: ActionKind<'placeToken'> = {
  ...byTrack,
  object(p, action) {
    const found = byTrack.object(p, action)
    return found?.code === 'or.token.RESERVED' && found.params.company === 'C&WI'
      ? objection('or.token.COMPANY_SLOT', { hex: action.hex, company: 'C&WI' })
      : found
  },
}

export const placeToken = withReplaceable(placeByTrack, 'object', 'apply')

/** Does the step have a token to ask about? Shares that can still be issued count as money. */
export const mayToken = (p: Position, operator: OperatorId): boolean => {
  for (const { action } of placeToken.candidates(p, operator)) {
    const found = placeToken.object(p, action)
    if (!found) return true
    if (found.code === 'or.token.NO_CASH' && Number(found.params.need) <= cash(p, operator) + issuable(p, operator))
      return true
  }
  return false
}

/** Chicago & Western Indiana: one extra token in its slot, free, without connection (1846-PVT-5). */
const placeByPower: ActionKind<'placeToken'> = {
  type: 'placeToken',
  takes: (action) => action.power !== undefined,
  *candidates(p, by) {
    const state = p.state.privates['C&WI']
    if (state?.owner === by && !state.closed && state.used === 0) {
      yield { action: { type: 'placeToken', by, hex: CWI_SLOT.hex, city: CWI_SLOT.city, power: 'C&WI' } }
    }
  },
  object(p, { by, hex, city, power }) {
    const state = p.state.privates['C&WI']
    if (power !== 'C&WI') return objection('any.NO_POWER', { company: power ?? '' })
    if (state?.owner !== by || state.closed) return notOwned(p, by, power)
    if (state.used > 0) return objection('or.power.USED_UP', { company: 'C&WI' })
    if (hex !== CWI_SLOT.hex || city !== CWI_SLOT.city)
      return objection('or.power.BAD_LOCATION', { company: 'C&WI', hex })
    if (standsIn(p, by, hex)) return objection('or.power.HAS_CHICAGO_TOKEN', { corporation: by })
    return freeCircles(p, { hex, city }) <= 0 ? objection('or.power.SLOT_TAKEN', { hex }) : undefined
  },
  apply(d, { by, hex, city }) {
    putToken(d, hex, { by, city })
    d.private('C&WI', { used: 1 })
    d.emit({ type: 'tokenPlaced', by, hex, cost: 0, power: 'C&WI' })
  },
}

export const placeTokenByPower = withReplaceable(placeByPower, 'apply')
