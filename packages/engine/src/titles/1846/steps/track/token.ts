import { faceOn } from '../../../../board/lying.js'
import { reachedCities } from '../../../../board/reach.js'
import { type FactData, turnFact } from '../../../../core/facts.js'
import type { HexId, OperatorId } from '../../../../core/ids.js'
import { cash, pay } from '../../../../core/money.js'
import type { Position } from '../../../../core/position.js'
import { type Objection, objection } from '../../../../core/refusals.js'
import { amount, orNull, record } from '../../../../core/shape.js'
import type { ActionKind } from '../../../../core/step.js'
import { tokenPlaced } from '../../../../steps/operatingTurn.js'
import { putToken, standsIn } from '../../../../steps/tokens.js'
import { CWI_SLOT, RESERVED_SLOTS } from '../../data/companies.js'
import { CHICAGO } from '../../data/map.js'
import { issuable } from '../shares/issue.js'
import { slotsOf } from './slots.js'

const isReached = (p: Position, operator: OperatorId, hex: HexId, city: number): boolean =>
  reachedCities(p.rules.board, p.state.board, operator).some((at) => at.hex === hex && at.place === city)

/** What a token costs there; null = it needs a connection (1846-TOK-3, -4). */
export const tokenPrice = (p: Position, operator: OperatorId, hex: HexId, city: number): number | null => {
  const own = RESERVED_SLOTS[operator]
  const special = own?.hex === hex ? own : undefined
  if (isReached(p, operator, hex, city)) return special?.connected ?? p.state.operators[operator]?.tokens[0] ?? 0
  return special?.anywhere ?? null
}

/** Why a slot is not for this operator. */
export const slotObjection = (p: Position, operator: OperatorId, hex: HexId, city: number): Objection | undefined => {
  if (standsIn(p, operator, hex)) {
    return hex === CHICAGO
      ? objection('or.token.ALREADY_IN_CHICAGO', { company: operator })
      : objection('or.token.ALREADY_IN_CITY', { company: operator, hex })
  }
  const { free, homes, reserved } = slotsOf(p, hex, city)
  if (free <= 0) return objection('or.token.NO_SLOT', { hex })
  const otherHomes = homes.filter((id) => id !== operator)
  const others = reserved.filter((id) => id !== operator)
  if (free - otherHomes.length <= 0) return objection('or.token.HOME_SLOT', { hex, company: otherHomes[0] ?? '' })
  return free - otherHomes.length - others.length <= 0
    ? objection('or.token.RESERVED', { hex, company: others[0] ?? '' })
    : undefined
}

/** Cities a token could go to: those reached, and the operator's own reserved one. */
const tokenCities = (p: Position, operator: OperatorId): readonly { hex: HexId; place: number }[] => {
  const reached = reachedCities(p.rules.board, p.state.board, operator)
  const own = RESERVED_SLOTS[operator]
  return own?.anywhere !== undefined && !reached.some(({ hex }) => hex === own.hex)
    ? [...reached, { hex: own.hex, place: 0 }]
    : reached
}

export const placeToken: ActionKind<'placeToken'> = {
  type: 'placeToken',
  takes: (action) => action.power === undefined,
  *candidates(p, by) {
    if (p.rules.operators[by]?.kind === 'minor') return
    for (const { hex, place } of tokenCities(p, by)) {
      if (!standsIn(p, by, hex)) yield { action: { type: 'placeToken', by, hex, city: place } }
    }
  },
  object(p, { by, hex, city }) {
    if (p.rules.operators[by]?.kind === 'minor') return objection('or.token.INDEPENDENT', { company: by })
    if (faceOn(p.rules.board, p.state.board.tiles, hex)?.places[city]?.kind !== 'city')
      return objection('or.token.NO_SLOT', { hex })
    if (tokenPlaced.of(p)) return objection('or.token.SECOND_TOKEN', {})
    if ((p.state.operators[by]?.tokens.length ?? 0) === 0) return objection('or.token.NO_TOKEN_LEFT', { company: by })
    const slot = slotObjection(p, by, hex, city)
    if (slot) return slot
    const need = tokenPrice(p, by, hex, city)
    if (need === null) return objection('or.token.NOT_CONNECTED', { company: by, hex })
    const have = cash(p, by)
    return have < need ? objection('or.token.NO_CASH', { need, have }) : undefined
  },
  apply(d, { by, hex, city }) {
    const cost = tokenPrice(d, by, hex, city) ?? 0
    pay(d, by, 'bank', cost)
    d.operator(by, { tokens: (d.state.operators[by]?.tokens ?? []).slice(1) })
    putToken(d, hex, { by, city })
    tokenPlaced.set(d, true)
    d.emit({ type: 'tokenPlaced', by, hex, cost })
  },
}

export const moneyAtLay = turnFact(
  'moneyAtLay',
  orNull(record({ before: amount, after: amount }, {})),
  null,
  'The treasury before and after the last tile of this turn.',
)

export const TRACK_FACTS: readonly FactData[] = [moneyAtLay]

/** Money for a token: 18xx.games still looks at what the treasury held before the last tile of its reserved-slot owners. */
const moneyForToken = (p: Position, operator: OperatorId, hex: HexId): number => {
  const have = cash(p, operator)
  const atLay = moneyAtLay.of(p)
  const isStale = p.rules.switches.peerWaits === true && RESERVED_SLOTS[operator]?.hex === hex && atLay?.after === have
  const stale = isStale ? atLay.before : have
  return Math.max(have, stale) + issuable(p, operator)
}

/** Does the step have a token to ask about? Shares that can still be issued count as money. */
export const mayToken = (p: Position, operator: OperatorId): boolean => {
  for (const { action } of placeToken.candidates(p, operator)) {
    const found = placeToken.object(p, action)
    if (!found) return true
    if (found.code === 'or.token.NO_CASH' && Number(found.params.need) <= moneyForToken(p, operator, action.hex))
      return true
  }
  return false
}

/** Chicago & Western Indiana: one extra token in its slot, free, without connection (1846-PVT-5). */
export const placeTokenByPower: ActionKind<'placeToken'> = {
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
    if (power !== 'C&WI' || state?.owner !== by || state.closed)
      return objection('or.power.NOT_OWNER', { company: power ?? '' })
    if (state.used > 0) return objection('or.power.USED_UP', { company: 'C&WI' })
    if (hex !== CWI_SLOT.hex || city !== CWI_SLOT.city)
      return objection('or.power.BAD_LOCATION', { company: 'C&WI', hex })
    if (standsIn(p, by, hex)) return objection('or.power.HAS_CHICAGO_TOKEN', { corporation: by })
    return slotsOf(p, hex, city).free <= 0 ? objection('or.power.SLOT_TAKEN', { hex }) : undefined
  },
  apply(d, { by, hex, city }) {
    putToken(d, hex, { by, city })
    d.private('C&WI', { used: 1 })
    d.emit({ type: 'tokenPlaced', by, hex, cost: 0, power: 'C&WI' })
  },
}
