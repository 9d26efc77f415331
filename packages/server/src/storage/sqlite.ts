import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { SqliteAdapter, SqliteDialect } from 'kysely'
import Database from 'libsql'
import { appendTogether } from './append-sqlite.js'
import type { OpenDatabase } from './dialect.js'
import { InUse } from './unavailable.js'

/** The file of the database in a folder. */
export const databaseIn = (folder: string): string => join(folder, 'roundhouse.db')

/**
 * One process a folder: a loaded table is a cache that another process would make stale. The lock is one of the
 * operating system on a file of its own, so it is gone with the process, however that ends. What comes back lets go of it.
 */
export const lockFolder = (folder: string): (() => void) => {
  const lock = new Database(join(folder, 'lock.db'))
  try {
    lock.exec('pragma journal_mode = DELETE; begin exclusive')
    return () => {
      // A closed connection lives on until what it has prepared is collected; the lock must not.
      lock.exec('rollback')
      lock.close()
    }
  } catch {
    lock.close()
    throw new InUse(folder)
  }
}

/** A connection with the settings every one needs. */
export const connect = (file: string): Database.Database => {
  const database = new Database(file)
  database.pragma('journal_mode = WAL')
  // What was acknowledged outlives a power failure, too.
  database.pragma('synchronous = FULL')
  database.pragma('foreign_keys = ON')
  database.pragma('busy_timeout = 5000')
  return database
}

/** SQLite undoes half a migration like any other transaction; Kysely does not count on it. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

class Dialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter()
  }
}

type OnDatabase = (database: Database.Database) => void

const opened = (folder: string, unlock: (() => void) | null, onDatabase?: OnDatabase): OpenDatabase => {
  const database = connect(databaseIn(folder))
  onDatabase?.(database)
  return {
    kind: 'sqlite',
    dialect: new Dialect({ database }),
    columns: { serial: 'integer', bytes: 'blob' },
    append: (db) => appendTogether(db, database),
    async close() {
      unlock?.()
    },
  }
}

/** The embedded database in a folder. */
export const openSqlite = (folder: string, onDatabase?: OnDatabase): OpenDatabase => {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  return opened(folder, lockFolder(folder), onDatabase)
}

/** The same beside a server that may run: for what no server keeps in memory. */
export const openSqliteBeside = (folder: string): OpenDatabase => opened(folder, null)
