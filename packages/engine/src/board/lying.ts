import type { HexId } from '../core/ids.js'
import type { BoardState } from '../core/state.js'
import { type BoardData, type Colour, type Edge, exits, type Face, type Tile } from './face.js'
import { distinctRotations, exitsFit, labelWanted, placesKept, turnFace, type UpgradeRules } from './upgrade.js'

interface Known {
  readonly faces: Map<string, Face>
  readonly exits: Map<Face, readonly Edge[]>
  readonly fits: Map<string, readonly Fit[]>
}
const known = new WeakMap<BoardData, Known>()
const knownOf = (board: BoardData): Known => {
  let found = known.get(board)
  if (!found) {
    found = { faces: new Map(), exits: new Map(), fits: new Map() }
    known.set(board, found)
  }
  return found
}

/** What lies on a hex now, turned as it lies: the printed face, or the tile over it. */
export const faceOn = (board: BoardData, tiles: BoardState['tiles'], hex: HexId): Face | undefined => {
  const at = tiles[hex]
  if (!at) return board.hexes[hex]
  const { faces } = knownOf(board)
  const key = `${at.tile}/${at.rotation}`
  let face = faces.get(key)
  if (!face) {
    const tile = board.tiles[at.tile]
    if (!tile) return undefined
    face = turnFace(tile, at.rotation)
    faces.set(key, face)
  }
  return face
}

/** Sides with track of what lies on a hex now. */
export const exitsOn = (board: BoardData, tiles: BoardState['tiles'], hex: HexId): readonly Edge[] => {
  const face = faceOn(board, tiles, hex)
  if (!face) return []
  const { exits: cache } = knownOf(board)
  let found = cache.get(face)
  if (!found) {
    found = exits(face)
    cache.set(face, found)
  }
  return found
}

/** A rotation in which a tile may follow what lies on a hex, and where the old places are found on it. */
export interface Fit {
  readonly rotation: number
  readonly places: readonly number[]
}

/** Every rotation in which a tile keeps all track and leads nowhere it may not; colour, supply and money aside. */
export const fitsOn = (
  board: BoardData,
  tiles: BoardState['tiles'],
  hex: HexId,
  tile: Tile,
  rules: UpgradeRules = {},
): readonly Fit[] => {
  const at = tiles[hex]
  const key = `${hex}|${at ? `${at.tile}/${at.rotation}` : ''}|${tile.id}`
  const { fits } = knownOf(board)
  let found = fits.get(key)
  if (!found) {
    const old = faceOn(board, tiles, hex)
    found = !old
      ? []
      : [0, 1, 2, 3, 4, 5].flatMap((rotation) => {
          if (!exitsFit(board, hex, tile, rotation)) return []
          const places = placesKept(old, tile, rotation, rules)
          return places ? [{ rotation, places }] : []
        })
    fits.set(key, found)
  }
  return found
}

/** Rotations worth offering: those that look alike only once. */
export const offeredRotations = (tile: Tile, fits: readonly Fit[]): readonly number[] =>
  distinctRotations(
    tile,
    fits.map(({ rotation }) => rotation),
  )

const wantedLabels = new WeakMap<BoardData, Map<string, string | undefined>>()
/** The label a tile of a colour must bear on a hex. */
export const labelOn = (board: BoardData, hex: HexId, colour: Colour): string | undefined => {
  let cache = wantedLabels.get(board)
  if (!cache) {
    cache = new Map()
    wantedLabels.set(board, cache)
  }
  const key = `${hex}|${colour}`
  if (!cache.has(key)) cache.set(key, labelWanted(board, hex, colour))
  return cache.get(key)
}

const supplies = new WeakMap<BoardState['tiles'], Map<string, number>>()
/** Pieces of a tile on the board; both sides of a two-sided piece are one. */
export const tilesUsed = (board: BoardData, tiles: BoardState['tiles'], tile: Tile): number => {
  let counts = supplies.get(tiles)
  if (!counts) {
    counts = new Map()
    for (const { tile: id } of Object.values(tiles)) counts.set(id, (counts.get(id) ?? 0) + 1)
    supplies.set(tiles, counts)
  }
  const other = tile.otherSide === undefined ? 0 : (counts.get(tile.otherSide) ?? 0)
  return (counts.get(tile.id) ?? 0) + (board.tiles[tile.otherSide ?? ''] ? other : 0)
}

/** null = as many as wanted. */
export const tilesLeft = (board: BoardData, tiles: BoardState['tiles'], tile: Tile): number | null =>
  tile.count === null ? null : tile.count - tilesUsed(board, tiles, tile)
