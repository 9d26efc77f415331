import type { HexId, OperatorId } from '../../../../core/ids.js'
import { isMinor } from '../../../../core/operators.js'
import type { Position } from '../../../../core/position.js'
import { objection } from '../../../../core/refusals.js'
import { placeTokenBy } from '../../../../steps/placeToken.js'

const SANTA_ROSALIA = { hex: 'H3', city: 0 }

/** 18xx.games' Baja variant: the owner of CdB stands in Santa Rosalía once, free and without connection. */
const freeInBaja = (p: Position, operator: OperatorId, hex: HexId): boolean => {
  const paper = p.state.privates.CdB
  return hex === SANTA_ROSALIA.hex && paper?.owner === operator && !paper.closed && paper.used === 0
}

/** One station a turn in a connected city with a free circle (MEX-4.3-4, -4.3.2-1 … -4). */
export const placeToken = placeTokenBy({
  never: (p, by) => (isMinor(p, by) ? objection('or.token.INDEPENDENT', { company: by }) : undefined),
  price(p, by, { hex }, reached) {
    if (freeInBaja(p, by, hex)) return 0
    return reached ? (p.state.operators[by]?.tokens[0] ?? 0) : null
  },
  beside: (p, by) => (freeInBaja(p, by, SANTA_ROSALIA.hex) ? [SANTA_ROSALIA] : []),
  after(d, { by, hex }) {
    if (freeInBaja(d, by, hex)) d.private('CdB', { used: 1 })
  },
})
