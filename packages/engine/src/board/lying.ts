import { derived, derivedLately } from '../core/derived.js'
import type { HexId } from '../core/ids.js'
import type { BoardState } from '../core/state.js'
import { type BoardData, type Colour, type Edge, exits, type Face, nextColour, type Tile } from './face.js'
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

/** Every rotation in which a tile keeps what lies under it, wherever that lies. */
const keeping = derived((old: Face, tile: Tile, merging: boolean): readonly Fit[] =>
  ROTATIONS.flatMap((rotation) => {
    const places = placesKept(old, tile, rotation, { merging })
    return places ? [{ rotation, places }] : []
  }),
)

const fits = derived((board: BoardData, old: Face, tile: Tile, hex: HexId, merging: boolean): readonly Fit[] =>
  keeping(old, tile, merging).filter(({ rotation }) => exitsFit(board, hex, tile, rotation)),
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

/** The label a tile of a colour must bear on a hex. */
export const labelOn: (board: BoardData, hex: HexId, colour: Colour) => string | undefined = derived(labelWanted)

export interface Turned {
  readonly tile: Tile
  readonly rotation: number
}

const followers = derived((board: BoardData, old: Face, hex: HexId, merging: boolean): readonly Turned[] => {
  const colour = nextColour(old.colour)
  if (colour === undefined) return []
  const label = labelOn(board, hex, colour)
  return Object.values(board.tiles).flatMap((tile) => {
    if (tile.colour !== colour || tile.label !== label) return []
    const rotations = fits(board, old, tile, hex, merging).map(({ rotation }) => rotation)
    return distinctRotations(tile, rotations).map((rotation) => ({ tile, rotation }))
  })
})

/** Tiles of the next colour that fit on what lies on a hex, in every rotation that looks different. */
export const tilesThatFit = (
  board: BoardData,
  tiles: BoardState['tiles'],
  hex: HexId,
  { merging = false }: UpgradeRules = {},
): readonly Turned[] => {
  const old = faceOn(board, tiles, hex)
  return old ? followers(board, old, hex, merging) : []
}

const tilesLying = derivedLately((tiles: BoardState['tiles']): ReadonlyMap<string, number> => {
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
