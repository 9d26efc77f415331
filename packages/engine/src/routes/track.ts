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

/** By the pieces: operators and phases share them. */
const indexes = new WeakMap<RouteProblem['pieces'], TrackIndex>()

export const trackIndex = (problem: RouteProblem): TrackIndex => {
  const known = indexes.get(problem.pieces)
  if (known !== undefined) return known
  const atStop: number[][] = problem.stops.map(() => [])
  const atPoint: number[][] = Array.from({ length: problem.points }, () => [])
  const inHex = new Map<string, number[]>()
  const isJunction: boolean[] = atPoint.map(() => false)
  for (const point of problem.junctions) isJunction[point] = true
  let resources = problem.points
  const own = problem.pieces.map((piece, i) => {
    for (const end of [piece.a, piece.b]) (isStopEnd(end) ? atStop[-1 - end] : atPoint[end])?.push(i)
    const here = inHex.get(piece.hex)
    if (here === undefined) inHex.set(piece.hex, [i])
    else here.push(i)
    return isStopEnd(piece.a) && isStopEnd(piece.b) ? resources++ : -1
  })
  const index = { atStop, atPoint, inHex, isJunction, resources, own }
  indexes.set(problem.pieces, index)
  return index
}

export const otherEnd = (piece: RoutePiece, end: number): number => (piece.a === end ? piece.b : piece.a)

/** Pieces that track along `piece` up to `point` may go on by: over a side into the next hex, or through a junction. */
export const goesOn = (problem: RouteProblem, index: TrackIndex, piece: number, point: number): number[] => {
  const { hex } = problem.pieces[piece] as RoutePiece
  const inside = index.isJunction[point] === true
  return (index.atPoint[point] ?? []).filter(
    (next) => next !== piece && inside === ((problem.pieces[next] as RoutePiece).hex === hex),
  )
}
