import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type Database from 'libsql'
import { pino } from 'pino'
import { type Bus, localBus } from './bus/bus.js'
import { PostgresBus } from './bus/postgres.js'
import type { Context } from './context.js'
import { createApp } from './http/app.js'
import { Metrics } from './http/metrics.js'
import { Hub } from './live/hub.js'
import { Notifier } from './notices/notifier.js'
import { Guesses } from './people/guesses.js'
import { Sessions } from './people/sessions.js'
import type { Settings } from './settings.js'
import { openPostgres } from './storage/postgres.js'
import { openSqlite } from './storage/sqlite.js'
import { openStorage } from './storage/storage.js'
import { Bots } from './tables/bots.js'
import { TableCache } from './tables/cache.js'
import { CarryOut } from './tables/carry-out.js'
import { fillResults } from './tables/results.js'
import { threads } from './work/threads.js'

export interface RunningServer {
  readonly port: number
  /** `http://localhost:1846`. */
  readonly address: string
  /** Finishes what is asked, tells clients to come back, closes everything. */
  stop(): Promise<void>
}

export interface Parts {
  /** The script of the threads for long work, where it is not beside this program. */
  readonly thread?: string
  readonly now?: () => number
  /** Is given the embedded database when it is open: tests fill it up. */
  onDatabase?(database: Database.Database): void
  onTaken?(port: number, next: number): void
}

const VERSION = '0.1.0'

/** Of an error only this: some carry the connection they came from, or what was asked. */
const toldError = ({ name, message, stack, code }: Error & { code?: unknown }) => ({ type: name, code, message, stack })

const listen = async (app: FastifyInstance, { host, port, nextPort }: Settings, parts: Parts): Promise<number> => {
  for (let at = port; ; at++) {
    try {
      await app.listen({ host, port: at })
      const address = app.server.address()
      return typeof address === 'object' && address ? address.port : at
    } catch (error) {
      const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
      if (!isTaken || !nextPort || at >= port + 100 || at >= 65535) throw error
      parts.onTaken?.(at, at + 1)
    }
  }
}

/** Opens the storage, then the doors. */
export const startServer = async (settings: Settings, parts: Parts = {}): Promise<RunningServer> => {
  const logger = pino(
    { level: settings.logLevel, base: null, serializers: { err: toldError } },
    pino.destination({ dest: 2, sync: true }),
  )
  const now = parts.now ?? Date.now
  const id = randomUUID()
  const postgres =
    settings.databaseUrl === null
      ? null
      : openPostgres(settings.databaseUrl, (error) => logger.warn({ err: error }, 'a connection to the database broke'))
  const storage = await openStorage(postgres ?? openSqlite(settings.dataDir, parts.onDatabase))
  if (storage.migrated.length > 0) logger.info({ migrations: storage.migrated }, 'database brought up to date')
  let bus: Bus = localBus(id)
  if (postgres && settings.databaseUrl !== null) {
    const shared = new PostgresBus({ url: settings.databaseUrl, id, pool: postgres.pool, log: logger })
    await shared.open()
    bus = shared
  }
  const metrics = new Metrics()
  const cache = new TableCache({ storage, log: logger, limit: settings.loadedTables, now })
  const hub = new Hub({ bus, cache, storage, log: logger, now, onSlow: () => metrics.slowClients.inc() })
  const work = threads(settings.workers, parts.thread)
  const context: Context = { settings, storage, cache, announcer: hub, work, log: logger, now }
  const bots = new Bots(context)
  const carryOut = new CarryOut(context)
  let address = ''
  const notifier = new Notifier({ settings, storage, log: logger, now, origin: () => settings.publicUrl ?? address })
  const sessions = new Sessions(storage)
  bus.listen((message) => {
    if (message.kind === 'session') sessions.forget(({ session }) => session.id === message.session)
  })
  hub.onChange((loaded) => {
    metrics.entries.inc()
    bots.wake(loaded)
    carryOut.wake(loaded)
  })
  metrics.watch('roundhouse_tables_loaded', 'Tables in memory', () => cache.size)
  metrics.watch('roundhouse_live_connections', 'Live connections', () => hub.connections)
  let isStopping = false
  const app = await createApp({
    context: { ...context, sessions, guesses: new Guesses(), notifier },
    hub,
    metrics,
    logger,
    version: VERSION,
    isStopping: () => isStopping,
  })
  const port = await listen(app, settings, parts)
  address = `http://${settings.host.includes(':') ? `[${settings.host}]` : settings.host}:${port}`
  await bots.start()
  await carryOut.start()
  logger.info({ port, storage: storage.kind }, 'listening')
  const filling = fillResults(context, () => isStopping).catch((error: unknown) =>
    logger.warn({ err: error }, 'results of earlier games not added'),
  )

  let stopping: Promise<void> | undefined
  const stop = async (): Promise<void> => {
    isStopping = true
    logger.info('stopping')
    bots.close()
    carryOut.close()
    await filling
    await notifier.close()
    await hub.close()
    await app.close()
    await work.close()
    await cache.keepAll().catch((error: unknown) => logger.warn({ err: error }, 'no last snapshots'))
    await bus.close()
    await storage.close()
    logger.info('stopped')
  }
  return {
    port,
    address,
    stop: () => (stopping ??= stop()),
  }
}
