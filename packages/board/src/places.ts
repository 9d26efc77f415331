import { type Edge, type Face, isEdge, type Place, turn } from '@roundhouse/engine'
import { type Curve, joinEdges, pointAt, tangentAt } from './curves.js'
import { distance, edgeAngle, edgeDirection, type Layout, type Point, point, times } from './hexes.js'

/** Where a place of a face stands, seen from the centre of its hex. */
export interface Spot {
  readonly at: Point
  /** The way of the track through it, in radians: a bar lies across. */
  readonly along?: number
  /** It stands on a curve from side to side, which its two tracks share. */
  readonly on?: { readonly curve: Curve; readonly t: number; readonly from: Edge; readonly to: Edge }
}

export const SLOT = 26
const CITY_OUT = 55
const TOWN_OUT = 60
const ORIGIN = point(0, 0)

/** Sides with track to a place, turned with the tile. */
export const edgesOf = (face: Face, rotation: number, place: number): readonly Edge[] => {
  const found: Edge[] = []
  for (const { a, b } of face.track) {
    const [edge, other] = isEdge(a) ? [a, b] : [b, a]
    if (isEdge(edge) && !isEdge(other) && other.place === place) {
      const turned = turn(edge.edge, rotation)
      if (!found.includes(turned)) found.push(turned)
    }
  }
  return found
}

/** Big cities push what is printed beside them outwards. */
const printedSpot = (place: Place, rotation: number, layout: Layout, crowded: boolean): Spot | undefined => {
  if (place.loc === undefined) return undefined
  if (place.loc === 'center') return { at: ORIGIN }
  const edge = Number(place.loc) + rotation
  const between = !Number.isInteger(edge)
  const out = place.kind === 'city' ? CITY_OUT : TOWN_OUT + (crowded ? 13 : between ? 8 : 0)
  return { at: times(edgeDirection(layout, edge), out), along: edgeAngle(layout, edge) }
}

const onCurve = (layout: Layout, from: Edge, to: Edge, t: number): Spot => {
  const curve = joinEdges(layout, from, to)
  const { x, y } = tangentAt(curve, t)
  return { at: pointAt(curve, t), along: Math.atan2(y, x), on: { curve, t, from, to } }
}

const beside = (angle: number, out: number): Spot => ({
  at: point(Math.cos(angle) * out, Math.sin(angle) * out),
  along: angle,
})

/** Spots a place could take, the most natural first. */
const candidates = (own: readonly Edge[], alone: boolean, kind: Place['kind'], layout: Layout): readonly Spot[] => {
  const [first, second] = own
  if (alone) {
    const halfway = kind === 'town' && own.length === 2
    return [halfway ? onCurve(layout, first!, second!, 0.5) : { at: ORIGIN }]
  }
  if (first === undefined) return [Math.PI, 0, -Math.PI / 2, Math.PI / 2].map((angle) => beside(angle, 42))
  if (second === undefined) return [beside(edgeAngle(layout, first), CITY_OUT)]
  if (own.length === 2) return [0.5, 0.25, 0.75].map((t) => onCurve(layout, first, second, t))
  return [{ at: ORIGIN }]
}

const combinations = function* <T>(lists: readonly (readonly T[])[]): Generator<readonly T[]> {
  const [first, ...rest] = lists
  if (!first) {
    yield []
    return
  }
  for (const head of first) for (const tail of combinations(rest)) yield [head, ...tail]
}

/** Keeps places apart; of equally airy arrangements the most natural wins. */
const airiness = (spots: readonly Spot[], choices: readonly (readonly Spot[])[]): number => {
  let nearest = 2 * SLOT + 6
  spots.forEach((a, i) => {
    for (const b of spots.slice(i + 1)) nearest = Math.min(nearest, distance(a.at, b.at))
  })
  return nearest - spots.reduce((sum, spot, i) => sum + choices[i]!.indexOf(spot), 0)
}

/** One spot for each place of the face. */
export const placeSpots = (face: Face, rotation: number, layout: Layout): readonly Spot[] => {
  const edges = face.places.map((_, i) => edgesOf(face, rotation, i))
  const crowded = face.places.some(({ kind, slots }) => kind === 'city' && slots > 2)
  const choices = face.places.map((place, i) => {
    const printed = printedSpot(place, rotation, layout, crowded)
    if (printed) return [printed]
    const own = edges[i]!.filter((edge) => edges.every((others, j) => j === i || !others.includes(edge)))
    return candidates(own.length > 0 ? own : edges[i]!, face.places.length === 1, place.kind, layout)
  })
  let best: readonly Spot[] = []
  let bestAir = -Infinity
  for (const spots of combinations(choices)) {
    const air = airiness(spots, choices)
    if (air > bestAir) {
      best = spots
      bestAir = air
    }
  }
  return best
}
