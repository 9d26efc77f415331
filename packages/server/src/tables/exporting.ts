import type { Game } from '@roundhouse/engine'
import type { Context } from '../context.js'
import { Failure } from '../failure.js'
import { entriesFor, setupFor, type Viewer } from '../game/gate.js'
import type { StoredEntry } from '../storage/entries.js'
import type { Table } from '../storage/tables.js'
import { seatOf, setupOf } from './loaded.js'

/** The entries the present position came about by: what was taken back is left out. */
export const lineOf = (entries: readonly StoredEntry[]): readonly StoredEntry[] => {
  const line: StoredEntry[] = []
  let at = entries.length - 1
  while (at > 0) {
    const entry = entries[at]!
    if (entry.kind === 'undo') {
      at = (JSON.parse(entry.action ?? '{}') as { to: number }).to
      continue
    }
    line.push(entry)
    at--
  }
  return line.reverse()
}

/** The game as a file of ours. Seed, salt and what is hidden are in it once the game is over. */
export const fileOf = (
  table: Table,
  game: Game,
  all: readonly StoredEntry[],
  viewer: Viewer,
): Record<string, unknown> => {
  const isOver = game.state.ended !== undefined
  const setup = setupOf(table)
  const line = lineOf(all.filter(({ number }) => number <= table.number))
  return {
    format: 'roundhouse',
    version: 1,
    name: table.name,
    colours: [],
    setup: isOver ? setup : setupFor(setup),
    actions: entriesFor(game, viewer, line).map(({ action }) => action),
    commitment: table.commitment,
    ...(isOver && { salt: table.salt, hash: all.at(-1)?.hash }),
  }
}

export const exported = (context: Context, id: string, user: string | null): Promise<Record<string, unknown>> =>
  context.cache.use(id, async (loaded) => {
    await context.cache.refresh(loaded)
    const { game, table } = loaded
    if (!game) throw new Failure(table.frozen === null ? 'not_running' : 'frozen')
    const all = await context.storage.entries.after(id, -1)
    return fileOf(table, game, all, (seatOf(loaded, user)?.seat ?? null) as Viewer)
  })
