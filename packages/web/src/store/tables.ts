import { type Database, database } from './database.js'
import type { StoredTable, TableCard, TableLog } from './record.js'

/** Why storage did not do what it was asked. */
export type StoreTrouble = 'full' | 'gone' | 'changed' | 'blocked'
export type Stored<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly trouble: StoreTrouble }

const troubleOf = (error: unknown): StoreTrouble => {
  const name = error instanceof DOMException ? error.name : ''
  return name === 'QuotaExceededError' ? 'full' : 'blocked'
}

const attempt = async <T>(work: (db: Database) => Promise<Stored<T>>): Promise<Stored<T>> => {
  try {
    return await work(await database())
  } catch (error) {
    return { ok: false, trouble: troubleOf(error) }
  }
}

/** Newest change first. */
export const listTables = (): Promise<Stored<readonly TableCard[]>> =>
  attempt(async (db) => {
    const cards = await db.getAll('cards')
    return { ok: true, value: cards.sort((a, b) => b.changed - a.changed) }
  })

/** Tables that could not be stored: they live as long as the page, and say so. */
const fleeting = new Map<string, StoredTable & { readonly trouble: StoreTrouble }>()

/** A table, and why it is not in storage if it is not. */
export type LoadedTable = StoredTable & { readonly trouble?: StoreTrouble }

/** Tables that are only looked at: nothing is stored until they are played on. */
const guests = new Map<string, StoredTable>()

export const welcomeGuest = (table: StoredTable): void => {
  guests.set(table.card.id, table)
}

const loadStored = (id: string): Promise<Stored<LoadedTable>> =>
  attempt(async (db) => {
    const tx = db.transaction(['cards', 'logs'])
    const [card, log] = await Promise.all([tx.objectStore('cards').get(id), tx.objectStore('logs').get(id), tx.done])
    return card && log ? { ok: true, value: { card, log } } : { ok: false, trouble: 'gone' }
  })

export const loadTable = async (id: string): Promise<Stored<LoadedTable>> => {
  const here = fleeting.get(id) ?? guests.get(id)
  return here ? { ok: true, value: here } : loadStored(id)
}

/** Stores a new table. Where that is impossible it can still be played, as long as the page is open. */
export const createTable = async ({ card, log }: StoredTable): Promise<TableCard> => {
  const stored = await attempt(async (db) => {
    const tx = db.transaction(['cards', 'logs'], 'readwrite')
    await Promise.all([tx.objectStore('cards').add(card), tx.objectStore('logs').add(log), tx.done])
    return { ok: true, value: card }
  })
  if (!stored.ok) fleeting.set(card.id, { card, log, trouble: stored.trouble })
  return card
}

/** What a move changes of a card. */
export type CardChange = Pick<TableCard, 'id' | 'finished' | 'turn'>

/** Writes a table that was read at `revision`; refuses if another tab wrote in between. A guest's becomes one of ours. */
export const saveTable = (revision: number, change: CardChange, log: TableLog): Promise<Stored<TableCard>> =>
  attempt(async (db) => {
    const tx = db.transaction(['cards', 'logs'], 'readwrite')
    const before = (await tx.objectStore('cards').get(change.id)) ?? guests.get(change.id)?.card
    const trouble: StoreTrouble | null = !before ? 'gone' : before.revision !== revision ? 'changed' : null
    if (trouble || !before) {
      tx.abort()
      await tx.done.catch(() => undefined)
      return { ok: false, trouble: trouble ?? 'gone' }
    }
    const { turn: _, ...rest } = before
    const card = { ...rest, ...change, actions: log.cursor, changed: Date.now(), revision: revision + 1 }
    await Promise.all([tx.objectStore('cards').put(card), tx.objectStore('logs').put(log), tx.done])
    guests.delete(card.id)
    return { ok: true, value: card }
  })

/** Changes what the card tells of a table, which stays the table it was. */
export const changeCard = (id: string, change: Pick<Partial<TableCard>, 'name' | 'turn'>): Promise<Stored<TableCard>> =>
  attempt(async (db) => {
    const tx = db.transaction('cards', 'readwrite')
    const before = await tx.store.get(id)
    if (!before) return { ok: false, trouble: 'gone' }
    const card = { ...before, ...change }
    await Promise.all([tx.store.put(card), tx.done])
    return { ok: true, value: card }
  })

export const deleteTable = (id: string): Promise<Stored<null>> =>
  attempt(async (db) => {
    const tx = db.transaction(['cards', 'logs'], 'readwrite')
    await Promise.all([tx.objectStore('cards').delete(id), tx.objectStore('logs').delete(id), tx.done])
    return { ok: true, value: null }
  })

/** All tables with their games. */
export const readAllTables = (): Promise<Stored<readonly StoredTable[]>> =>
  attempt(async (db) => {
    const tx = db.transaction(['cards', 'logs'])
    const [cards, logs] = await Promise.all([
      tx.objectStore('cards').getAll(),
      tx.objectStore('logs').getAll(),
      tx.done,
    ])
    const byId = new Map(logs.map((log) => [log.id, log]))
    const tables = cards.flatMap((card) => {
      const log = byId.get(card.id)
      return log ? [{ card, log }] : []
    })
    return { ok: true, value: tables }
  })

/** Takes tables in, all of them or none; one that is here already is replaced only if told so. What was written. */
export const takeInTables = (
  tables: readonly StoredTable[],
  isReplacing: boolean,
): Promise<Stored<readonly TableCard[]>> =>
  attempt(async (db) => {
    const tx = db.transaction(['cards', 'logs'], 'readwrite')
    const [cards, logs] = [tx.objectStore('cards'), tx.objectStore('logs')]
    const here = new Map((await cards.getAll()).map((card) => [card.id, card]))
    const written: TableCard[] = []
    const puts: Promise<unknown>[] = []
    for (const { card, log } of tables) {
      const own = here.get(card.id)
      if (own && !isReplacing) continue
      // Another tab that has the table open must notice.
      const next = own ? { ...card, revision: Math.max(own.revision, card.revision) + 1 } : card
      written.push(next)
      puts.push(cards.put(next), logs.put(log))
    }
    await Promise.all([...puts, tx.done])
    return { ok: true, value: written }
  })
