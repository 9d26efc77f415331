import { EITHER_GAUGE } from '../board/network.js'
import { isStopEnd, type RoutePiece, type RouteTrack, type StopOnTrack } from './problem.js'
import { MINIMUM_STOPS } from './rules.js'
import { goesOn, otherEnd, trackIndex } from './track.js'

/**
 * Whether there is any route a train could run, were it long enough: through an own token, of track of one gauge between
 * stops, with stops enough that count for the minimum and no more mines than may be visited.
 */
export const isRoutePossible = (track: RouteTrack, mines: number): boolean => {
  const { stops, pieces, exclusive } = track
  const index = trackIndex(track)
  const used = new Set<number>()
  const taken: StopOnTrack[] = []
  const passes = (s: number): boolean => stops[s]?.end === undefined
  const mayTake = ({ location, group, kind }: StopOnTrack): boolean =>
    taken.every((stop) => stop.location !== location) &&
    (group === undefined || !exclusive.includes(group) || taken.every((stop) => stop.group !== group)) &&
    (kind !== 'mine' || taken.filter((stop) => stop.kind === 'mine').length < mines)

  /** `use` a point or a piece of its own, if it is free, for as long as what follows is tried. */
  const using = (resource: number, then: () => boolean): boolean => {
    if (used.has(resource)) return false
    used.add(resource)
    const found = then()
    used.delete(resource)
    return found
  }

  const arrive = (token: number, to: number, isSecond: boolean): boolean => {
    const stop = stops[to] as StopOnTrack
    if (!mayTake(stop)) return false
    taken.push(stop)
    const found =
      taken.filter(({ forMinimum }) => forMinimum).length >= MINIMUM_STOPS ||
      (passes(to) && grow(token, to, isSecond)) ||
      (!isSecond && passes(token) && grow(token, token, true))
    taken.pop()
    return found
  }

  const follow = (token: number, i: number, end: number, gauge: number, isSecond: boolean): boolean => {
    const piece = pieces[i] as RoutePiece
    const fits = gauge & piece.gauge
    if (fits === 0) return false
    const far = otherEnd(piece, end)
    if (!isStopEnd(far))
      return using(far, () => goesOn(track, index, i, far).some((on) => follow(token, on, far, fits, isSecond)))
    const own = index.own[i] as number
    const there = () => arrive(token, -1 - far, isSecond)
    return own < 0 ? there() : using(own, there)
  }

  /** One arm from the token, and if that is not enough another the other way. */
  const grow = (token: number, at: number, isSecond: boolean): boolean =>
    (index.atStop[at] ?? []).some((i) => follow(token, i, -1 - at, EITHER_GAUGE, isSecond))

  return stops.some((stop, token) => {
    if (!stop.token) return false
    taken.push(stop)
    const found = grow(token, token, false)
    taken.pop()
    return found
  })
}
