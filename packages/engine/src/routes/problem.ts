import type { Colour, Place, Value } from '../board/face.js'
import { type Network, networkOf, PLACE } from '../board/network.js'
import { hasToken, isBlocked } from '../board/passage.js'
import type { Reach } from '../core/data.js'
import type { HexId, OperatorId, TrainId } from '../core/ids.js'
import type { Position } from '../core/position.js'
import type { Rules } from '../core/title.js'
import type { Claim, PairBonus, RouteExtras } from './rules.js'

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
export const placeValue = (value: Value, colours: readonly (Colour | 'black')[]): number => {
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

/** What a problem takes from the board alone; the same for every operator and phase. */
interface Laid {
  readonly pieces: readonly RoutePiece[]
  readonly points: number
  readonly junctions: readonly number[]
  readonly stops: readonly { readonly id: HexId; readonly place: number; readonly at: Place }[]
}

const laid = new WeakMap<Network, Laid>()

const layOut = (network: Network): Laid => {
  const known = laid.get(network)
  if (known !== undefined) return known
  const stops: { id: HexId; place: number; at: Place }[] = []
  const pieces: RoutePiece[] = []
  const junctions: number[] = []
  const points = new Map<number, number>()
  for (const track of network.hexes) {
    const id = network.grid.ids[track.hex] as HexId
    const ends: number[] = []
    const endOf = (end: number, point: number): number => {
      if (end < PLACE) {
        let n = points.get(point)
        if (n === undefined) {
          n = points.size
          points.set(point, n)
        }
        return n
      }
      if (ends[end] === undefined) {
        const place = end - PLACE
        const at = track.face.places[place] as Place
        if (at.kind === 'junction') {
          ends[end] = points.size
          points.set(-1 - points.size, points.size)
          junctions.push(ends[end] as number)
        } else {
          ends[end] = stopEnd(stops.push({ id, place, at }) - 1)
        }
      }
      return ends[end] as number
    }
    for (let i = 0; i < track.a.length; i++) {
      const a = endOf(track.a[i] as number, track.pointA[i] as number)
      const b = endOf(track.b[i] as number, track.pointB[i] as number)
      pieces.push({ hex: id, track: i, a, b, gauge: track.gauge[i] as number })
    }
  }
  const found = { pieces, points: points.size, junctions, stops }
  laid.set(network, found)
  return found
}

const NO_BONUS: RouteStop['bonuses'] = []
const NONE: NonNullable<RouteExtras['bonuses']> = []

/** Reads the board of a position as the operator may use it. */
export const routeProblem = (p: Position, operator: OperatorId): RouteProblem => {
  const { rules, state } = p
  const { routes, board } = rules
  const { pieces, points, junctions, stops } = layOut(networkOf(board, state.board.tiles))
  const extras = routes.extras?.(p, operator) ?? {}
  const colours = coloursOf(p)
  const locations = new Map<string, number>()

  const stopOf = ({ id, place, at }: Laid['stops'][number]): RouteStop => {
    const tokens = state.board.tokens[id]
    const oneOfHex = routes.oneLocation?.includes(id) === true
    const area = board.hexes[id]?.area
    const key = oneOfHex ? id : (area ?? `${id}/${place}`)
    let location = locations.get(key)
    if (location === undefined) {
      location = locations.size
      locations.set(key, location)
    }
    const bonuses = (extras.bonuses ?? NONE).filter((b) => b.hex === id && (b.place === undefined || b.place === place))
    const isTerminus = at.kind === 'offboard' || at.terminal === true
    const group = board.hexes[id]?.group
    return {
      hex: id,
      place,
      kind: at.kind as StopKind,
      value: placeValue(at.value, colours),
      bonuses: bonuses.length === 0 ? NO_BONUS : bonuses.map((b) => ({ id: b.id, amount: b.amount })),
      location,
      ...(group !== undefined && { group }),
      ...(oneOfHex && { oneOfHex }),
      token: tokens !== undefined && hasToken(tokens, place, operator),
      ...(isTerminus
        ? { end: 'terminus' as const }
        : isBlocked(at, place, tokens, operator) && { end: 'blocked' as const }),
      forMinimum: at.kind !== 'mine' && routes.notForMinimum?.includes(id) !== true,
    }
  }

  return {
    operator,
    stops: stops.map(stopOf),
    pieces,
    points,
    junctions,
    trains: trainsOf(p, operator),
    pairs: extras.pairs ?? [],
    claims: extras.claims ?? [],
    exclusive: routes.exclusive ?? [],
  }
}
