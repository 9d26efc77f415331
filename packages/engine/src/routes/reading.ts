import type { RunOfTrain } from '../core/action.js'
import type { HexId } from '../core/ids.js'
import { type Objection, objection } from '../core/refusals.js'
import { isStopEnd, type RoutePiece, type RouteProblem } from './problem.js'
import { otherEnd, type TrackIndex, trackIndex } from './track.js'

/** The track from one stop to the next. */
export interface Leg {
  readonly from: number
  readonly to: number
  readonly pieces: readonly number[]
  /** What of the track only one route of a set may use. */
  readonly resources: readonly number[]
  /** Set of gauges every piece of it fits; 0 where they do not go together. */
  readonly gauge: number
  /** Hex sides crossed, and lines of divided hexes. */
  readonly borders: number
}

/** One way a run may be meant: its stops in order, and the legs between them. */
export interface Reading {
  readonly stops: readonly number[]
  readonly legs: readonly Leg[]
}

const turned = (leg: Leg): Leg => ({
  ...leg,
  from: leg.to,
  to: leg.from,
  pieces: [...leg.pieces].reverse(),
  resources: [...leg.resources].reverse(),
})

export const legOf = (problem: RouteProblem, index: TrackIndex, from: number, pieces: readonly number[]): Leg => {
  const resources: number[] = []
  let gauge = 3
  let borders = 0
  let end = -1 - from
  for (const i of pieces) {
    const piece = problem.pieces[i] as RoutePiece
    gauge &= piece.gauge
    if (piece.divided) borders++
    if (index.own[i] !== -1) resources.push(index.own[i] as number)
    end = otherEnd(piece, end)
    if (isStopEnd(end)) continue
    resources.push(end)
    if (!index.isJunction[end]) borders++
  }
  return { from, to: -1 - end, pieces: [...pieces], resources, gauge, borders }
}

/** All ways along the track that pass the hexes of a chain in order, from a stop in the first to one in the last. */
const readChain = (problem: RouteProblem, chain: readonly HexId[]): Leg[] => {
  const index = trackIndex(problem)
  const legs: Leg[] = []
  const pieces: number[] = []
  const follow = (from: number, end: number, at: number): void => {
    const last = at === chain.length - 1
    for (const i of index.inHex.get(chain[at] as HexId) ?? []) {
      const piece = problem.pieces[i] as RoutePiece
      if ((piece.a !== end && piece.b !== end) || pieces.includes(i)) continue
      const next = otherEnd(piece, end)
      pieces.push(i)
      if (isStopEnd(next)) {
        if (last) legs.push(legOf(problem, index, from, pieces))
      } else if (index.isJunction[next]) {
        follow(from, next, at)
      } else if (!last) {
        follow(from, next, at + 1)
      }
      pieces.pop()
    }
  }
  const starts = new Set<number>()
  for (const i of index.inHex.get(chain[0] as HexId) ?? []) {
    const { a, b } = problem.pieces[i] as RoutePiece
    for (const end of [a, b]) if (isStopEnd(end)) starts.add(end)
  }
  for (const end of starts) follow(-1 - end, end, 0)
  // Inside one hex each leg is found from both its ends.
  return chain.length === 1 ? legs.filter((leg) => leg.from < leg.to) : legs
}

/** Why no track follows a chain: it turns back on itself, or there is none. */
const noWay = (problem: RouteProblem, train: string, chain: readonly HexId[]): Objection => {
  const index = trackIndex(problem)
  const endsIn = (hex: HexId) =>
    new Set((index.inHex.get(hex) ?? []).flatMap((i) => [problem.pieces[i]?.a ?? 0, problem.pieces[i]?.b ?? 0]))
  const meet = (a: HexId, b: HexId) => [...endsIn(a)].filter((end) => !isStopEnd(end) && endsIn(b).has(end))
  for (const [i, hex] of chain.entries()) {
    const before = chain[i - 1]
    const after = chain[i + 1]
    if (before !== undefined && before === after) return objection('or.run.REVERSAL', { train, hex })
    if (after !== undefined && meet(hex, after).length === 0) return objection('or.run.NO_TRACK', { train, hex: after })
    if (before === undefined || after === undefined) continue
    const joined = (index.inHex.get(hex) ?? []).some((n) => {
      const { a, b } = problem.pieces[n] as RoutePiece
      const [into, out] = [meet(before, hex), meet(hex, after)]
      return (into.includes(a) && out.includes(b)) || (into.includes(b) && out.includes(a))
    })
    if (joined) continue
    // A stop on the way is no place to run through: it is one of the stops, or there is no way.
    const stopsAt = (side: HexId): readonly number[] =>
      (index.inHex.get(hex) ?? []).flatMap((n) => {
        const { a, b } = problem.pieces[n] as RoutePiece
        const ends = meet(side, hex)
        return isStopEnd(a) && ends.includes(b) ? [a] : isStopEnd(b) && ends.includes(a) ? [b] : []
      })
    const isLeftOut = stopsAt(before).some((stop) => stopsAt(after).includes(stop))
    return objection(isLeftOut ? 'or.run.NO_TRACK' : 'or.run.REVERSAL', { train, hex })
  }
  return objection('or.run.NO_TRACK', { train, hex: endWithoutStop(problem, chain) })
}

/** Of a chain whose hexes are all joined: the end where no stop lies on its track. */
const endWithoutStop = (problem: RouteProblem, chain: readonly HexId[]): HexId => {
  const { inHex } = trackIndex(problem)
  const piecesIn = (hex: HexId): readonly RoutePiece[] =>
    (inHex.get(hex) ?? []).map((i) => problem.pieces[i] as RoutePiece)
  const [first = '', second = ''] = chain
  const across = new Set(piecesIn(second).flatMap(({ a, b }) => [a, b]))
  const begins = piecesIn(first).some(({ a, b }) => (isStopEnd(a) && across.has(b)) || (isStopEnd(b) && across.has(a)))
  return begins ? (chain.at(-1) ?? first) : first
}

const LOOSE_STEPS = 10_000

/** Every way a run may be meant, or why there is none. Chains may be written in either direction. */
export const readRun = (problem: RouteProblem, run: RunOfTrain): Reading[] | Objection => {
  const { train, chains } = run
  if (chains.length === 0 || chains.some(({ length }) => length === 0)) return objection('or.run.TOO_SHORT', { train })
  const read = chains.map((chain) => readChain(problem, chain))
  const blank = read.findIndex((legs) => legs.length === 0)
  if (blank >= 0) return noWay(problem, train, chains[blank] as readonly HexId[])
  const hinted = (stop: number, i: number): boolean => {
    const hint = run.stops[i]
    const { hex, place } = problem.stops[stop] as RouteProblem['stops'][number]
    return hint === undefined || (hint.hex === hex && hint.place === place)
  }
  const legsAt = read.map((legs, at) =>
    at === 0 && read.length === 1 && run.stops.length === 0 ? legs : legs.flatMap((leg) => [leg, turned(leg)]),
  )
  const locationOf = (stop: number): number => (problem.stops[stop] as RouteProblem['stops'][number]).location

  /** The first chain that does not go on from those before it. */
  let apart = 0
  /** Joins the chains; `strict` gives up a way as soon as it comes to a location again. */
  const joined = (strict: boolean): Reading[] => {
    const readings: Reading[] = []
    let steps = 0
    const join = (legs: readonly Leg[], stops: readonly number[]): void => {
      apart = Math.max(apart, legs.length)
      if (legs.length === legsAt.length) readings.push({ stops, legs })
      if (legs.length === legsAt.length || (!strict && (readings.length > 0 || ++steps > LOOSE_STEPS))) return
      for (const leg of legsAt[legs.length] as Leg[]) {
        if (legs.length === 0) {
          if (!hinted(leg.from, 0)) continue
        } else if (stops[stops.length - 1] !== leg.from) {
          continue
        }
        const so = legs.length === 0 ? [leg.from] : stops
        if (!hinted(leg.to, legs.length + 1)) continue
        if (strict && so.some((stop) => locationOf(stop) === locationOf(leg.to))) continue
        join([...legs, leg], [...so, leg.to])
      }
    }
    join([], [])
    return readings
  }
  const proper = joined(true)
  if (proper.length > 0) return proper
  // One way that breaks the rule is enough to say which.
  const broken = joined(false)
  if (broken.length > 0) return broken
  const strange = run.stops.find((_, i) => {
    const ends = [...(read[i - 1] ?? []), ...(read[i] ?? [])].flatMap(({ from, to }) => [from, to])
    return !ends.some((stop) => hinted(stop, i))
  })
  return objection('or.run.NO_TRACK', { train, hex: strange?.hex ?? chains[apart]?.[0] ?? '' })
}
