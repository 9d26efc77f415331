import { type Action, type Choices, entryOf, type Game, type GameState, type Refusal } from '@roundhouse/engine'
import type { RunState } from '../runs/run-model.js'

/**
 * The way on without deciding more: to pass, which leaves a turn or a step with nothing done; to be done with one after
 * something was done in it; or to run as the panel shows it.
 */
export type WayOn =
  | { readonly kind: 'pass' | 'done'; readonly action: Action }
  | { readonly kind: 'run'; readonly action: Action; readonly revenue: number }
  | { readonly kind: 'blocked'; readonly refusal: Refusal }
  /** Runs are still being looked for, could not be found, or those on the map may not be run. */
  | { readonly kind: 'searching' | 'searchFailed' | 'badRun' }

const stepIn = ({ setup, rules }: Game, state: GameState): string | undefined =>
  rules.rounds[state.round.kind]?.step({ setup, rules, state })?.id

/** After something was done in a turn, or in a step of a company's turn, leaving it means being done. */
const isUnderWay = (game: Game, actor: string): boolean => {
  const before = entryOf(game, game.cursor - 1)?.state
  if (!before || entryOf(game, game.cursor)?.action?.by !== actor) return false
  return game.state.operators[actor] === undefined || stepIn(game, before) === stepIn(game, game.state)
}

/** What nobody has chosen is no run to take. */
const runWay = ({ by, runs, search, touched, verdict }: RunState): WayOn => {
  if (!touched && search.status === 'searching') return { kind: 'searching' }
  if (!touched && search.status === 'failed') return { kind: 'searchFailed' }
  if (!verdict.ok) return { kind: 'badRun' }
  return { kind: 'run', action: { type: 'runRoutes', by, runs }, revenue: verdict.revenue + verdict.aside }
}

/** null = every way on is one of the choices. */
export const wayOn = (game: Game, choices: Choices | null, runs: RunState | null): WayOn | null => {
  if (!choices || choices.actor === null) return null
  const pass = choices.offers.find(({ action }) => action.type === 'pass')
  if (pass) return { kind: isUnderWay(game, choices.actor) ? 'done' : 'pass', action: pass.action }
  if (runs) return runWay(runs)
  const blocked = choices.blocked.find(({ action }) => action.type === 'pass')
  return blocked ? { kind: 'blocked', refusal: blocked.refusal } : null
}
