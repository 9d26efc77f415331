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

const frozen = (why: string, game: Game | null = null): Reopened => ({ game, frozen: why })

/**
 * The game after the entries that follow a snapshot, with the numbers of the table: an undo has a snapshot of its own, so
 * only actions follow one.
 */
export const reopen = (setup: Setup, from: Snapshot, entries: readonly StoredEntry[]): Reopened => {
  const opened = openSnapshot(setup, from)
  if (!opened.ok) return frozen(`snapshot ${from.number}: ${JSON.stringify(opened.problem)}`)
  let { game } = opened
  for (const entry of entries) {
    if (entry.kind !== 'action') return frozen(`entry ${entry.number} has no snapshot`, game)
    const played = play(game, actionOf(entry))
    if (!played.ok) return frozen(`entry ${entry.number}: ${JSON.stringify(played.refusal)}`, game)
    game = played.game
  }
  const hash = entries.at(-1)?.hash
  const is = stateHash(game.state)
  if (hash !== undefined && is !== hash)
    return frozen(`entry ${game.cursor} was ${hash} when stored and is ${is}`, game)
  return { game, frozen: null }
}

/** The game back at an earlier position of its own, under a new number. */
export const wentBack = (game: Game, to: Game, number: number): Game =>
  gameFrom(game.rules.title, game.setup, to.state, [], number)
