import { type ReadonlySignal, signal } from '@preact/signals'
import { ROUTE_COLOURS } from '@roundhouse/board'
import {
  type EntityId,
  type Game,
  judge,
  type RouteProblem,
  type RunOfTrain,
  routeProblem,
  type TrainId,
  type Verdict,
} from '@roundhouse/engine'
import { type RouteSearch, routeSearch, SEARCHING, type SearchState } from './search.js'

/** Runs being decided: the best ones as soon as they are found, then whatever the player makes of them. */
export interface RunState {
  readonly by: EntityId
  readonly problem: RouteProblem
  /** How the search for the best runs goes. */
  readonly search: SearchState
  readonly runs: readonly RunOfTrain[]
  /** Of each train of the problem. */
  readonly colours: readonly string[]
  readonly verdict: Verdict
  /** The train whose run a click on the map changes. */
  readonly train: TrainId | null
  /** Changed by hand: a search that ends now must not overwrite it. */
  readonly touched: boolean
}

export interface RunModel {
  readonly state: ReadonlySignal<RunState | null>
  open(game: Game, by: EntityId): void
  close(): void
  change(runs: readonly RunOfTrain[]): void
  choose(train: TrainId | null): void
  /** Searches again, where the search has failed. */
  again(): void
}

export const colourOf = (problem: RouteProblem, train: TrainId): string => {
  const at = problem.trains.findIndex(({ id }) => id === train)
  return ROUTE_COLOURS[Math.max(0, at) % ROUTE_COLOURS.length]!
}

export const runModel = (search: RouteSearch = routeSearch()): RunModel => {
  const state = signal<RunState | null>(null)
  let at: Game['state'] | null = null
  let giveUp = (): void => {}

  const find = (problem: RouteProblem): void => {
    giveUp = search.find(problem, (told) => {
      const now = state.peek()
      if (now?.problem !== problem || now.search === told) return
      const runs = told.status === 'found' && !now.touched ? told.best.runs : now.runs
      const verdict = runs === now.runs ? now.verdict : judge(problem, runs)
      state.value = { ...now, search: told, runs, verdict }
    })
  }
  return {
    state,
    open(game, by) {
      if (at === game.state && state.peek()?.by === by) return
      at = game.state
      const problem = routeProblem(game, by)
      const runs: readonly RunOfTrain[] = []
      const colours = problem.trains.map((_, i) => ROUTE_COLOURS[i % ROUTE_COLOURS.length]!)
      const verdict = judge(problem, runs)
      state.value = { by, problem, search: SEARCHING, runs, colours, verdict, train: null, touched: false }
      find(problem)
    },
    close() {
      at = null
      giveUp()
      if (state.peek() !== null) state.value = null
    },
    change(runs) {
      const now = state.peek()
      if (now) state.value = { ...now, runs, verdict: judge(now.problem, runs), touched: true }
    },
    choose(train) {
      const now = state.peek()
      if (now) state.value = { ...now, train }
    },
    again() {
      const now = state.peek()
      if (now?.search.status === 'failed') find(now.problem)
    },
  }
}
