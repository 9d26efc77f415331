import type { BoardData } from '../../../board/face.js'
import { derived } from '../../../core/derived.js'
import type { HexId } from '../../../core/ids.js'

/** Everything that makes two hexes print alike; their homes are no part of it. */
const printOf = ({ hexes }: BoardData, hex: HexId): string => {
  const { places, track, label, terrain, borders, futureLabel } = hexes[hex] ?? {}
  return JSON.stringify([places, track, label, terrain, borders, futureLabel])
}

/** There printed hexes that look alike are numbered in the order of their names: row by row. */
const numbers = derived((board: BoardData): ReadonlyMap<HexId, number> => {
  const counts = new Map<string, number>()
  const found = new Map<HexId, number>()
  const inOrder = Object.values(board.hexes).sort((a, b) => a.y - b.y || a.x - b.x)
  for (const { id } of inOrder) {
    const print = printOf(board, id)
    const number = counts.get(print) ?? 0
    counts.set(print, number + 1)
    found.set(id, number)
  }
  return found
})

export const printedIndex = (hex: HexId, board: BoardData): number => numbers(board).get(hex) ?? 0
