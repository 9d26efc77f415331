import type { HexId, OperatorId } from '../core/ids.js'
import type { BoardState, TokenAt } from '../core/state.js'
import { type BoardData, type Edge, opposite } from './face.js'
import {
  EITHER_GAUGE,
  farEnd,
  gridOf,
  type HexTrack,
  hexTrack,
  type Network,
  networkOf,
  PLACE,
  pointOf,
} from './network.js'
import { isPassable } from './passage.js'

/**
 * What an operator reaches from its tokens along track of any length: without reversing at a side, not through cities
 * that are full of others' tokens, not through places where every route ends.
 */
export interface Reach {
  /** hex × 6 + side → set of gauges with which the hex can be entered over that side (0 = not at all). */
  readonly entered: Uint8Array
  /** Places reached, hex × 16 + place. */
  readonly places: ReadonlySet<number>
  /** Pieces of track walked, hex × 64 + piece. */
  readonly pieces: ReadonlySet<number>
}

const PLACES_PER_HEX = 16
const PIECES_PER_HEX = 64

const known = new WeakMap<BoardState['tiles'], WeakMap<BoardState['tokens'], Map<OperatorId, Reach>>>()

const walk = (network: Network, tokens: BoardState['tokens'], operator: OperatorId): Reach => {
  const { grid, hexes } = network
  const entered = new Uint8Array(grid.ids.length * 6)
  const places = new Set<number>()
  const pieces = new Set<number>()
  const seen = new Set<number>()
  // A state is a piece, the end it is entered by, and the gauges that still fit since the last place.
  const stack: number[] = []
  const push = (track: HexTrack, piece: number, end: number, gauge: number): void => {
    const fits = gauge & (track.gauge[piece] as number)
    if (fits === 0) return
    const state = ((track.hex * PIECES_PER_HEX + piece) * 2 + (track.a[piece] === end ? 0 : 1)) * 4 + fits
    if (seen.has(state)) return
    seen.add(state)
    stack.push(state)
  }
  const arrive = (track: HexTrack, place: number, through: boolean): void => {
    const key = track.hex * PLACES_PER_HEX + place
    if (places.has(key)) return
    places.add(key)
    if (!through) return
    for (const piece of track.at[PLACE + place] ?? []) push(track, piece, PLACE + place, EITHER_GAUGE)
  }

  for (const [hex, list] of Object.entries(tokens)) {
    const index = grid.index.get(hex)
    if (index === undefined) continue
    for (const token of list)
      if (token.by === operator && !token.blocker) arrive(hexes[index] as HexTrack, token.city, true)
  }
  for (let state = stack.pop(); state !== undefined; state = stack.pop()) {
    const gauge = state % 4
    const entry = Math.floor(state / 4) % 2
    const at = Math.floor(state / 8)
    const piece = at % PIECES_PER_HEX
    const track = hexes[Math.floor(at / PIECES_PER_HEX)] as HexTrack
    pieces.add(at)
    const end = farEnd(track, piece, (entry === 0 ? track.a[piece] : track.b[piece]) as number)
    if (end >= PLACE) {
      const index = end - PLACE
      const place = track.face.places[index]
      if (!place) continue
      if (place.kind === 'junction') {
        for (const next of track.at[end] ?? []) if (next !== piece) push(track, next, end, gauge)
      } else {
        arrive(track, index, isPassable(place, index, tokens[grid.ids[track.hex] as HexId], operator))
      }
      continue
    }
    const across = grid.across[track.hex * 6 + end] as number
    if (across < 0) continue
    const side = opposite(end as Edge)
    const point = pointOf(track, piece, end)
    entered[across * 6 + side] = (entered[across * 6 + side] as number) | gauge
    const other = hexes[across] as HexTrack
    for (const next of other.at[side] ?? []) if (pointOf(other, next, side) === point) push(other, next, side, gauge)
  }
  return { entered, places, pieces }
}

export const reachOf = (board: BoardData, state: BoardState, operator: OperatorId): Reach => {
  let byTokens = known.get(state.tiles)
  if (!byTokens) {
    byTokens = new WeakMap()
    known.set(state.tiles, byTokens)
  }
  let byOperator = byTokens.get(state.tokens)
  if (!byOperator) {
    byOperator = new Map()
    byTokens.set(state.tokens, byOperator)
  }
  let reach = byOperator.get(operator)
  if (!reach) {
    reach = walk(networkOf(board, state.tiles), state.tokens, operator)
    byOperator.set(operator, reach)
  }
  return reach
}

/** Hexes where track leads to, or where a reached place lies. */
export const layableHexes = (board: BoardData, state: BoardState, operator: OperatorId): readonly HexId[] => {
  const { entered, places } = reachOf(board, state, operator)
  const { ids } = gridOf(board)
  const found = new Set<number>()
  for (let i = 0; i < entered.length; i++) if (entered[i] !== 0) found.add(Math.floor(i / 6))
  for (const key of places) found.add(Math.floor(key / PLACES_PER_HEX))
  return [...found].sort((a, b) => a - b).map((hex) => ids[hex] as HexId)
}

export interface PlaceAt {
  readonly hex: HexId
  readonly place: number
}

/** Stops reached, the operator's own cities among them. */
export const reachedPlaces = (board: BoardData, state: BoardState, operator: OperatorId): readonly PlaceAt[] => {
  const { ids } = gridOf(board)
  return [...reachOf(board, state, operator).places].map((key) => ({
    hex: ids[Math.floor(key / PLACES_PER_HEX)] as HexId,
    place: key % PLACES_PER_HEX,
  }))
}

export const reachedCities = (board: BoardData, state: BoardState, operator: OperatorId): readonly PlaceAt[] => {
  const { hexes, grid } = networkOf(board, state.tiles)
  return reachedPlaces(board, state, operator).filter(({ hex, place }) => {
    const track = hexes[grid.index.get(hex) ?? -1]
    return track?.face.places[place]?.kind === 'city'
  })
}

/** How a tile about to be laid is joined to the operator: by new track, by a reached city or town on it, only by old track. */
export type Connection = 'newTrack' | 'place' | 'oldTrackOnly' | 'none'

const sameEnds = (one: HexTrack, i: number, other: HexTrack, j: number): boolean =>
  one.gauge[i] === other.gauge[j] &&
  ((one.a[i] === other.a[j] && one.b[i] === other.b[j]) || (one.a[i] === other.b[j] && one.b[i] === other.a[j]))

export const connection = (
  board: BoardData,
  state: BoardState,
  operator: OperatorId,
  at: { readonly hex: HexId; readonly tile: string; readonly rotation: number },
): Connection => {
  const network = networkOf(board, state.tiles)
  const index = network.grid.index.get(at.hex)
  if (index === undefined) return 'none'
  const { entered, places } = reachOf(board, state, operator)
  const old = network.hexes[index] as HexTrack
  const next = hexTrack(network.grid, index, at)
  const own = (state.tokens[at.hex] ?? []) as readonly TokenAt[]
  const isOpen = (end: number, gauge: number): boolean =>
    end < PLACE
      ? ((entered[index * 6 + end] as number) & gauge) !== 0
      : places.has(index * PLACES_PER_HEX + end - PLACE) ||
        own.some((token) => token.by === operator && token.city === end - PLACE)
  let touched = false
  for (let i = 0; i < next.a.length; i++) {
    const gauge = next.gauge[i] as number
    if (!isOpen(next.a[i] as number, gauge) && !isOpen(next.b[i] as number, gauge)) continue
    touched = true
    const isOld = old.a.some((_, j) => sameEnds(next, i, old, j))
    if (!isOld) return 'newTrack'
  }
  for (let place = 0; place < old.face.places.length; place++) {
    if (isOpen(PLACE + place, EITHER_GAUGE)) return 'place'
  }
  return touched ? 'oldTrackOnly' : 'none'
}
