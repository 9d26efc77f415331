import { derived } from '../../../../core/derived.js'
import type { Draft } from '../../../../core/draft.js'
import { type FactData, gameFact } from '../../../../core/facts.js'
import type { HexId, OperatorId } from '../../../../core/ids.js'
import type { Position } from '../../../../core/position.js'
import { amount, flag, id, listOf, type Of, record } from '../../../../core/shape.js'
import type { BoardState, TokenAt } from '../../../../core/state.js'
import { tokensOf } from '../../../../steps/tokens.js'
import { switches1849 } from '../../switches.js'

const unseen = gameFact(
  'unseen',
  listOf(record({ hex: id, city: amount, by: id, gone: flag }, {})),
  [],
  'Stations that have come by a founding or gone by a closing since the last tile or station.',
)
const looked = gameFact(
  'looked',
  listOf(record({ by: id, at: amount }, { cities: amount, track: amount })),
  [],
  'Who has looked at the board since the last tile or station, and how many of those stations had changed by then; `cities`: when it looked for a city with room, by the track seen at `track`.',
)

export const STALE_FACTS: readonly FactData[] = [looked, unseen]

/** 18xx.games works out what a corporation reaches when it is asked for, and anew only after a tile or station. */
const isKept = (p: Position): boolean => switches1849.staleReach.of(p)

export const noteLook = (d: Draft, by: OperatorId): void => {
  if (isKept(d) && !looked.of(d).some((each) => each.by === by))
    looked.set(d, [...looked.of(d), { by, at: unseen.of(d).length }])
}

/** It looks for a city to place a station in. */
export const noteCities = (d: Draft, by: OperatorId): void => {
  if (!isKept(d)) return
  const cities = unseen.of(d).length
  looked.set(
    d,
    looked.of(d).map((each) => (each.by === by ? { cities, track: each.at, ...each } : each)),
  )
}

export const noteBoardChange = (d: Draft): void => {
  if (!isKept(d)) return
  const { current, kind } = d.state.round
  looked.set(d, kind === 'operating' && current !== null ? [{ by: current, at: 0 }] : [])
  unseen.set(d, [])
}

/** Before its stations go. */
export const noteGone = (d: Draft, closing: OperatorId): void => {
  if (!isKept(d)) return
  unseen.set(d, [...unseen.of(d), ...tokensOf(d, closing).map((at) => ({ ...at, by: closing, gone: true }))])
}

/** A station comes with a founding: others look at the track anew, but not for cities; the founded one at both. */
export const noteHome = (d: Draft, by: OperatorId, at: { readonly hex: HexId; readonly city: number }): void => {
  if (!isKept(d)) return
  unseen.set(d, [...unseen.of(d), { ...at, by, gone: false }])
  looked.set(
    d,
    looked.of(d).flatMap((each) => (each.by === by ? [] : [{ ...each, at: unseen.of(d).length }])),
  )
}

/** The board without what has changed since somebody looked, the last change first. */
const before = derived((board: BoardState, all: Of<typeof unseen.shape>, since: number): BoardState => {
  const tokens: Record<HexId, readonly TokenAt[]> = { ...board.tokens }
  for (const { hex, city, by, gone } of all.slice(since).reverse()) {
    const here = tokens[hex] ?? []
    tokens[hex] = gone ? [...here, { by, city }] : here.filter((each) => each.by !== by || each.city !== city)
  }
  return { ...board, tokens }
})

const boardAt = (p: Position, since: number | undefined): BoardState => {
  const all = unseen.of(p)
  return since !== undefined && since < all.length ? before(p.state.board, all, since) : p.state.board
}

const lookOf = (p: Position, operator: OperatorId) => looked.of(p).find(({ by }) => by === operator)

/** The board whose track an operator sees. */
export const boardSeen = (p: Position, operator: OperatorId): BoardState => boardAt(p, lookOf(p, operator)?.at)

/** The board by whose track it has looked for cities. */
export const trackToCities = (p: Position, operator: OperatorId): BoardState => {
  const look = lookOf(p, operator)
  return boardAt(p, look?.track ?? look?.at)
}

/** The board whose cities it sees. */
export const citiesSeen = (p: Position, operator: OperatorId): BoardState => boardAt(p, lookOf(p, operator)?.cities)
