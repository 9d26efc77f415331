import type { Context } from '../context.js'
import { Failure } from '../failure.js'
import { type LoadedTable, seatOf } from './loaded.js'

export const hostOnly = ({ table }: LoadedTable, user: string): void => {
  if (table.host_id !== user) throw new Failure('not_host')
}

/** Hands the office on to somebody who sits at the table. */
export const passHost = (context: Context, id: string, user: string, to: string): Promise<void> =>
  context.cache.use(id, async (loaded) => {
    const { storage, cache, announcer } = context
    await cache.refresh(loaded)
    hostOnly(loaded, user)
    if (!seatOf(loaded, to)) throw new Failure('not_seated')
    await storage.tables.change(id, ['open', 'running', 'finished'], { host_id: to })
    await cache.reload(loaded)
    await announcer.changed(loaded)
  })

/** Closes a table whose game has not begun. */
export const closeTable = (context: Context, id: string, user: string): Promise<void> =>
  context.cache.use(id, async (loaded) => {
    const { storage, cache, announcer, now } = context
    await cache.refresh(loaded)
    hostOnly(loaded, user)
    const closed = await storage.tables.change(id, ['open'], { state: 'closed', updated_at: now() })
    if (!closed) throw new Failure('not_open')
    await cache.reload(loaded)
    await announcer.changed(loaded)
  })
