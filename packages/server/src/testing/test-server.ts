import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateRawSync } from 'node:zlib'
import type { Snapshot } from '@roundhouse/engine'
import Database from 'libsql'
import { inject } from 'vitest'
import { bundle } from '../../../../scripts/bundle.mjs'
import { unpacked } from '../game/snapshots.js'
import { type Parts, type RunningServer, startServer } from '../server.js'
import type { Settings } from '../settings.js'
import { freshDatabase } from './fresh-database.js'

export type DatabaseKind = 'sqlite' | 'postgres'
export const DATABASES: readonly DatabaseKind[] = ['sqlite', 'postgres']

export interface TestServer extends RunningServer {
  readonly settings: Settings
  /** Another process on the same data; with PostgreSQL only. */
  beside(settings?: Partial<Settings>): Promise<RunningServer>
  /** Stops, and starts on the same data, maybe on another port. */
  restart(parts?: Parts): Promise<RunningServer>
  /** Stops, and changes what is stored; SQLite only. */
  change(sql: string, snapshots?: (snapshot: Snapshot) => Snapshot): Promise<void>
}

interface Stored {
  readonly rowid: number
  readonly snapshot: ArrayBuffer
}

const THREAD = new URL('../work/thread.worker.ts', import.meta.url)

/** A server on a port of its own with data of its own, gone when it stops. */
export const testServer = async (
  kind: DatabaseKind,
  changes: Partial<Settings> = {},
  parts: Parts = {},
): Promise<TestServer> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'roundhouse-data-'))
  const database = kind === 'postgres' ? await freshDatabase(inject('postgres')) : null
  const settings: Settings = {
    port: 0,
    nextPort: false,
    host: 'localhost',
    dataDir,
    databaseUrl: database?.url ?? null,
    limits: false,
    publicUrl: null,
    trustProxy: false,
    logLevel: 'error',
    pageDir: null,
    workers: 1,
    noticeDelay: 0,
    smtpUrl: null,
    mailFrom: '',
    privateReceivers: true,
    loadedTables: 100,
    ratings: false,
    ...changes,
  }
  const thread = await bundle(THREAD)
  const start = (more: Partial<Settings> = {}, other: Parts = {}): Promise<RunningServer> =>
    startServer({ ...settings, ...more }, { thread, ...parts, ...other })
  let first = await start()
  const others: RunningServer[] = []
  return {
    ...first,
    settings,
    async beside(more) {
      const other = await start(more)
      others.push(other)
      return other
    },
    async restart(more) {
      await first.stop()
      first = await start({}, more)
      return first
    },
    async change(sql, snapshots) {
      await first.stop()
      const database = new Database(join(dataDir, 'roundhouse.db'))
      database.exec(sql)
      const rows = database.prepare('select rowid, snapshot from snapshots').all() as Stored[]
      for (const { rowid, snapshot } of snapshots ? rows : []) {
        const changed = deflateRawSync(JSON.stringify(snapshots?.(unpacked(new Uint8Array(snapshot)))))
        database.prepare('update snapshots set snapshot = ? where rowid = ?').run([changed, rowid])
      }
      database.close()
    },
    async stop() {
      await Promise.all([first, ...others].map((server) => server.stop()))
      await database?.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
