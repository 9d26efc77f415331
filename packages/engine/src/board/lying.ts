import { derived } from '../core/derived.js'
import type { HexId } from '../core/ids.js'
import type { BoardState } from '../core/state.js'
import { type BoardData, type Colour, type Edge, exits, type Face, type Tile } from './face.js'
import { distinctRotations, exitsFit, labelWanted, placesKept, turnFace, type UpgradeRules } from './upgrade.js'

const laid = derived((board: BoardData, tile: string, rotation: number): Face | undefined => {
  const face = board.tiles[tile]
  return face && turnFace(face, rotation)
})

/** What lies on a hex now, turned as it lies: the printed face, or the tile over it. */
export const faceOn = (board: BoardData, tiles: BoardState['tiles'], hex: HexId): Face | undefined => {
  const at = tiles[hex]
  return at ? laid(board, at.tile, at.rotation) : board.hexes[hex]
}

const exitsOf = derived((face: Face): readonly Edge[] => exits(face))

/** Sides with track of what lies on a hex now. */
export const exitsOn = (board: BoardData, tiles: BoardState['tiles'], hex: HexId): readonly Edge[] => {
  const face = faceOn(board, tiles, hex)
  return face ? exitsOf(face) : []
}

/** A rotation in which a tile may follow what lies on a hex, and where the old places are found on it. */
export interface Fit {
  readonly rotation: number
  readonly places: readonly number[]
}

const ROTATIONS: readonly number[] = [0, 1, 2, 3, 4, 5]

const fits = derived((board: BoardData, old: Face, tile: Tile, hex: HexId, merging: boolean): readonly Fit[] =>
  ROTATIONS.flatMap((rotation) => {
    if (!exitsFit(board, hex, tile, rotation)) return []
    const places = placesKept(old, tile, rotation, { merging })
    return places ? [{ rotation, places }] : []
  }),
)

/** Every rotation in which a tile keeps all track and leads nowhere it may not; colour, supply and money aside. */
export const fitsOn = (
  board: BoardData,
  tiles: BoardState['tiles'],
  hex: HexId,
  tile: Tile,
  { merging = false }: UpgradeRules = {},
): readonly Fit[] => {
  const old = faceOn(board, tiles, hex)
  return old ? fits(board, old, tile, hex, merging) : []
}

/** Rotations worth offering: those that look alike only once. */
export const offeredRotations = derived((tile: Tile, fitting: readonly Fit[]): readonly number[] =>
  distinctRotations(
    tile,
    fitting.map(({ rotation }) => rotation),
  ),
)

/** The label a tile of a colour must bear on a hex. */
export const labelOn: (board: BoardData, hex: HexId, colour: Colour) => string | undefined = derived(labelWanted)

const tilesLying = derived((tiles: BoardState['tiles']): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const { tile } of Object.values(tiles)) counts.set(tile, (counts.get(tile) ?? 0) + 1)
  return counts
})

/** Pieces of a tile on the board; both sides of a two-sided piece are one. */
const tilesUsed = (board: BoardData, tiles: BoardState['tiles'], tile: Tile): number => {
  const counts = tilesLying(tiles)
  const other = tile.otherSide === undefined ? 0 : (counts.get(tile.otherSide) ?? 0)
  return (counts.get(tile.id) ?? 0) + (board.tiles[tile.otherSide ?? ''] ? other : 0)
}

/** null = as many as wanted. */
export const tilesLeft = (board: BoardData, tiles: BoardState['tiles'], tile: Tile): number | null =>
  tile.count === null ? null : tile.count - tilesUsed(board, tiles, tile)
