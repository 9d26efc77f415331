import type { Draft } from '../../../../core/draft.js'
import { type FactData, gameFact } from '../../../../core/facts.js'
import type { OperatorId } from '../../../../core/ids.js'
import type { Position } from '../../../../core/position.js'
import { amount, id, listOf, record } from '../../../../core/shape.js'
import type { BoardState, TokenAt } from '../../../../core/state.js'
import { tokensOf } from '../../../../steps/tokens.js'
import { switches1849 } from '../../switches.js'

const looked = gameFact('looked', listOf(id), [], 'Who has looked at the board since the last tile or station.')
const stale = gameFact('stale', listOf(id), [], 'Who still sees the stations of those closed since then.')
const ghosts = gameFact(
  'ghosts',
  listOf(record({ hex: id, city: amount, by: id }, {})),
  [],
  'Stations of corporations closed since the last tile or station.',
)

export const STALE_FACTS: readonly FactData[] = [looked, stale, ghosts]

/** 18xx.games works out what a corporation reaches when it is asked for, and anew only after a tile or station. */
const isKept = (p: Position): boolean => switches1849.staleReach.of(p)

export const noteLook = (d: Draft, operator: OperatorId): void => {
  if (isKept(d) && !looked.of(d).includes(operator)) looked.set(d, [...looked.of(d), operator])
}

export const noteBoardChange = (d: Draft): void => {
  if (!isKept(d)) return
  const { current, kind } = d.state.round
  looked.set(d, kind === 'operating' && current !== null ? [current] : [])
  stale.set(d, [])
  ghosts.set(d, [])
}

/** Before its stations go. */
export const noteGhosts = (d: Draft, closing: OperatorId): void => {
  if (!isKept(d)) return
  stale.set(d, [...new Set([...stale.of(d), ...looked.of(d)])])
  ghosts.set(d, [...ghosts.of(d), ...tokensOf(d, closing).map((at) => ({ ...at, by: closing }))])
}

/** Stations as an operator sees them. */
export const tokensSeen = (p: Position, operator: OperatorId): BoardState['tokens'] => {
  const { tokens } = p.state.board
  if (!stale.of(p).includes(operator)) return tokens
  const seen: Record<string, readonly TokenAt[]> = { ...tokens }
  for (const { hex, city, by } of ghosts.of(p)) seen[hex] = [...(seen[hex] ?? []), { by, city }]
  return seen
}
