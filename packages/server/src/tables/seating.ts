import type { Context } from '../context.js'
import { Failure } from '../failure.js'
import type { User } from '../storage/people.js'
import { isConflict } from '../storage/unavailable.js'
import { callOthers } from './called.js'
import { botName } from './create.js'
import { hostOnly } from './host.js'
import { freeSeats, type LoadedTable, seatOf } from './loaded.js'
import { startIfFull } from './start.js'

/** In a running game a seat is free once the others have agreed that somebody else may take it. */
const mayJoin = ({ table }: LoadedTable): boolean => table.state === 'open' || table.state === 'running'

/** Sits down; who has left a running game comes back to the seat, as long as nobody else has it. */
export const takeSeat = (context: Context, id: string, user: User, wanted?: string): Promise<string> =>
  context.cache.use(id, async (loaded) => {
    const { storage, cache, announcer, now } = context
    await cache.refresh(loaded)
    if (!mayJoin(loaded)) throw new Failure('not_open')
    const mine = seatOf(loaded, user.id)
    if (mine && mine.left_at === null) throw new Failure('already_seated', {}, { seat: mine.seat })
    if (mine) {
      await storage.tables.changeSeat(id, mine.seat, user.id, { left_at: null, seen_at: now() })
    } else {
      const free = freeSeats(loaded).filter(({ seat }) => wanted === undefined || seat === wanted)
      const seat = free[0]
      const who = { user_id: user.id, bot: null, name: user.name, seen_at: now() }
      const isTaken = seat !== undefined && (await storage.tables.take(id, seat.seat, who).catch(asFalse))
      if (!isTaken) throw new Failure(loaded.table.state === 'open' ? 'seat_taken' : 'not_open')
    }
    await cache.reload(loaded)
    const seat = seatOf(loaded, user.id)
    if (!seat) throw new Failure('seat_taken')
    await announcer.changed(loaded)
    await startIfFull(context, loaded)
    await callOthers(context, loaded, user.id)
    return seatOf(loaded, user.id)?.seat ?? seat.seat
  })

/** Two requests of one person at the same moment. */
const asFalse = (error: unknown): boolean => {
  if (isConflict(error)) return false
  throw error
}

/** Stands up. In a running game the seat stays the player's until the others agree on somebody else. */
export const leaveSeat = (context: Context, id: string, user: string, which: string): Promise<void> =>
  context.cache.use(id, async (loaded) => {
    const { cache, announcer } = context
    await cache.refresh(loaded)
    // The game may begin meanwhile, on another process: then it is looked at again what leaving means.
    while (!(await standsUp(context, loaded, user, which))) await cache.reload(loaded)
    await cache.reload(loaded)
    await announcer.changed(loaded)
  })

/** False = the table has changed. */
const standsUp = async (
  { storage, now }: Context,
  loaded: LoadedTable,
  user: string,
  which: string,
): Promise<boolean> => {
  const { id, table, seats } = loaded
  const mine = seatOf(loaded, user)
  const seat = which === 'mine' ? mine : seats.find((each) => each.seat === which)
  if (!seat) throw new Failure('not_seated')
  if (seat !== mine) hostOnly(loaded, user)
  if (table.state === 'open')
    return storage.tables.changeSeat(id, seat.seat, seat.user_id, { user_id: null, bot: null, name: '' }, ['open'])
  if (table.state !== 'running' || seat !== mine) throw new Failure('not_open')
  return storage.tables.changeSeat(id, seat.seat, user, { left_at: now() })
}

/** Gives a free seat to a bot. */
export const setBot = (context: Context, id: string, user: string, seat: string, bot: string): Promise<void> =>
  context.cache.use(id, async (loaded) => {
    const { storage, cache, announcer, now } = context
    await cache.refresh(loaded)
    hostOnly(loaded, user)
    if (loaded.table.state !== 'open') throw new Failure('not_open')
    const who = { user_id: null, bot, name: botName(bot), seen_at: now() }
    if (!(await storage.tables.take(id, seat, who))) throw new Failure('seat_taken')
    await cache.reload(loaded)
    await announcer.changed(loaded)
    await startIfFull(context, loaded)
    await callOthers(context, loaded, user)
  })
