import { faceOn } from '../../../../board/lying.js'
import type { HexId, OperatorId } from '../../../../core/ids.js'
import type { Position } from '../../../../core/position.js'
import { standsIn } from '../../../../steps/tokens.js'

export interface Slots {
  readonly free: number
  /** Companies whose home station is still to come here (MEX-4.3.2-3). */
  readonly homes: readonly OperatorId[]
}

export const slotsOf = (p: Position, hex: HexId, city: number): Slots => {
  const place = faceOn(p.rules.board, p.state.board.tiles, hex)?.places[city]
  const taken = (p.state.board.tokens[hex] ?? []).filter((token) => token.city === city).length
  const homes = Object.values(p.rules.operators)
    .filter(({ id, home }) => home?.hex === hex && !p.state.operators[id]?.closed && !standsIn(p, id, hex))
    .map(({ id }) => id)
  return { free: place?.kind === 'city' ? place.slots - taken : 0, homes }
}
