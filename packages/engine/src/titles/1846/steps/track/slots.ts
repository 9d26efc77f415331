import { faceOn } from '../../../../board/lying.js'
import { type HexId, isPlayer, type OperatorId } from '../../../../core/ids.js'
import type { Position } from '../../../../core/position.js'
import { CWI_SLOT, RESERVED_SLOTS } from '../../data/companies.js'

const inPlay = (p: Position, id: OperatorId): boolean => !p.state.operators[id]?.closed

/** Corporations whose home slot in this city still waits for them (1846-TOK-6). */
const homesWaiting = (p: Position, hex: HexId, city: number): readonly OperatorId[] =>
  Object.values(p.rules.operators)
    .filter(({ id, kind, home }) => {
      if (kind !== 'corporation' || home?.hex !== hex || home.city !== city) return false
      return inPlay(p, id) && p.state.operators[id]?.cell === undefined
    })
    .map(({ id }) => id)

/** Reserved slots end with phase IV, with their owner, or when it stands there (1846-TOK-4, -PVT-5). */
const reservations = (p: Position, hex: HexId, city: number): readonly string[] => {
  const found: string[] = []
  const lastPhase = p.state.phase >= p.rules.phases.length - 1
  for (const [id, slot] of Object.entries(RESERVED_SLOTS)) {
    if (slot.hex !== hex || lastPhase || !inPlay(p, id) || !p.state.operators[id]) continue
    if (!(p.state.board.tokens[hex] ?? []).some((token) => token.by === id)) found.push(id)
  }
  const waiting = p.state.privates['C&WI']
  if (
    hex === CWI_SLOT.hex &&
    city === CWI_SLOT.city &&
    waiting &&
    !waiting.closed &&
    (!waiting.owner || isPlayer(waiting.owner))
  ) {
    found.push('C&WI')
  }
  return found
}

export interface Slots {
  readonly free: number
  readonly homes: readonly OperatorId[]
  readonly reserved: readonly string[]
}

/** Free circles of a city, and who may claim them before others. */
export const slotsOf = (p: Position, hex: HexId, city: number): Slots => {
  const place = faceOn(p.rules.board, p.state.board.tiles, hex)?.places[city]
  const taken = (p.state.board.tokens[hex] ?? []).filter((token) => token.city === city).length
  return {
    free: place?.kind === 'city' ? place.slots - taken : 0,
    homes: homesWaiting(p, hex, city),
    reserved: reservations(p, hex, city),
  }
}
