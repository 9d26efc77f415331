import {
  type BoardData,
  type BoardState,
  type Face,
  type Hex,
  isEdge,
  type Language,
  type Terrain,
  type TokenAt,
  turn,
  type Value,
} from '@roundhouse/engine'
import { TERMS, type Terms } from './describe-terms.js'
import { cellsOf } from './values.js'

/** A hex in words, for screen readers and for those who cannot tell the drawing. */
export interface Described {
  readonly board: BoardData
  readonly state?: Pick<BoardState, 'tiles' | 'tokens'>
  readonly hex: string
  readonly language: Language
}

const valueText = (value: Value, terms: Terms): string | undefined => {
  if (typeof value === 'number') return value > 0 ? `${terms.value} ${value}` : undefined
  return `${terms.value} ${cellsOf(value)
    .map((cell) => `${cell.value} (${terms.colours[cell.colour]})`)
    .join(', ')}`
}

const placeText = (
  face: Face,
  index: number,
  tokens: readonly TokenAt[],
  reserved: Hex['reserved'],
  terms: Terms,
): string | undefined => {
  const place = face.places[index]!
  if (place.kind === 'junction') return undefined
  const here = tokens.filter((token) => place.kind === 'city' && token.city === index)
  const same = face.places.filter(({ kind }) => kind === place.kind)
  const rights = (reserved ?? []).filter(
    ({ by, city }) => city === index && place.kind === 'city' && !tokens.some((t) => t.by === by),
  )
  const title = place.kind === 'town' && place.terminal ? terms.port : terms.kinds[place.kind]
  const parts = [
    same.length > 1 ? `${title} ${same.indexOf(place) + 1}` : title,
    valueText(place.value, terms),
    place.slots > 0 ? `${terms.slots} ${place.slots}` : undefined,
    here.length > 0
      ? `${terms.tokens} ${here.map((t) => (t.blocker ? `${t.by} (${terms.faceDown})` : t.by)).join(', ')}`
      : undefined,
    rights.length > 0 ? `${terms.reserved} ${rights.map(({ by }) => by).join(', ')}` : undefined,
  ]
  return parts.filter((part) => part !== undefined).join(', ')
}

const groundText = ({ kind, also, cost }: Terrain, { terrains }: Terms): string => {
  const grounds = also === undefined ? terrains[kind] : `${terrains[kind]} + ${terrains[also]}`
  return cost > 0 ? `${grounds} ${cost}` : grounds
}

const trackText = (face: Face, rotation: number, layout: BoardData['layout'], terms: Terms): string | undefined => {
  if (face.track.length === 0) return undefined
  const several = (kind: string): boolean => face.places.filter((place) => place.kind === kind).length > 1
  const end = (e: Face['track'][number]['a']): string => {
    if (isEdge(e)) return terms.sides[layout][turn(e.edge, rotation)]!
    const { kind } = face.places[e.place]!
    const name = terms.kinds[kind]
    const index = face.places.filter((place) => place.kind === kind).indexOf(face.places[e.place]!)
    return several(kind) ? `${name} ${index + 1}` : name
  }
  const pieces = face.track.map(({ a, b, gauge }) => {
    const [one, other] = isEdge(a) || !isEdge(b) ? [a, b] : [b, a]
    return `${end(one)} – ${end(other)}${gauge === 'standard' ? '' : ` (${terms.gauges[gauge]})`}`
  })
  return `${terms.track}: ${pieces.join('; ')}`
}

export const describeHex = ({ board, state, hex: id, language }: Described): string => {
  const terms = TERMS[language]
  const hex = board.hexes[id]
  if (!hex) return id
  const at = state?.tiles[id]
  const tile = at && board.tiles[at.tile]
  const face: Face = tile ?? hex
  const rotation = tile ? (at?.rotation ?? 0) : 0
  const tokens = state?.tokens[id] ?? []
  const terrain = tile ? tile.terrain : hex.terrain
  const borders = (hex.borders ?? []).map(
    ({ edge, kind, cost }) =>
      `${terms.sides[board.layout][edge]}: ${terms.borders[kind]}${cost === undefined ? '' : ` ${cost}`}`,
  )
  const parts = [
    hex.name ? `${id} ${hex.name}` : id,
    tile
      ? `${terms.tile} ${tile.name ?? tile.id}, ${terms.colours[face.colour]}`
      : hex.colour === 'white'
        ? undefined
        : terms.printed[hex.colour],
    face.label ? `${terms.label} ${face.label}` : undefined,
    ...face.places.map((_, i) => placeText(face, i, tokens, hex.reserved, terms)),
    trackText(face, rotation, board.layout, terms),
    terrain ? groundText(terrain, terms) : undefined,
    ...borders,
  ]
  return `${parts.filter((part) => part !== undefined && part !== '').join('. ')}.`
}
