import { faceOn } from '../../../../board/lying.js'
import { reachedCities } from '../../../../board/reach.js'
import type { HexId, OperatorId } from '../../../../core/ids.js'
import { cash, pay } from '../../../../core/money.js'
import type { Position } from '../../../../core/position.js'
import { objection } from '../../../../core/refusals.js'
import type { ActionKind } from '../../../../core/step.js'
import { tokenPlaced } from '../../../../steps/operatingTurn.js'
import { putToken, standsIn } from '../../../../steps/tokens.js'
import { slotsOf } from './slots.js'

const SANTA_ROSALIA = 'H3'

/** 18xx.games' Baja variant: the owner of CdB stands in Santa Rosalía once, free and without connection. */
const freeInBaja = (p: Position, operator: OperatorId, hex: HexId): boolean => {
  const paper = p.state.privates.CdB
  return hex === SANTA_ROSALIA && paper?.owner === operator && !paper.closed && paper.used === 0
}

const isReached = (p: Position, operator: OperatorId, hex: HexId, city: number): boolean =>
  reachedCities(p.rules.board, p.state.board, operator).some((at) => at.hex === hex && at.place === city)

const priceIn = (p: Position, operator: OperatorId, hex: HexId): number =>
  freeInBaja(p, operator, hex) ? 0 : (p.state.operators[operator]?.tokens[0] ?? 0)

/** One station a turn in a connected city with a free circle (MEX-4.3-4, -4.3.2-1 … -4). */
export const placeToken18MEX: ActionKind<'placeToken'> = {
  type: 'placeToken',
  *candidates(p, by) {
    if (p.rules.operators[by]?.kind === 'minor') return
    for (const { hex, place } of reachedCities(p.rules.board, p.state.board, by)) {
      if (!standsIn(p, by, hex)) yield { action: { type: 'placeToken', by, hex, city: place } }
    }
    if (freeInBaja(p, by, SANTA_ROSALIA) && !isReached(p, by, SANTA_ROSALIA, 0)) {
      yield { action: { type: 'placeToken', by, hex: SANTA_ROSALIA, city: 0 } }
    }
  },
  object(p, { by, hex, city }) {
    if (p.rules.operators[by]?.kind === 'minor') return objection('or.token.INDEPENDENT', { company: by })
    if (tokenPlaced.of(p)) return objection('or.token.SECOND_TOKEN', {})
    if ((p.state.operators[by]?.tokens.length ?? 0) === 0) return objection('or.token.NO_TOKEN_LEFT', { company: by })
    if (faceOn(p.rules.board, p.state.board.tiles, hex)?.places[city]?.kind !== 'city')
      return objection('or.token.NO_SLOT', { hex })
    if (standsIn(p, by, hex)) return objection('or.token.ALREADY_IN_CITY', { company: by, hex })
    const { free, homes } = slotsOf(p, hex, city)
    if (free <= 0) return objection('or.token.NO_SLOT', { hex })
    if (free - homes.length <= 0) return objection('or.token.HOME_SLOT', { hex, company: homes[0] ?? '' })
    if (!freeInBaja(p, by, hex) && !isReached(p, by, hex, city))
      return objection('or.token.NOT_CONNECTED', { company: by, hex })
    const need = priceIn(p, by, hex)
    const have = cash(p, by)
    return have < need ? objection('or.token.NO_CASH', { need, have }) : undefined
  },
  apply(d, { by, hex, city }) {
    const cost = priceIn(d, by, hex)
    pay(d, by, 'bank', cost)
    if (freeInBaja(d, by, hex)) d.private('CdB', { used: 1 })
    d.operator(by, { tokens: (d.state.operators[by]?.tokens ?? []).slice(1) })
    putToken(d, hex, { by, city })
    tokenPlaced.set(d, true)
    d.emit({ type: 'tokenPlaced', by, hex, cost })
  },
}
