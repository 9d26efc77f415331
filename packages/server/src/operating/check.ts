import { type Action, type Game, newGame, play, stateHash } from '@roundhouse/engine'
import { reopen, wentBack } from '../game/reopen.js'
import { commitmentOf } from '../game/seed.js'
import { unpacked } from '../game/snapshots.js'
import type { StoredEntry } from '../storage/entries.js'
import type { Storage } from '../storage/storage.js'
import type { Table } from '../storage/tables.js'
import { setupOf } from '../tables/loaded.js'

/**
 * How a stored game stands. `replays`: from its set-up to the hash of every entry. `goes on`: not that, but from its last
 * snapshot. `frozen`: neither.
 */
export interface Checked {
  readonly outcome: 'replays' | 'goes on' | 'frozen'
  readonly why: string | null
  readonly game: Game | null
}

/** Follows every entry from the set-up on; a text = why it goes no further. */
const followed = (table: Table, entries: readonly StoredEntry[]): Game | string => {
  const begun = newGame(setupOf(table))
  if (!begun.ok) return `the set-up: ${JSON.stringify(begun.problem)}`
  const games: Game[] = []
  for (const { number, kind, action, hash } of entries) {
    if (number !== games.length) return `entry ${games.length} is missing`
    const last = games.at(-1)
    let game: Game
    if (!last) game = begun.game
    else if (kind === 'undo') {
      const to = games[(JSON.parse(action ?? '{}') as { to?: number }).to ?? -1]
      if (!to) return `entry ${number} goes back to nothing`
      game = wentBack(last, to, number)
    } else {
      const played = play(last, JSON.parse(action ?? 'null') as Action)
      if (!played.ok) return `entry ${number} is refused: ${JSON.stringify(played.refusal)}`
      game = played.game
    }
    const is = stateHash(game.state)
    if (is !== hash) return `entry ${number} was ${hash} when stored and is ${is}`
    games.push(game)
  }
  const last = games.at(-1)
  return last && games.length === table.number + 1 ? last : `entry ${games.length} is missing`
}

/** Does a stored game follow from the rules of this program? Nothing is changed. */
export const checkTable = async ({ entries }: Storage, table: Table): Promise<Checked> => {
  const all = (await entries.after(table.id, -1)).filter(({ number }) => number <= table.number)
  const isCommitted = commitmentOf(JSON.parse(table.seed), table.salt) === table.commitment
  const game = isCommitted ? followed(table, all) : 'seed and salt are not those of the commitment'
  if (typeof game !== 'string') return { outcome: 'replays', why: null, game }
  const snapshot = await entries.snapshotAt(table.id, table.number)
  if (!snapshot) return { outcome: 'frozen', why: game, game: null }
  const after = all.filter(({ number }) => number > snapshot.number)
  const reopened = reopen(setupOf(table), unpacked(snapshot.snapshot), after)
  if (reopened.frozen !== null || !reopened.game)
    return { outcome: 'frozen', why: `${game}; ${reopened.frozen}`, game: reopened.game }
  return { outcome: 'goes on', why: `${game}; snapshot ${snapshot.number} is good`, game: reopened.game }
}
