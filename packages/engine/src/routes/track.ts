import { derivedLately } from '../core/derived.js'
import { isStopEnd, type RoutePiece, type RouteProblem } from './problem.js'

/** Lookups into a problem that reading and searching share. */
export interface TrackIndex {
  /** Pieces at each stop. */
  readonly atStop: readonly (readonly number[])[]
  /** Pieces at each point. */
  readonly atPoint: readonly (readonly number[])[]
  readonly inHex: ReadonlyMap<string, readonly number[]>
  readonly isJunction: readonly boolean[]
  /** What only one route of a set may use: every point, and every piece that has none. */
  readonly resources: number
  /** Piece → its own resource where it joins two stops inside a hex, else −1. */
  readonly own: readonly number[]
}

const indexOf = derivedLately(
  (pieces: readonly RoutePiece[], junctions: readonly number[], points: number, stops: number): TrackIndex => {
    const atStop = Array.from({ length: stops }, (): number[] => [])
    const atPoint = Array.from({ length: points }, (): number[] => [])
    const inHex = new Map<string, number[]>()
    const isJunction: boolean[] = atPoint.map(() => false)
    for (const point of junctions) isJunction[point] = true
    let resources = points
    const own = pieces.map((piece, i) => {
      for (const end of [piece.a, piece.b]) (isStopEnd(end) ? atStop[-1 - end] : atPoint[end])?.push(i)
      const here = inHex.get(piece.hex)
      if (here === undefined) inHex.set(piece.hex, [i])
      else here.push(i)
      return isStopEnd(piece.a) && isStopEnd(piece.b) ? resources++ : -1
    })
    return { atStop, atPoint, inHex, isJunction, resources, own }
  },
)

/** Operators and phases share it. */
export const trackIndex = ({ pieces, junctions, points, stops }: RouteProblem): TrackIndex =>
  indexOf(pieces, junctions, points, stops.length)

export const otherEnd = (piece: RoutePiece, end: number): number => (piece.a === end ? piece.b : piece.a)

/** Pieces that track along `piece` up to `point` may go on by: over a side into the next hex, or through a junction. */
export const goesOn = (problem: RouteProblem, index: TrackIndex, piece: number, point: number): number[] => {
  const { hex } = problem.pieces[piece] as RoutePiece
  const inside = index.isJunction[point] === true
  return (index.atPoint[point] ?? []).filter(
    (next) => next !== piece && inside === ((problem.pieces[next] as RoutePiece).hex === hex),
  )
}
