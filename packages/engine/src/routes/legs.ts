import type { Effort } from './effort.js'
import { isStopEnd, type RoutePiece, type RouteProblem, type RouteStop } from './problem.js'
import { type Leg, legOf } from './reading.js'
import { goesOn, otherEnd, trackIndex } from './track.js'

const isOpen = (stop: RouteStop): boolean => stop.end === undefined

/**
 * Every stretch of track from stop to stop that a route of the operator can hold: simple, of one gauge, within what
 * its tokens reach through stops that let pass. Each is found once, from one of its ends.
 */
export const reachableLegs = (problem: RouteProblem, effort: Effort): Leg[] => {
  const { stops, pieces } = problem
  const index = trackIndex(problem)
  const legs: Leg[] = []
  const queued = stops.map((stop) => stop.token)
  const queue = stops.flatMap((stop, s) => (stop.token ? [s] : []))
  const expands = (s: number): boolean => stops[s]?.token === true || isOpen(stops[s] as RouteStop)
  const used = new Uint8Array(problem.points)
  const path: number[] = []

  const follow = (from: number, piece: number, end: number, gauge: number): void => {
    const { gauge: own } = pieces[piece] as RoutePiece
    const fits = gauge & own
    if (fits === 0) return
    effort.step()
    const next = otherEnd(pieces[piece] as RoutePiece, end)
    path.push(piece)
    if (isStopEnd(next)) {
      const to = -1 - next
      if (stops[to]?.location !== stops[from]?.location) {
        // Found again from the other end where that is followed too.
        if (from < to || !expands(to)) legs.push(legOf(problem, index, from, path))
        if (!queued[to]) {
          queued[to] = true
          if (expands(to)) queue.push(to)
        }
      }
    } else if (!used[next]) {
      used[next] = 1
      for (const on of goesOn(problem, index, piece, next)) follow(from, on, next, fits)
      used[next] = 0
    }
    path.pop()
  }
  for (let at = 0; at < queue.length; at++) {
    const from = queue[at] as number
    for (const piece of index.atStop[from] ?? []) follow(from, piece, -1 - from, 3)
  }
  return legs
}
