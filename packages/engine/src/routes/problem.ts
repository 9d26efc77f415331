import type { Colour, Value } from '../board/face.js'
import { type HexTrack, networkOf, PLACE } from '../board/network.js'
import { hasToken, isBlocked } from '../board/passage.js'
import type { Reach } from '../core/data.js'
import type { HexId, OperatorId, TrainId } from '../core/ids.js'
import type { Position } from '../core/position.js'
import type { Rules } from '../core/title.js'
import type { Claim, PairBonus } from './rules.js'

export type StopKind = 'city' | 'town' | 'offboard' | 'mine'

export interface RouteStop {
  readonly hex: HexId
  readonly place: number
  readonly kind: StopKind
  readonly value: number
  readonly bonuses: readonly { readonly id: string; readonly amount: number }[]
  /** Stops with one number are one location: a route holds one of them. */
  readonly location: number
  readonly group?: string
  /** Where a hex is one location as a whole. */
  readonly oneOfHex?: true
  /** An own token stands here. */
  readonly token: boolean
  /** Why a route may not go through: every slot is another's, or the place is a terminus. */
  readonly end?: 'blocked' | 'terminus'
  /** Counts for the two stops that make a route. */
  readonly forMinimum: boolean
}

/** A piece of track. An end is a point (≥ 0), or the stop −1 − end. */
export interface RoutePiece {
  readonly hex: HexId
  /** Index of the track on the face that lies there. */
  readonly track: number
  readonly a: number
  readonly b: number
  /** Set of gauges that fit: 1 standard, 2 narrow, 3 both. */
  readonly gauge: number
}

export interface RouteTrain {
  readonly id: TrainId
  readonly name: string
  readonly reach: Reach
  /** False: came with a purchase of this turn. */
  readonly usable: boolean
}

/** Everything that decides what an operator's trains can earn, as plain data that can be sent to a worker. */
export interface RouteProblem {
  readonly operator: OperatorId
  readonly stops: readonly RouteStop[]
  readonly pieces: readonly RoutePiece[]
  /** Number of points; each joins pieces of two hexes (or, a junction, of one) and serves one route of the set. */
  readonly points: number
  /** Points inside a hex. */
  readonly junctions: readonly number[]
  readonly trains: readonly RouteTrain[]
  readonly pairs: readonly PairBonus[]
  readonly claims: readonly Claim[]
  readonly exclusive: readonly string[]
}

export const stopEnd = (stop: number): number => -1 - stop
export const isStopEnd = (end: number): boolean => end < 0

/** What a place is worth when these colours have been reached. */
export const valueOf = (value: Value, colours: readonly (Colour | 'black')[]): number => {
  if (typeof value === 'number') return value
  for (let i = colours.length - 1; i >= 0; i--) {
    const found = value[colours[i] as Colour]
    if (found !== undefined) return found
  }
  return 0
}

const coloursOf = (p: Position): readonly (Colour | 'black')[] =>
  p.rules.routes.colours?.(p) ?? p.rules.phases[p.state.phase]?.tiles ?? []

const reachOf = (rules: Rules, name: string): Reach => {
  for (const { types } of rules.trains) {
    const type = types.find((t) => t.name === name)
    if (type !== undefined) return type.reach
  }
  throw new Error(`no train ${name}`)
}

export const trainsOf = (p: Position, operator: OperatorId): RouteTrain[] =>
  (p.state.operators[operator]?.trains ?? []).map(({ id, name, fresh }) => ({
    id,
    name,
    reach: reachOf(p.rules, name),
    usable: fresh === undefined,
  }))

/** Reads the board of a position as the operator may use it. */
export const routeProblem = (p: Position, operator: OperatorId): RouteProblem => {
  const { rules, state } = p
  const { routes, board } = rules
  const { grid, hexes } = networkOf(board, state.board.tiles)
  const extras = routes.extras?.(p, operator) ?? {}
  const colours = coloursOf(p)
  const stops: RouteStop[] = []
  const pieces: RoutePiece[] = []
  const points = new Map<number | string, number>()
  const junctions: number[] = []
  const locations = new Map<string, number>()

  const numbered = <K>(known: Map<K, number>, key: K): number => {
    let n = known.get(key)
    if (n === undefined) {
      n = known.size
      known.set(key, n)
    }
    return n
  }

  const stopOf = (track: HexTrack, place: number): RouteStop => {
    const id = grid.ids[track.hex] as HexId
    const printed = board.hexes[id]
    const { kind, value, terminal } = track.face.places[place] as HexTrack['face']['places'][number]
    const tokens = state.board.tokens[id]
    const token = hasToken(tokens, place, operator)
    const oneOfHex = routes.oneLocation?.includes(id) === true
    const key = oneOfHex ? id : (printed?.area ?? `${id}/${place}`)
    const isTerminus = kind === 'offboard' || terminal === true
    const blocked = isBlocked(track.face.places[place] as HexTrack['face']['places'][number], place, tokens, operator)
    const bonuses = (extras.bonuses ?? []).filter((b) => b.hex === id && (b.place === undefined || b.place === place))
    return {
      hex: id,
      place,
      kind: kind as StopKind,
      value: valueOf(value, colours),
      bonuses: bonuses.map((b) => ({ id: b.id, amount: b.amount })),
      location: numbered(locations, key),
      ...(printed?.group !== undefined && { group: printed.group }),
      ...(oneOfHex && { oneOfHex }),
      token,
      ...(isTerminus ? { end: 'terminus' as const } : blocked ? { end: 'blocked' as const } : {}),
      forMinimum: kind !== 'mine' && routes.notForMinimum?.includes(id) !== true,
    }
  }

  for (const track of hexes) {
    if (track.a.length === 0) continue
    const id = grid.ids[track.hex] as HexId
    const places: number[] = []
    const endOf = (end: number, point: number): number => {
      if (end < PLACE) return numbered(points, point)
      const place = end - PLACE
      if (track.face.places[place]?.kind === 'junction') {
        const n = numbered(points, `${id}/${place}`)
        if (!junctions.includes(n)) junctions.push(n)
        return n
      }
      let stop = places[place]
      if (stop === undefined) {
        stop = stops.push(stopOf(track, place)) - 1
        places[place] = stop
      }
      return stopEnd(stop)
    }
    for (let i = 0; i < track.a.length; i++) {
      pieces.push({
        hex: id,
        track: i,
        a: endOf(track.a[i] as number, track.pointA[i] as number),
        b: endOf(track.b[i] as number, track.pointB[i] as number),
        gauge: track.gauge[i] as number,
      })
    }
  }
  return {
    operator,
    stops,
    pieces,
    points: points.size,
    junctions,
    trains: trainsOf(p, operator),
    pairs: extras.pairs ?? [],
    claims: extras.claims ?? [],
    exclusive: routes.exclusive ?? [],
  }
}
