import { derived } from '../core/derived.js'
import { type Face, isEdge, type Track, turn } from './face.js'

/** Gauges as sets of what fits. */
export const STANDARD = 1
export const NARROW = 2
export const EITHER_GAUGE = 3

/** How many numbers a side takes up: one for plain track, the rest for tracks side by side. */
export const SUBPOINTS = 5

const NO_PLACE = -1
const NO_PORT = -1

/**
 * What lies on one hex, as a graph to be searched for ways that use nothing twice. Its vertices come in pairs: the two
 * ends of a *strand*, which is a piece of track in one gauge, and the two *ports* at which strands of neighbouring hexes
 * meet over a side. A way goes along a strand, through a join to the end of another strand or to a port, and from a port
 * over to its partner.
 */
export interface Strands {
  /** Vertices: two ends for each strand (partners differ in the last bit), then the ports. Always an even number. */
  readonly size: number
  readonly ends: number
  /** Strand → piece of track. */
  readonly pieces: readonly number[]
  /** End → the stop it leads to, or −1. */
  readonly stop: readonly number[]
  /** Vertex → the vertices joined to it inside the hex: through its stop if that may be passed, else in any case. */
  readonly joins: readonly (readonly number[])[]
  /** Place → the ends that lead to it. */
  readonly endsAt: readonly (readonly number[])[]
  readonly ports: readonly Port[]
  /** Key of a port → its vertex, or −1. */
  readonly portAt: Int8Array
}

export interface Port {
  readonly side: number
  readonly subpoint: number
  readonly gauge: typeof STANDARD | typeof NARROW
  /** All track here is of both gauges and comes straight from a stop: whichever gauge is wanted can be had. */
  readonly free: boolean
  /** Nothing but one strand leads here, or to the port of the other gauge beside it. */
  readonly sole: boolean
}

export const portKey = (side: number, subpoint: number, gauge: number): number =>
  (side * SUBPOINTS + subpoint) * 2 + gauge - 1

const GAUGES: Readonly<Record<Track['gauge'], readonly (typeof STANDARD | typeof NARROW)[]>> = {
  standard: [STANDARD],
  narrow: [NARROW],
  dual: [STANDARD, NARROW],
}

/** An end of a strand: at a place, or at a subpoint of a side. */
interface StrandEnd {
  readonly place: number
  readonly side: number
  readonly subpoint: number
  readonly gauge: number
}

const isStop = (face: Face, place: number): boolean => face.places[place]?.kind !== 'junction'

/** Both gauges, and a stop at an end: then it is one strand that takes any gauge. */
const isFree = (face: Face, { a, b, gauge }: Track): boolean =>
  gauge === 'dual' && [a, b].some((end) => !isEdge(end) && isStop(face, end.place))

const endsOf = (track: Track, rotation: number, gauge: number): readonly StrandEnd[] =>
  // A lane is one of the end `a`.
  [track.a, track.b].map((end, i) =>
    isEdge(end)
      ? {
          place: NO_PLACE,
          side: turn(end.edge, rotation),
          subpoint: i === 0 && track.lane !== undefined ? 1 + track.lane.index : 0,
          gauge,
        }
      : { place: end.place, side: NO_PORT, subpoint: 0, gauge },
  )

export const strandsOf = derived((face: Face, rotation: number): Strands => {
  const pieces: number[] = []
  const ends: StrandEnd[] = []
  for (const [piece, track] of face.track.entries()) {
    for (const gauge of isFree(face, track) ? [EITHER_GAUGE] : GAUGES[track.gauge]) {
      pieces.push(piece)
      ends.push(...endsOf(track, rotation, gauge))
    }
  }
  const ports: Port[] = []
  const portAt = new Int8Array(6 * SUBPOINTS * 2).fill(NO_PORT)
  for (const { side, subpoint } of ends) {
    if (side === NO_PORT) continue
    const here = ends.filter((end) => end.side === side && end.subpoint === subpoint)
    const free = here.every((end) => end.gauge === EITHER_GAUGE)
    for (const gauge of GAUGES.dual) {
      const key = portKey(side, subpoint, gauge)
      if (portAt[key] !== NO_PORT || !here.some((end) => end.gauge & gauge)) continue
      portAt[key] = ends.length + ports.push({ side, subpoint, gauge, free, sole: here.length === 1 }) - 1
    }
  }
  const endsAt = face.places.map((_, place) => ends.flatMap((end, i) => (end.place === place ? [i] : [])))
  const joins: number[][] = [...ends, ...ports].map(() => [])
  for (const [i, { place, side, subpoint, gauge }] of ends.entries()) {
    const fits = (other: number): boolean => isStop(face, place) || (gauge & (ends[other] as StrandEnd).gauge) !== 0
    if (side === NO_PORT) joins[i] = (endsAt[place] ?? []).filter((other) => other !== i && fits(other))
    else {
      for (const each of GAUGES.dual) {
        const port = portAt[portKey(side, subpoint, each)] as number
        if (port === NO_PORT || !(gauge & each)) continue
        joins[i]?.push(port)
        joins[port]?.push(i)
      }
    }
  }
  const stop = ends.map(({ place }) => (place !== NO_PLACE && isStop(face, place) ? place : NO_PLACE))
  const size = joins.length + (joins.length % 2)
  return { size, ends: ends.length, pieces, stop, joins, endsAt, ports, portAt }
})
