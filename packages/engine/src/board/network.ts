import { derived, derivedLately } from '../core/derived.js'
import type { HexId, TileId } from '../core/ids.js'
import type { BoardState, TileAt } from '../core/state.js'
import { type BoardData, type Edge, type Face, type Gauge, isEdge, opposite, type Track, turn } from './face.js'
import { EITHER_GAUGE, NARROW, STANDARD, type Strands, SUBPOINTS, strandsOf } from './strands.js'

/**
 * The track that lies on a board, as integers. A piece of track joins two ends inside its hex; where it ends at a
 * side it ends at a *point*, which it shares with whatever track of the neighbour meets it there. A point can be used
 * once by a set of routes, so tracks that merge at a side exclude each other.
 */
export interface Grid {
  readonly board: BoardData
  readonly ids: readonly HexId[]
  readonly index: ReadonlyMap<HexId, number>
  /** hex × 6 + side → hex across it, or −1. */
  readonly across: Int16Array
  /** Hex → its track as printed; under a tile, by its rotation. */
  readonly printed: readonly HexTrack[]
  readonly laid: readonly Map<TileId, HexTrack[]>[]
}

/** Ends below this are sides, `PLACE + i` is place i of the face. */
export const PLACE = 6

/** Track of two gauges joins where the sets meet. */
export const GAUGE: Readonly<Record<Gauge, number>> = { standard: STANDARD, narrow: NARROW, dual: EITHER_GAUGE }

/** The track of one hex as it lies now. A piece has the index of its track on the face. */
export interface HexTrack {
  readonly hex: number
  readonly face: Face
  readonly rotation: number
  readonly a: Uint8Array
  readonly b: Uint8Array
  /** Points of the ends; −1 for an end at a place. */
  readonly pointA: Int32Array
  readonly pointB: Int32Array
  readonly gauge: Uint8Array
  /** End → pieces that have it: six sides, then the places. */
  readonly piecesAt: readonly (readonly number[])[]
  readonly strands: Strands
}

export interface Network {
  readonly grid: Grid
  readonly hexes: readonly HexTrack[]
  /** Vertices of the strands of the whole board are numbered: those of a hex from its first on. */
  readonly size: number
  readonly first: Int32Array
  /** Vertex → hex. */
  readonly hexOf: Int16Array
}

export const gridOf = derived((board: BoardData): Grid => {
  const ids = Object.keys(board.hexes).sort()
  const index = new Map(ids.map((id, i) => [id, i]))
  const across = new Int16Array(ids.length * 6).fill(-1)
  for (const [h, id] of ids.entries()) {
    for (const [edge, next] of Object.entries(board.neighbours[id] ?? {})) {
      const n = index.get(next)
      if (n !== undefined) across[h * 6 + Number(edge)] = n
    }
  }
  const printed = ids.map((id, hex) => layOut(across, hex, board.hexes[id] as Face, 0))
  return { board, ids, index, across, printed, laid: ids.map(() => new Map()) }
})

/** Both hexes give a side one number: that of the hex that comes first. */
const pointAt = (across: Grid['across'], hex: number, edge: number, lane: Track['lane']): number => {
  const other = across[hex * 6 + edge] as number
  const first = other < 0 || hex < other
  const side = first ? hex * 6 + edge : other * 6 + opposite(edge as Edge)
  return side * SUBPOINTS + (lane === undefined ? 0 : 1 + lane.index)
}

const layOut = (across: Grid['across'], hex: number, face: Face, rotation: number): HexTrack => {
  const n = face.track.length
  const track: HexTrack = {
    hex,
    face,
    rotation,
    a: new Uint8Array(n),
    b: new Uint8Array(n),
    pointA: new Int32Array(n).fill(-1),
    pointB: new Int32Array(n).fill(-1),
    gauge: new Uint8Array(n),
    piecesAt: Array.from({ length: PLACE + face.places.length }, () => []),
    strands: strandsOf(face, rotation),
  }
  for (const [i, piece] of face.track.entries()) {
    track.gauge[i] = GAUGE[piece.gauge]
    // A lane is one of the end `a`; lanes of one number meet over the side.
    for (const [end, codes, points, lane] of [
      [piece.a, track.a, track.pointA, piece.lane],
      [piece.b, track.b, track.pointB, undefined],
    ] as const) {
      const code = isEdge(end) ? turn(end.edge, rotation) : PLACE + end.place
      codes[i] = code
      if (isEdge(end)) points[i] = pointAt(across, hex, code, lane)
      ;(track.piecesAt[code] as number[]).push(i)
    }
  }
  return track
}

/** The track of a hex under a tile, or as printed. */
export const hexTrack = (grid: Grid, hex: number, at?: TileAt): HexTrack => {
  if (at === undefined) return grid.printed[hex] as HexTrack
  const { tile, rotation } = at
  const laid = grid.laid[hex] as Map<TileId, HexTrack[]>
  const turned = laid.get(tile) ?? []
  const known = turned[rotation]
  if (known !== undefined) return known
  const face = grid.board.tiles[tile]
  if (face === undefined) throw new Error(`no tile ${tile}`)
  const track = layOut(grid.across, hex, face, rotation)
  turned[rotation] = track
  laid.set(tile, turned)
  return track
}

/** Numbers the vertices of all hexes through. */
const compile = (grid: Grid, hexes: readonly HexTrack[]): Network => {
  const first = new Int32Array(hexes.length)
  let size = 0
  for (let h = 0; h < hexes.length; h++) {
    first[h] = size
    size += (hexes[h] as HexTrack).strands.size
  }
  const hexOf = new Int16Array(size)
  for (let h = 0; h < hexes.length; h++) {
    const { size: own } = (hexes[h] as HexTrack).strands
    if (own > 0) hexOf.fill(h, first[h], (first[h] as number) + own)
  }
  return { grid, hexes, size, first, hexOf }
}

/** Compiled once for each set of tiles; hexes share their track with all networks where they look the same. */
export const networkOf = derivedLately((board: BoardData, tiles: BoardState['tiles']): Network => {
  const grid = gridOf(board)
  const hexes = [...grid.printed]
  for (const id in tiles) {
    const hex = grid.index.get(id)
    if (hex !== undefined) hexes[hex] = hexTrack(grid, hex, tiles[id])
  }
  return compile(grid, hexes)
})

/** The same board with one more tile on it. */
export const withTile = (network: Network, hex: number, at: TileAt): Network => {
  const hexes = [...network.hexes]
  hexes[hex] = hexTrack(network.grid, hex, at)
  return compile(network.grid, hexes)
}

/** The end of a piece that is not `end`. */
export const farEnd = (track: HexTrack, piece: number, end: number): number =>
  track.a[piece] === end ? (track.b[piece] as number) : (track.a[piece] as number)

export const pointOf = (track: HexTrack, piece: number, end: number): number =>
  track.a[piece] === end ? (track.pointA[piece] as number) : (track.pointB[piece] as number)
