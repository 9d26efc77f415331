import type { Draft } from '../../../core/draft.js'
import type { OperatorId, PrivateId } from '../../../core/ids.js'

export const closePrivate = (d: Draft, company: PrivateId): void => {
  if (d.state.privates[company]?.closed) return
  d.private(company, { closed: true, owner: undefined })
  d.emit({ type: 'privateClosed', company })
}

/** The first 5-train closes all private companies; minors that live on are none (2.1). */
export const closePrivates = (d: Draft): void => {
  for (const [company, { owner }] of Object.entries(d.state.privates)) {
    if (owner !== undefined && !d.rules.privates[company]?.operator) closePrivate(d, company)
  }
}

/** Takes an operator's stations off the board. */
export const liftTokens = (d: Draft, operator: OperatorId): void => {
  const tokens = { ...d.state.board.tokens }
  for (const [hex, list] of Object.entries(tokens)) {
    if (!list.some((token) => token.by === operator)) continue
    const left = list.filter((token) => token.by !== operator)
    if (left.length > 0) tokens[hex] = left
    else delete tokens[hex]
    d.emit({ type: 'tokenRemoved', by: operator, hex })
  }
  d.set({ board: { ...d.state.board, tokens } })
}
