import type { Colour, Place, Value } from '../board/face.js'
import { type Network, networkOf, PLACE } from '../board/network.js'
import { hasToken, isBlocked } from '../board/passage.js'
import type { Reach } from '../core/data.js'
import { derived } from '../core/derived.js'
import type { HexId, OperatorId, TrainId } from '../core/ids.js'
import { currentPhase } from '../core/phase.js'
import type { Position } from '../core/position.js'
import type { BoardState, OwnedTrain } from '../core/state.js'
import type { Rules } from '../core/title.js'
import type { Claim, PairBonus, RouteExtras } from './rules.js'

export type StopKind = 'city' | 'town' | 'offboard' | 'mine'

/** A stop as an operator may use it, whatever it is worth. */
export interface StopOnTrack {
  readonly hex: HexId
  readonly place: number
  readonly kind: StopKind
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

export interface RouteStop extends StopOnTrack {
  readonly value: number
  readonly bonuses: readonly { readonly id: string; readonly amount: number }[]
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

/** The track of the board as an operator may use it. */
export interface RouteTrack {
  readonly stops: readonly StopOnTrack[]
  readonly pieces: readonly RoutePiece[]
  /** Number of points; each joins pieces of two hexes (or, a junction, of one) and serves one route of the set. */
  readonly points: number
  /** Points inside a hex. */
  readonly junctions: readonly number[]
  /** Groups of which a route holds one member at most. */
  readonly exclusive: readonly string[]
}

/** Everything that decides what an operator's trains can earn, as plain data that can be sent to a worker. */
export interface RouteProblem extends RouteTrack {
  readonly operator: OperatorId
  readonly stops: readonly RouteStop[]
  readonly trains: readonly RouteTrain[]
  readonly pairs: readonly PairBonus[]
  readonly claims: readonly Claim[]
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

const coloursOf = (p: Position): readonly (Colour | 'black')[] => p.rules.routes.colours?.(p) ?? currentPhase(p).tiles

const reachNamed = (rules: Rules, name: string): Reach => {
  for (const { types } of rules.trains) {
    const type = types.find((t) => t.name === name)
    if (type !== undefined) return type.reach
  }
  throw new Error(`no train ${name}`)
}

const trainsOf = (rules: Rules, owned: readonly OwnedTrain[]): RouteTrain[] =>
  owned.map(({ id, name, fresh }) => ({
    id,
    name,
    reach: reachNamed(rules, name),
    usable: fresh === undefined,
  }))

interface Laid extends Pick<RouteTrack, 'pieces' | 'points' | 'junctions'> {
  readonly stops: readonly { readonly id: HexId; readonly place: number; readonly at: Place }[]
}

/** What a problem takes from the board alone; the same for every operator and phase. */
const laidOut = derived((network: Network): Laid => {
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
  return { pieces, points: points.size, junctions, stops }
})

type Tiles = BoardState['tiles']
type Tokens = BoardState['tokens']

const trackFor = derived((rules: Rules, tiles: Tiles, tokens: Tokens, operator: OperatorId): RouteTrack => {
  const { routes, board } = rules
  const { stops, ...laid } = laidOut(networkOf(board, tiles))
  const locations = new Map<string, number>()
  const stopOf = ({ id, place, at }: Laid['stops'][number]): StopOnTrack => {
    const here = tokens[id]
    const oneOfHex = routes.oneLocation?.includes(id) === true
    const { area, group } = board.hexes[id] ?? {}
    const key = oneOfHex ? id : (area ?? `${id}/${place}`)
    let location = locations.get(key)
    if (location === undefined) {
      location = locations.size
      locations.set(key, location)
    }
    const isTerminus = at.kind === 'offboard' || at.terminal === true
    return {
      hex: id,
      place,
      kind: at.kind as StopKind,
      location,
      ...(group !== undefined && { group }),
      ...(oneOfHex && { oneOfHex }),
      token: here !== undefined && hasToken(here, place, operator),
      ...(isTerminus
        ? { end: 'terminus' as const }
        : isBlocked(at, place, here, operator) && { end: 'blocked' as const }),
      forMinimum: at.kind !== 'mine' && routes.notForMinimum?.includes(id) !== true,
    }
  }
  return { ...laid, stops: stops.map(stopOf), exclusive: routes.exclusive ?? [] }
})

/** Reads the board of a position as the operator may use it. */
export const routeTrack = ({ rules, state: { board } }: Position, operator: OperatorId): RouteTrack =>
  trackFor(rules, board.tiles, board.tokens, operator)

const NO_BONUS: RouteStop['bonuses'] = []

/** `colours` and `extras` as text: what they say decides, not which record says it. */
const problemFor = derived(
  (
    rules: Rules,
    tiles: Tiles,
    tokens: Tokens,
    trains: readonly OwnedTrain[],
    operator: OperatorId,
    colours: string,
    extras: string,
  ): RouteProblem => {
    const track = trackFor(rules, tiles, tokens, operator)
    const reached = JSON.parse(colours) as readonly Colour[]
    const { bonuses = [], pairs = [], claims = [] } = JSON.parse(extras) as RouteExtras
    const { stops } = laidOut(networkOf(rules.board, tiles))
    return {
      ...track,
      operator,
      stops: track.stops.map((stop, s) => {
        const { hex, place } = stop
        const own = bonuses.filter((bonus) => bonus.hex === hex && (bonus.place ?? place) === place)
        return {
          ...stop,
          value: placeValue((stops[s] as Laid['stops'][number]).at.value, reached),
          bonuses: own.length === 0 ? NO_BONUS : own.map(({ id, amount }) => ({ id, amount })),
        }
      }),
      trains: trainsOf(rules, trains),
      pairs,
      claims,
    }
  },
)

const NO_TRAINS: readonly OwnedTrain[] = []

/** What the operator's trains may run on and what they can earn; one record as long as nothing of it changes. */
export const routeProblem = (p: Position, operator: OperatorId): RouteProblem => {
  const { rules, state } = p
  const { tiles, tokens } = state.board
  const trains = state.operators[operator]?.trains ?? NO_TRAINS
  const extras = rules.routes.extras?.(p, operator) ?? {}
  return problemFor(rules, tiles, tokens, trains, operator, JSON.stringify(coloursOf(p)), JSON.stringify(extras))
}
