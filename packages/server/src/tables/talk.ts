import type Type from 'typebox'
import type { Said } from '../api/schemas.js'
import { mentionsIn } from '../client/mentions.js'
import type { Context } from '../context.js'
import { Failure } from '../failure.js'
import type { Said as SaidRow } from '../storage/chat.js'
import type { User } from '../storage/people.js'
import { seatHere } from './act.js'
import { callTo, peopleOf } from './called.js'
import { type LoadedTable, seatOf } from './loaded.js'

export const toldSaid = ({ id, seat, name, text, at }: SaidRow): Type.Static<typeof Said> => ({
  id,
  by: seat,
  name,
  text,
  at,
})

/** What somebody says is stored, then told to those who may hear it. */
const said = async (
  { storage, announcer, now }: Context,
  loaded: LoadedTable,
  user: User,
  text: string,
  audience: SaidRow['audience'],
): Promise<SaidRow> => {
  const stored = await storage.chat.say({
    table_id: loaded.id,
    user_id: user.id,
    seat: seatOf(loaded, user.id)?.seat ?? null,
    name: user.name,
    text,
    audience,
    at: now(),
  })
  announcer.said(loaded, stored)
  return stored
}

/** Says something at a table, as one of those who play; who is mentioned is called. */
export const say = (context: Context, id: string, user: User, text: string): Promise<SaidRow> =>
  context.cache.use(id, async (loaded) => {
    await seatHere(context, loaded, user.id)
    const stored = await said(context, loaded, user, text, 'table')
    const { seats } = loaded
    const names = new Set(
      mentionsIn(
        text,
        seats.map(({ name }) => name),
      ).map(({ name }) => name),
    )
    const mentioned = peopleOf(seats.filter(({ name }) => names.has(name)))
    await callTo(
      context,
      loaded,
      mentioned.filter((each) => each !== user.id),
      'mention',
    )
    return stored
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

/** Says something to those who watch. Nobody is called: who plays must not hear of it. */
export const sayToOnlookers = (context: Context, id: string, user: User, text: string): Promise<SaidRow> =>
  context.cache.use(id, async (loaded) => {
    await forOnlookers(context, loaded, user.id)
    return said(context, loaded, user, text, 'onlookers')
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
