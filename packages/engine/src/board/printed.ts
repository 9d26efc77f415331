import {
  type BoardData,
  type Border,
  type BorderKind,
  type Colour,
  EDGES,
  type Edge,
  exits,
  type Hex,
  opposite,
  SIDE_STEPS,
  type Tile,
} from './face.js'
import { face, terrain } from './notation.js'

type Layout = BoardData['layout']
type Side = Readonly<Partial<Record<Edge, string>>>

/** A line of a printed board: everything of a hex but its position. */
export type HexLine = Omit<Hex, 'x' | 'y' | 'borders'>

export interface HexExtra {
  readonly name?: string
  readonly label?: string
  /** `mountain 60` */
  readonly terrain?: string
  /** `NYC ERIE`, or `C&WI:3` for another city than the first. */
  readonly reserved?: string
  /** `port port meat` */
  readonly icons?: string
  readonly group?: string
  readonly area?: string
  readonly joined?: string
  readonly futureLabel?: Hex['futureLabel']
  readonly divided?: true
  readonly partition?: Hex['partition']
}

const words = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== '')

const reservation = (text: string) => {
  const [by = '', city = '0'] = text.split(':')
  return { by, city: Number(city) }
}

/** Hexes printed alike: `hex('B10 B12', 'white')`, `hex('B16', 'white', 'c', '', { name: 'Port Huron' })`. */
export const hex = (ids: string, colour: Colour, places = '', track = '', extra: HexExtra = {}): readonly HexLine[] => {
  const { label, terrain: cost, reserved, icons, ...rest } = extra
  return words(ids).map((id) => ({
    ...face(colour, places, track, label),
    id,
    ...rest,
    ...(cost === undefined ? {} : { terrain: terrain(cost) }),
    ...(reserved === undefined ? {} : { reserved: words(reserved).map(reservation) }),
    ...(icons === undefined ? {} : { icons: words(icons) }),
  }))
}

/** Letter = row, number = column, counted from 0; the row above A is `a`. */
const position = (id: string): { readonly x: number; readonly y: number } => {
  const [, letter = '', number = ''] = /^([A-Za-z])(\d+)$/.exec(id) ?? []
  if (letter === '') throw new Error(`board: bad hex id '${id}'`)
  const code = letter.charCodeAt(0)
  return { x: Number(number) - 1, y: letter <= 'Z' ? code - 'A'.charCodeAt(0) : 'a'.charCodeAt(0) - code - 1 }
}

const key = (x: number, y: number): string => `${x},${y}`

/** Hexes whose print is final: track may lead only to the sides that have track. */
const isFixed = (line: HexLine): boolean => line.colour === 'red' || line.colour === 'gray' || line.colour === 'blue'

const BORDERS: readonly BorderKind[] = ['impassable', 'mountain', 'water', 'province']

export interface PrintedBoard {
  readonly layout: Layout
  readonly hexes: readonly (readonly HexLine[])[]
  /** Hexsides that cost or block: `B16 B18 mountain 40`, `N11 P11 impassable`. */
  readonly hexsides?: readonly string[]
  readonly tiles: Readonly<Record<string, Tile>>
}

/**
 * Works out positions and neighbours. A side has a neighbour where track may ever lead: not off the board, not over an
 * impassable hexside, not against the blank side of a red, gray or blue hex.
 */
export const printedBoard = ({ layout, hexes, hexsides = [], tiles }: PrintedBoard): BoardData => {
  const lines = hexes.flat()
  const at = new Map(lines.map((line) => [key(position(line.id).x, position(line.id).y), line]))
  if (at.size !== lines.length) throw new Error('board: a hex is written twice')

  const beside = (id: string, edge: Edge): HexLine | undefined => {
    const { x, y } = position(id)
    const [dx, dy] = SIDE_STEPS[layout][edge]!
    return at.get(key(x + dx, y + dy))
  }

  const borders = new Map<string, Border[]>()
  const addBorder = (id: string, border: Border) => borders.set(id, [...(borders.get(id) ?? []), border])
  for (const text of hexsides) {
    const [one = '', other = '', kind = '', cost] = words(text)
    const edge = EDGES.find((e) => beside(one, e)?.id === other)
    if (edge === undefined) throw new Error(`board: ${one} and ${other} do not touch`)
    if (!BORDERS.includes(kind as BorderKind)) throw new Error(`board: bad hexside '${text}'`)
    const border = { kind: kind as BorderKind, ...(cost === undefined ? {} : { cost: Number(cost) }) }
    addBorder(one, { edge, ...border })
    addBorder(other, { edge: opposite(edge), ...border })
  }

  const isOpen = (id: string, edge: Edge): boolean => {
    const next = beside(id, edge)
    if (!next || borders.get(id)?.some((b) => b.edge === edge && b.kind === 'impassable')) return false
    return !isFixed(next) || exits(next).includes(opposite(edge))
  }
  const sides = (id: string): Side =>
    Object.fromEntries(EDGES.filter((edge) => isOpen(id, edge)).map((edge) => [edge, beside(id, edge)!.id]))

  const withPosition = (line: HexLine): Hex => {
    const own = borders.get(line.id)
    return { ...line, ...position(line.id), ...(own ? { borders: own.sort((a, b) => a.edge - b.edge) } : {}) }
  }
  return {
    layout,
    hexes: Object.fromEntries(lines.map((line) => [line.id, withPosition(line)])),
    neighbours: Object.fromEntries(lines.map((line) => [line.id, sides(line.id)])),
    tiles,
  }
}
