import type { StandingOrder } from '@roundhouse/engine'
import type { orders } from '../../api/operations/orders.js'
import { giveOrder, ordersOf, removeOrder } from '../../tables/orders.js'
import type { HandlersOf } from '../handler.js'
import type { HandlerContext } from '../handlers.js'
import { known } from './known.js'

/** Lists the answer may be written from. */
const plain = (told: unknown) => told as never

export const orderHandlers = (context: HandlerContext): HandlersOf<keyof typeof orders> => ({
  async getOrders({ caller, params }) {
    const given = await ordersOf(context, params.table, known(caller).user.id)
    return { status: 200, body: { orders: plain(given) } }
  },
  async giveOrder({ caller, params, body }) {
    const { after, order } = body
    const given = { after, order: order as StandingOrder }
    return { status: 201, body: plain(await giveOrder(context, params.table, known(caller).user.id, given)) }
  },
  async removeOrder({ caller, params }) {
    await removeOrder(context, params.table, known(caller).user.id, params.order)
    return { status: 204, body: undefined }
  },
})
