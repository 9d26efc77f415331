import type { Action } from './core/action.js'
import type { EntityId, PlayerId } from './core/ids.js'
import type { KnownPosition } from './core/position.js'
import { type Game, log } from './game.js'

/** An action of which a seat may only know that it was taken. */
export interface HiddenAction {
  readonly type: Action['type']
  readonly by: EntityId
  readonly hidden: true
}

/**
 * The game as one seat may know it: it reads like any position, and `choices` answers on it what it answers the seat on
 * the truth. To play on from it, the hidden cards must be dealt anew: `determinize`. Seed and generator would give the hidden cards away: until the end both are 0.
 */
export interface GameView extends KnownPosition {
  readonly log: readonly (Action | HiddenAction)[]
}

/** null = an onlooker. The one gate: nothing else of a game may leave for a seat. */
export const view = (game: Game, seat: PlayerId | null): GameView => {
  const { setup, rules, state } = game
  if (state.ended) return { setup, rules, state, seat, log: log(game) }
  const hide = (action: Action): Action | HiddenAction => {
    const owner = rules.secretOf?.(game, action) ?? null
    return owner === null || owner === seat ? action : { type: action.type, by: action.by, hidden: true }
  }
  return {
    setup: { ...setup, seed: 0 },
    rules,
    seat,
    state: { ...(rules.hide?.(game, seat) ?? state), random: 0 },
    log: log(game).map(hide),
  }
}
