import type { Action } from './core/action.js'
import type { EntityId, PlayerId } from './core/ids.js'
import type { Setup } from './core/setup.js'
import type { GameState } from './core/state.js'
import { type Game, log } from './game.js'

/** An action of which a seat may only know that it was taken. */
export interface HiddenAction {
  readonly type: Action['type']
  readonly by: EntityId
  readonly hidden: true
}

/** The game as one seat may know it. The seed would give the hidden cards away, so it stays out until the end. */
export interface GameView {
  readonly setup: Omit<Setup, 'seed'> & { readonly seed?: number }
  readonly state: GameState
  readonly log: readonly (Action | HiddenAction)[]
}

export const view = (game: Game, seat: PlayerId | null): GameView => {
  const { seed, ...setup } = game.setup
  const { rules, state } = game
  const over = state.ended !== undefined
  const seen = rules.hide && !over ? rules.hide(game, seat) : state
  const hide = (action: Action): Action | HiddenAction => {
    const owner = over ? null : (rules.secretOf?.(game, action) ?? null)
    return owner === null || owner === seat ? action : { type: action.type, by: action.by, hidden: true }
  }
  return {
    setup: over ? { ...setup, seed } : setup,
    state: over ? seen : { ...seen, random: 0 },
    log: log(game).map(hide),
  }
}
