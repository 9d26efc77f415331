import { type Kysely, type Migration, Migrator, sql } from 'kysely'
import type { ColumnTypes } from './dialect.js'
import { tables } from './migrations/001-tables.js'
import { consentOnlookersReasons } from './migrations/002-consent-onlookers-reasons.js'
import { paceNotices } from './migrations/003-pace-notices.js'
import { orders } from './migrations/004-orders.js'
import { resultsCalls } from './migrations/005-results-calls.js'
import type { Schema } from './schema.js'

/** In order; a name never changes once it has run anywhere. */
const MIGRATIONS: Readonly<Record<string, (columns: ColumnTypes) => Migration>> = {
  '001-tables': tables,
  '002-consent-onlookers-reasons': consentOnlookersReasons,
  '003-pace-notices': paceNotices,
  '004-orders': orders,
  '005-results-calls': resultsCalls,
}

/** A newer program has changed the database in a way this one does not know. */
export class TooNew extends Error {
  override readonly name = 'TooNew'
}

/**
 * Brings the database up to date; the names of the changes made. However many processes start together, each change
 * runs once: Kysely takes a lock of the database (PostgreSQL), or the process has the folder for itself (SQLite).
 */
export const migrate = async (db: Kysely<Schema>, columns: ColumnTypes): Promise<readonly string[]> => {
  const migrator = new Migrator({
    db,
    provider: {
      getMigrations: async () =>
        Object.fromEntries(Object.entries(MIGRATIONS).map(([name, make]) => [name, make(columns)])),
    },
  })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error instanceof Error && error.message.startsWith('corrupted migrations'))
    throw new TooNew(`The database was written by a newer version: ${error.message}`)
  if (error) throw error
  return results.map(({ migrationName }) => migrationName)
}

/** The database was left by an earlier version. */
export class TooOld extends Error {
  override readonly name = 'TooOld'
}

/** Refuses a database that is not of this version, and changes nothing. */
export const checkVersion = async (db: Kysely<Schema>): Promise<void> => {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`
    .execute(db)
    .catch(() => ({ rows: [] }))
  const made = new Set(rows.map(({ name }) => name))
  const unknown = [...made].find((name) => !(name in MIGRATIONS))
  if (unknown !== undefined) throw new TooNew(`The database was written by a newer version: it has ${unknown}.`)
  if (Object.keys(MIGRATIONS).some((name) => !made.has(name)))
    throw new TooOld('The database was written by an earlier version: start the server once, it brings it up to date.')
}
