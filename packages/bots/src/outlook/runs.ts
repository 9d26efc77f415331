import {
  type BoardState,
  bestRoutes,
  type GameState,
  type OperatorId,
  type Position,
  type RouteTrain,
  routeProblem,
} from '@roundhouse/engine'
import { kindsOf } from './fleet.js'
import { stacksOf } from './trains.js'

/** Steps of search a question may cost: the same everywhere, so that the answer is. */
const EFFORT = { several: 1200, single: 400 }

type Answers = Map<string, number>

/** What is known of a board: true as long as it lies there, so it may be kept from decision to decision. */
const exact = new WeakMap<BoardState['tiles'], WeakMap<BoardState['tokens'], Answers>>()

/**
 * What was worked out for one decision. While a game is played forward in thought, stations of others come and go; what
 * an operator earns is then taken to be what it was when first asked. It is asked before `exact` and forgotten with the
 * decision: so a bot that has just begun decides like one that has played for hours.
 */
let answers = new WeakMap<BoardState['tiles'], Answers>()

/** To be called before every decision. */
export const forgetRuns = (): void => {
  answers = new WeakMap()
}

const ids = new WeakMap<object, number>()
let count = 0

const idOf = (record: object): number => {
  const found = ids.get(record)
  if (found !== undefined) return found
  ids.set(record, ++count)
  return count
}

const answersOn = <K extends object>(known: WeakMap<K, Answers>, key: K): Answers => {
  const found = known.get(key)
  if (found) return found
  const made: Answers = new Map()
  known.set(key, made)
  return made
}

const exactOn = ({ tiles, tokens }: BoardState): Answers => {
  const byTokens = exact.get(tiles) ?? new WeakMap<BoardState['tokens'], Answers>()
  exact.set(tiles, byTokens)
  return answersOn(byTokens, tokens)
}

/** Where an operator's own stations stand. */
const stationsOf = ({ board }: GameState, operator: OperatorId): string => {
  let found = ''
  for (const hex in board.tokens)
    for (const { by, city } of board.tokens[hex] ?? []) if (by === operator) found += `${hex}${city} `
  return found
}

/** What trains of these kinds would earn together for the operator on the track as it is. */
export const runWith = (p: Position, operator: OperatorId, kinds: readonly number[]): number => {
  if (kinds.length === 0) return 0
  const known = answersOn(answers, p.state.board.tiles)
  const fleet = kinds.length > 1 ? [...kinds].sort((a, b) => a - b).join() : kinds[0]
  const key = `${operator}|${p.state.phase}|${idOf(p.state.markers)}|${stationsOf(p.state, operator)}|${fleet}`
  const found = known.get(key)
  if (found !== undefined) return found
  const before = exactOn(p.state.board)
  const made = before.get(key) ?? earned(p, operator, kinds)
  before.set(key, made)
  known.set(key, made)
  return made
}

const earned = (p: Position, operator: OperatorId, kinds: readonly number[]): number => {
  const all = stacksOf(p).kinds
  const trains = kinds.flatMap((kind, i): RouteTrain[] => {
    const type = all[kind]
    return type ? [{ id: `${i}`, name: type.name, reach: type.reach, usable: true }] : []
  })
  const budget = kinds.length > 1 ? EFFORT.several : EFFORT.single
  return bestRoutes({ ...routeProblem(p, operator), trains, claims: [] }, { budget }).revenue
}

/** What one train of a kind would earn for the operator on the track as it is. */
export const runOf = (p: Position, operator: OperatorId, kind: number): number => runWith(p, operator, [kind])

/** What the operator's own trains earn on the track as it is, those that run for the last time among them. */
export const runNow = (p: Position, operator: OperatorId): number => runWith(p, operator, kindsOf(p, operator, true))
