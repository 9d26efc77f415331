import type { ColumnDataType, Dialect } from 'kysely'

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
  /** Closes what the dialect does not close itself. */
  close(): Promise<void>
}
