import type { LiveMessage } from '../api/live.js'
import { hides } from '../game/decide.js'
import { entriesFor, stateFor, type Viewer } from '../game/gate.js'
import type { Said } from '../storage/chat.js'
import type { StoredEntry } from '../storage/entries.js'
import type { StoredRequest } from '../storage/requests.js'
import { type LoadedTable, seatOf } from '../tables/loaded.js'
import { toldRequest } from '../tables/requests.js'
import { hearsOnlookers, toldSaid } from '../tables/talk.js'
import { toldClock, toldSeat } from '../tables/tell.js'
import type { Connection } from './connection.js'

export const text = (message: LiveMessage): string => JSON.stringify(message)

type ToldRequest = Extract<LiveMessage, { type: 'request' }>['request']

/** As it is told; without the number it is told apart by. */
const seatingOf = ({ table, seats }: LoadedTable, number = 0): string =>
  text({
    type: 'table',
    status: table.state,
    seats: seats.map(toldSeat),
    number,
  })

const ordersByUser = ({ orders }: LoadedTable): ReadonlyMap<string, string> => {
  const byUser = new Map<string, string>()
  for (const { id, user_id, carried_out } of orders)
    byUser.set(user_id, `${byUser.get(user_id) ?? ''} ${id} ${carried_out}`)
  return byUser
}

/** Those who watch one table from this process, and what they were told last. */
export class Room {
  readonly connections = new Set<Connection>()
  /** Version of the table they know. */
  version: number
  #number: number
  #seating: string
  #requests: readonly StoredRequest[]
  /** Of each player with orders in force: what tells a change. */
  #orders: ReadonlyMap<string, string>

  constructor(loaded: LoadedTable) {
    this.version = loaded.table.version
    this.#number = loaded.table.number
    this.#seating = seatingOf(loaded)
    this.#requests = loaded.requests
    this.#orders = ordersByUser(loaded)
  }

  broadcast(message: string): void {
    for (const connection of this.connections) connection.send(message)
  }

  /** Says on what was said, to those who may hear it. */
  sendSaid(loaded: LoadedTable, said: Said): void {
    const isForAll = said.audience === 'table'
    const message = text({ type: isForAll ? 'chat' : 'onlookerChat', said: toldSaid(said) })
    for (const connection of this.connections)
      if (isForAll || hearsOnlookers(loaded, connection.who.user)) connection.send(message)
  }

  /** Tells what is new since the last time, whoever has brought it about. True = others sit here than before. */
  async sync(
    loaded: LoadedTable,
    now: number,
    entriesAfter: (number: number) => Promise<readonly StoredEntry[]>,
    requestOf: (id: string) => Promise<StoredRequest | undefined>,
  ): Promise<boolean> {
    this.version = loaded.table.version
    const seating = seatingOf(loaded)
    const isSeatingNew = seating !== this.#seating
    this.#seating = seating
    if (isSeatingNew) this.broadcast(seatingOf(loaded, loaded.table.number))
    const since = this.#number
    if (loaded.table.number > since) {
      this.#number = loaded.table.number
      const isHeld = loaded.recent[0] !== undefined && loaded.recent[0].number <= since + 1
      const entries = isHeld
        ? loaded.recent.slice(since + 1 - (loaded.recent[0]?.number ?? 0))
        : (await entriesAfter(since)).filter(({ number }) => number <= this.#number)
      this.#sendEntries(loaded, entries, now)
    }
    const before = this.#requests
    this.#requests = loaded.requests
    for (const request of loaded.requests)
      if (before.find(({ id }) => id === request.id)?.answers !== request.answers) this.#sendRequest(loaded, request)
    for (const { id } of before) {
      if (loaded.requests.some((request) => request.id === id)) continue
      const settled = await requestOf(id)
      if (settled) this.#sendRequest(loaded, settled)
    }
    this.#tellOrders(ordersByUser(loaded))
    return isSeatingNew
  }

  /** Each player hears of changes to the own orders alone. */
  #tellOrders(orders: ReadonlyMap<string, string>): void {
    const before = this.#orders
    this.#orders = orders
    for (const connection of this.connections) {
      const { user } = connection.who
      if (user !== null && before.get(user) !== orders.get(user)) connection.send(text({ type: 'orders' }))
    }
  }

  #sendRequest(loaded: LoadedTable, request: StoredRequest): void {
    this.broadcast(text({ type: 'request', request: toldRequest(loaded, request) as ToldRequest }))
  }

  /** To each as he may know it; what is the same for several is written once. */
  #sendEntries(loaded: LoadedTable, entries: readonly StoredEntry[], now: number): void {
    const { game, table } = loaded
    if (!game || entries.length === 0) return
    const isOpen = !hides(game)
    const written = new Map<string, string>()
    for (const connection of this.connections) {
      const { user, withState } = connection.who
      const viewer = isOpen ? null : ((seatOf(loaded, user)?.seat ?? null) as Viewer)
      const key = `${viewer} ${withState}`
      const known =
        written.get(key) ??
        text({
          type: 'entries',
          number: table.number,
          decider: table.decider,
          clock: toldClock(table, now),
          entries: [...entriesFor(game, viewer, entries)],
          ...(withState && { state: stateFor(game, viewer) }),
        })
      written.set(key, known)
      connection.send(known)
    }
  }
}
