import type { Action } from './core/action.js'
import { Draft } from './core/draft.js'
import type { GameEvent } from './core/event.js'
import { runToDecision } from './core/flow.js'
import type { FullPosition } from './core/position.js'
import { firstRandom } from './core/random.js'
import type { Setup } from './core/setup.js'
import type { GameState } from './core/state.js'
import type { Title } from './core/title.js'
import { type History, type KnownEntry, Line, slice } from './history.js'
import { type Refusal, step } from './step.js'

/**
 * A game at one point of its history. States share their unchanged parts, so keeping them all is cheap,
 * and looking back is never a replay. Games that only grow share one history.
 */
export interface Game extends FullPosition {
  readonly history: History
  /** One more than the number of this game's last entry; another game on the same history may go further. */
  readonly length: number
  /** Number of the entry this game is at: the number of actions played so far. */
  readonly cursor: number
}

export type Played =
  | { readonly ok: true; readonly game: Game; readonly events: readonly GameEvent[] }
  | { readonly ok: false; readonly refusal: Refusal }

const gameAt = (game: Omit<Game, 'state'>): Game => ({ ...game, state: game.history.entry(game.cursor).state })

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

/** A game of the title from a given state on; for scenarios and snapshots. `number`: of the actions that led to it. */
export const gameFrom = (
  title: Title,
  setup: Setup,
  state: GameState,
  events: readonly GameEvent[] = [],
  number = 0,
): Game => {
  const history = new Line(number, [{ action: null, events, state }])
  return gameAt({ setup, rules: title.rules(setup), history, length: history.length, cursor: number })
}

export const beginGame = (title: Title, setup: Setup): Game => {
  const d = new Draft({ setup, rules: title.rules(setup), state: emptyState(setup) })
  d.emit({ type: 'gameStarted', title: title.id })
  title.begin(d)
  runToDecision(d)
  return gameFrom(title, setup, d.state, d.events)
}

/** The tip of a line grows in place; playing on from an earlier point starts a line of its own. */
const growingLine = (history: History, cursor: number): Line =>
  history instanceof Line && history.length === cursor + 1
    ? history
    : new Line(history.base, slice(history, history.base, cursor + 1))

/** Plays an action and keeps it. It knows no seats: see `step`. */
export const play = (game: Game, input: Action): Played => {
  const stepped = step(game, input)
  if (!stepped.ok) return stepped
  const { action, events } = stepped
  const { state } = stepped.position
  const { setup, rules, history, cursor } = game
  const line = growingLine(history, cursor)
  line.push({ action, events, state })
  return { ok: true, game: { setup, rules, history: line, length: cursor + 2, cursor: cursor + 1, state }, events }
}

/** The game after its first `n` actions, or as near to that as is held; the later ones stay and can be gone back to. */
export const at = (game: Game, n: number): Game => {
  const { setup, rules, history, length } = game
  const { base } = history
  return gameAt({ setup, rules, history, length, cursor: Math.max(base, Math.min(Math.trunc(n) || 0, length - 1)) })
}

export const undo = (game: Game): Game => at(game, game.cursor - 1)
export const redo = (game: Game): Game => at(game, game.cursor + 1)

/** A game, or what a seat knows of one. */
interface Told<E extends KnownEntry> {
  readonly history: History<E>
  readonly length: number
}

/** The entries a game holds from one number to before another, each with its number. */
export const entriesOf = <E extends KnownEntry>(
  { history, length }: Told<E>,
  from: number = history.base,
  to: number = length,
): readonly (readonly [n: number, entry: E])[] => {
  const first = Math.max(from, history.base)
  return slice(history, first, Math.max(first, Math.min(to, length))).map((entry, i) => [first + i, entry])
}

/** The entry of a game after `n` actions; undefined = it has or holds none. */
export const entryOf = <E extends KnownEntry>({ history, length }: Told<E>, n: number): E | undefined =>
  n < length && history.has(n) ? history.entry(n) : undefined

/** The actions up to the cursor: all of them, where the game is held from its beginning. */
export const log = (game: Game): readonly Action[] =>
  entriesOf(game, game.history.base + 1, game.cursor + 1).map(([, { action }]) => action as Action)

/** The same game without the entries before a number; without one, only the present is held. */
export const heldFrom = (game: Game, from: number = game.cursor): Game => {
  const { setup, rules, length, cursor, state, history } = game
  const first = Math.max(history.base, Math.min(Math.trunc(from) || 0, cursor))
  return { setup, rules, history: new Line(first, slice(history, first, length)), length, cursor, state }
}
