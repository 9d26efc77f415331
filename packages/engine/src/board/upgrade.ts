import { derived } from '../core/derived.js'
import {
  type BoardData,
  type Colour,
  type Edge,
  type End,
  exits,
  type Face,
  type Gauge,
  isEdge,
  type Place,
  type PlaceKind,
  type Track,
  turn,
  turnTrack,
} from './face.js'

export interface UpgradeRules {
  /** Cities of a hex may become one on the tile (18Mag: two cities of a white or yellow hex). */
  readonly merging?: boolean
}

const turnPlace = (place: Place, rotation: number): Place =>
  place.loc === undefined || place.loc === 'center'
    ? place
    : { ...place, loc: `${(((Number(place.loc) + rotation) % 6) + 6) % 6}` }

const turned = derived(<F extends Face>(face: F, rotation: number): F => {
  const places = face.places.map((place) => turnPlace(place, rotation))
  return { ...face, places, track: face.track.map((track) => turnTrack(track, rotation)) }
})

/** A face as it lies on the board, turned clockwise by so many sides. */
export const turnFace = <F extends Face>(face: F, rotation: number): F =>
  rotation === 0 ? face : (turned(face, rotation) as F)

const holds = (old: Gauge, now: Gauge): boolean => now === old || now === 'dual'

const endKey = (end: End): string => (isEdge(end) ? `${end.edge}` : `p${end.place}`)

/** The new face offers this way: as one piece of track, or over a junction in the middle of the tile. */
const offers = (to: Face, a: End, b: End, gauge: Gauge): boolean => {
  const joins = (track: Track, one: string, other: string): boolean => {
    const [x, y] = [endKey(track.a), endKey(track.b)]
    return holds(gauge, track.gauge) && ((x === one && y === other) || (x === other && y === one))
  }
  const [one, other] = [endKey(a), endKey(b)]
  if (to.track.some((track) => joins(track, one, other))) return true
  return to.places.some(
    (place, i) =>
      place.kind === 'junction' &&
      to.track.some((track) => joins(track, one, `p${i}`)) &&
      to.track.some((track) => joins(track, other, `p${i}`)),
  )
}

const indices = (face: Face, kind: PlaceKind): readonly number[] =>
  face.places.flatMap((place, i) => (place.kind === kind ? [i] : []))

const STOPS: readonly PlaceKind[] = ['city', 'town', 'offboard', 'mine']

/** Ways to find the old places again among the new ones of their kind, the same order first. */
function* matchings(old: readonly number[], now: readonly number[], merging: boolean): Generator<readonly number[]> {
  if (old.length === 0) {
    yield []
    return
  }
  for (const target of now) {
    const left = merging ? now : now.filter((place) => place !== target)
    for (const rest of matchings(old.slice(1), left, merging)) yield [target, ...rest]
  }
}

/** Every old place → its place on the new face. */
function* placings(from: Face, to: Face, merging: boolean): Generator<ReadonlyMap<number, number>> {
  let maps: readonly ReadonlyMap<number, number>[] = [new Map()]
  for (const kind of STOPS) {
    const [old, now] = [indices(from, kind), indices(to, kind)]
    const merges = now.length < old.length
    if (merges ? !merging || now.length === 0 : now.length > old.length) return
    const found = [...matchings(old, now, merges)]
    maps = maps.flatMap((map) =>
      found.map((match) => new Map([...map, ...old.map((place, i) => [place, match[i]!] as const)])),
    )
  }
  yield* maps
}

/**
 * Where each place of the old face is found on the new one, if every old track stays: the same ends, and the same gauge
 * or dual. Tokens move along with their city. Undefined = the tile does not fit in this rotation.
 */
export const placesKept = (
  from: Face,
  to: Face,
  rotation: number,
  { merging = false }: UpgradeRules = {},
): readonly number[] | undefined => {
  const now = turnFace(to, rotation)
  for (const placing of placings(from, now, merging)) {
    const moved = (end: End): End => (isEdge(end) ? end : { place: placing.get(end.place) ?? end.place })
    if (from.track.every(({ a, b, gauge }) => offers(now, moved(a), moved(b), gauge))) {
      return from.places.map((_, i) => placing.get(i) ?? i)
    }
  }
  return undefined
}

/** A hex with a label takes only tiles with it, in the colours that have such a tile. */
export const labelWanted = (board: BoardData, hexId: string, colour: Colour): string | undefined => {
  const printed = board.hexes[hexId]
  const label = printed?.label ?? printed?.futureLabel?.label
  if (label === undefined) return undefined
  const exists = Object.values(board.tiles).some((tile) => tile.label === label && tile.colour === colour)
  return exists ? label : undefined
}

const crossesWater = (partition: { readonly a: Edge; readonly b: Edge }, track: Track): boolean => {
  if (!isEdge(track.a) || !isEdge(track.b)) return false
  const span = turn(partition.b, -partition.a)
  const isInner = (edge: Edge): boolean => turn(edge, -partition.a) < span
  return isInner(track.a.edge) !== isInner(track.b.edge)
}

/** No exit off the board, into a lake, against a blank side of a red or gray hex, or over a barrier. */
export const exitsFit = (board: BoardData, hexId: string, tile: Face, rotation: number): boolean => {
  const usable = board.neighbours[hexId] ?? {}
  if (exits(tile, rotation).some((edge) => usable[edge] === undefined)) return false
  const partition = board.hexes[hexId]?.partition
  return !partition || !tile.track.some((track) => crossesWater(partition, turnTrack(track, rotation)))
}

const ROTATIONS: readonly number[] = [0, 1, 2, 3, 4, 5]

const shape = (face: Face, rotation: number): string =>
  turnFace(face, rotation)
    .track.map(({ a, b, gauge, lane }) => [...[endKey(a), endKey(b)].sort(), gauge, lane?.index ?? ''].join(' '))
    .sort()
    .join(';')

/** Rotation → the first one in which the face looks the same. */
const looks = derived((face: Face): readonly number[] => {
  const shapes = ROTATIONS.map((rotation) => shape(face, rotation))
  return shapes.map((each) => shapes.indexOf(each))
})

/** The same tile looks alike in some rotations: one of each look, the smallest first. */
export const distinctRotations = (face: Face, among: readonly number[] = ROTATIONS): readonly number[] => {
  const look = looks(face)
  return among.filter((rotation, at) => among.findIndex((other) => look[other] === look[rotation]) === at)
}
