import type { Action } from './core/action.js'
import type { GameEvent } from './core/event.js'
import { type EntityId, HIDDEN_CARD, type PlayerId } from './core/ids.js'
import type { KnownPosition, Position } from './core/position.js'
import type { GameState } from './core/state.js'
import { type Game, log } from './game.js'
import { type HiddenAction, type KnownEntry, NotHeld, slice } from './history.js'

/**
 * The game as one seat may know it: it reads like any position, and `choices` answers on it what it answers the seat on
 * the truth. To play on from it, the hidden cards must be dealt anew: `determinize`. Seed and generator would give the hidden cards away: until the end both are 0.
 */
export interface GameView extends KnownPosition {
  /** How many actions were played so far. */
  readonly cursor: number
  /** The last of them, as many as the game holds. */
  readonly log: readonly (Action | HiddenAction)[]
}

/** An entry of the history as a seat may know it now. */
export interface SeatEntry extends KnownEntry {
  /** How many actions had been played. */
  readonly number: number
  /** Who acted; null for the set-up, and where a history begins that does not know. */
  readonly by: EntityId | null
}

const actionFor = (now: Position, seat: PlayerId | null, action: Action): Action | HiddenAction => {
  const owner = now.rules.secretOf?.(now, action) ?? null
  return owner === null || owner === seat ? action : { type: action.type, by: action.by, hidden: true }
}

const eventFor = (now: Position, seat: PlayerId | null, event: GameEvent): GameEvent => {
  const secret = now.rules.secretIn?.(now, event) ?? null
  if (secret === null || secret.of === seat) return event
  const covered = secret.fields.filter((field) => field in event).map((field) => [field, HIDDEN_CARD])
  return { ...event, ...Object.fromEntries(covered) }
}

const stateFor = (then: Position, seat: PlayerId | null): GameState => ({
  ...(then.rules.hide?.(then, seat) ?? then.state),
  random: 0,
})

/** null = an onlooker. With `historyFor` the one gate: nothing else of a game may leave for a seat. */
export const view = (game: Game, seat: PlayerId | null): GameView => {
  const { setup, rules, state, cursor } = game
  if (state.ended) return { setup, rules, seat, state, cursor, log: log(game) }
  return {
    setup: { ...setup, seed: 0 },
    rules,
    seat,
    state: stateFor(game, seat),
    cursor,
    log: log(game).map((action) => actionFor(game, seat, action)),
  }
}

/**
 * The entries from a number to the cursor, as a seat (null = an onlooker) may know them. A state is told as the seat saw
 * it when it was reached. An action and its events are told by what is known now: a card kept in secret is named once
 * all cards are shown. When the game is over everything is told.
 *
 * @throws NotHeld where the game holds nothing so old.
 */
export const historyFor = (game: Game, seat: PlayerId | null, from: number): readonly SeatEntry[] => {
  const { setup, rules, history, cursor } = game
  if (from < history.base) throw new NotHeld(from, history)
  const isOver = game.state.ended !== undefined
  return slice(history, from, cursor + 1).map((entry, i): SeatEntry => {
    const { action, events, state } = entry
    const whose = { number: from + i, by: action?.by ?? null }
    if (isOver) return { ...whose, action, events, state }
    return {
      ...whose,
      action: action && actionFor(game, seat, action),
      events: events.map((event) => eventFor(game, seat, event)),
      state: stateFor({ setup, rules, state }, seat),
    }
  })
}
