import { Kysely, sql } from 'kysely'
import { type Calls, callsIn } from './calls.js'
import { type Chat, chatIn } from './chat.js'
import { type Codes, codesIn } from './codes.js'
import type { OpenDatabase } from './dialect.js'
import { type Entries, entriesIn } from './entries.js'
import { checkVersion, migrate } from './migrate.js'
import { type Orders, ordersIn } from './orders.js'
import { type People, peopleIn } from './people.js'
import { type Receivers, receiversIn } from './receivers.js'
import { type Requests, requestsIn } from './requests.js'
import { type Results, resultsIn } from './results.js'
import type { Schema } from './schema.js'
import { type Tables, tablesIn } from './tables.js'

export type Db = Kysely<Schema>

/** Everything that is kept. One implementation for both databases: they differ in their dialect alone. */
export interface Storage {
  readonly kind: OpenDatabase['kind']
  readonly db: Db
  readonly people: People
  readonly codes: Codes
  readonly tables: Tables
  readonly entries: Entries
  readonly requests: Requests
  readonly chat: Chat
  readonly receivers: Receivers
  readonly orders: Orders
  readonly results: Results
  readonly calls: Calls
  /** Names of the migrations that ran when it was opened. */
  readonly migrated: readonly string[]
  /** Does it answer? */
  ping(): Promise<void>
  close(): Promise<void>
}

/** `asIs`: a database of another version is refused, not brought up to date. */
export const openStorage = async (database: OpenDatabase, asIs = false): Promise<Storage> => {
  const db: Db = new Kysely<Schema>({ dialect: database.dialect })
  const close = async (): Promise<void> => {
    await db.destroy()
    await database.close()
  }
  try {
    const migrated = asIs ? await checkVersion(db).then(() => []) : await migrate(db, database.columns)
    return {
      kind: database.kind,
      db,
      people: peopleIn(db),
      codes: codesIn(db),
      tables: tablesIn(db),
      entries: entriesIn(db, database.append(db)),
      requests: requestsIn(db),
      chat: chatIn(db),
      receivers: receiversIn(db),
      orders: ordersIn(db),
      results: resultsIn(db),
      calls: callsIn(db),
      migrated,
      async ping() {
        await sql`select 1`.execute(db)
      },
      close,
    }
  } catch (error) {
    await close().catch(() => {})
    throw error
  }
}
