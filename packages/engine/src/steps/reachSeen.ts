import { derivedLately } from '../core/derived.js'
import type { Draft } from '../core/draft.js'
import { type FactData, gameFact } from '../core/facts.js'
import type { HexId, OperatorId } from '../core/ids.js'
import type { Position } from '../core/position.js'
import { amount, flag, id, listOf, type Of, record } from '../core/shape.js'
import type { BoardState, TokenAt } from '../core/state.js'
import { tokensOf } from './tokens.js'

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

const lookOf = (p: Position, operator: OperatorId) => looked.of(p).find(({ by }) => by === operator)

type Look = Of<typeof looked.shape>[number]

/** What it has seen is changed, or noted for the first time. */
const look = (d: Draft, by: OperatorId, change: (old: Look) => Look): void => {
  const all = looked.of(d)
  const old = all.find((each) => each.by === by)
  looked.set(d, old ? all.map((each) => (each === old ? change(old) : each)) : [...all, change({ by })])
}

const forget = (d: Draft, operator: OperatorId): void =>
  looked.set(
    d,
    looked.of(d).filter(({ by }) => by !== operator),
  )

interface Place {
  readonly hex: HexId
  readonly city: number
}

/** The board as operators have seen it, which may be older than the board as it lies. */
export interface ReachSeen {
  /** An operator looks at what it reaches. */
  noteLook(d: Draft, by: OperatorId): void
  /** It looks for a city to place a station in. */
  noteCities(d: Draft, by: OperatorId): void
  /** It looks whether there is anything to run. */
  noteRuns(d: Draft, by: OperatorId): void
  /** It looks at what it reaches, though it may have looked before. */
  noteLookAgain(d: Draft, by: OperatorId): void
  /** A tile or station: whoever has its turn looks at once, the others when they have to. */
  noteBoardChange(d: Draft): void
  /** A station comes, and nobody looks before having to. */
  noteStation(d: Draft): void
  /** Before the stations of one that closes go, or some of them. */
  noteGone(d: Draft, closing: OperatorId, stations?: readonly Place[]): void
  /** A station comes with a founding: nobody but the founded one looks anew for it. */
  noteHome(d: Draft, by: OperatorId, at: Place): void
  /** A station of one comes where another's was: nobody looks anew for it. */
  noteReplaced(d: Draft, gone: OperatorId, by: OperatorId, at: Place): void
  /** The board whose track an operator sees. */
  boardSeen(p: Position, operator: OperatorId): BoardState
  /** The board whose cities it sees. */
  citiesSeen(p: Position, operator: OperatorId): BoardState
  /** The board on which it has looked for a run. */
  runsSeen(p: Position, operator: OperatorId): BoardState
  /** Has it looked for a city to place a station in? */
  hasLookedForCities(p: Position, operator: OperatorId): boolean
}

/** Where `isKept`, what an operator reaches is worked out when it is asked for, and anew only after a tile or station. */
export const reachSeenBy = (isKept: (p: Position) => boolean): ReachSeen => ({
  noteLook(d, by) {
    if (isKept(d)) look(d, by, (old) => ({ at: unseen.of(d).length, ...old }))
  },
  noteCities(d, by) {
    if (isKept(d)) look(d, by, (old) => ({ cities: unseen.of(d).length, ...old }))
  },
  noteRuns(d, by) {
    if (isKept(d)) look(d, by, (old) => ({ runs: unseen.of(d).length, ...old }))
  },
  noteLookAgain(d, by) {
    const now = unseen.of(d).length
    if (isKept(d)) look(d, by, (old) => ({ ...old, at: now, runs: now }))
  },
  noteBoardChange(d) {
    if (!isKept(d)) return
    const { current, kind } = d.state.round
    looked.set(d, kind === 'operating' && current !== null ? [{ by: current, at: 0 }] : [])
    unseen.set(d, [])
  },
  noteStation(d) {
    if (!isKept(d)) return
    looked.set(d, [])
    unseen.set(d, [])
  },
  noteGone(d, closing, stations = tokensOf(d, closing)) {
    if (!isKept(d)) return
    const gone = stations.map(({ hex, city }) => ({ hex, city, by: closing, gone: true }))
    unseen.set(d, [...unseen.of(d), ...gone])
  },
  noteHome(d, by, at) {
    if (!isKept(d)) return
    unseen.set(d, [...unseen.of(d), { ...at, by, gone: false }])
    forget(d, by)
  },
  noteReplaced(d, gone, by, { hex, city }) {
    if (!isKept(d)) return
    unseen.set(d, [...unseen.of(d), { hex, city, by: gone, gone: true }, { hex, city, by, gone: false }])
  },
  boardSeen: (p, operator) => boardAt(p, lookOf(p, operator)?.at),
  citiesSeen: (p, operator) => boardAt(p, lookOf(p, operator)?.cities),
  runsSeen: (p, operator) => boardAt(p, lookOf(p, operator)?.runs),
  hasLookedForCities: (p, operator) => lookOf(p, operator)?.cities !== undefined,
})
