import type { Action } from './core/action.js'
import { stateHash } from './core/hash.js'
import type { Setup } from './core/setup.js'
import { type SetupProblem, setupProblem } from './core/setupProblem.js'
import type { GameState } from './core/state.js'
import type { RulesChange, Title } from './core/title.js'
import { type Game, gameFrom, play } from './game.js'
import type { Refusal } from './step.js'
import { type Fate, fateOf } from './stored/versions.js'

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
  /** It is of other rules. Where `fate` is `goOn`, only the actions after it stand in the way. */
  | { readonly problem: 'version'; readonly is: number; readonly expected: number; readonly fate: Fate }
  /** The state is not the one that was kept. */
  | { readonly problem: 'hash'; readonly is: string; readonly expected: string }
  /** One of the actions after it is refused; `number` as it would have in the game. */
  | { readonly problem: 'refused'; readonly number: number; readonly refusal: Refusal }

export type Opened =
  /** `changes`: what was otherwise in the rules it was played by. */
  | { readonly ok: true; readonly game: Game; readonly changes: readonly RulesChange[] }
  | { readonly ok: false; readonly problem: SnapshotProblem }

const problemOf = (title: Title, setup: Setup, from: Snapshot): SnapshotProblem | undefined => {
  const wrong = setupProblem(title, setup)
  if (wrong) return { problem: 'setup', setup: wrong }
  if (from.title !== title.id) return { problem: 'title', is: from.title, expected: title.id }
  const is = stateHash(from.state)
  return is === from.hash ? undefined : { problem: 'hash', is, expected: from.hash }
}

/**
 * The game from a snapshot on, with the actions after it: they alone are played. Its history begins at the snapshot. A
 * `hash` is what the state must have after the last action: with it actions played by earlier rules are taken where they
 * lead to the same position still, without it they are not.
 */
export const openSnapshotOf = (
  title: Title,
  setup: Setup,
  from: Snapshot,
  actions: readonly Action[] = [],
  hash?: string,
): Opened => {
  const fail = (problem: SnapshotProblem): Opened => ({ ok: false, problem })
  const problem = problemOf(title, setup, from)
  if (problem) return fail(problem)
  const { fate, changes } = fateOf(title, from.version)
  const goesOn = fate === 'same' || (fate === 'goOn' && (actions.length === 0 || hash !== undefined))
  if (!goesOn) return fail({ problem: 'version', is: from.version, expected: title.rulesVersion, fate })
  let game = gameFrom(title, setup, from.state, [], from.number)
  for (const action of actions) {
    const played = play(game, action)
    if (!played.ok) return fail({ problem: 'refused', number: game.cursor + 1, refusal: played.refusal })
    game = played.game
  }
  const is = hash === undefined ? undefined : stateHash(game.state)
  if (is !== undefined && is !== hash) return fail({ problem: 'hash', is, expected: hash as string })
  return { ok: true, game, changes }
}
