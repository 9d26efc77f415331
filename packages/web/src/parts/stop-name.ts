import { faceOn, type HexId, type Language, type Position } from '@roundhouse/engine'
import { sayIn, type Texts } from '../texts/say.js'

const stopTexts = {
  port: { en: 'port of {name}', ru: 'порт {name}', pl: 'port {name}' },
} as const satisfies Texts

/** A stop of a run as a traveller would call it: an area by its name wherever it is entered, a port not by its city's. */
export const stopName = (
  { rules, state }: Pick<Position, 'rules' | 'state'>,
  hex: HexId,
  place: number,
  language: Language,
): string => {
  const { hexes } = rules.board
  const printed = hexes[hex]
  const area = printed?.area
  const named =
    printed?.name ?? (area && Object.values(hexes).find((each) => each.area === area && each.name !== undefined)?.name)
  const name = named ?? hex
  const places = faceOn(rules.board, state.board.tiles, hex)?.places ?? []
  const isPort = places[place]?.terminal === true && places.length > 1
  return isPort ? sayIn(stopTexts, language)('port', { name }) : name
}
