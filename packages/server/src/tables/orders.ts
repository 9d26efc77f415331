import { isPossibleOrder, orderKey, type StandingOrder, view } from '@roundhouse/engine'
import type { Context } from '../context.js'
import { Failure } from '../failure.js'
import { newId } from '../ids.js'
import type { StoredOrder } from '../storage/orders.js'
import { running, seatHere, stale } from './act.js'
import { type LoadedTable, seatOf } from './loaded.js'
import { type Ended, orderOf } from './orders-after.js'

/** An order as its player is told of it. */
export interface ToldOrder {
  readonly id: string
  readonly order: StandingOrder
  /** Of the entry it was given after, or of the last one it has made. */
  readonly since: number
  readonly carriedOut: number
  readonly ended: Ended | null
}

const toldOrder = (stored: StoredOrder): ToldOrder => ({
  id: stored.id,
  order: orderOf(stored),
  since: stored.since_number,
  carriedOut: stored.carried_out,
  ended: JSON.parse(stored.ended ?? 'null') as Ended | null,
})

/** The caller's own orders, those that have ended included. */
export const ordersOf = (context: Context, id: string, user: string): Promise<readonly ToldOrder[]> =>
  context.cache.use(id, async (loaded) => {
    if (!seatOf(loaded, user)) await context.cache.refresh(loaded)
    if (!seatOf(loaded, user)) throw new Failure('not_seated')
    return (await context.storage.orders.of(id, user)).map(toldOrder)
  })

/** Reads the orders anew; who watches with the same account is told, and what is due is done. */
const changed = async ({ cache, announcer }: Context, loaded: LoadedTable): Promise<void> => {
  await cache.reload(loaded)
  await announcer.changed(loaded)
}

/** Gives an order, for the position the caller knows. */
export const giveOrder = (
  context: Context,
  id: string,
  user: string,
  { after, order }: { readonly after: number; readonly order: StandingOrder },
): Promise<ToldOrder> =>
  context.cache.use(id, async (loaded) => {
    const { cache, storage, now } = context
    await cache.refresh(loaded)
    const seat = await seatHere(context, loaded, user)
    const game = running(loaded)
    if (after !== game.cursor) throw await stale(context, loaded, seat, after)
    if (!isPossibleOrder(view(game, seat), seat, order)) throw new Failure('bad_order')
    const row: StoredOrder = {
      id: newId(),
      table_id: id,
      seat,
      user_id: user,
      about: orderKey(order),
      data: JSON.stringify(order),
      since_number: after,
      number: after,
      looked_number: -1,
      carried_out: 0,
      ended: null,
      created_at: now(),
    }
    if (!(await storage.orders.give(row))) {
      await cache.reload(loaded)
      throw await stale(context, loaded, seat, after)
    }
    await changed(context, loaded)
    return toldOrder(row)
  })

/** Takes an order back, or forgets one that has ended. */
export const removeOrder = (context: Context, id: string, user: string, order: string): Promise<void> =>
  context.cache.use(id, async (loaded) => {
    if (!seatOf(loaded, user)) await context.cache.refresh(loaded)
    if (!seatOf(loaded, user)) throw new Failure('not_seated')
    if (!(await context.storage.orders.remove(id, user, order))) throw new Failure('not_found')
    await changed(context, loaded)
  })
