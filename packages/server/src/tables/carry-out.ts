import { type Action, deciding, type PlayerId } from '@roundhouse/engine'
import type { Context } from '../context.js'
import { decide } from '../game/decide.js'
import type { StoredOrder } from '../storage/orders.js'
import type { OrderedNow, SentPosition } from '../work/work.js'
import { append } from './append.js'
import { knownPosition } from './bots.js'
import type { LoadedTable } from './loaded.js'
import { type Ended, orderOf } from './orders-after.js'

const LOOK_EVERY = 2500
const AT_ONCE = 50
/** The process that stores an entry carries out what is due; after so long another looks after it. */
const LEFT_ALONE = 5000

interface Due {
  readonly seat: PlayerId
  readonly orders: readonly StoredOrder[]
  readonly position: SentPosition
}

/** The orders of who is to decide at a table, if they were not asked yet. */
const dueAt = (loaded: LoadedTable): Due | null => {
  const { game, table } = loaded
  if (!game || table.state !== 'running' || table.frozen !== null) return null
  const seat = deciding(game)
  const orders = loaded.orders.filter((order) => order.seat === seat && order.looked_number < game.cursor)
  const position = seat === null || orders.length === 0 ? null : knownPosition(loaded, seat)
  return position && seat !== null ? { seat, orders, position } : null
}

/**
 * Carries out the orders of players. Whoever stores an entry sees to the next decision; should that process die, another
 * finds the table. An order makes an entry only under the next number and only while it is in force, so whoever else
 * sees to it at the same moment comes too late.
 */
export class CarryOut {
  readonly #context: Context
  readonly #busy = new Set<string>()
  readonly #timer: NodeJS.Timeout
  #isClosed = false

  constructor(context: Context) {
    this.#context = context
    this.#timer = setInterval(() => void this.#look(context.now() - LEFT_ALONE), LOOK_EVERY).unref()
  }

  /** A table has changed: is something to be done for who decides? */
  wake(loaded: LoadedTable): void {
    if (dueAt(loaded)) void this.#see(loaded.id)
  }

  /** A process that has the storage for itself takes on at the start what the last one left. */
  async start(): Promise<void> {
    if (this.#context.storage.kind === 'sqlite') await this.#look(Number.MAX_SAFE_INTEGER)
  }

  close(): void {
    this.#isClosed = true
    clearInterval(this.#timer)
  }

  async #look(before: number): Promise<void> {
    const { storage, cache, log } = this.#context
    try {
      for (const id of await storage.orders.dueAt(before, AT_ONCE)) {
        await cache.use(id, (loaded) => cache.refresh(loaded))
        void this.#see(id)
      }
    } catch (error) {
      log.debug({ err: error }, 'not looked for orders that are due')
    }
  }

  async #see(id: string): Promise<void> {
    if (this.#isClosed || this.#busy.has(id)) return
    this.#busy.add(id)
    const { cache, work, log } = this.#context
    try {
      for (;;) {
        const due = await cache.use(id, async (loaded) => dueAt(loaded))
        if (!due || this.#isClosed) return
        const done = await work.order(due.position, due.seat, due.orders.map(orderOf))
        await cache.use(id, (loaded) => this.#do(loaded, due, done))
      }
    } catch (error) {
      if (!this.#isClosed) log.error({ err: error, table: id }, 'an order was not carried out; tried again soon')
    } finally {
      this.#busy.delete(id)
    }
  }

  async #do(loaded: LoadedTable, { seat, orders, position }: Due, done: OrderedNow | null): Promise<void> {
    if (loaded.game?.cursor !== position.number) return
    const order = done && orders[done.which]
    const current = order && loaded.orders.find(({ id }) => id === order.id)
    if (!order) await this.#nothing(loaded, orders)
    else if (!current) return
    else if (current.number !== loaded.game.cursor) await this.#end(loaded, current, { why: 'missed' })
    else if ('ending' in done.move) await this.#end(loaded, current, done.move.ending)
    else await this.#act(loaded, current, seat, done.move.action)
  }

  async #nothing(loaded: LoadedTable, orders: readonly StoredOrder[]): Promise<void> {
    const { number } = loaded.table
    const ids = orders.map(({ id }) => id)
    await this.#context.storage.orders.looked(ids, number)
    loaded.orders = loaded.orders.map((order) => (ids.includes(order.id) ? { ...order, looked_number: number } : order))
  }

  async #end(loaded: LoadedTable, order: StoredOrder, why: Omit<Ended, 'number'>): Promise<void> {
    const { storage, announcer } = this.#context
    await storage.orders.end(order.id, JSON.stringify({ ...why, number: loaded.table.number } satisfies Ended))
    loaded.orders = loaded.orders.filter(({ id }) => id !== order.id)
    await announcer.changed(loaded)
  }

  async #act(loaded: LoadedTable, order: StoredOrder, seat: PlayerId, action: Action): Promise<void> {
    const { game } = loaded
    if (!game) return
    const decision = decide(game, seat, action)
    if (!decision.ok) {
      this.#context.log.error(
        { table: loaded.id, type: action.type, code: decision.refusal.code },
        'an order was refused',
      )
      await this.#end(loaded, order, { why: 'asked' })
      return
    }
    const { action: played, events } = decision.game.history.entry(decision.game.cursor)
    const entry = { kind: 'action', seat, user_id: order.user_id, key: null } as const
    await append(
      this.#context,
      loaded,
      decision.game,
      { ...entry, action: JSON.stringify(played), events: JSON.stringify(events) },
      { orderedBy: order.id },
    )
  }
}
