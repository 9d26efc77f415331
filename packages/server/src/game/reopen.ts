import {
  type Action,
  type Game,
  gameFrom,
  openSnapshot,
  play,
  type Setup,
  type Snapshot,
  stateHash,
} from '@roundhouse/engine'
import type { StoredEntry } from '../storage/entries.js'

/** A game as far as what is stored follows from the rules. */
export interface Reopened {
  /** null = not even the snapshot can be gone on from. */
  readonly game: Game | null
  /** Why it goes no further: the game is frozen, and nothing of it dropped. null = all is well. */
  readonly frozen: string | null
}

const actionOf = ({ action }: StoredEntry): Action => JSON.parse(action ?? 'null') as Action

/** Plays stored actions on a game, as far as the rules take them and the last comes out as it was. */
export const playOn = (from: Game, entries: readonly StoredEntry[]): Reopened & { readonly game: Game } => {
  let game = from
  for (const entry of entries) {
    if (entry.kind !== 'action') return { game, frozen: `entry ${entry.number} has no snapshot` }
    const played = play(game, actionOf(entry))
    if (!played.ok) return { game, frozen: `entry ${entry.number} is refused: ${played.refusal.code}` }
    game = played.game
  }
  const hash = entries.at(-1)?.hash
  const is = hash === undefined ? undefined : stateHash(game.state)
  return { game, frozen: is === hash ? null : `entry ${game.cursor} was ${hash} when stored and is ${is}` }
}

/**
 * The game after the entries that follow a snapshot, with the numbers of the table: an undo has a snapshot of its own, so
 * only actions follow one.
 */
export const reopen = (setup: Setup, from: Snapshot, entries: readonly StoredEntry[]): Reopened => {
  const opened = openSnapshot(setup, from)
  if (opened.ok) return playOn(opened.game, entries)
  const frozen = `snapshot ${from.number}: ${JSON.stringify(opened.problem)}`
  if (opened.problem.problem !== 'version') return { game: null, frozen }
  // By rules that cannot go on with it the position can still be looked at.
  const shown = openSnapshot(setup, { ...from, version: opened.problem.expected })
  return { game: shown.ok ? shown.game : null, frozen }
}

/** The game back at an earlier position of its own, under a new number. */
export const wentBack = (game: Game, to: Game, number: number): Game =>
  gameFrom(game.rules.title, game.setup, to.state, [], number)
