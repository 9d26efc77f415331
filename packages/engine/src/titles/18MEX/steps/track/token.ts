import type { HexId, OperatorId } from '../../../../core/ids.js'
import { cash } from '../../../../core/money.js'
import { isMinor } from '../../../../core/operators.js'
import type { Position } from '../../../../core/position.js'
import { objection } from '../../../../core/refusals.js'
import { withReplaceable } from '../../../../core/replaceable.js'
import type { ActionKind } from '../../../../core/step.js'
import { freeCircles, placeTokenBy } from '../../../../steps/placeToken.js'
import { putToken, standsIn } from '../../../../steps/tokens.js'

const BOLEO = 'CdB'
export const SANTA_ROSALIA = { hex: 'H3', city: 0 }

/** The Baja variant: has this company the right to stand in Santa Rosalía once, free and without connection? */
export const ownsBoleo = (p: Position, operator: OperatorId): boolean => {
  const paper = p.state.privates[BOLEO]
  return paper?.owner === operator && !paper.closed && paper.used === 0
}

const freeInBaja = (p: Position, operator: OperatorId, hex: HexId): boolean =>
  hex === SANTA_ROSALIA.hex && ownsBoleo(p, operator)

/** Has it a station left, and the money for it? */
export const affordsStation = (p: Position, operator: OperatorId): boolean => {
  const [price] = p.state.operators[operator]?.tokens ?? []
  return price !== undefined && cash(p, operator) >= price
}

const byTrack = placeTokenBy({
  never: (p, by) => (isMinor(p, by) ? objection('or.token.INDEPENDENT', { company: by }) : undefined),
  price(p, by, { hex }, reached) {
    if (!reached) return null
    return freeInBaja(p, by, hex) ? 0 : (p.state.operators[by]?.tokens[0] ?? 0)
  },
  after(d, { by, hex }) {
    if (freeInBaja(d, by, hex)) d.private(BOLEO, { used: 1 })
  },
})

/** One station a turn in a connected city with a free circle (MEX-4.3-4, -4.3.2-1 … -4). */
export const placeToken = withReplaceable(byTrack, 'candidates', 'object', 'apply')

const byPower: ActionKind<'placeToken'> = {
  type: 'placeToken',
  takes: (action) => action.power !== undefined,
  *candidates(p, by) {
    if (ownsBoleo(p, by)) yield { action: { type: 'placeToken', by, ...SANTA_ROSALIA, power: BOLEO } }
  },
  object(p, { by, hex, city, power }) {
    if (power !== BOLEO) return objection('any.NO_POWER', { company: power ?? '' })
    if (!ownsBoleo(p, by)) return objection('or.power.NOT_OWNER', { company: power })
    if (hex !== SANTA_ROSALIA.hex || city !== SANTA_ROSALIA.city) return objection('or.token.NO_SLOT', { hex })
    if ((p.state.operators[by]?.tokens.length ?? 0) === 0) return objection('or.token.NO_TOKEN_LEFT', { company: by })
    if (standsIn(p, by, hex)) return objection('or.token.ALREADY_IN_CITY', { company: by, hex })
    return freeCircles(p, SANTA_ROSALIA) <= 0 ? objection('or.token.NO_SLOT', { hex }) : undefined
  },
  apply(d, { by, hex, city }) {
    d.operator(by, { tokens: (d.state.operators[by]?.tokens ?? []).slice(1) })
    putToken(d, hex, { by, city })
    d.private(BOLEO, { used: 1 })
    d.emit({ type: 'tokenPlaced', by, hex, cost: 0, power: BOLEO })
  },
}

/** At any time of the turn, beside its token of the turn. */
export const placeTokenByPower = withReplaceable(byPower, 'apply')
