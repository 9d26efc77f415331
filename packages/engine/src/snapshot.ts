import type { Action } from './core/action.js'
import { stateHash } from './core/hash.js'
import type { Setup } from './core/setup.js'
import { type SetupProblem, setupProblem } from './core/setupProblem.js'
import type { GameState } from './core/state.js'
import type { Title } from './core/title.js'
import { type Game, gameFrom, play } from './game.js'
import type { Refusal } from './step.js'

/** A position to go on from without what led to it. Plain JSON. */
export interface Snapshot {
  readonly title: string
  /** Of the title's rules it was played by. */
  readonly version: number
  /** How many actions led to it. */
  readonly number: number
  readonly state: GameState
  /** Of the state. */
  readonly hash: string
}

/** The position a game is at. */
export const snapshot = ({ rules, cursor, state }: Game): Snapshot => ({
  title: rules.title.id,
  version: rules.title.rulesVersion,
  number: cursor,
  state,
  hash: stateHash(state),
})

/** Why a snapshot was not gone on from. */
export type SnapshotProblem =
  | { readonly problem: 'setup'; readonly setup: SetupProblem }
  | { readonly problem: 'title'; readonly is: string; readonly expected: string }
  | { readonly problem: 'version'; readonly is: number; readonly expected: number }
  /** The state is not the one that was kept. */
  | { readonly problem: 'hash'; readonly is: string; readonly expected: string }
  /** One of the actions after it is refused; `number` as it would have in the game. */
  | { readonly problem: 'refused'; readonly number: number; readonly refusal: Refusal }

export type Opened =
  | { readonly ok: true; readonly game: Game }
  | { readonly ok: false; readonly problem: SnapshotProblem }

const problemOf = (title: Title, setup: Setup, from: Snapshot): SnapshotProblem | undefined => {
  const wrong = setupProblem(title, setup)
  if (wrong) return { problem: 'setup', setup: wrong }
  if (from.title !== title.id) return { problem: 'title', is: from.title, expected: title.id }
  if (from.version !== title.rulesVersion) return { problem: 'version', is: from.version, expected: title.rulesVersion }
  const is = stateHash(from.state)
  return is === from.hash ? undefined : { problem: 'hash', is, expected: from.hash }
}

/** The game from a snapshot on, with the actions after it: they alone are played. Its history begins at the snapshot. */
export const openSnapshotOf = (title: Title, setup: Setup, from: Snapshot, actions: readonly Action[] = []): Opened => {
  const problem = problemOf(title, setup, from)
  if (problem) return { ok: false, problem }
  let game = gameFrom(title, setup, from.state, [], from.number)
  for (const action of actions) {
    const played = play(game, action)
    if (!played.ok)
      return { ok: false, problem: { problem: 'refused', number: game.cursor + 1, refusal: played.refusal } }
    game = played.game
  }
  return { ok: true, game }
}
