import type { BoardData } from '../board/face.js'
import { labelOn } from '../board/lying.js'
import type { HexId, TileId } from '../core/ids.js'

/** A tile by its id or by what is printed on it: of a double tile the half that goes to the hex. */
export const tileFor = (board: BoardData, hex: HexId, written: string): TileId =>
  Object.values(board.tiles).find(
    ({ name, colour, label }) => name === written && labelOn(board, hex, colour) === label,
  )?.id ?? written
