import type { Draft } from '../core/draft.js'
import type { HexId, OperatorId } from '../core/ids.js'
import type { TokenAt } from '../core/state.js'

export const putToken = (d: Draft, hex: HexId, token: TokenAt): void => {
  const tokens = { ...d.state.board.tokens, [hex]: [...(d.state.board.tokens[hex] ?? []), token] }
  d.set({ board: { ...d.state.board, tokens } })
}

/** The home token goes down free; it is the first on the charter. */
export const placeHomeToken = (d: Draft, operator: OperatorId): void => {
  const home = d.rules.operators[operator]?.home
  if (!home) throw new Error(`${operator} has no fixed home`)
  d.operator(operator, { tokens: (d.state.operators[operator]?.tokens ?? []).slice(1) })
  putToken(d, home.hex, { by: operator, city: home.city })
  d.emit({ type: 'tokenPlaced', by: operator, hex: home.hex, cost: 0 })
}
