import type { Context } from '../context.js'
import type { CallRow } from '../storage/schema.js'
import type { Seat } from '../storage/tables.js'
import { freeSeats, type LoadedTable } from './loaded.js'

/** Has people called to a table after a while, unless they look at it before. */
export const callTo = async (
  { storage, settings, now }: Context,
  { id }: Pick<LoadedTable, 'id'>,
  users: readonly (string | null)[],
  kind: CallRow['kind'],
  request: string | null = null,
): Promise<void> => {
  const due_at = now() + settings.noticeDelay * 1000
  const called = [...new Set(users)].filter((user) => user !== null)
  await storage.calls.add(called.map((user_id) => ({ table_id: id, user_id, kind, request_id: request, due_at })))
}

/** Those at a table who can be called. */
export const peopleOf = (seats: readonly Seat[]): readonly string[] =>
  seats.flatMap(({ user_id, left_at }) => (user_id === null || left_at !== null ? [] : [user_id]))

/**
 * Somebody has sat down, or begun the game: the host is called when all seats are taken and the game waits for that,
 * the others when it has begun. Whose turn it is hears of that anyway.
 */
export const callOthers = async (context: Context, loaded: LoadedTable, by: string): Promise<void> => {
  const { table, seats } = loaded
  if (table.state === 'open' && freeSeats(loaded).length === 0 && table.host_id !== by)
    await callTo(context, loaded, [table.host_id], 'filled')
  if (table.state !== 'running' || table.number !== 0) return
  const next = seats.find(({ seat }) => seat === table.decider)?.user_id
  await callTo(
    context,
    loaded,
    peopleOf(seats).filter((user) => user !== by && user !== next),
    'begun',
  )
}
