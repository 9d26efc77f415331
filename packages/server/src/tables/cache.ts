import { heldFrom } from '@roundhouse/engine'
import type { FastifyBaseLogger } from 'fastify'
import { Failure } from '../failure.js'
import { playOn, reopen } from '../game/reopen.js'
import { packed, unpacked } from '../game/snapshots.js'
import type { StoredEntry } from '../storage/entries.js'
import type { Storage } from '../storage/storage.js'
import { Exclusive } from './exclusive.js'
import { type LoadedTable, setupOf } from './loaded.js'

/** Entries and positions held in memory for each table: what is asked for again soon. */
export const HELD = 64

export interface CacheOptions {
  readonly storage: Storage
  readonly log: FastifyBaseLogger
  /** Tables in memory at the most. */
  readonly limit: number
  readonly now: () => number
}

/**
 * The tables in use. One request at a time has a table; one that was not used for the longest leaves memory and comes
 * back from its last snapshot.
 */
export class TableCache {
  readonly #options: CacheOptions
  /** The least used first. */
  readonly #loaded = new Map<string, LoadedTable>()
  readonly #exclusive = new Exclusive()

  constructor(options: CacheOptions) {
    this.#options = options
  }

  get size(): number {
    return this.#loaded.size
  }

  /** Does something with a table while nobody else does, in this process. */
  use<T>(id: string, task: (table: LoadedTable) => Promise<T>): Promise<T> {
    return this.#exclusive.run(id, async () => task(await this.#present(id)))
  }

  /** The table as another process may have left it: asked for before something is told or refused. */
  async refresh(loaded: LoadedTable): Promise<void> {
    if (this.#options.storage.kind === 'sqlite') return
    const versions = await this.#options.storage.tables.versions([loaded.id])
    if (versions.get(loaded.id) !== loaded.table.version) await this.reload(loaded)
  }

  /** Reads what has changed since; the game goes on from where it is. */
  async reload(loaded: LoadedTable): Promise<void> {
    const fresh = await this.#load(loaded.id, loaded)
    Object.assign(loaded, fresh)
  }

  /** Forgets what is in memory: it may not be what is stored. */
  forget(id: string): void {
    this.#loaded.delete(id)
  }

  /** Snapshots of all that has none yet: the next version of the program goes on from there. */
  async keepAll(): Promise<void> {
    for (const loaded of this.#loaded.values()) await this.#keep(loaded)
  }

  async #present(id: string): Promise<LoadedTable> {
    const known = this.#loaded.get(id)
    if (known) {
      this.#loaded.delete(id)
      this.#loaded.set(id, known)
      return known
    }
    const loaded = await this.#load(id)
    this.#loaded.set(id, loaded)
    this.#evict()
    return loaded
  }

  #evict(): void {
    const { limit, log } = this.#options
    for (const [id, loaded] of this.#loaded) {
      if (this.#loaded.size <= limit) return
      this.#loaded.delete(id)
      this.#keep(loaded).catch((error: unknown) => log.warn({ err: error, table: id }, 'no snapshot on leaving memory'))
    }
  }

  async #keep(loaded: LoadedTable): Promise<void> {
    const { game, id } = loaded
    if (!game || game.cursor === loaded.snapshotAt || loaded.table.frozen !== null) return
    await this.#options.storage.entries.keep(packed(id, game, this.#options.now()))
    loaded.snapshotAt = game.cursor
  }

  async #load(id: string, known?: LoadedTable): Promise<LoadedTable> {
    const { storage } = this.#options
    const [stored, requests, orders] = await Promise.all([
      storage.tables.byId(id),
      storage.requests.openAt(id),
      storage.orders.inForce(id),
    ])
    if (!stored) throw new Failure('not_found')
    const loaded: LoadedTable = { id, ...stored, requests, orders, game: null, recent: [], snapshotAt: -1 }
    if (stored.table.setup === null || (known && (await this.#goOn(loaded, known)))) return loaded
    return this.#reopen(loaded)
  }

  /** Plays what has come since a table was loaded; false = that does not do. */
  async #goOn(loaded: LoadedTable, { game: before, table: known, recent, snapshotAt }: LoadedTable): Promise<boolean> {
    const { table } = loaded
    if (!before || table.setup !== known.setup || known.frozen !== null || table.frozen !== null) return false
    const entries = table.number === before.cursor ? [] : await this.#entriesAfter(loaded, before.cursor)
    const { game, frozen } = playOn(before, entries)
    if (game.cursor !== table.number || frozen !== null) return false
    loaded.game = heldFrom(game, game.cursor - HELD)
    loaded.recent = [...recent, ...entries].slice(-HELD)
    loaded.snapshotAt = snapshotAt
    return true
  }

  /** The game from its last snapshot. */
  async #reopen(loaded: LoadedTable): Promise<LoadedTable> {
    const { id, table } = loaded
    const snapshot = await this.#options.storage.entries.snapshotAt(id, table.number)
    loaded.snapshotAt = snapshot?.number ?? -1
    loaded.recent = [...(await this.#entriesAfter(loaded, loaded.snapshotAt))]
    const { game, frozen } = snapshot
      ? reopen(setupOf(table), unpacked(snapshot.snapshot), loaded.recent)
      : { game: null, frozen: 'no snapshot of the set-up' }
    loaded.game = game && heldFrom(game, game.cursor - HELD)
    if (frozen !== table.frozen) await this.#markFrozen(loaded, frozen)
    return loaded
  }

  /** Up to the number of the table as it was read: one more may have come since. */
  async #entriesAfter({ id, table }: LoadedTable, number: number): Promise<readonly StoredEntry[]> {
    const entries = await this.#options.storage.entries.after(id, number)
    return entries.filter((entry) => entry.number <= table.number)
  }

  /** A game that does not follow from the rules is told, once; one that does again goes on. */
  async #markFrozen(loaded: LoadedTable, frozen: string | null): Promise<void> {
    const { storage, log } = this.#options
    if (frozen !== null)
      log.error({ table: loaded.id, why: frozen }, 'a stored game does not follow from the rules: frozen')
    await storage.tables.change(loaded.id, ['running', 'finished'], { frozen })
    loaded.table = { ...loaded.table, frozen, version: loaded.table.version + 1 }
  }
}
