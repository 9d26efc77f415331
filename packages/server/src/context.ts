import type { FastifyBaseLogger } from 'fastify'
import type { Announcer } from './live/announcer.js'
import type { Settings } from './settings.js'
import type { Storage } from './storage/storage.js'
import type { TableCache } from './tables/cache.js'
import type { Work } from './work/work.js'

/** What everything on the server works with. */
export interface Context {
  readonly settings: Settings
  readonly storage: Storage
  readonly cache: TableCache
  readonly announcer: Announcer
  readonly work: Work
  readonly log: FastifyBaseLogger
  readonly now: () => number
}
