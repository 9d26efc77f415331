import { connection } from '../board/connection.js'
import { derivedLately } from '../core/derived.js'
import type { Draft } from '../core/draft.js'
import { type FactData, gameFact } from '../core/facts.js'
import type { HexId, OperatorId } from '../core/ids.js'
import type { Position } from '../core/position.js'
import { type Replacement, replace } from '../core/replaceable.js'
import { amount, flag, id, listOf, type Of, record } from '../core/shape.js'
import type { BoardState, TokenAt } from '../core/state.js'
import { builderBoard, connectionOf } from '../steps/lay.js'
import { tokenBoard } from '../steps/placeToken.js'
import { tokensOf } from '../steps/tokens.js'

/*
 * 18xx.games works out what an operator reaches when it needs it, and anew only after a tile or a station. Stations that
 * come by a founding or merger, or go by a closing, are not seen by whoever has looked before.
 */

const unseen = gameFact(
  'unseen',
  listOf(record({ hex: id, city: amount, by: id, gone: flag }, {})),
  [],
  'Stations that have come by a founding or merger or gone by a closing since the last tile or station.',
)
const looked = gameFact(
  'looked',
  listOf(record({ by: id }, { at: amount, cities: amount, runs: amount })),
  [],
  'Who has looked at the board since the last tile or station, and how many of those stations had changed by then; `cities`: when it looked for a city with room; `runs`: for a run.',
)

export const REACH_FACTS: readonly FactData[] = [looked, unseen]

/** The board without what has changed since somebody looked, the last change first. */
const before = derivedLately((board: BoardState, all: Of<typeof unseen.shape>, since: number): BoardState => {
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

type Look = Of<typeof looked.shape>[number]

const lookOf = (p: Position, operator: OperatorId): Look | undefined => looked.of(p).find(({ by }) => by === operator)

const setLook = (d: Draft, by: OperatorId, change: (old: Look) => Look): void => {
  const all = looked.of(d)
  const old = all.find((each) => each.by === by)
  looked.set(d, old ? all.map((each) => (each === old ? change(old) : each)) : [...all, change({ by })])
}

interface Place {
  readonly hex: HexId
  readonly city: number
}

/** An operator looks at what it reaches, unless it has done so since the last tile or station. */
export const lookAtReach = (d: Draft, by: OperatorId): void =>
  setLook(d, by, (old) => ({ at: unseen.of(d).length, ...old }))

/** It looks for a city to place a station in. */
export const lookForCity = (d: Draft, by: OperatorId): void =>
  setLook(d, by, (old) => ({ cities: unseen.of(d).length, ...old }))

/** It looks whether there is anything to run. */
export const lookForRun = (d: Draft, by: OperatorId): void =>
  setLook(d, by, (old) => ({ runs: unseen.of(d).length, ...old }))

/** It looks at what it reaches, though it may have looked before. */
export const lookAgain = (d: Draft, by: OperatorId): void => {
  const now = unseen.of(d).length
  setLook(d, by, (old) => ({ ...old, at: now, runs: now }))
}

/** After a tile or station everybody will look anew. */
export const forgetLooks = (d: Draft): void => {
  looked.set(d, [])
  unseen.set(d, [])
}

/** The same, and whoever has its turn looks at once. */
export const forgetLooksOfOthers = (d: Draft): void => {
  forgetLooks(d)
  const { current, kind } = d.state.round
  if (kind === 'operating' && current !== null) looked.set(d, [{ by: current, at: 0 }])
}

/** Before the stations of one that closes go, or some of them: whoever has looked goes on seeing them. */
export const rememberStations = (
  d: Draft,
  closing: OperatorId,
  stations: readonly Place[] = tokensOf(d, closing),
): void => {
  const gone = stations.map(({ hex, city }) => ({ hex, city, by: closing, gone: true }))
  unseen.set(d, [...unseen.of(d), ...gone])
}

/** A station comes with a founding: nobody but the founded one looks anew for it. */
export const hideHome = (d: Draft, by: OperatorId, at: Place): void => {
  unseen.set(d, [...unseen.of(d), { ...at, by, gone: false }])
  looked.set(
    d,
    looked.of(d).filter((each) => each.by !== by),
  )
}

/** A station of one comes where another's was: nobody looks anew for it. */
export const hideReplaced = (d: Draft, gone: OperatorId, by: OperatorId, { hex, city }: Place): void =>
  unseen.set(d, [...unseen.of(d), { hex, city, by: gone, gone: true }, { hex, city, by, gone: false }])

/** The board whose track an operator sees. */
export const boardSeen = (p: Position, operator: OperatorId): BoardState => boardAt(p, lookOf(p, operator)?.at)

/** The board whose cities it sees. */
export const citiesSeen = (p: Position, operator: OperatorId): BoardState => boardAt(p, lookOf(p, operator)?.cities)

/** The board on which it has looked for a run. */
export const runsSeen = (p: Position, operator: OperatorId): BoardState => boardAt(p, lookOf(p, operator)?.runs)

export const hasLookedForCity = (p: Position, operator: OperatorId): boolean =>
  lookOf(p, operator)?.cities !== undefined

/** Tiles are laid on the board as it was seen; what leads to an upgrade there must still lead to it as the board lies. */
export const TILES_AS_SEEN: readonly Replacement[] = [
  replace(builderBoard, () => boardSeen),
  replace(connectionOf, () => (p, lay, at) => {
    const seen = boardSeen(p, lay.operator)
    const link = connection(p.rules.board, seen, lay.operator, at)
    if (link === 'none' || !lay.upgrade || seen === p.state.board) return link
    return connection(p.rules.board, p.state.board, lay.operator, at)
  }),
]

/** Cities for a station are those of the board as it was seen. */
export const STATIONS_AS_SEEN: Replacement = replace(tokenBoard, () => boardSeen)
