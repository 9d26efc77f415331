import type { Action, PlayerId } from '@roundhouse/engine'
import type { Context } from '../context.js'
import { Failure } from '../failure.js'
import { decide } from '../game/decide.js'
import { entriesFor, type ToldEntry } from '../game/gate.js'
import { refusalWords } from '../game/refusal.js'
import type { StoredEntry } from '../storage/entries.js'
import { append } from './append.js'
import { toldAfter } from './history.js'
import { type LoadedTable, seatOf } from './loaded.js'

export interface Acted {
  readonly number: number
  readonly entries: readonly ToldEntry[]
}

export interface ActRequest {
  readonly key: string
  readonly after: number
  readonly action: Record<string, unknown>
}

/** What was done under a key, as it was answered then. */
export const answered = (loaded: LoadedTable, viewer: PlayerId, entry: StoredEntry): Acted => ({
  number: entry.number,
  entries: loaded.game ? entriesFor(loaded.game, viewer, [entry]) : [],
})

/** Somebody was quicker: the caller is told what has happened meanwhile. */
export const stale = async (
  context: Context,
  loaded: LoadedTable,
  viewer: PlayerId | null,
  after: number,
): Promise<Failure> => {
  const { number } = loaded.table
  return new Failure('stale', { number }, { number, entries: await toldAfter(context, loaded, viewer, after) })
}

/** The game that runs at a table, or why there is none. */
export const running = ({ game, table }: LoadedTable): NonNullable<LoadedTable['game']> => {
  if (table.frozen !== null) throw new Failure('frozen')
  if (!game || table.state !== 'running') throw new Failure('not_running')
  return game
}

const SEEN_EVERY = 12 * 60 * 60 * 1000

/** The caller's seat; another process may have given it to him just now. */
export const seatHere = async (
  { cache, storage, now }: Context,
  loaded: LoadedTable,
  user: string,
): Promise<PlayerId> => {
  let seat = seatOf(loaded, user)
  if (!seat) {
    await cache.refresh(loaded)
    seat = seatOf(loaded, user)
  }
  if (!seat) throw new Failure('not_seated')
  const at = now()
  if (at - seat.seen_at > SEEN_EVERY) {
    await storage.tables.changeSeat(loaded.id, seat.seat, user, { seen_at: at })
    await cache.reload(loaded)
  }
  return seat.seat as PlayerId
}

/**
 * Takes the action of a player: decided by the engine, stored, then answered. The database settles who was first, by the
 * number of the entry; the same key again gets the same answer.
 */
export const act = (context: Context, id: string, user: string, request: ActRequest): Promise<Acted> =>
  context.cache.use(id, async (loaded) => {
    const { storage, cache } = context
    const seat = await seatHere(context, loaded, user)
    const { key, after } = request
    if (after !== loaded.table.number) {
      await cache.refresh(loaded)
      const before = await storage.entries.byKey(id, user, key)
      if (before) return answered(loaded, seat, before)
      if (after !== loaded.table.number) throw await stale(context, loaded, seat, after)
    }
    const game = running(loaded)
    const decision = decide(game, seat, request.action as unknown as Action)
    if (!decision.ok) {
      const { why, refusal } = decision
      const words = { detail: refusalWords(game, refusal) }
      throw new Failure(why === 'notYours' ? 'not_yours' : 'refused', words, { refusal })
    }
    const { action, events } = decision.game.history.entry(decision.game.cursor)
    const entry = await append(context, loaded, decision.game, {
      kind: 'action',
      seat,
      user_id: user,
      key,
      action: JSON.stringify(action),
      events: JSON.stringify(events),
    })
    if (entry) return answered(loaded, seat, entry)
    const before = await storage.entries.byKey(id, user, key)
    if (before) return answered(loaded, seat, before)
    await seatHere(context, loaded, user)
    throw await stale(context, loaded, seat, after)
  })
