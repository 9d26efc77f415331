import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Game } from '@roundhouse/engine'
import { type Postgres, startPostgres } from '../../../scripts/postgres.mjs'
import { openBeside, readSettings } from '../src/operating/index.js'
import { freshDatabase } from '../src/testing/fresh-database.js'
import { ServerProcess } from '../src/testing/server-process.js'
import type { PhaseResult } from './load-plan.js'
import { LoadProcess } from './load-process.js'
import { addPeople, type LaidTable, layTables, type Person, type Source, sourceOf } from './stored-games.js'

/** As the tables of `npm run bench` are made of. */
interface Table {
  readonly name: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

interface Scale {
  readonly liveTables: number
  readonly restingTables: number
  readonly seconds: number
}

const FULL: Scale = { liveTables: 1000, restingTables: 10_000, seconds: 20 }
const SHORT: Scale = { liveTables: 80, restingTables: 800, seconds: 4 }

const PER_SECOND = 200
const AT_ONCE = 64
const PEOPLE = 600
/** Games of each title that tables are laid with, and how far they have come. */
const GAMES_A_TITLE = 6
const PLAYED = [40, 70, 100]
const RESTING_AT = 20
const MOST_MOVES = 120
const OPENED = 200

type Settings = Readonly<Record<string, string>>
type StorageKind = 'SQLite' | 'PostgreSQL'

const now = Date.now()

const middle = (times: readonly number[], part: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))] ?? Number.NaN
const ms = (time: number): string => `${time.toFixed(time < 10 ? 1 : 0)} ms`
const MB = (bytes: number): string => `${(bytes / 1e6).toFixed(bytes < 1e8 ? 1 : 0)} MB`
const times = (list: readonly number[]): readonly string[] => [ms(middle(list, 0.5)), ms(middle(list, 0.99))]

/** Games of every title, each at several points: from there on their own players' moves are played. */
const sourcesOf = (games: readonly Game[], played: readonly number[], most: number): readonly Source[] => {
  const titles = [...new Set(games.map(({ setup }) => setup.title))]
  const chosen = titles.map((title) => games.filter(({ setup }) => setup.title === title).slice(0, GAMES_A_TITLE))
  const turns = Array.from({ length: GAMES_A_TITLE }, (_, i) => chosen.flatMap((list) => list[i] ?? []))
  return played.flatMap((from) =>
    turns.flat().flatMap((game) => (game.cursor > from + most / 2 ? [sourceOf(game, from, most)] : [])),
  )
}

/** A place for data, and what is told to a server about it. */
class World {
  readonly #folder = mkdtempSync(join(tmpdir(), 'roundhouse-bench-'))
  readonly #drop: () => Promise<void>
  readonly settings: Settings

  constructor(database: { readonly url: string; drop(): Promise<void> } | null) {
    this.settings = { DATA_DIR: this.#folder, ...(database && { DATABASE_URL: database.url }) }
    this.#drop = async () => database?.drop()
  }

  async start(): Promise<ServerProcess> {
    const server = new ServerProcess(this.settings)
    await server.start()
    return server
  }

  /** Lays tables before any server runs. */
  async lay(count: number, sources: readonly Source[]): Promise<readonly LaidTable[]> {
    // The first start makes the tables of the database.
    await (await this.start()).stop()
    const storage = await openBeside(readSettings(this.settings, null))
    try {
      return await layTables(storage, count, sources, await addPeople(storage, PEOPLE, now), now)
    } finally {
      await storage.close()
    }
  }

  async end(): Promise<void> {
    await this.#drop()
    rmSync(this.#folder, { recursive: true, force: true })
  }
}

/** Bytes a server has in memory. */
const memoryOf = async ({ address }: ServerProcess): Promise<{ readonly all: number; readonly heap: number }> => {
  const text = await (await fetch(`${address}/api/metrics`)).text()
  const value = (name: string): number => Number(new RegExp(`^roundhouse_${name} (\\S+)$`, 'm').exec(text)?.[1])
  return { all: value('process_resident_memory_bytes'), heap: value('nodejs_heap_size_used_bytes') }
}

const sum = (list: readonly number[]): number => list.reduce((all, each) => all + each, 0)

interface Measured {
  readonly storage: StorageKind
  readonly processes: number
  readonly tables: number
  readonly sockets: number
  readonly idle: number
  readonly opened: number
  readonly played: number
  readonly rate: PhaseResult
  readonly most: PhaseResult
}

/** Live tables with a channel for each seat, at a steady rate, then as fast as it goes. */
const measureLive = async (
  world: World,
  storage: StorageKind,
  processes: number,
  { liveTables, seconds }: Scale,
  sources: readonly Source[],
): Promise<Measured> => {
  const laid = await world.lay(liveTables, sources)
  const servers: ServerProcess[] = []
  for (let n = 0; n < processes; n++) servers.push(await world.start())
  const memory = async (): Promise<number> =>
    sum(await Promise.all(servers.map(async (each) => (await memoryOf(each)).all)))
  const idle = await memory()
  const load = new LoadProcess()
  const { sockets } = await load.connect({
    addresses: servers.map(({ address }) => address),
    tables: laid.map(({ id, source, people }) => ({
      id,
      number: source.from,
      tokens: people.map(({ token }) => token),
      moves: source.moves,
    })),
  })
  const opened = await memory()
  const rate = await load.run({ name: 'rate', seconds, perSecond: PER_SECOND })
  const played = await memory()
  const most = await load.run({ name: 'most', seconds: seconds / 2, atOnce: AT_ONCE })
  await load.end()
  for (const server of servers) await server.stop()
  return { storage, processes, tables: liveTables, sockets, idle, opened, played, rate, most }
}

interface Resting {
  readonly storage: StorageKind
  readonly emptyStart: number
  readonly start: number
  readonly empty: number
  readonly memory: number
  readonly opening: readonly number[]
}

const timeOf = async <T>(task: () => Promise<T>): Promise<{ readonly result: T; readonly time: number }> => {
  const began = performance.now()
  const result = await task()
  return { result, time: performance.now() - began }
}

/** Tables nobody uses: what they cost, and how soon one is opened. */
const measureResting = async (
  world: World,
  storage: StorageKind,
  { restingTables }: Scale,
  sources: readonly Source[],
): Promise<Resting> => {
  const fresh = await timeOf(() => world.start())
  await fresh.result.stop()
  const emptyAgain = await timeOf(() => world.start())
  const empty = (await memoryOf(emptyAgain.result)).all
  await emptyAgain.result.stop()
  const laid = await world.lay(restingTables, sources)
  const { result: server, time: start } = await timeOf(() => world.start())
  const { all: memory } = await memoryOf(server)
  const opening: number[] = []
  for (let n = 0; n < OPENED; n++) {
    const { id, people } = laid[(n * 7919) % laid.length]!
    const [person] = people as readonly [Person]
    const { time } = await timeOf(async () => {
      const headers = { authorization: `Bearer ${person.token}` }
      return (await fetch(`${server.address}/api/tables/${id}`, { headers })).text()
    })
    opening.push(time)
  }
  await server.stop()
  return { storage, emptyStart: emptyAgain.time, start, empty, memory, opening }
}

const failures = ({ failed, failure }: PhaseResult): string => (failed === 0 ? '0' : `${failed}: ${failure}`)

const liveTable = (name: string, all: readonly Measured[], phase: 'rate' | 'most'): Table => ({
  name,
  columns: [
    'storage',
    'processes',
    'tables',
    'channels',
    'actions/s',
    'answered p50',
    'p99',
    'all seats p50',
    'p99',
    'failed',
  ],
  rows: all.map((each) => {
    const { storage, processes, tables, sockets } = each
    const result = each[phase]
    const perSecond = (result.done / result.seconds).toFixed(0)
    return [
      ...[storage, processes, tables, sockets, perSecond].map(String),
      ...times(result.answered),
      ...times(result.told),
      failures(result),
    ]
  }),
})

const memoryTable = (all: readonly Measured[]): Table => ({
  name: 'Memory of live tables (goal: under 1 MB a table beyond an idle server)',
  columns: ['storage', 'processes', 'tables', 'idle', 'all watched', 'a table', 'after playing', 'a table'],
  rows: all.map(({ storage, processes, tables, idle, opened, played }) =>
    [
      storage,
      processes,
      tables,
      MB(idle),
      MB(opened),
      MB((opened - idle) / tables),
      MB(played),
      MB((played - idle) / tables),
    ].map(String),
  ),
})

const restingTable = (count: number, all: readonly Resting[]): Table => ({
  name: `${count.toLocaleString('en')} tables at rest (goals: start-up under 2 s, next to no memory)`,
  columns: ['storage', 'start-up, empty', 'start-up', 'memory, empty', 'memory', 'opening one p50', 'p99'],
  rows: all.map(({ storage, emptyStart, start, empty, memory, opening }) => [
    storage,
    ms(emptyStart),
    ms(start),
    MB(empty),
    MB(memory),
    ...times(opening),
  ]),
})

/** The server under load, over real sockets, the load from another process. */
export const serverTables = async (games: readonly Game[], isShort: boolean): Promise<readonly Table[]> => {
  const scale = isShort ? SHORT : FULL
  const live = sourcesOf(games, PLAYED, MOST_MOVES)
  const resting = sourcesOf(games, [RESTING_AT], 0)
  const postgres: Postgres = await startPostgres()
  const inWorld = async <T>(storage: StorageKind, task: (world: World) => Promise<T>): Promise<T> => {
    const world = new World(storage === 'SQLite' ? null : await freshDatabase(postgres.url))
    try {
      return await task(world)
    } finally {
      await world.end()
    }
  }
  try {
    const measured: Measured[] = []
    for (const [storage, processes] of [
      ['SQLite', 1],
      ['PostgreSQL', 1],
      ['PostgreSQL', 2],
    ] as const)
      measured.push(await inWorld(storage, (world) => measureLive(world, storage, processes, scale, live)))
    const rested: Resting[] = []
    for (const storage of ['SQLite', 'PostgreSQL'] as const)
      rested.push(await inWorld(storage, (world) => measureResting(world, storage, scale, resting)))
    return [
      liveTable(`${PER_SECOND} actions a second, to all seats (goal: p99 under 100 ms)`, measured, 'rate'),
      liveTable(`The most actions a second, ${AT_ONCE} under way at once`, measured, 'most'),
      memoryTable(measured),
      restingTable(scale.restingTables, rested),
    ]
  } finally {
    await postgres.stop()
  }
}
