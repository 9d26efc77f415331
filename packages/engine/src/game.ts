import type { Action } from './core/action.js'
import { Draft } from './core/draft.js'
import type { GameEvent } from './core/event.js'
import { settle } from './core/flow.js'
import type { FullPosition } from './core/position.js'
import { firstRandom } from './core/random.js'
import type { Setup } from './core/setup.js'
import type { GameState } from './core/state.js'
import type { Title } from './core/title.js'
import { type Refusal, step } from './step.js'

/** A point of the history: the action that led to it (none for the set-up), what happened, and the state. */
export interface Entry {
  readonly action: Action | null
  readonly events: readonly GameEvent[]
  readonly state: GameState
}

/**
 * A game at one point of its history. States share their unchanged parts, so keeping them all is cheap,
 * and looking back is an index, never a replay. Games that only grow share one buffer.
 */
export interface Game extends FullPosition {
  readonly entries: readonly Entry[]
  /** Entries of the buffer that belong to this game. */
  readonly length: number
  /** Index of the entry this game is at: the number of actions played so far. */
  readonly cursor: number
}

export type Played =
  | { readonly ok: true; readonly game: Game; readonly events: readonly GameEvent[] }
  | { readonly ok: false; readonly refusal: Refusal }

const gameAt = (game: Omit<Game, 'state'>): Game => ({ ...game, state: (game.entries[game.cursor] as Entry).state })

export const emptyState = (setup: Setup): GameState => ({
  turn: 1,
  phase: 0,
  bank: 0,
  seats: [],
  priority: 'p1',
  players: {},
  operators: {},
  shares: {},
  market: {},
  privates: {},
  board: { tiles: {}, tokens: {} },
  markers: {},
  depot: { upcoming: [], discarded: [] },
  round: { kind: '', num: 1, of: 1, current: null, step: 0, turn: {}, memo: {} },
  interrupts: [],
  memo: {},
  random: firstRandom(setup),
})

/** A game of the title from a given state on; for scenarios and saved positions. */
export const gameFrom = (title: Title, setup: Setup, state: GameState, events: readonly GameEvent[] = []): Game =>
  gameAt({ setup, rules: title.rules(setup), entries: [{ action: null, events, state }], length: 1, cursor: 0 })

export const beginGame = (title: Title, setup: Setup): Game => {
  const d = new Draft({ setup, rules: title.rules(setup), state: emptyState(setup) })
  d.emit({ type: 'gameStarted', title: title.id })
  title.begin(d)
  settle(d)
  return gameFrom(title, setup, d.state, d.events)
}

/** Plays an action and keeps it. It knows no seats: see `step`. */
export const play = (game: Game, input: Action): Played => {
  const stepped = step(game, input)
  if (!stepped.ok) return stepped
  const { action, events } = stepped
  const { state } = stepped.position
  const { setup, rules, cursor } = game
  const shared = game.entries as Entry[]
  // The tip of a buffer grows in place; playing on from an earlier point starts a buffer of its own.
  const entries = shared.length === cursor + 1 ? shared : shared.slice(0, cursor + 1)
  entries.push({ action, events, state })
  return { ok: true, game: { setup, rules, entries, length: cursor + 2, cursor: cursor + 1, state }, events }
}

/** The game after its first `n` actions; the later ones stay and can be gone back to. */
export const at = (game: Game, n: number): Game => {
  const { setup, rules, entries, length } = game
  return gameAt({ setup, rules, entries, length, cursor: Math.max(0, Math.min(Math.trunc(n) || 0, length - 1)) })
}

export const undo = (game: Game): Game => at(game, game.cursor - 1)
export const redo = (game: Game): Game => at(game, game.cursor + 1)

/** The actions up to the cursor. */
export const log = (game: Game): readonly Action[] =>
  game.entries.slice(1, game.cursor + 1).map((entry) => entry.action as Action)
