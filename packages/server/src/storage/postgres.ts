import { PostgresDialect } from 'kysely'
import pg from 'pg'
import { appendIn } from './append-postgres.js'
import type { OpenDatabase } from './dialect.js'

const INT8 = 20

export interface OpenPostgres extends OpenDatabase {
  readonly pool: pg.Pool
}

/** A PostgreSQL database by its address. */
export const openPostgres = (url: string, onError: (error: Error) => void): OpenPostgres => {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    query_timeout: 20_000,
    application_name: 'roundhouse',
    types: {
      // Times and counters are far below 2^53.
      getTypeParser: ((oid: number, format?: 'text') =>
        oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
    },
  })
  // A connection that breaks while nobody uses it is told to the pool; one that is in use, to nobody but itself.
  pool.on('error', onError)
  pool.on('connect', (client) => client.on('error', onError))
  return {
    kind: 'postgres',
    dialect: new PostgresDialect({ pool }),
    columns: { serial: 'serial', bytes: 'bytea' },
    pool,
    append: appendIn,
    async close() {},
  }
}
