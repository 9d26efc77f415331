import { type Game, heldFrom, play } from '@roundhouse/engine'
import type { Context } from '../context.js'
import { Failure } from '../failure.js'
import { hides } from '../game/decide.js'
import { stateFor, type Viewer } from '../game/gate.js'
import { gameAt, storedAfter } from './history.js'
import { seatOf } from './loaded.js'

export interface ToldPosition {
  readonly number: number
  readonly state: Record<string, unknown>
}

/** Positions told in one answer: more than any hidden part of a game has. */
const MOST = 64

/**
 * The positions from an entry on up to the first in which nothing is hidden, as a viewer knew them: from there a client
 * plays the actions itself and needs no more.
 */
export const positions = (
  context: Context,
  id: string,
  user: string | null,
  from: number,
): Promise<readonly ToldPosition[]> =>
  context.cache.use(id, async (loaded) => {
    await context.cache.refresh(loaded)
    const present = loaded.game
    if (!present) throw new Failure(loaded.table.frozen === null ? 'not_running' : 'frozen')
    if (from > present.cursor) return []
    const viewer = (seatOf(loaded, user)?.seat ?? null) as Viewer
    const entries = await storedAfter(context, loaded, from)
    let game: Game = heldFrom(await gameAt(context, loaded, from), from)
    const told: ToldPosition[] = [{ number: from, state: stateFor(game, viewer) }]
    for (const entry of entries) {
      if (!hides(game) || told.length >= MOST) break
      if (entry.kind === 'action') {
        const played = play(game, JSON.parse(entry.action ?? 'null'))
        if (!played.ok) throw new Failure('frozen')
        game = played.game
      } else game = await gameAt(context, loaded, entry.number)
      told.push({ number: entry.number, state: stateFor(game, viewer) })
    }
    return told
  })
