import {
  type Action,
  type Game,
  gameFrom,
  openSnapshot,
  type Setup,
  type Snapshot,
  stateHash,
  titleOf,
} from '@roundhouse/engine'
import type { StoredEntry } from '../storage/entries.js'

/** What is stored does not follow from the rules any more: the game is frozen, and nothing of it dropped. */
export class Frozen extends Error {
  override readonly name = 'Frozen'
}

const actionOf = ({ action }: StoredEntry): Action => JSON.parse(action ?? 'null') as Action

/**
 * The game after the entries that follow a snapshot, with the numbers of the table: an undo has a snapshot of its own, so
 * only actions follow one.
 */
export const reopen = (setup: Setup, from: Snapshot, entries: readonly StoredEntry[]): Game => {
  const title = titleOf(setup.title)
  if (!title) throw new Frozen(`there is no title ${setup.title}`)
  const undone = entries.find(({ kind }) => kind !== 'action')
  if (undone) throw new Frozen(`entry ${undone.number} has no snapshot`)
  // Rules that have changed since go on from the position they find.
  const opened = openSnapshot(setup, { ...from, version: title.rulesVersion }, entries.map(actionOf))
  if (!opened.ok) throw new Frozen(`after snapshot ${from.number}: ${JSON.stringify(opened.problem)}`)
  const hash = entries.at(-1)?.hash
  const { game } = opened
  if (hash !== undefined && stateHash(game.state) !== hash)
    throw new Frozen(`entry ${game.cursor} was ${hash} when it was stored, and is ${stateHash(game.state)} now`)
  return game
}

/** The game back at an earlier position of its own, under a new number. */
export const wentBack = (game: Game, to: Game, number: number): Game =>
  gameFrom(game.rules.title, game.setup, to.state, [], number)
