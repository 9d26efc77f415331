import { type ReadonlySignal, signal } from '@preact/signals'
import { type Action, type EntityId, type Game, type PlayerId, routeProblem } from '@roundhouse/engine'
import { effectOf } from '../decision/effects.js'
import { type RouteSearch, routeSearch } from './search.js'

/** Runs that earn more than those taken, and who may show them. */
export interface BetterRuns {
  readonly revenue: number
  readonly claims: readonly Action[]
}

export interface BetterRunsModel {
  readonly state: ReadonlySignal<BetterRuns | null>
  look(game: Game, operator: EntityId, players: readonly PlayerId[]): void
  close(): void
}

/** Where players may show better runs: the best are searched, and the rules are asked who may. */
export const betterRuns = (search: RouteSearch = routeSearch()): BetterRunsModel => {
  const state = signal<BetterRuns | null>(null)
  let at: Game['state'] | null = null
  let giveUp = (): void => {}
  return {
    state,
    look(game, operator, players) {
      if (at === game.state) return
      at = game.state
      state.value = null
      giveUp = search.find(routeProblem(game, operator), (told) => {
        if (at !== game.state || told.status !== 'found') return
        const { revenue, runs } = told.best
        const claims = players.map((by): Action => ({ type: 'claimRoutes', by, runs }))
        const allowed = claims.filter((claim) => effectOf(game, claim) !== null)
        state.value = allowed.length > 0 ? { revenue, claims: allowed } : null
      })
    },
    close() {
      at = null
      giveUp()
      if (state.peek() !== null) state.value = null
    },
  }
}
