import type { Colour, Place, Value } from '../board/face.js'
import { type Grid, gridOf, type HexTrack, hexTrack, type Network, networkOf, PLACE } from '../board/network.js'
import type { Reach } from '../core/data.js'
import { derivedLately } from '../core/derived.js'
import type { HexId, OperatorId, TrainId } from '../core/ids.js'
import { currentPhase } from '../core/phase.js'
import type { Position } from '../core/position.js'
import type { BoardState, OwnedTrain } from '../core/state.js'
import type { Rules } from '../core/title.js'
import type { Claim, PairBonus, RouteExtras } from './rules.js'
import { locationOf, type StopOnBoard, stopOnBoard } from './stops.js'

export interface RouteStop extends StopOnBoard {
  readonly hex: HexId
  readonly place: number
  readonly value: number
  readonly bonuses: readonly { readonly id: string; readonly amount: number }[]
  /** Stops with one number are one location: a route holds one of them. */
  readonly location: number
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
  /** It crosses the line of a hex that counts as two. */
  readonly divided?: true
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
  /** Groups of which a route holds one member at most. */
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

const reachNamed = (rules: Rules, name: string): Reach => {
  for (const { types } of rules.trains) {
    const type = types.find((t) => t.name === name)
    if (type !== undefined) return type.reach
  }
  throw new Error(`no train ${name}`)
}

const trainsOf = (rules: Rules, owned: readonly OwnedTrain[], moreTowns: RouteExtras['moreTowns']): RouteTrain[] =>
  owned.map(({ id, name, fresh }) => {
    const reach = reachNamed(rules, name)
    const more = moreTowns?.[id]
    return { id, name, reach: more ? { ...reach, moreTowns: more } : reach, usable: fresh === undefined }
  })

interface Laid extends Pick<RouteProblem, 'pieces' | 'points' | 'junctions'> {
  readonly stops: readonly { readonly id: HexId; readonly place: number; readonly at: Place }[]
}

/** What a problem takes from the track of some hexes alone; the same for every operator and phase. */
const layOut = ({ ids, board }: Grid, hexes: Iterable<HexTrack>): Laid => {
  const stops: { id: HexId; place: number; at: Place }[] = []
  const pieces: RoutePiece[] = []
  const junctions: number[] = []
  const points = new Map<number, number>()
  for (const track of hexes) {
    const id = ids[track.hex] as HexId
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
      const divided = board.hexes[id]?.divided
      pieces.push({ hex: id, track: i, a, b, gauge: track.gauge[i] as number, ...(divided && { divided }) })
    }
  }
  return { pieces, points: points.size, junctions, stops }
}

const laidOnBoard = derivedLately((network: Network): Laid => layOut(network.grid, network.hexes))

const NO_BONUS: RouteStop['bonuses'] = []
const NO_TRAINS: readonly OwnedTrain[] = []

/** What a problem takes from the position beside the board. */
interface Moment {
  readonly operator: OperatorId
  readonly tokens: BoardState['tokens']
  readonly trains: readonly OwnedTrain[]
  readonly colours: readonly (Colour | 'black')[]
  readonly extras: RouteExtras
}

const momentOf = (p: Position, operator: OperatorId): Moment => ({
  operator,
  tokens: p.state.board.tokens,
  trains: p.state.operators[operator]?.trains ?? NO_TRAINS,
  colours: p.rules.routes.colours?.(p) ?? currentPhase(p).tiles,
  extras: p.rules.routes.extras?.(p, operator) ?? {},
})

/** What the stops are for an operator: one of its own, one it may not pass, what they are worth at the moment. */
const stopsFor = (
  rules: Rules,
  stops: Laid['stops'],
  { tokens, operator, colours, extras: { bonuses = [] } }: Omit<Moment, 'trains'>,
): readonly RouteStop[] => {
  const locations = new Map<string, number>()
  return stops.map(({ id, place, at }): RouteStop => {
    const name = locationOf(rules, id, place)
    let location = locations.get(name)
    if (location === undefined) {
      location = locations.size
      locations.set(name, location)
    }
    const own = bonuses.filter((bonus) => bonus.hex === id && (bonus.place ?? place) === place)
    return {
      hex: id,
      place,
      ...stopOnBoard(rules, tokens, operator, id, place, at),
      value: placeValue(at.value, colours),
      bonuses: own.length === 0 ? NO_BONUS : own.map(({ id: bonus, amount }) => ({ id: bonus, amount })),
      location,
    }
  })
}

const problemOn = (rules: Rules, laid: Laid, stops: readonly RouteStop[], moment: Moment): RouteProblem => {
  const { operator, trains, extras } = moment
  const { pairs = [], claims = [], moreTowns } = extras
  return {
    operator,
    ...laid,
    stops,
    trains: trainsOf(rules, trains, moreTowns),
    pairs,
    claims,
    exclusive: rules.routes.exclusive ?? [],
  }
}

/** Whatever trains the operator has and whatever they may claim. `said`: see `wholeProblem`. */
const stopsOnBoard = derivedLately(
  (rules: Rules, laid: Laid, tokens: BoardState['tokens'], operator: OperatorId, said: string) => {
    const { colours, extras } = JSON.parse(said) as Pick<Moment, 'colours' | 'extras'>
    return stopsFor(rules, laid.stops, { tokens, operator, colours, extras })
  },
)

/** `colours` and `extras` as text: what they say decides, not which record says it. */
const wholeProblem = derivedLately(
  (
    rules: Rules,
    tiles: BoardState['tiles'],
    tokens: BoardState['tokens'],
    trains: readonly OwnedTrain[],
    operator: OperatorId,
    said: string,
  ): RouteProblem => {
    const { colours, extras } = JSON.parse(said) as Pick<Moment, 'colours' | 'extras'>
    const laid = laidOnBoard(networkOf(rules.board, tiles))
    const { bonuses } = extras
    const stops = stopsOnBoard(rules, laid, tokens, operator, JSON.stringify({ colours, extras: { bonuses } }))
    return problemOn(rules, laid, stops, { operator, tokens, trains, colours, extras })
  },
)

/** What the operator's trains may run on and what they can earn; one record as long as nothing of it changes. */
export const routeProblem = (p: Position, operator: OperatorId): RouteProblem => {
  const { tokens, trains, colours, extras } = momentOf(p, operator)
  return wholeProblem(p.rules, p.state.board.tiles, tokens, trains, operator, JSON.stringify({ colours, extras }))
}

/** The part of it in some hexes: enough to judge runs that keep to them. */
export const routeProblemIn = (p: Position, operator: OperatorId, hexes: Iterable<HexId>): RouteProblem => {
  const grid = gridOf(p.rules.board)
  const { tiles } = p.state.board
  const tracks: HexTrack[] = []
  for (const id of new Set(hexes)) {
    const hex = grid.index.get(id)
    if (hex !== undefined) tracks.push(hexTrack(grid, hex, tiles[id]))
  }
  const laid = layOut(grid, tracks)
  const moment = momentOf(p, operator)
  return problemOn(p.rules, laid, stopsFor(p.rules, laid.stops, moment), moment)
}
