import { type ReadonlySignal, signal } from '@preact/signals'
import type { StandingOrder } from '@roundhouse/engine'
import { type Client, Refused, type ResultOf } from '@roundhouse/server/client'
import { language } from '../../app/settings.js'
import { sayIn } from '../../texts/say.js'
import { netTexts } from '../texts.js'

export type GivenOrder = ResultOf<'getOrders'>['orders'][number]

/** The moves ahead of who plays here, at one table. */
export interface OwnOrders {
  /** Those in force and those that have ended, the newest first. */
  readonly list: ReadonlySignal<readonly GivenOrder[]>
  load(): Promise<void>
  /** Why not; null = it is given. */
  give(order: StandingOrder): Promise<string | null>
  /** Takes one back, or forgets one that has ended. */
  remove(id: string): Promise<string | null>
}

/** `number`: of the last entry this screen knows. */
export const ownOrders = (client: Client, table: string, number: () => number): OwnOrders => {
  const list = signal<readonly GivenOrder[]>([])
  const params = { table }
  const load = async (): Promise<void> => {
    list.value = (await client.ask('getOrders', { params })).body.orders
  }
  const changing = async (change: () => Promise<unknown>): Promise<string | null> => {
    try {
      await change()
      await load()
      return null
    } catch (error) {
      return error instanceof Refused ? error.message : sayIn(netTexts, language.peek())('unreachable')
    }
  }
  return {
    list,
    load,
    give: (order) =>
      changing(() =>
        client.ask('giveOrder', { params, body: { after: number(), order: structuredClone(order) as never } }),
      ),
    remove: (id) => changing(() => client.ask('removeOrder', { params: { ...params, order: id } })),
  }
}
