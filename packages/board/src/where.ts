import type { BoardData, BoardState } from '@roundhouse/engine'
import { slotSpots } from './cities.js'
import { hexCentre, type Point, point } from './hexes.js'
import { placeSpots } from './places.js'

/** Where things stand on the sheet, for a page that has to know what was pointed at. */
type Lying = Pick<BoardState, 'tiles' | 'tokens'>

const faceAt = (board: BoardData, { tiles }: Lying, hex: string) => {
  const at = tiles[hex]
  const tile = at && board.tiles[at.tile]
  return { face: tile ?? board.hexes[hex], rotation: tile ? at.rotation : 0 }
}

/** The middle of each place of what lies on a hex, in the order of its places. */
export const placesOn = (board: BoardData, state: Lying, hex: string): readonly Point[] => {
  const printed = board.hexes[hex]
  const { face, rotation } = faceAt(board, state, hex)
  if (!printed || !face) return []
  const centre = hexCentre(board.layout, printed)
  return placeSpots(face, rotation, board.layout).map(({ at }) => point(centre.x + at.x, centre.y + at.y))
}

/** The circle of a city that the next token takes. */
export const freeSlot = (board: BoardData, state: Lying, hex: string, city: number): Point | undefined => {
  const middle = placesOn(board, state, hex)[city]
  if (!middle) return undefined
  const { face } = faceAt(board, state, hex)
  const taken = (state.tokens[hex] ?? []).filter((token) => token.city === city).length
  const slot = slotSpots(face?.places[city]?.slots ?? 0)[taken] ?? point(0, 0)
  return point(middle.x + slot.x, middle.y + slot.y)
}

/** The circle a company's token stands in; the last one where it has several there. */
export const tokenSpot = (board: BoardData, state: Lying, hex: string, city: number, by: string): Point | undefined => {
  const middle = placesOn(board, state, hex)[city]
  const here = (state.tokens[hex] ?? []).filter((token) => token.city === city)
  const index = here.findLastIndex((token) => token.by === by)
  if (!middle || index < 0) return undefined
  const slots = faceAt(board, state, hex).face?.places[city]?.slots ?? 0
  const slot = slotSpots(Math.max(slots, here.length))[index] ?? point(0, 0)
  return point(middle.x + slot.x, middle.y + slot.y)
}
