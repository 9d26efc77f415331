import { type Edge, opposite, type Place } from '../board/face.js'
import { farEnd, type HexTrack, type Network, PLACE, pointOf } from '../board/network.js'
import { EITHER_GAUGE } from '../board/strands.js'
import type { HexId, OperatorId } from '../core/ids.js'
import type { BoardState } from '../core/state.js'
import type { Rules } from '../core/title.js'
import { MINIMUM_STOPS } from './rules.js'
import { locationOf, type StopOnBoard, stopOnBoard } from './stops.js'

interface Taken extends StopOnBoard {
  readonly location: string
}

/**
 * Whether there is any route a train of the operator could run, were it long enough: through an own token, of track of one
 * gauge between stops, with stops enough that count for the minimum and no more mines than may be visited.
 */
export const isRoutePossible = (
  rules: Rules,
  { grid, hexes }: Network,
  tokens: BoardState['tokens'],
  operator: OperatorId,
  mines: number,
): boolean => {
  const exclusive = rules.routes.exclusive ?? []
  /** Sides and junctions passed. */
  const used = new Set<string | number>()
  const taken: Taken[] = []

  const mayTake = ({ location, group, kind }: Taken): boolean =>
    taken.every((stop) => stop.location !== location) &&
    (group === undefined || !exclusive.includes(group) || taken.every((stop) => stop.group !== group)) &&
    (kind !== 'mine' || taken.filter((stop) => stop.kind === 'mine').length < mines)

  const stopAt = (track: HexTrack, place: number): Taken => {
    const hex = grid.ids[track.hex] as HexId
    const at = track.face.places[place] as Place
    return {
      ...stopOnBoard(rules, tokens, operator, hex, place, at),
      location: locationOf(rules, hex, place),
    }
  }

  /** Uses something, if it is free, for as long as what follows is tried. */
  const using = (what: string | number, then: () => boolean): boolean => {
    if (used.has(what)) return false
    used.add(what)
    const found = then()
    used.delete(what)
    return found
  }

  /** One arm from the token, and if that is not enough another the other way. */
  const arms = (home: HexTrack, token: number): boolean => {
    const first = stopAt(home, token)

    const arrive = (track: HexTrack, place: number, isSecond: boolean): boolean => {
      const stop = stopAt(track, place)
      if (!mayTake(stop)) return false
      taken.push(stop)
      const found =
        taken.filter(({ forMinimum }) => forMinimum).length >= MINIMUM_STOPS ||
        (stop.end === undefined && leave(track, PLACE + place, isSecond)) ||
        (!isSecond && first.end === undefined && leave(home, PLACE + token, true))
      taken.pop()
      return found
    }

    const follow = (track: HexTrack, piece: number, end: number, gauge: number, isSecond: boolean): boolean => {
      const fits = gauge & (track.gauge[piece] as number)
      if (fits === 0) return false
      const far = farEnd(track, piece, end)
      if (far < PLACE) {
        const across = hexes[grid.across[track.hex * 6 + far] as number]
        if (across === undefined) return false
        const side = opposite(far as Edge)
        const point = pointOf(track, piece, far)
        return using(point, () =>
          (across.piecesAt[side] ?? []).some(
            (on) => pointOf(across, on, side) === point && follow(across, on, side, fits, isSecond),
          ),
        )
      }
      if (track.face.places[far - PLACE]?.kind === 'junction') {
        return using(`${track.hex}/${far}`, () =>
          (track.piecesAt[far] ?? []).some((on) => follow(track, on, far, fits, isSecond)),
        )
      }
      return arrive(track, far - PLACE, isSecond)
    }

    const leave = (track: HexTrack, end: number, isSecond: boolean): boolean =>
      (track.piecesAt[end] ?? []).some((piece) => follow(track, piece, end, EITHER_GAUGE, isSecond))

    taken.push(first)
    const found = leave(home, PLACE + token, false)
    taken.pop()
    return found
  }

  return Object.entries(tokens).some(([hex, here]) =>
    here.some(({ by, city, blocker }) => {
      const home = hexes[grid.index.get(hex) ?? -1]
      return home !== undefined && by === operator && blocker === undefined && arms(home, city)
    }),
  )
}
