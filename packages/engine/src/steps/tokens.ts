import type { Draft } from '../core/draft.js'
import type { HexId, OperatorId } from '../core/ids.js'
import type { Position } from '../core/position.js'
import type { TokenAt } from '../core/state.js'

export const putToken = (d: Draft, hex: HexId, token: TokenAt): void => {
  const tokens = { ...d.state.board.tokens, [hex]: [...(d.state.board.tokens[hex] ?? []), token] }
  d.set({ board: { ...d.state.board, tokens } })
}

/** Does a token of the operator lie in the hex? One that lies face down is nobody's. */
export const standsIn = (p: Position, operator: OperatorId, hex: HexId): boolean =>
  (p.state.board.tokens[hex] ?? []).some((token) => token.by === operator && !token.blocker)

/** Has the home token been placed? */
export const isHome = (p: Position, operator: OperatorId): boolean => {
  const home = p.rules.operators[operator]?.home
  return home === undefined || standsIn(p, operator, home.hex)
}

/** Where an operator's tokens lie. */
export const tokensOf = (
  p: Position,
  operator: OperatorId,
): readonly { readonly hex: HexId; readonly city: number }[] =>
  Object.entries(p.state.board.tokens).flatMap(([hex, list]) =>
    list.filter((token) => token.by === operator && !token.blocker).map(({ city }) => ({ hex, city })),
  )

/** Takes all tokens of an operator off the board. */
export const liftTokens = (d: Draft, operator: OperatorId): void => {
  const tokens = { ...d.state.board.tokens }
  for (const [hex, list] of Object.entries(tokens)) {
    const left = list.filter((token) => token.by !== operator)
    if (left.length === list.length) continue
    if (left.length > 0) tokens[hex] = left
    else delete tokens[hex]
    d.emit({ type: 'tokenRemoved', by: operator, hex })
  }
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
