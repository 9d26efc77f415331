import type Type from 'typebox'
import type { Said } from '../api/schemas.js'
import type { Context } from '../context.js'
import { Failure } from '../failure.js'
import type { Said as SaidRow } from '../storage/chat.js'
import type { User } from '../storage/people.js'
import { seatHere } from './act.js'
import { type LoadedTable, seatOf } from './loaded.js'

export const toldSaid = ({ id, seat, name, text, at }: SaidRow): Type.Static<typeof Said> => ({
  id,
  by: seat,
  name,
  text,
  at,
})

/** Says something at a table, as one of those who play. */
export const say = (context: Context, id: string, user: User, text: string): Promise<SaidRow> =>
  context.cache.use(id, async (loaded) => {
    const seat = await seatHere(context, loaded, user.id)
    const { storage, announcer, now } = context
    const said = await storage.chat.say({
      table_id: id,
      user_id: user.id,
      seat,
      name: user.name,
      text,
      audience: 'table',
      at: now(),
    })
    announcer.said(loaded, said)
    return said
  })

const PAGE = 100

const LAST = 2_147_483_647

export const readChat = (context: Context, id: string, before = LAST): Promise<readonly SaidRow[]> =>
  context.cache.use(id, () => context.storage.chat.before(id, 'table', before, PAGE))

/** Onlookers may talk about what players must find out for themselves: those hear them once the game is over. */
export const hearsOnlookers = ({ table, seats }: Pick<LoadedTable, 'table' | 'seats'>, user: string | null): boolean =>
  table.state === 'finished' || table.state === 'closed' || seatOf({ seats }, user) === null

const forOnlookers = async ({ cache }: Context, loaded: LoadedTable, user: string | null): Promise<void> => {
  await cache.refresh(loaded)
  if (!hearsOnlookers(loaded, user)) throw new Failure('for_onlookers')
}

export const sayToOnlookers = (context: Context, id: string, user: User, text: string): Promise<SaidRow> =>
  context.cache.use(id, async (loaded) => {
    await forOnlookers(context, loaded, user.id)
    const { storage, announcer, now } = context
    const seat = seatOf(loaded, user.id)?.seat ?? null
    const said = await storage.chat.say({
      table_id: id,
      user_id: user.id,
      seat,
      name: user.name,
      text,
      audience: 'onlookers',
      at: now(),
    })
    announcer.said(loaded, said)
    return said
  })

export const readOnlookerChat = (
  context: Context,
  id: string,
  user: string | null,
  before = LAST,
): Promise<readonly SaidRow[]> =>
  context.cache.use(id, async (loaded) => {
    await forOnlookers(context, loaded, user)
    return context.storage.chat.before(id, 'onlookers', before, PAGE)
  })
