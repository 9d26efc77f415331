import { deciding, type Game, heldFrom, offerAsked, stateHash } from '@roundhouse/engine'
import type { Context } from '../context.js'
import { packed } from '../game/snapshots.js'
import type { StoredEntry } from '../storage/entries.js'
import type { EntryRow, SeatRow, TableRow } from '../storage/schema.js'
import type { Table } from '../storage/tables.js'
import { HELD } from './cache.js'
import { type LoadedTable, paceOf } from './loaded.js'
import { ordersAfter } from './orders-after.js'
import { type Clock, clockAfter } from './pace.js'
import { lapse } from './requests.js'
import { resultsOf } from './results.js'

/** After so many entries a position is stored: coming back to a table plays no more than these. */
const SNAPSHOT_EVERY = 32

/** The process that stores an entry thinks for the bot that is next; after so long another takes over. */
export const THINKING = 20_000

/** What is known of an entry before it has its place. */
export type NewEntry = Pick<EntryRow, 'kind' | 'seat' | 'user_id' | 'key' | 'action' | 'events'> &
  Partial<Pick<EntryRow, 'covered' | 'reasons'>>

/** What the row of a table says about its game. */
export const summaryOf = (
  table: Pick<Table, 'pace' | 'clock' | 'decider'>,
  game: Game,
  seats: readonly SeatRow[],
  at: number,
  /** Seconds after which who has not looked is told. */
  noticeDelay: number,
): Partial<TableRow> => {
  const { ended } = game.state
  const decider = deciding(game)
  const botsIn = (seat: string | null): boolean => seats.some((each) => each.seat === seat && each.bot !== null)
  const isBot = botsIn(decider)
  const person = ended || isBot ? null : decider
  const turn = {
    before: botsIn(table.decider) ? null : table.decider,
    now: person,
    seats: seats.filter(({ bot }) => bot === null).map(({ seat }) => seat),
  }
  const clock = clockAfter(paceOf(table), JSON.parse(table.clock ?? 'null') as Clock | null, turn, at)
  const isTold = person !== null || ended !== undefined
  return {
    number: game.cursor,
    state: ended ? 'finished' : 'running',
    decider,
    offered: person !== null && offerAsked(game) !== null ? 1 : 0,
    bot_due: isBot ? 1 : 0,
    bot_until: isBot ? at + THINKING : 0,
    clock: clock && JSON.stringify(clock),
    due_at: clock?.due ?? null,
    notice_at: isTold ? at + noticeDelay * 1000 : null,
    ended: ended ? JSON.stringify(ended) : null,
    updated_at: at,
  }
}

/**
 * Stores what has come of a game, and only then counts it as done: in memory, and to all who watch. False = an entry of
 * this number or key is stored already; the table in memory is then what is stored.
 */
export const append = async (
  context: Context,
  loaded: LoadedTable,
  game: Game,
  made: NewEntry,
  also: {
    readonly table?: Partial<TableRow>
    readonly seats?: readonly SeatRow[]
    /** Id of the order of a player that it follows from. */
    readonly orderedBy?: string
  } = {},
): Promise<StoredEntry | null> => {
  const { storage, cache, announcer, now } = context
  const at = now()
  const number = game.cursor
  const entry: EntryRow = {
    table_id: loaded.id,
    number,
    covered: null,
    reasons: null,
    ...made,
    hash: stateHash(game.state),
    at,
  }
  const seats = also.seats ?? loaded.seats
  const changes = { ...also.table, ...summaryOf(loaded.table, game, seats, at, context.settings.noticeDelay) }
  // Only actions follow a snapshot: everything else has one of its own.
  const isKept =
    made.kind !== 'action' || number - loaded.snapshotAt >= SNAPSHOT_EVERY || game.state.ended !== undefined
  const snapshot = isKept ? packed(loaded.id, game, at) : undefined
  const orders = ordersAfter(loaded, game, entry, also.orderedBy)
  let stored: boolean
  try {
    stored = await storage.entries.append({
      entry,
      table: changes,
      ...(snapshot && { snapshot }),
      ...(also.seats && { seats: also.seats, version: loaded.table.version }),
      ...(orders.length > 0 && { orders }),
      ...(also.orderedBy !== undefined && { orderedBy: also.orderedBy }),
      ...(game.state.ended && {
        finish: { results: resultsOf(loaded.table, game, seats, at), isRated: context.settings.ratings },
      }),
    })
  } catch (error) {
    // It may be stored or not: what is in memory is not to be trusted.
    cache.forget(loaded.id)
    throw error
  }
  if (!stored) {
    await cache.reload(loaded)
    return null
  }
  if (snapshot) loaded.snapshotAt = number
  loaded.table = { ...loaded.table, ...changes, version: loaded.table.version + 1 }
  loaded.seats = seats
  loaded.orders = orders.filter(({ ended }) => ended === null)
  loaded.game = game.cursor - game.history.base > 2 * HELD ? heldFrom(game, game.cursor - HELD) : game
  loaded.recent.push(entry)
  if (loaded.recent.length > 2 * HELD) loaded.recent.splice(0, loaded.recent.length - HELD)
  await lapse(context, loaded, 'undo')
  await announcer.changed(loaded)
  return entry
}
