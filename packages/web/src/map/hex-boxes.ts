import { type Box, hexCentre, type Point, SIDE } from '@roundhouse/board'
import type { BoardData, HexId } from '@roundhouse/engine'

export const middleOfHex = (board: BoardData, hex: HexId): Point => {
  const printed = board.hexes[hex]
  return printed ? hexCentre(board.layout, printed) : { x: 0, y: 0 }
}

/** The room a hex takes on the sheet. */
export const boxOfHex = (board: BoardData, hex: HexId): Box => {
  const { x, y } = middleOfHex(board, hex)
  return { x: x - SIDE, y: y - SIDE, width: 2 * SIDE, height: 2 * SIDE }
}

/** The room that all of them take. */
export const boxOfHexes = (board: BoardData, hexes: readonly HexId[]): Box | null => {
  const boxes = hexes.filter((hex) => board.hexes[hex]).map((hex) => boxOfHex(board, hex))
  if (boxes.length === 0) return null
  const left = Math.min(...boxes.map(({ x }) => x))
  const top = Math.min(...boxes.map(({ y }) => y))
  const right = Math.max(...boxes.map(({ x, width }) => x + width))
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height))
  return { x: left, y: top, width: right - left, height: bottom - top }
}
