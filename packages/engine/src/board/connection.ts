import { derivedLately } from '../core/derived.js'
import type { HexId, OperatorId } from '../core/ids.js'
import type { BoardState, TileAt } from '../core/state.js'
import type { BoardData } from './face.js'
import { gridOf, type HexTrack, hexTrack, networkOf, PLACE, withTile } from './network.js'
import { enteredFresh, Trackway } from './trackway.js'

const trackway = derivedLately(
  (board: BoardData, tiles: BoardState['tiles'], tokens: BoardState['tokens'], operator: OperatorId) =>
    new Trackway(networkOf(board, tiles), tokens, operator),
)

export const trackwayOf = (board: BoardData, { tiles, tokens }: BoardState, operator: OperatorId): Trackway =>
  trackway(board, tiles, tokens, operator)

const hexesReached = derivedLately(
  (
    board: BoardData,
    tiles: BoardState['tiles'],
    tokens: BoardState['tokens'],
    operator: OperatorId,
  ): readonly HexId[] => {
    const reach = trackway(board, tiles, tokens, operator)
    return gridOf(board).ids.filter((_, hex) => {
      if (reach.places(hex) !== 0) return true
      for (let side = 0; side < 6; side++) if (reach.entered(hex, side) !== 0) return true
      return false
    })
  },
)

/** Hexes where track leads to, or where a reached place lies. */
export const layableHexes = (board: BoardData, { tiles, tokens }: BoardState, operator: OperatorId) =>
  hexesReached(board, tiles, tokens, operator)

export interface PlaceAt {
  readonly hex: HexId
  readonly place: number
}

const citiesReached = derivedLately(
  (
    board: BoardData,
    tiles: BoardState['tiles'],
    tokens: BoardState['tokens'],
    operator: OperatorId,
  ): readonly PlaceAt[] => {
    const { hexes, grid } = networkOf(board, tiles)
    const reach = trackway(board, tiles, tokens, operator)
    const found: PlaceAt[] = []
    for (const { hex, face } of hexes) {
      const bits = reach.places(hex)
      for (let place = 0; bits >> place !== 0; place++) {
        if (bits & (1 << place) && face.places[place]?.kind === 'city')
          found.push({ hex: grid.ids[hex] as HexId, place })
      }
    }
    return found
  },
)

/** Cities reached, the operator's own among them. */
export const reachedCities = (board: BoardData, { tiles, tokens }: BoardState, operator: OperatorId) =>
  citiesReached(board, tiles, tokens, operator)

const fresh = derivedLately(
  (board: BoardData, tiles: BoardState['tiles'], tokens: BoardState['tokens'], operator: OperatorId, hex: number) =>
    enteredFresh(networkOf(board, tiles), tokens, operator, hex),
)

/** How a tile about to be laid is joined to the operator: by new track, by a reached city or town on it, only by old track. */
export type Connection = 'newTrack' | 'place' | 'oldTrackOnly' | 'none'

const sameEnds = (one: HexTrack, i: number, other: HexTrack, j: number): boolean =>
  one.gauge[i] === other.gauge[j] &&
  ((one.a[i] === other.a[j] && one.b[i] === other.b[j]) || (one.a[i] === other.b[j] && one.b[i] === other.a[j]))

const hasPiece = (track: HexTrack, other: HexTrack, i: number): boolean => {
  for (let j = 0; j < track.a.length; j++) if (sameEnds(other, i, track, j)) return true
  return false
}

/** Is a new piece from side to side reached, whatever ways have come round through the hex before? */
const isNewReached = (
  board: BoardData,
  { tiles, tokens }: BoardState,
  operator: OperatorId,
  hex: number,
  at: TileAt,
): boolean => {
  const network = networkOf(board, tiles)
  const old = network.hexes[hex] as HexTrack
  const next = hexTrack(network.grid, hex, at)
  const isNew = Array.from(next.a, (_, i) => !hasPiece(old, next, i))
  const entered = fresh(board, tiles, tokens, operator, hex)
  const isFresh = (end: number, gauge: number): boolean => end < PLACE && ((entered[end] as number) & gauge) !== 0
  for (let i = 0; i < next.a.length; i++) {
    const gauge = next.gauge[i] as number
    if (isNew[i] && (isFresh(next.a[i] as number, gauge) || isFresh(next.b[i] as number, gauge))) return true
  }
  const laid = new Trackway(withTile(network, hex, at), tokens, operator)
  return isNew.some((yes, i) => yes && laid.reaches(hex, i))
}

export const connection = (
  board: BoardData,
  state: BoardState,
  operator: OperatorId,
  at: { readonly hex: HexId; readonly tile: string; readonly rotation: number },
): Connection => {
  const network = networkOf(board, state.tiles)
  const index = network.grid.index.get(at.hex)
  if (index === undefined) return 'none'
  const reach = trackwayOf(board, state, operator)
  const old = network.hexes[index] as HexTrack
  const next = hexTrack(network.grid, index, at)
  const hasPlace = (end: number): boolean => (reach.places(index) & (1 << (end - PLACE))) !== 0
  const isReachedAt = (end: number, gauge: number): boolean =>
    end < PLACE ? (reach.entered(index, end) & gauge) !== 0 : hasPlace(end)
  let meetsOldTrack = false
  /** New track is met that a way going round through this hex might not be able to use. */
  let isUnsure = false
  for (let i = 0; i < next.a.length; i++) {
    const [a, b] = [next.a[i] as number, next.b[i] as number]
    const gauge = next.gauge[i] as number
    for (const [end, far] of [
      [a, b],
      [b, a],
    ] as const) {
      if (!isReachedAt(end, gauge)) continue
      meetsOldTrack = true
      if (hasPiece(old, next, i)) continue
      // A way that comes round through this hex may already have used the side the new track leads to.
      if (end < PLACE && far < PLACE && reach.crosses(index, far)) isUnsure = true
      else return 'newTrack'
    }
  }
  for (let place = 0; place < old.face.places.length; place++) if (hasPlace(PLACE + place)) return 'place'
  if (isUnsure && isNewReached(board, state, operator, index, at)) return 'newTrack'
  return meetsOldTrack ? 'oldTrackOnly' : 'none'
}
