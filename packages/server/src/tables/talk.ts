import type Type from 'typebox'
import type { Said } from '../api/schemas.js'
import type { Context } from '../context.js'
import type { Said as SaidRow } from '../storage/chat.js'
import type { User } from '../storage/people.js'
import { seatHere } from './act.js'

export const toldSaid = ({ id, seat, name, text, at }: SaidRow): Type.Static<typeof Said> => ({
  id,
  by: seat,
  name,
  text,
  at,
})

/** Says something at a table. */
export const say = (context: Context, id: string, user: User, text: string): Promise<SaidRow> =>
  context.cache.use(id, async (loaded) => {
    const seat = await seatHere(context, loaded, user.id)
    const { storage, announcer, now } = context
    const said = await storage.chat.say({ table_id: id, user_id: user.id, seat, name: user.name, text, at: now() })
    announcer.said(loaded, said)
    return said
  })

const PAGE = 100

export const readChat = (context: Context, id: string, before = 2_147_483_647): Promise<readonly SaidRow[]> =>
  context.cache.use(id, () => context.storage.chat.before(id, before, PAGE))
