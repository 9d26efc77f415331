import type { ColumnDataType, Dialect, Kysely } from 'kysely'
import type { Append } from './append.js'
import type { Schema } from './schema.js'

/** Column types that have no common name. */
export interface ColumnTypes {
  readonly serial: ColumnDataType
  readonly bytes: ColumnDataType
}

/** A database that is open: how to talk to it, and what it calls things. */
export interface OpenDatabase {
  readonly kind: 'sqlite' | 'postgres'
  readonly dialect: Dialect
  readonly columns: ColumnTypes
  /** How it stores what is stored most often. */
  append(db: Kysely<Schema>): Append
  /** Closes what the dialect does not close itself. */
  close(): Promise<void>
}
