import { type Edge, type End, type Face, type Gauge, isEdge, type Track, turn } from '@roundhouse/engine'
import {
  type Curve,
  crossing,
  edgePoint,
  flowing,
  joinEdges,
  lengthOf,
  line,
  part,
  pathData,
  pointAt,
  reversed,
  tangentArc,
  tangentAt,
} from './curves.js'
import { add, edgeDirection, type Layout, minus, times } from './hexes.js'
import { group, path, round, type SceneNode } from './node.js'
import type { Spot } from './places.js'

/** Track lines: where each piece runs, and how it is drawn. */
export const CORE = 11
export const CASING = 17
const LANE_GAP = 24
/** How far track reaches into an off-board area. */
const STUB = 36

interface Ink {
  readonly core: string
  readonly casing: string
}

/** Lanes of one index meet across a side, so what is right of the middle on one side is left of it on the other. */
const laneShift = (track: Track, edge: Edge, rotation: number): number => {
  const { lane, a } = track
  if (!lane || !isEdge(a) || a.edge !== edge) return 0
  const right = turn(edge, rotation) < 3 ? 1 : -1
  return ((lane.of - 1) / 2 - lane.index) * LANE_GAP * right
}

const toPlace = (layout: Layout, edge: Edge, shift: number, spot: Spot, bar: boolean): Curve => {
  const from = edgePoint(layout, edge, shift)
  const inward = times(edgeDirection(layout, edge), -1)
  if (spot.on && shift === 0) {
    if (edge === spot.on.from) return part(spot.on.curve, 0, spot.on.t)
    if (edge === spot.on.to) return part(spot.on.curve, 1, spot.on.t)
  }
  if (!bar || spot.along === undefined) {
    if (shift === 0) return tangentArc(from, inward, spot.at)
    return line(from, add(spot.at, minus(from, edgePoint(layout, edge))))
  }
  const axis = { x: Math.cos(spot.along), y: Math.sin(spot.along) }
  const ahead = axis.x * (spot.at.x - from.x) + axis.y * (spot.at.y - from.y) >= 0
  if (Math.abs(axis.x * inward.y - axis.y * inward.x) < 1e-6 && shift === 0) return tangentArc(from, inward, spot.at)
  return flowing(from, inward, spot.at, ahead ? axis : times(axis, -1))
}

const course = (face: Face, track: Track, rotation: number, layout: Layout, spots: readonly Spot[]): Curve => {
  const turned = (end: { readonly edge: Edge }) => turn(end.edge, rotation)
  const { a, b } = track
  const betweenEdges = (from: { readonly edge: Edge }, to: { readonly edge: Edge }): Curve =>
    joinEdges(
      layout,
      turned(from),
      turned(to),
      laneShift(track, from.edge, rotation),
      laneShift(track, to.edge, rotation),
    )
  const approach = (side: { readonly edge: Edge }, place: number): Curve =>
    toPlace(
      layout,
      turned(side),
      laneShift(track, side.edge, rotation),
      spots[place]!,
      face.places[place]!.kind === 'town',
    )
  // Off-board areas have no middle: the track just points in.
  const inwards = (curve: Curve, place: number): Curve =>
    face.places[place]!.kind === 'offboard' ? part(curve, 0, STUB / lengthOf(curve)) : curve
  if (isEdge(a)) return isEdge(b) ? betweenEdges(a, b) : inwards(approach(a, b.place), b.place)
  return isEdge(b) ? reversed(inwards(approach(b, a.place), a.place)) : line(spots[a.place]!.at, spots[b.place]!.at)
}
/** The line of every piece of track of a face, in its order, each from its end `a` to its end `b`. */
export const trackCourses = (face: Face, rotation: number, layout: Layout, spots: readonly Spot[]): readonly Curve[] =>
  face.track.map((track) => course(face, track, rotation, layout, spots))

const sameEnd = (a: End, b: End): boolean =>
  isEdge(a) ? isEdge(b) && a.edge === b.edge : !isEdge(b) && a.place === b.place
const meets = (a: Track, b: Track): boolean => [a.a, a.b].some((end) => sameEnd(end, b.a) || sameEnd(end, b.b))

/** A little over the side of the hex, so that no seam shows where tracks of two hexes meet. */
const overlapped = (curve: Curve, { a, b }: Track, by: number): Curve => {
  const more = by / lengthOf(curve)
  return part(curve, isEdge(a) ? -more : 0, isEdge(b) ? 1 + more : 1)
}

export interface Bridge {
  readonly over: number
  readonly under: number
  /** The stretch of the upper track that covers the lower one. */
  readonly span: Curve
}

/** Where tracks cross without meeting, the straighter one goes over. */
export const bridges = (face: Face, courses: readonly Curve[]): readonly Bridge[] => {
  const found: Bridge[] = []
  for (let i = 0; i < courses.length; i++) {
    for (let j = i + 1; j < courses.length; j++) {
      if (meets(face.track[i]!, face.track[j]!)) continue
      const at = crossing(courses[i]!, courses[j]!)
      if (!at) continue
      const firstOver = courses[i]!.kind === 'line' && courses[j]!.kind !== 'line'
      const [over, under, t, s] = firstOver ? [i, j, at.a, at.b] : [j, i, at.b, at.a]
      const [u, v] = [tangentAt(courses[over]!, t), tangentAt(courses[under]!, s)]
      const sine = Math.max(0.35, Math.abs(u.x * v.y - u.y * v.x))
      const half = (CASING / 2 + 5) / sine / lengthOf(courses[over]!)
      found.push({ over, under, span: part(courses[over]!, Math.max(0, t - half), Math.min(1, t + half)) })
    }
  }
  return found
}

const stroke = (d: string, width: number, colour: string, dash?: string): SceneNode =>
  path(d, { fill: 'none', stroke: colour, 'stroke-width': width, 'stroke-dasharray': dash })

/** Standard gauge is a solid band, narrow gauge a thin rail on sleepers, dual gauge a band on sleepers. */
const rails = (d: string, gauge: Gauge, colour: string): readonly SceneNode[] => {
  switch (gauge) {
    case 'standard':
      return [stroke(d, CORE, colour)]
    case 'narrow':
      return [stroke(d, 3.5, colour), stroke(d, CORE + 1, colour, '3.5 5')]
    case 'dual':
      return [stroke(d, CORE - 3, colour), stroke(d, CASING, colour, '3.5 5')]
  }
}

const bed = (gauge: Gauge): number => (gauge === 'dual' ? CASING + 5 : CASING)

/** Track along a path, whatever lies there. */
export const drawLine = (d: string, gauge: Gauge, ink: Ink): readonly SceneNode[] => [
  stroke(d, bed(gauge), ink.casing),
  ...rails(d, gauge, ink.core),
]

/** A wedge that thins out into an off-board area. */
const wedge = (curve: Curve, width: number, colour: string, grown: number): SceneNode => {
  const [from, to, way] = [pointAt(curve, 0), pointAt(curve, 1), tangentAt(curve, 0)]
  const half = width / 2
  const tip = add(to, times(way, grown))
  const at = (x: number, y: number): string => `${round(x)} ${round(y)}`
  return path(
    `M${at(from.x - way.y * half, from.y + way.x * half)}L${at(tip.x, tip.y)}L${at(from.x + way.y * half, from.y - way.x * half)}Z`,
    { fill: colour },
  )
}

const isStub = (face: Face, { a, b }: Track): boolean =>
  [a, b].some((end) => !isEdge(end) && face.places[end.place]?.kind === 'offboard')

/** Casings first, so that tracks that meet run into each other; then bridges over what they cross. */
export const drawTrack = (face: Face, courses: readonly Curve[], ink: Ink, overlap = true): readonly SceneNode[] => {
  if (courses.length === 0) return []
  const casings: SceneNode[] = []
  const cores: SceneNode[] = []
  courses.forEach((curve, i) => {
    const piece = face.track[i]!
    if (isStub(face, piece)) {
      const inward = isEdge(piece.a) ? curve : reversed(curve)
      casings.push(wedge(inward, CASING + 4, ink.casing, 9))
      cores.push(wedge(inward, CASING - 2, ink.core, 0))
    } else {
      casings.push(stroke(pathData(overlapped(curve, piece, overlap ? 0.3 : 0)), bed(piece.gauge), ink.casing))
      cores.push(...rails(pathData(overlapped(curve, piece, overlap ? 1.5 : 0)), piece.gauge, ink.core))
    }
  })
  const over = bridges(face, courses).map((bridge, i) => {
    const { gauge } = face.track[bridge.over]!
    const deck = part(bridge.span, -0.05, 1.05)
    return group(`bridge:${i}`, [
      stroke(pathData(bridge.span), bed(gauge) + 1, ink.casing),
      ...rails(pathData(deck), gauge, ink.core),
    ])
  })
  return [group('track', [...casings, ...cores, ...over])]
}
