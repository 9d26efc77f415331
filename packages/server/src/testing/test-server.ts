import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { bundle } from '../../../../scripts/bundle.mjs'
import { type Parts, type RunningServer, startServer } from '../server.js'
import type { Settings } from '../settings.js'
import { freshDatabase } from './fresh-database.js'

export type DatabaseKind = 'sqlite' | 'postgres'
export const DATABASES: readonly DatabaseKind[] = ['sqlite', 'postgres']

export interface TestServer extends RunningServer {
  readonly settings: Settings
  /** Another process on the same data; with PostgreSQL only. */
  beside(settings?: Partial<Settings>): Promise<RunningServer>
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
    loadedTables: 100,
    ...changes,
  }
  const thread = await bundle(THREAD)
  const start = (more: Partial<Settings> = {}): Promise<RunningServer> =>
    startServer({ ...settings, ...more }, { thread, ...parts })
  const first = await start()
  const others: RunningServer[] = []
  return {
    ...first,
    settings,
    async beside(more) {
      const other = await start(more)
      others.push(other)
      return other
    },
    async stop() {
      await Promise.all([first, ...others].map((server) => server.stop()))
      await database?.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
