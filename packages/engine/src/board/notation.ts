import {
  COLOURS,
  type Colour,
  type Edge,
  type End,
  type Face,
  type Gauge,
  isEdge,
  type Place,
  type PlaceKind,
  type Terrain,
  type TerrainKind,
  type Tile,
  type Track,
  type Value,
} from './face.js'

/**
 * The notation maps and tiles are written in. A face is a list of places and a list of track:
 *
 *   places   c20 city · c30/2 with two circles · c30|brown50/2 value from brown on · t10 town · o40|brown10 off-board
 *            j junction · m30 mine · ! only ends a route · @4.5 or @center where it is drawn
 *   track    0-c standard, 0~c narrow, 0=c dual gauge; ends are sides 0–5 and places c, c1, t, o, j, m;
 *            5a-c 5b-c two tracks side by side across side 5: `a` meets `a`, `b` meets `b` over the border
 *
 * A slip in a face is a bug of ours, so it throws.
 */
const KINDS: Readonly<Record<string, PlaceKind>> = { c: 'city', t: 'town', o: 'offboard', j: 'junction', m: 'mine' }
const KIND_ORDER: readonly PlaceKind[] = ['city', 'town', 'offboard', 'junction', 'mine']
const GAUGES: Readonly<Record<string, Gauge>> = { '-': 'standard', '~': 'narrow', '=': 'dual' }
const VALUE_COLOURS: readonly string[] = [...COLOURS, 'black']
const TERRAINS: readonly TerrainKind[] = ['mountain', 'hill', 'rough', 'water', 'river', 'swamp', 'desert', 'lake']

const PLACE = /^([ctojm])([^/!@]*)(?:\/(\d+))?(!?)(?:@(center|\d(?:\.5)?))?$/
const TRACK = /^([0-5][a-z]?|[ctojm]\d*)([-~=])([0-5][a-z]?|[ctojm]\d*)$/

const words = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== '')

const fail = (what: string, text: string): never => {
  throw new Error(`board notation: ${what} in '${text}'`)
}

const readValue = (text: string): Value => {
  if (text === '') return 0
  if (/^\d+$/.test(text)) return Number(text)
  const steps: Partial<Record<Colour | 'black', number>> = {}
  for (const [i, step] of text.split('|').entries()) {
    const [, colour = '', amount = ''] = /^([a-z]*)(\d+)$/.exec(step) ?? fail('bad value', text)
    // The first figure holds from the start of the game.
    const from = colour === '' && i === 0 ? 'yellow' : colour
    if (!VALUE_COLOURS.includes(from)) fail('bad colour of a value', text)
    steps[from as Colour | 'black'] = Number(amount)
  }
  return steps
}

export const places = (text: string): readonly Place[] => {
  const found = words(text).map((word): Place => {
    const [, letter = '', value = '', slots, terminal, loc] = PLACE.exec(word) ?? fail('bad place', word)
    const kind = KINDS[letter] ?? fail('unknown kind of place', word)
    return {
      kind,
      value: readValue(value),
      slots: slots === undefined ? (kind === 'city' ? 1 : 0) : Number(slots),
      ...(terminal ? { terminal: true } : {}),
      ...(loc ? { loc } : {}),
    }
  })
  const order = found.map((place) => KIND_ORDER.indexOf(place.kind))
  if (order.some((rank, i) => i > 0 && rank < order[i - 1]!)) fail('places out of order', text)
  return found
}

interface ReadEnd {
  readonly end: End
  readonly lane: string
}

const readEnd = (text: string, at: readonly Place[]): ReadEnd => {
  if (/^\d/.test(text)) return { end: { edge: Number(text[0]) as Edge }, lane: text.slice(1) }
  const kind = KINDS[text[0] ?? '']
  const first = at.findIndex((place) => place.kind === kind)
  const index = first + Number(text.slice(1))
  if (first < 0 || at[index]?.kind !== kind) fail('no such place', text)
  return { end: { place: index }, lane: '' }
}

export const track = (text: string, at: readonly Place[]): readonly Track[] => {
  const read = words(text).map((word) => {
    const [, a = '', sign = '', b = ''] = TRACK.exec(word) ?? fail('bad track', word)
    const ends = [readEnd(a, at), readEnd(b, at)] as const
    if (ends[0].lane && ends[1].lane) fail('lanes on both sides', word)
    // A lane is counted at the end `a`.
    const [one, other] = ends[1].lane ? [ends[1], ends[0]] : ends
    return { one, other, gauge: GAUGES[sign] ?? fail('unknown gauge', word) }
  })
  return read.map(({ one, other, gauge }): Track => {
    const piece = { a: one.end, b: other.end, gauge }
    if (!one.lane || !isEdge(one.end)) return piece
    const { edge } = one.end
    const lanes = new Set(read.filter((r) => isEdge(r.one.end) && r.one.end.edge === edge).map((r) => r.one.lane))
    return { ...piece, lane: { index: one.lane.charCodeAt(0) - 'a'.charCodeAt(0), of: lanes.size } }
  })
}

export const face = (colour: Colour, placesText = '', trackText = '', label?: string): Face => {
  const at = places(placesText)
  return { colour, places: at, track: track(trackText, at), ...(label === undefined ? {} : { label }) }
}

/** `mountain 120`, `mountain+river 20` */
export const terrain = (text: string): Terrain => {
  const [ground = '', cost = ''] = words(text)
  const [kind, also, ...more] = ground.split('+') as TerrainKind[]
  const known = [kind, also].every((each) => each === undefined || TERRAINS.includes(each))
  if (kind === undefined || !known || more.length > 0 || !/^\d+$/.test(cost)) return fail('bad terrain', text)
  return { kind, cost: Number(cost), ...(also === undefined ? {} : { also }) }
}

export interface TileExtra {
  readonly name?: string
  readonly label?: string
  readonly otherSide?: string
  readonly terrain?: string
}

export const withCount = (id: string, count: number | null, shown: Face, extra: TileExtra = {}): Tile => ({
  ...shown,
  id,
  count,
  ...(extra.name === undefined ? {} : { name: extra.name }),
  ...(extra.label === undefined ? {} : { label: extra.label }),
  ...(extra.otherSide === undefined ? {} : { otherSide: extra.otherSide }),
  ...(extra.terrain === undefined ? {} : { terrain: terrain(extra.terrain) }),
})

/** `tile('14', 'green', 4, 'c30/2', '0-c 1-c 3-c 4-c')`; a count of null = as many as wanted. */
export const tile = (
  id: string,
  colour: Colour,
  count: number | null,
  placesText: string,
  trackText: string,
  extra: TileExtra = {},
): Tile => withCount(id, count, face(colour, placesText, trackText), extra)
