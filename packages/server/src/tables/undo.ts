import { deciding, type Game, type GameEvent, type PlayerId } from '@roundhouse/engine'
import type { Context } from '../context.js'
import { Failure } from '../failure.js'
import { hides } from '../game/decide.js'
import { coveredOf } from '../game/gate.js'
import { wentBack } from '../game/reopen.js'
import type { StoredEntry } from '../storage/entries.js'
import { type Acted, answered, running, seatHere, stale } from './act.js'
import { append } from './append.js'
import { gameAt, storedAfter } from './history.js'
import type { LoadedTable } from './loaded.js'
import { answer, ask, openRequest, type ToldRequest, toldRequest } from './requests.js'

export interface UndoRequest {
  readonly to: number
  readonly key?: string
  readonly after?: number
  /** Told to those who are asked. */
  readonly reason?: string
}

/** `done`: the game is there. Otherwise the others are asked. */
export interface UndoAnswer extends Acted {
  readonly done: boolean
  readonly request: ToldRequest | null
}

const DRAWN: ReadonlySet<GameEvent['type']> = new Set<GameEvent['type']>(['cardDrawn', 'cardRevealed'])

const drawsIn = ({ events }: StoredEntry): boolean =>
  (JSON.parse(events) as readonly GameEvent[]).some(({ type }) => DRAWN.has(type))

/** An offer nobody has answered yet: its author may take it back. */
const waitsForAnswer = ({ state }: Game): boolean => state.interrupts[0]?.action !== undefined

/**
 * Free is what only its author has seen the consequences of: it is still his turn, all that would go back is his own, and
 * nothing was hidden at either end or drawn between them.
 */
const isFree = (now: Game, then: Game, seat: PlayerId, between: readonly StoredEntry[]): boolean =>
  (deciding(now) === seat || waitsForAnswer(now)) &&
  deciding(then) === seat &&
  between.every((entry) => entry.seat === seat && !drawsIn(entry)) &&
  now.state.random === then.state.random &&
  !hides(now) &&
  !hides(then)

/** Stores that the game is back where it was: an entry of its own, nothing is deleted. */
const goBack = async (
  context: Context,
  loaded: LoadedTable,
  then: Game,
  to: number,
  who: { readonly seat: PlayerId; readonly user: string | null; readonly key: string | null },
): Promise<StoredEntry | null> => {
  const now = running(loaded)
  const undone = await storedAfter(context, loaded, to)
  return append(context, loaded, wentBack(now, then, now.cursor + 1), {
    kind: 'undo',
    seat: who.seat,
    user_id: who.user,
    key: who.key,
    action: JSON.stringify({ type: 'undo', to }),
    events: '[]',
    covered: coveredOf(now, undone),
  })
}

const told = (loaded: LoadedTable, seat: PlayerId, entry: StoredEntry, request: ToldRequest | null): UndoAnswer => ({
  done: true,
  ...answered(loaded, seat, entry),
  request,
})

export const undo = (context: Context, id: string, user: string, asked: UndoRequest): Promise<UndoAnswer> =>
  context.cache.use(id, async (loaded) => {
    const { cache, storage } = context
    await cache.refresh(loaded)
    const seat = await seatHere(context, loaded, user)
    const { to, key = null, after, reason } = asked
    const before = key === null ? undefined : await storage.entries.byKey(id, user, key)
    if (before) return told(loaded, seat, before, null)
    if (after !== undefined && after !== loaded.table.number) throw await stale(context, loaded, seat, after)
    const now = running(loaded)
    if (to >= now.cursor) throw new Failure('bad_undo', { to })
    if (openRequest(loaded, 'undo')) throw new Failure('already_asked')
    const then = await gameAt(context, loaded, to)
    const between = await storedAfter(context, loaded, to)
    const who = { seat, user, key }
    if (isFree(now, then, seat, between)) {
      const entry = await goBack(context, loaded, then, to, who)
      if (!entry) throw await stale(context, loaded, seat, now.cursor)
      return told(loaded, seat, entry, null)
    }
    const request = await ask(context, loaded, 'undo', seat, { to, ...(reason !== undefined && { reason }) })
    if (request.state === 'open')
      return { done: false, number: now.cursor, entries: [], request: toldRequest(loaded, request) }
    const entry = await goBack(context, loaded, then, to, who)
    if (!entry) throw await stale(context, loaded, seat, now.cursor)
    return told(loaded, seat, entry, toldRequest(loaded, request))
  })

export const answerUndo = (context: Context, id: string, user: string, yes: boolean): Promise<UndoAnswer> =>
  context.cache.use(id, async (loaded) => {
    const seat = await seatHere(context, loaded, user)
    const now = running(loaded)
    const request = await answer(context, loaded, 'undo', seat, yes)
    const said = toldRequest(loaded, request)
    if (request.state !== 'granted') return { done: false, number: loaded.table.number, entries: [], request: said }
    if (request.number !== loaded.table.number) throw new Failure('nothing_asked')
    const { to } = JSON.parse(request.data) as { to: number }
    const then = await gameAt(context, loaded, to)
    const entry = await goBack(context, loaded, then, to, { seat: request.seat as PlayerId, user: null, key: null })
    if (!entry) throw await stale(context, loaded, seat, now.cursor)
    return told(loaded, seat, entry, said)
  })
