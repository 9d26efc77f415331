import type { Game } from '@roundhouse/engine'
import type { Context } from '../context.js'
import { Failure } from '../failure.js'
import { entriesFor, type ToldEntry, type Viewer } from '../game/gate.js'
import { reopen } from '../game/reopen.js'
import { unpacked } from '../game/snapshots.js'
import type { StoredEntry } from '../storage/entries.js'
import { type LoadedTable, setupOf } from './loaded.js'

/** The stored entries after a number: the last ones are in memory. */
export const storedAfter = async (
  { storage }: Context,
  loaded: LoadedTable,
  after: number,
): Promise<readonly StoredEntry[]> => {
  const { recent, table } = loaded
  if (after >= table.number) return []
  const first = recent[0]
  if (first && first.number <= after + 1) return recent.slice(after + 1 - first.number)
  const stored = await storage.entries.after(loaded.id, after)
  return stored.filter(({ number }) => number <= table.number)
}

/** The same as a viewer may know them. */
export const toldAfter = async (
  context: Context,
  loaded: LoadedTable,
  viewer: Viewer,
  after: number,
): Promise<readonly ToldEntry[]> =>
  loaded.game ? entriesFor(loaded.game, viewer, await storedAfter(context, loaded, after)) : []

/** The game as it was after an entry: in memory, or from the snapshot before it. */
export const gameAt = async ({ storage }: Context, loaded: LoadedTable, number: number): Promise<Game> => {
  const { game } = loaded
  if (game && number === game.cursor) return game
  if (game?.history.has(number) && number <= game.cursor)
    return { ...game, state: game.history.entry(number).state, cursor: number }
  const snapshot = await storage.entries.snapshotAt(loaded.id, number)
  if (!snapshot) throw new Error(`no snapshot before ${number}`)
  const entries = await storage.entries.after(loaded.id, snapshot.number, number - snapshot.number)
  const { game: then, frozen } = reopen(setupOf(loaded.table), unpacked(snapshot.snapshot), entries)
  if (!then || frozen !== null) throw new Failure('frozen')
  return then
}
