import type { Context } from '../context.js'
import { Failure } from '../failure.js'
import type { User } from '../storage/people.js'
import { createTable } from './create.js'
import { paceOf, seatOf } from './loaded.js'
import { takeSeat } from './seating.js'

type Wish = Parameters<typeof createTable>[2]
type SeatWish = NonNullable<Wish['seats']>[number]

/** Lays the table of a rematch: the same kind, bots in their seats, the others free. */
const lay = (context: Context, id: string, user: User): Promise<string> =>
  context.cache.use(id, async (loaded) => {
    const { storage, cache, announcer } = context
    await cache.refresh(loaded)
    const { table, seats } = loaded
    if (!seatOf(loaded, user.id)) throw new Failure('not_seated')
    if (table.state !== 'finished') throw new Failure('not_over')
    if (table.rematch_id !== null) return table.rematch_id
    const made = await createTable(context, user, {
      title: table.title,
      players: table.players,
      options: JSON.parse(table.options) as string[],
      name: table.name,
      visibility: table.visibility,
      ruleset: table.ruleset as NonNullable<Wish['ruleset']>,
      pace: paceOf(table),
      ...(table.language !== null && { language: table.language as NonNullable<Wish['language']> }),
      seats: seats.map(({ user_id, bot }) => (user_id === user.id ? 'me' : ((bot ?? 'open') as SeatWish))),
      start: 'full',
    })
    if (!(await storage.tables.setRematch(id, made.id)))
      await storage.tables.change(made.id, ['open'], { state: 'closed' })
    await cache.reload(loaded)
    await announcer.changed(loaded)
    return loaded.table.rematch_id ?? made.id
  })

/** Sits down at the table after this one, which the first who asks lays. */
export const rematch = async (context: Context, id: string, user: User): Promise<string> => {
  const next = await lay(context, id, user)
  await takeSeat(context, next, user).catch((error: unknown) => {
    if (!(error instanceof Failure) || error.code !== 'already_seated') throw error
  })
  return next
}
