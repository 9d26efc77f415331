import type { RunOfTrain, Stop } from '../core/action.js'
import type { HexId } from '../core/ids.js'
import type { Candidates } from './candidates.js'
import type { RouteGraph } from './graph.js'
import type { RoutePiece, RouteStop } from './problem.js'
import type { Leg } from './reading.js'
import type { TrainKind } from './variant.js'

/** The hexes of a leg in order. */
const chainOf = (graph: RouteGraph, direction: number): HexId[] => {
  const { pieces } = graph.legs[direction >> 1] as Leg
  const hexes = pieces.map((i) => (graph.problem.pieces[i] as RoutePiece).hex)
  const chain = hexes.filter((hex, i) => hex !== hexes[i - 1])
  return direction & 1 ? chain.reverse() : chain
}

/** A candidate as a run: back along its first arm to the token, then out along the second; from the lesser end. */
const runOf = (graph: RouteGraph, train: string, way: Uint16Array): RunOfTrain => {
  const first = way[1] as number
  const back = [...way.subarray(2, 2 + first)].reverse().map((d) => d ^ 1)
  const ahead = [...back, ...way.subarray(2 + first)]
  const stopAt = (s: number): Stop => {
    const { hex, place } = graph.problem.stops[s] as RouteStop
    return { hex, place }
  }
  const start = graph.target[(ahead[0] as number) ^ 1] as number
  const end = graph.target[ahead[ahead.length - 1] as number] as number
  const directions = start < end ? ahead : [...ahead].reverse().map((d) => d ^ 1)
  return {
    train,
    chains: directions.map((d) => chainOf(graph, d)),
    stops: [stopAt(Math.min(start, end)), ...directions.map((d) => stopAt(graph.target[d] as number))],
  }
}

/** A set of candidates as runs, in the order of the operator's trains. */
export const runsOf = (
  graph: RouteGraph,
  kinds: readonly TrainKind[],
  routes: Candidates,
  set: readonly number[],
): RunOfTrain[] => {
  const given = kinds.map(() => 0)
  const runs = set.map((at) => {
    const k = routes.kind[at] as number
    const n = given[k] as number
    given[k] = n + 1
    return runOf(graph, kinds[k]?.ids[n] as string, routes.way(at))
  })
  const order = graph.problem.trains.map(({ id }) => id)
  return runs.sort((a, b) => order.indexOf(a.train) - order.indexOf(b.train))
}
