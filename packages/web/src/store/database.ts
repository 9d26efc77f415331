import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { TableCard, TableLog } from './record.js'

interface RoundhouseDB extends DBSchema {
  /** Small, all read by the home page. */
  cards: { key: string; value: TableCard }
  /** Large, one read by a table. */
  logs: { key: string; value: TableLog }
}

export type Database = IDBPDatabase<RoundhouseDB>

let opened: Promise<Database> | undefined

/** One connection a page. If it is lost (storage cleared, a newer version in another tab), the next call opens anew. */
export const database = (): Promise<Database> => {
  opened ??= openDB<RoundhouseDB>('roundhouse', 1, {
    upgrade(db) {
      db.createObjectStore('cards', { keyPath: 'id' })
      db.createObjectStore('logs', { keyPath: 'id' })
    },
    blocking(_current, _blocked, event) {
      ;(event.target as IDBDatabase).close()
      opened = undefined
    },
    terminated() {
      opened = undefined
    },
  }).catch((error: unknown) => {
    opened = undefined
    throw error
  })
  return opened
}
