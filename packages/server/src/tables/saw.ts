import type { Context } from '../context.js'
import { Failure } from '../failure.js'
import { seatOf } from './loaded.js'

/** Somebody has looked at the table: what he has seen he need not be told. */
export const sawTable = (context: Context, id: string, user: string, number: number): Promise<void> =>
  context.cache.use(id, async (loaded) => {
    const seat = seatOf(loaded, user)
    if (!seat) throw new Failure('not_seated')
    await context.storage.calls.forget(id, user)
    const seen = Math.min(number, loaded.table.number)
    if (seen <= seat.seen_number) return
    await context.storage.tables.saw(id, user, seen)
    loaded.seats = loaded.seats.map((each) => (each === seat ? { ...each, seen_number: seen } : each))
  })
