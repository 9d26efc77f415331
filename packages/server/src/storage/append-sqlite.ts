import type { Kysely } from 'kysely'
import type Database from 'libsql'
import type { Append, Appended } from './append.js'
import { storeFinish } from './results.js'
import type { EntryRow, Schema, SeatRow, SnapshotRow } from './schema.js'

const ENTRY = [
  'table_id',
  'number',
  'kind',
  'seat',
  'user_id',
  'key',
  'action',
  'events',
  'reasons',
  'covered',
  'hash',
  'at',
] as const satisfies readonly (keyof EntryRow)[]
const SEAT = [
  'table_id',
  'seat',
  'place',
  'user_id',
  'bot',
  'name',
  'left_at',
  'seen_at',
  'seen_number',
] as const satisfies readonly (keyof SeatRow)[]
const SNAPSHOT = ['table_id', 'number', 'snapshot', 'at'] as const satisfies readonly (keyof SnapshotRow)[]

interface Waiting {
  readonly appended: Appended
  resolve(isStored: boolean): void
  reject(error: unknown): void
}

/**
 * Entries that come at the same moment are stored in one transaction: the disk is waited for once. Kysely has one
 * connection and lends it out; while it is ours nothing else is on it.
 */
export const appendTogether = (db: Kysely<Schema>, database: Database.Database): Append => {
  const statements = new Map<string, Database.Statement>()
  const run = (sql: string, values: readonly unknown[]): number => {
    const statement = statements.get(sql) ?? database.prepare(sql)
    statements.set(sql, statement)
    return statement.run([...values]).changes
  }

  /** How many rows were new: one or none. */
  const insert = <Row>(table: string, columns: readonly (keyof Row & string)[], row: Row): number =>
    run(
      `insert into ${table} (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')}) on conflict do nothing`,
      columns.map((name) => row[name]),
    )

  const versionOf = (table: string): unknown => {
    const row = database.prepare('select version from tables where id = ?').get([table]) as
      | { version: number }
      | undefined
    return row?.version
  }

  const isInForce = (order: string): boolean =>
    database.prepare('select id from orders where id = ? and ended is null').get([order]) !== undefined

  const store = ({ entry, table, snapshot, seats, version, orders = [], orderedBy }: Appended): boolean => {
    const changes = Object.entries(table)
    const set = [...changes.map(([name]) => `${name} = ?`), 'version = version + 1'].join(', ')
    if (version !== undefined && versionOf(entry.table_id) !== version) return false
    if (orderedBy !== undefined && !isInForce(orderedBy)) return false
    if (insert('entries', ENTRY, entry) === 0) return false
    run(`update tables set ${set} where id = ?`, [...changes.map(([, value]) => value), entry.table_id])
    if (seats) {
      run('delete from seats where table_id = ?', [entry.table_id])
      for (const seat of seats) insert('seats', SEAT, seat)
    }
    if (snapshot) insert('snapshots', SNAPSHOT, snapshot)
    for (const { id, number, since_number, carried_out, ended } of orders)
      run('update orders set number = ?, since_number = ?, carried_out = ?, ended = ? where id = ? and ended is null', [
        number,
        since_number,
        carried_out,
        ended,
        id,
      ])
    return true
  }

  const transaction = <T>(work: () => T): T => {
    database.exec('begin immediate')
    try {
      const result = work()
      database.exec('commit')
      return result
    } catch (error) {
      if (database.inTransaction) database.exec('rollback')
      throw error
    }
  }

  /** Each by itself, so that each is told what became of it. */
  const oneByOne = (batch: readonly Waiting[]): void => {
    for (const { appended, resolve, reject } of batch) {
      try {
        resolve(transaction(() => store(appended)))
      } catch (error) {
        reject(error)
      }
    }
  }

  let waiting: Waiting[] = []
  let isRunning = false

  const flush = async (): Promise<void> => {
    try {
      while (waiting.length > 0) {
        await db.connection().execute(async () => {
          const batch = waiting
          waiting = []
          let results: readonly boolean[]
          try {
            results = transaction(() => batch.map(({ appended }) => store(appended)))
          } catch {
            oneByOne(batch)
            return
          }
          for (const [i, { resolve }] of batch.entries()) resolve(results[i] === true)
        })
      }
    } catch (error) {
      for (const { reject } of waiting.splice(0)) reject(error)
    } finally {
      isRunning = false
    }
  }

  return (appended) => {
    const { finish } = appended
    // Once a game: a transaction of its own, on the one connection that is there.
    if (finish) return storeFinish(db, finish.results, finish.isRated, async () => store(appended))
    return new Promise((resolve, reject) => {
      waiting.push({ appended, resolve, reject })
      if (isRunning) return
      isRunning = true
      setImmediate(() => void flush())
    })
  }
}
