import { derived } from '../core/derived.js'

/**
 * What is printed on a hex or a tile: places (cities, towns, off-board areas…) and track between
 * hex sides and places. Sides are numbered 0–5 clockwise, 0 is the bottom (flat) or lower-left (pointy) side.
 */
export type Edge = 0 | 1 | 2 | 3 | 4 | 5
export const EDGES: readonly Edge[] = [0, 1, 2, 3, 4, 5]

export const COLOURS = ['white', 'yellow', 'green', 'brown', 'gray', 'red', 'blue'] as const
export type Colour = (typeof COLOURS)[number]
/** The colours of tiles in the order of upgrades; a printed hex counts as white, yellow or a final colour. */
export const TILE_COLOURS = ['white', 'yellow', 'green', 'brown', 'gray'] as const

/** The colour that follows in the order of upgrades; undefined where nothing does. */
export const nextColour = (colour: Colour): Colour | undefined => {
  const rank = (TILE_COLOURS as readonly Colour[]).indexOf(colour)
  return rank < 0 ? undefined : TILE_COLOURS[rank + 1]
}

export type Gauge = 'standard' | 'narrow' | 'dual'

/** A value fixed, or by the newest colour reached that has an entry (`{ yellow: 40, brown: 10 }`). */
export type Value = number | Readonly<Partial<Record<Colour | 'black', number>>>

/** `junction` joins track without being a stop; `mine` is 18Mag's. */
export type PlaceKind = 'city' | 'town' | 'offboard' | 'junction' | 'mine'

export interface Place {
  readonly kind: PlaceKind
  readonly value: Value
  /** Circles for tokens; 0 where no token can stand. */
  readonly slots: number
  /** May only end a route, even with an own token there (18MEX: red cities, ports). */
  readonly terminal?: boolean
  /** Where the board prints it, for drawing only: `center` or a side, 2.5 lying between sides 2 and 3. */
  readonly loc?: string
}

/** An end of a piece of track: a side, or a place of the face by its index. */
export type End = { readonly edge: Edge } | { readonly place: number }

export interface Track {
  readonly a: End
  readonly b: End
  readonly gauge: Gauge
  /** `n of m` where several tracks lie side by side across one side and are not the same track (18MEX 485). */
  readonly lane?: { readonly index: number; readonly of: number }
}

export interface Face {
  readonly colour: Colour
  /** Cities first, then towns, then off-boards, then the rest: a city's index is its place index. */
  readonly places: readonly Place[]
  readonly track: readonly Track[]
  readonly label?: string
}

export interface Tile extends Face {
  readonly id: string
  /** The number printed on it, where that is not its id: a half of a double tile (18MEX 479). */
  readonly name?: string
  /** Pieces in the box; null = as many as wanted. */
  readonly count: number | null
  /** 18Mag: the tile printed on the back of the same piece. */
  readonly otherSide?: string
  /** Cost still due when this tile is upgraded (18MEX 479, 18Mag OO). */
  readonly terrain?: Terrain
}

export type TerrainKind = 'mountain' | 'hill' | 'rough' | 'water' | 'river' | 'swamp' | 'desert' | 'lake'
export interface Terrain {
  readonly cost: number
  readonly kind: TerrainKind
  /** A second kind of ground on the same hex; the cost is that of both (18Mag). */
  readonly also?: TerrainKind
}

export type BorderKind = 'impassable' | 'mountain' | 'water' | 'province'
export interface Border {
  readonly edge: Edge
  readonly kind: BorderKind
  readonly cost?: number
}

/** A hex of the printed board. */
export interface Hex extends Face {
  readonly id: string
  /** Doubled coordinates, for drawing. */
  readonly x: number
  readonly y: number
  readonly name?: string
  readonly terrain?: Terrain
  readonly borders?: readonly Border[]
  /** Home slots and the like: shown faint, meaning in the title. */
  readonly reserved?: readonly { readonly by: string; readonly city: number }[]
  /** Signs to draw: ports, bonus figures, private companies' land. */
  readonly icons?: readonly string[]
  /** Off-board groups: `E`, `W`; hexes that form one area share `area`. */
  readonly group?: string
  readonly area?: string
  /** Hexes under one double tile share it: drawn without a line between them (18MEX Mexico City). */
  readonly joined?: string
  /** Label that only tiles of a colour and later need (18MEX Los Mochis: `L` from green). */
  readonly futureLabel?: { readonly label: string; readonly colour: Colour }
  /** A line across it: it counts as two hexes of a route's length (1849: the strait). */
  readonly divided?: true
  /** Water that cuts the hex in two: no track may join its sides (18Mag F9). */
  readonly partition?: { readonly a: Edge; readonly b: Edge }
}

export interface BoardData {
  readonly layout: 'flat' | 'pointy'
  readonly hexes: Readonly<Record<string, Hex>>
  /** hex → side → neighbour across it; impassable sides are absent. */
  readonly neighbours: Readonly<Record<string, Readonly<Partial<Record<Edge, string>>>>>
  readonly tiles: Readonly<Record<string, Tile>>
}

export const isEdge = (end: End): end is { readonly edge: Edge } => 'edge' in end
export const turn = (edge: Edge, rotation: number): Edge => ((((edge + rotation) % 6) + 6) % 6) as Edge
export const opposite = (edge: Edge): Edge => turn(edge, 3)

const turnEnd = (end: End, rotation: number): End => (isEdge(end) ? { edge: turn(end.edge, rotation) } : end)
export const turnTrack = (track: Track, rotation: number): Track =>
  rotation === 0 ? track : { ...track, a: turnEnd(track.a, rotation), b: turnEnd(track.b, rotation) }

const turnedExits = derived((face: Face, rotation: number): readonly Edge[] => {
  const found = new Set<Edge>()
  for (const { a, b } of face.track) {
    if (isEdge(a)) found.add(turn(a.edge, rotation))
    if (isEdge(b)) found.add(turn(b.edge, rotation))
  }
  return [...found].sort()
})

/** Sides with track, of a face turned clockwise by so many sides. */
export const exits = (face: Face, rotation = 0): readonly Edge[] => turnedExits(face, rotation)

/** How far the hex across each side lies on the sheet, in the steps of `Hex.x` and `Hex.y`. */
export const SIDE_STEPS: Readonly<Record<BoardData['layout'], readonly (readonly [dx: number, dy: number])[]>> = {
  flat: [
    [0, 2],
    [-1, 1],
    [-1, -1],
    [0, -2],
    [1, -1],
    [1, 1],
  ],
  pointy: [
    [-1, 1],
    [-2, 0],
    [-1, -1],
    [1, -1],
    [2, 0],
    [1, 1],
  ],
}
