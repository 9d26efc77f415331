import type { Context } from '../context.js'
import { seatOf } from '../tables/loaded.js'

/** What the seats of somebody who is gone are called. */
const NOBODY = '—'

/** The table goes on without its host: whoever sits there longest takes over; with nobody left it is closed. */
const handOver = async ({ storage, cache, announcer, now }: Context, table: string, user: string): Promise<void> =>
  cache.use(table, async (loaded) => {
    await cache.reload(loaded)
    const heir = loaded.seats.find(({ user_id }) => user_id !== null && user_id !== user)?.user_id ?? null
    const isOver = heir === null && loaded.table.state === 'open'
    await storage.tables.change(table, ['open', 'running', 'finished', 'closed'], {
      host_id: heir,
      ...(isOver && { state: 'closed', updated_at: now() }),
    })
    await cache.reload(loaded)
    await announcer.changed(loaded)
  })

const standUp = async ({ storage, cache, announcer, now }: Context, table: string, user: string): Promise<void> =>
  cache.use(table, async (loaded) => {
    await cache.reload(loaded)
    const seat = seatOf(loaded, user)
    if (!seat) return
    const isOpen = loaded.table.state === 'open'
    await storage.tables.changeSeat(table, seat.seat, user, {
      user_id: null,
      name: isOpen ? '' : NOBODY,
      left_at: isOpen ? null : now(),
    })
    if (loaded.table.setup !== null) {
      const setup = JSON.parse(loaded.table.setup) as { players: { name: string }[] }
      const player = setup.players[seat.place - 1]
      if (player) player.name = NOBODY
      await storage.tables.change(table, ['running', 'finished'], { setup: JSON.stringify(setup) })
    }
    await cache.reload(loaded)
    await announcer.changed(loaded)
  })

/** The person goes: name, address, password, sessions, what was said. The games of the others stay. */
export const deleteUser = async (context: Context, user: string): Promise<void> => {
  const { storage, now } = context
  for (const table of await storage.tables.ofHost(user)) await handOver(context, table, user)
  for (const table of await storage.tables.ofSeated(user)) await standUp(context, table, user)
  await storage.chat.forgetUser(user)
  await storage.receivers.forgetUser(user)
  await storage.calls.forgetUser(user)
  await storage.orders.forgetUser(user)
  await storage.people.endSessions(user)
  await storage.people.change(user, {
    name: NOBODY,
    name_key: null,
    password: null,
    email: null,
    operator: 0,
    deleted_at: now(),
  })
}
