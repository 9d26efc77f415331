import type { HexId } from '../core/ids.js'
import type { RoutePiece, RouteProblem } from './problem.js'
import type { Leg } from './reading.js'
import { trackIndex } from './track.js'

const pieceOf = (problem: RouteProblem, i: number): RoutePiece => problem.pieces[i] as RoutePiece

/** The hex in which a leg uses what others have used already: where it is the very piece of track, else where they meet. */
export const sharedIn = (problem: RouteProblem, resource: number, leg: Leg, others: readonly Leg[]): HexId => {
  const { own } = trackIndex(problem)
  const isAt = (i: number): boolean => {
    const { a, b } = pieceOf(problem, i)
    return own[i] === resource || a === resource || b === resource
  }
  const used = new Set(others.flatMap(({ pieces }) => pieces))
  const there = leg.pieces.filter(isAt)
  return pieceOf(problem, (there.find((i) => used.has(i)) ?? there[0]) as number).hex
}

/** The hex in which the track of a leg no longer goes with what was before. */
export const gaugeChangesIn = (problem: RouteProblem, { pieces }: Leg): HexId => {
  let fits = 3
  const at = pieces.find((i) => {
    fits &= pieceOf(problem, i).gauge
    return fits === 0
  })
  return pieceOf(problem, at as number).hex
}

/** The first hex with the track that gives a leg its gauge. */
export const gaugeSetIn = (problem: RouteProblem, { pieces, gauge }: Leg): HexId =>
  pieceOf(problem, pieces.find((i) => pieceOf(problem, i).gauge === gauge) as number).hex
