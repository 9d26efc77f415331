import type { FastifyBaseLogger } from 'fastify'
import type { WebSocket } from 'ws'
import type { Bus, BusMessage } from '../bus/bus.js'
import type { Said } from '../storage/chat.js'
import type { Storage } from '../storage/storage.js'
import type { TableCache } from '../tables/cache.js'
import { type LoadedTable, seatOf } from '../tables/loaded.js'
import type { Announcer } from './announcer.js'
import { Connection, type Watching } from './connection.js'
import { Presence } from './presence.js'
import { Room, text } from './room.js'

const PING_EVERY = 25_000
const PRESENCE_EVERY = 20_000
/** A notification is lost with the process that did not get to send it: so late it is noticed. */
const LOOK_EVERY = 5000
/** A client comes back after this and a little more, not all at once. */
const AGAIN = 500
const AGAIN_SPREAD = 3000

export interface HubOptions {
  readonly bus: Bus
  readonly cache: TableCache
  readonly storage: Storage
  readonly log: FastifyBaseLogger
  readonly now: () => number
  /** Measured by the server. */
  readonly onSlow: () => void
}

/** Everybody who watches a table from this process, and the way to those on the others. */
export class Hub implements Announcer {
  readonly #options: HubOptions
  readonly #rooms = new Map<string, Room>()
  readonly #byKey = new Map<string, number>()
  readonly #presence = new Presence()
  readonly #timers: NodeJS.Timeout[]
  #listeners: ((table: LoadedTable) => void)[] = []

  constructor(options: HubOptions) {
    this.#options = options
    options.bus.listen((message, from) => this.#heard(message, from))
    options.bus.onGap(() => void this.#lookAgain())
    this.#timers = [
      setInterval(() => this.#ping(), PING_EVERY).unref(),
      setInterval(() => this.#sayPresence(), PRESENCE_EVERY).unref(),
      ...(options.storage.kind === 'sqlite' ? [] : [setInterval(() => void this.#lookAgain(), LOOK_EVERY).unref()]),
    ]
  }

  get connections(): number {
    let count = 0
    for (const { connections } of this.#rooms.values()) count += connections.size
    return count
  }

  /** How many connections one person has. */
  connectionsOf(key: string): number {
    return this.#byKey.get(key) ?? 0
  }

  /** Called whenever a table has got an entry or changed, on this process. */
  onChange(listener: (table: LoadedTable) => void): void {
    this.#listeners.push(listener)
  }

  /** Somebody begins to watch; the table is the caller's alone meanwhile. */
  async join(socket: WebSocket, loaded: LoadedTable, who: Watching): Promise<void> {
    const connection = new Connection(socket, who, this.#options.onSlow)
    const known = this.#rooms.get(loaded.id)
    if (known) await this.#sync(loaded)
    const room = known ?? new Room(loaded)
    this.#rooms.set(loaded.id, room)
    room.connections.add(connection)
    this.#byKey.set(who.key, this.connectionsOf(who.key) + 1)
    socket.on('pong', () => {
      connection.isAlive = true
    })
    socket.on('message', () => {
      connection.isAlive = true
    })
    socket.on('close', () => this.#left(connection))
    socket.on('error', () => socket.terminate())
    if (socket.readyState !== socket.OPEN) {
      this.#left(connection)
      return
    }
    const you = seatOf(loaded, who.user)?.seat ?? null
    connection.send(text({ type: 'hello', number: loaded.table.number, you }))
    this.#options.bus.publish({ kind: 'whoIsHere', table: loaded.id })
    this.#presenceChanged(loaded.id)
  }

  /** The table has got entries, or something else about it has changed. */
  async changed(loaded: LoadedTable): Promise<void> {
    this.#options.bus.publish({ kind: 'table', table: loaded.id, number: loaded.table.number })
    // What is stored is stored: whoever is not told now is told with the next change.
    await this.#sync(loaded).catch((error: unknown) =>
      this.#options.log.warn({ err: error, table: loaded.id }, 'those who watch were not told'),
    )
    for (const listener of this.#listeners) listener(loaded)
  }

  said(loaded: LoadedTable, said: Said): void {
    this.#options.bus.publish({ kind: 'chat', table: loaded.id, id: said.id })
    this.#rooms.get(loaded.id)?.sendSaid(loaded, said)
  }

  sessionEnded(session: string): void {
    this.#options.bus.publish({ kind: 'session', session })
    this.#closeSession(session)
  }

  present(loaded: LoadedTable): readonly string[] {
    return this.#presentAt(loaded).present
  }

  /** Tells everybody to come back, and closes. */
  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer)
    for (const { connections } of this.#rooms.values())
      for (const connection of connections) {
        connection.send(text({ type: 'bye', again: AGAIN + Math.floor(Math.random() * AGAIN_SPREAD) }))
        connection.socket.close(1001)
      }
    this.#listeners = []
  }

  async #sync(loaded: LoadedTable): Promise<void> {
    const { entries, requests } = this.#options.storage
    const isSeatingNew = await this.#rooms.get(loaded.id)?.sync(
      loaded,
      this.#options.now(),
      (number) => entries.after(loaded.id, number),
      (id) => requests.byId(id),
    )
    if (isSeatingNew) this.#sendPresence(loaded)
  }

  #left(connection: Connection): void {
    const room = this.#rooms.get(connection.who.table)
    if (!room?.connections.delete(connection)) return
    const left = this.connectionsOf(connection.who.key) - 1
    if (left > 0) this.#byKey.set(connection.who.key, left)
    else this.#byKey.delete(connection.who.key)
    if (room.connections.size === 0) this.#rooms.delete(connection.who.table)
    this.#presenceChanged(connection.who.table)
  }

  #usersHere(table: string): { readonly users: readonly string[]; readonly onlookers: number } {
    const users = new Set<string>()
    let onlookers = 0
    for (const { who } of this.#rooms.get(table)?.connections ?? []) {
      const { user } = who
      if (user === null) onlookers++
      else users.add(user)
    }
    return { users: [...users], onlookers }
  }

  #presentAt(loaded: LoadedTable): { readonly present: string[]; readonly onlookers: number } {
    const here = this.#usersHere(loaded.id)
    const there = this.#presence.at(loaded.id)
    const users = new Set([...here.users, ...there.users])
    const present = loaded.seats.filter(({ user_id }) => user_id !== null && users.has(user_id)).map(({ seat }) => seat)
    const watching = [...users].filter((user) => !loaded.seats.some(({ user_id }) => user_id === user)).length
    return { present, onlookers: here.onlookers + there.onlookers + watching }
  }

  #sendPresence(loaded: LoadedTable): void {
    this.#rooms.get(loaded.id)?.broadcast(text({ type: 'presence', ...this.#presentAt(loaded) }))
  }

  #presenceChanged(table: string): void {
    this.#options.bus.publish({ kind: 'presence', table, ...this.#usersHere(table) })
    this.#showPresence(table)
  }

  #showPresence(table: string): void {
    if (!this.#rooms.has(table)) return
    this.#options.cache
      .use(table, async (loaded) => this.#sendPresence(loaded))
      .catch((error: unknown) => this.#options.log.debug({ err: error, table }, 'presence not told'))
  }

  #sayPresence(): void {
    const { bus, now } = this.#options
    for (const table of this.#rooms.keys()) bus.publish({ kind: 'presence', table, ...this.#usersHere(table) })
    for (const table of this.#presence.forgetBefore(now() - 3 * PRESENCE_EVERY)) this.#showPresence(table)
  }

  #ping(): void {
    for (const { connections } of this.#rooms.values())
      for (const connection of connections) {
        if (!connection.isAlive) {
          connection.socket.terminate()
          continue
        }
        connection.isAlive = false
        connection.socket.ping()
      }
  }

  #closeSession(session: string): void {
    for (const { connections } of this.#rooms.values())
      for (const connection of connections)
        if (connection.who.session === session) connection.socket.close(4401, 'signed out')
  }

  #heard(message: BusMessage, from: string): void {
    const { now } = this.#options
    switch (message.kind) {
      case 'table':
        this.#lookAt(message.table)
        return
      case 'chat':
        this.#sayOn(message.table, message.id)
        return
      case 'session':
        this.#closeSession(message.session)
        return
      case 'presence':
        this.#presence.tell(message.table, from, message.users, message.onlookers, now())
        this.#showPresence(message.table)
        return
      case 'whoIsHere':
        if (this.#rooms.has(message.table))
          this.#options.bus.publish({ kind: 'presence', table: message.table, ...this.#usersHere(message.table) })
        return
      default:
        message satisfies never
    }
  }

  /** Something was said on another process. */
  #sayOn(table: string, id: number): void {
    const { cache, storage, log } = this.#options
    if (!this.#rooms.has(table)) return
    cache
      .use(table, async (loaded) => {
        await cache.refresh(loaded)
        const said = await storage.chat.byId(id)
        if (said) this.#rooms.get(table)?.sendSaid(loaded, said)
      })
      .catch((error: unknown) => log.debug({ err: error, table }, 'what was said elsewhere not told'))
  }

  /** Another process has changed a table: those who watch it here are told what is new. */
  #lookAt(table: string): void {
    const { cache, log } = this.#options
    if (!this.#rooms.has(table)) return
    cache
      .use(table, async (loaded) => {
        await cache.refresh(loaded)
        await this.#sync(loaded)
      })
      .catch((error: unknown) => log.warn({ err: error, table }, 'news of another process not told'))
  }

  /** Looks at every table that is watched: has it changed without a word? */
  async #lookAgain(): Promise<void> {
    const ids = [...this.#rooms.keys()]
    try {
      for (let at = 0; at < ids.length; at += 500) {
        const versions = await this.#options.storage.tables.versions(ids.slice(at, at + 500))
        for (const [id, version] of versions) if (this.#rooms.get(id)?.version !== version) this.#lookAt(id)
      }
    } catch (error) {
      this.#options.log.debug({ err: error }, 'not looked again')
    }
  }
}
