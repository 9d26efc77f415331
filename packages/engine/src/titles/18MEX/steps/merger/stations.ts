import type { Draft } from '../../../../core/draft.js'
import type { HexId, OperatorId } from '../../../../core/ids.js'
import type { Position } from '../../../../core/position.js'
import { replaceable } from '../../../../core/replaceable.js'
import { liftTokens, putToken, standsIn, tokensOf } from '../../../../steps/tokens.js'
import { NDM } from '../../data/companies.js'

/** NdM stands there, or its home is kept for it (O-12). */
export const ndmStands = replaceable(
  (p: Position, hex: HexId): boolean => p.rules.operators[NDM]?.home?.hex === hex || standsIn(p, NDM, hex),
)

export interface Station {
  readonly hex: HexId
  readonly city: number
}

/** The home, where it is replaced (MEX-5.3-11); that of one that never operated is kept for it. */
export const homeReplaced = (p: Position, corporation: OperatorId): Station | undefined => {
  const printed = p.rules.operators[corporation]?.home
  const at = tokensOf(p, corporation).find(({ hex }) => hex === printed?.hex) ?? printed
  return at && !ndmStands(p, at.hex) ? at : undefined
}

/** How many other stations are replaced, beside the home or where there is none to replace (MEX-5.3-12). */
export const othersReplaced = replaceable((_p: Position, _home: Station | undefined): number => 1)

/** Other stations that may be replaced: those where NdM has none (MEX-5.3-12). */
export const replaceableStations = (p: Position, corporation: OperatorId): readonly Station[] => {
  const home = p.rules.operators[corporation]?.home?.hex
  return tokensOf(p, corporation).filter(({ hex }) => hex !== home && !ndmStands(p, hex))
}

const removeToken = (d: Draft, corporation: OperatorId, hex: HexId): void => {
  const left = (d.state.board.tokens[hex] ?? []).filter(({ by }) => by !== corporation)
  d.set({ board: { ...d.state.board, tokens: { ...d.state.board.tokens, [hex]: left } } })
}

/** The tokens for it are the last on the charter. */
export const replaceStation = replaceable((d: Draft, corporation: OperatorId, { hex, city }: Station): void => {
  removeToken(d, corporation, hex)
  d.operator(NDM, { tokens: (d.state.operators[NDM]?.tokens ?? []).slice(0, -1) })
  putToken(d, hex, { by: NDM, city })
  d.emit({ type: 'tokenPlaced', by: NDM, hex, cost: 0 })
})

/** Stations that NdM has no use for: it stands there. */
export const uselessStations = (p: Position, corporation: OperatorId): readonly Station[] =>
  tokensOf(p, corporation).filter(({ hex }) => ndmStands(p, hex))

/** They go at once. */
export const removeUseless = replaceable((d: Draft, corporation: OperatorId): void => {
  for (const { hex } of uselessStations(d, corporation)) removeToken(d, corporation, hex)
})

/** What is not replaced goes (MEX-5.3-12). */
export const removeOthers = replaceable((d: Draft, corporation: OperatorId): void => liftTokens(d, corporation))

/** All other stations that may be are replaced, where they are no more than must be; the rest goes. */
export const finishStations = (d: Draft, corporation: OperatorId, left: number): void => {
  const others = replaceableStations(d, corporation)
  if (others.length <= left) for (const station of others) replaceStation(d, corporation, station)
  removeOthers(d, corporation)
}
