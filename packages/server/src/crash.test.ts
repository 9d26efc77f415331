import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Dice } from '@roundhouse/bots'
import { afterEach, describe, expect, inject, it } from 'vitest'
import { checkTable, openBeside, readSettings } from './operating/index.js'
import { freshDatabase } from './testing/fresh-database.js'
import { type Begun, begin } from './testing/game.js'
import { stranger, type Watcher, watchAs } from './testing/player.js'
import { ServerProcess } from './testing/server-process.js'
import { TableLoad } from './testing/table-load.js'
import { DATABASES, type DatabaseKind } from './testing/test-server.js'

/** `npm run fuzz -- crash` asks for more. */
const KILLS = Number(process.env.CRASH_KILLS ?? 3)
const SEED = Number(process.env.CRASH_SEED ?? 23)
/** A kill takes a server that works: so many actions are acknowledged before it. */
const WORK_FIRST = 12
const MOST_WAIT = 100
const KILLS_A_GAME = 5
/** Only against a hang. */
const TIMEOUT = 180_000 + KILLS * 30_000
const TITLES = ['1846', '18MEX', '1849', '18Mag']

const delay = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

interface World {
  readonly settings: Readonly<Record<string, string>>
  readonly end: () => Promise<void>
}

const newWorld = async (kind: DatabaseKind): Promise<World> => {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-crash-'))
  const database = kind === 'postgres' ? await freshDatabase(inject('postgres')) : null
  return {
    settings: { DATA_DIR: folder, ...(database && { DATABASE_URL: database.url }) },
    async end() {
      await database?.drop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Everything acknowledged is stored: once, in order, as it was told, and every state follows from the rules. */
const checkStored = async (settings: World['settings'], loads: readonly TableLoad[]): Promise<void> => {
  const storage = await openBeside(readSettings(settings, null))
  try {
    for (const table of new Set(loads.map((load) => load.table))) {
      const stored = await storage.tables.byId(table)
      const entries = await storage.entries.after(table, -1)
      expect(entries.map(({ number }) => number)).toEqual(Array.from({ length: entries.length }, (_, i) => i))
      expect(stored?.table.number).toBe(entries.length - 1)
      const told = loads.filter((load) => load.table === table).flatMap(({ acknowledged }) => [...acknowledged])
      // A request comes again until it is answered: what was stored was acknowledged, to one only.
      expect(told.map(([number]) => number).sort((a, b) => a - b)).toEqual(entries.slice(1).map(({ number }) => number))
      for (const [number, action] of told) expect(entries[number]?.action).toBe(action)
      expect(await checkTable(storage, stored!.table)).toMatchObject({ outcome: 'replays', why: null })
    }
  } finally {
    await storage.close()
  }
}

const acknowledgedBy = (loads: readonly TableLoad[]): number =>
  loads.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0)

/** Plays all tables while something is done to the servers, and ends the games. */
const under = async (loads: readonly TableLoad[], task: () => Promise<void>): Promise<void> => {
  const running = Promise.all(loads.map((load) => load.run()))
  const over = (async () => {
    try {
      await task()
    } finally {
      for (const load of loads) load.stop()
    }
  })()
  // Whichever fails first is told.
  await Promise.all([running, over])
}

const untilWorking = async (loads: readonly TableLoad[]): Promise<void> => {
  const before = acknowledgedBy(loads)
  await expect.poll(() => acknowledgedBy(loads), { interval: 10 }).toBeGreaterThanOrEqual(before + WORK_FIRST)
}

/** Kills a server that works: at any moment, or right after it has acknowledged something. */
const killWorking = async (server: ServerProcess, loads: readonly TableLoad[], dice: Dice): Promise<void> => {
  await untilWorking(loads)
  await delay(dice.between(0, MOST_WAIT))
  if (dice.chance(0.5))
    await new Promise<void>((resolve) => {
      const first = (): void => {
        void server.kill()
        for (const load of loads) load.onAcknowledged(() => {})
        resolve()
      }
      for (const load of loads) load.onAcknowledged(first)
    })
  await server.kill()
}

const servers: ServerProcess[] = []
const worlds: World[] = []
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.kill()))
  for (const world of worlds.splice(0)) await world.end()
})

const startIn = async (world: World): Promise<ServerProcess> => {
  const server = new ServerProcess(world.settings)
  servers.push(server)
  await server.start()
  return server
}

/** Kills of each round of games, so that none comes to its end before. */
const rounds = function* (): Generator<number> {
  for (let left = KILLS; left > 0; left -= KILLS_A_GAME) yield Math.min(left, KILLS_A_GAME)
}

const beginAll = (address: string): Promise<readonly Begun[]> =>
  Promise.all(TITLES.map((title) => begin(address, title)))

describe.each(DATABASES)('a server that is killed under load, on %s', (kind) => {
  it(
    `${KILLS} times: every acknowledged action is there, once, in order`,
    async () => {
      const world = await newWorld(kind)
      worlds.push(world)
      const server = await startIn(world)
      const games = await beginAll(server.address)
      const loads = games.map((game, i) => new TableLoad(game, () => [server.address], SEED + i, true))
      const dice = new Dice(SEED)
      await under(loads, async () => {
        for (let kill = 0; kill < KILLS; kill++) {
          await killWorking(server, loads, dice)
          await server.start()
        }
        await untilWorking(loads)
      })
      await server.stop()
      await checkStored(world.settings, loads)
    },
    TIMEOUT,
  )
})

describe.each(DATABASES)('a server that is told to stop under load, on %s', (kind) => {
  it('tells who watches to come back, ends well, and what was acknowledged is there', async () => {
    const world = await newWorld(kind)
    worlds.push(world)
    const server = await startIn(world)
    const games = await beginAll(server.address)
    const loads = games.map((game, i) => new TableLoad(game, () => [server.address], SEED + i, true))
    await under(loads, async () => {
      const watchers = await Promise.all(games.map(({ players, table }) => watchAs(players[0]!, table)))
      await untilWorking(loads)
      expect(await server.stop()).toBe(0)
      for (const watcher of watchers) expect((await watcher.until('bye')).again).toBeGreaterThan(0)
      await server.start()
      await untilWorking(loads)
    })
    expect(await server.stop()).toBe(0)
    await checkStored(world.settings, loads)
    // The next version goes on from where each game is.
    const storage = await openBeside(readSettings(world.settings, null))
    for (const { table } of games) {
      const stored = await storage.tables.byId(table)
      const number = stored?.table.number ?? -1
      expect((await storage.entries.snapshotAt(table, number))?.number).toBe(number)
    }
    await storage.close()
  })
})

describe('two servers on one PostgreSQL, players of every table on both', () => {
  /** Everything from `hello` on was told, in order and once. */
  const heardAll = async (watcher: Watcher, table: string, address: string, begun: Begun): Promise<void> => {
    const { body } = await stranger(address).as(begun.players[0]!.token).ask('getTable', { params: { table } })
    const hello = await watcher.until('hello')
    if (body.number > hello.number) await watcher.until('entries', ({ number }) => number >= body.number)
    const told = watcher.heard.flatMap((message) => (message.type === 'entries' ? message.entries : []))
    expect(told.map(({ number }) => number)).toEqual(told.map((_, i) => hello.number + 1 + i))
  }

  it(
    `one is killed ${KILLS} times: nothing is lost or doubled, and who watches the other misses nothing`,
    async () => {
      const world = await newWorld('postgres')
      worlds.push(world)
      const both = [await startIn(world), await startIn(world)]
      const dice = new Dice(SEED)
      const all: TableLoad[] = []
      let killed = 0
      for (const kills of rounds()) {
        const games = await beginAll(both[0]!.address)
        const loads = games.flatMap((game, i) =>
          [0, 1].map((own) => {
            const preferred = (): readonly string[] => [both[own]!.address, both[1 - own]!.address]
            return new TableLoad(game, preferred, SEED + all.length + 2 * i + own, false)
          }),
        )
        all.push(...loads)
        await under(loads, async () => {
          for (let kill = 0; kill < kills; kill++, killed++) {
            const [dying, other] = [both[killed % 2]!, both[1 - (killed % 2)]!]
            const watchers = await Promise.all(
              games.map(({ players, table }) => watchAs({ ...players[0]!, client: stranger(other.address) }, table)),
            )
            await killWorking(dying, loads, dice)
            await untilWorking(loads)
            await dying.start()
            for (const [i, watcher] of watchers.entries()) {
              await heardAll(watcher, games[i]!.table, other.address, games[i]!)
              watcher.close()
            }
          }
          await untilWorking(loads)
        })
      }
      await Promise.all(both.map((server) => server.stop()))
      await checkStored(world.settings, all)
    },
    TIMEOUT,
  )
})

describe.each(DATABASES)('moves ahead, on %s', (kind) => {
  it(
    'an order whose server is killed before it was carried out is carried out by the next one, once',
    async () => {
      const world = await newWorld(kind)
      worlds.push(world)
      const server = await startIn(world)
      const begun = await begin(server.address, '18MEX')
      const params = { table: begun.table }
      const clients = () => begun.players.map(({ token }) => stranger(server.address).as(token))
      for (const client of clients().slice(1))
        await client.ask('giveOrder', {
          params,
          body: { after: 0, order: { kind: 'pass', auctions: true, until: [] } },
        })
      for (let kills = 1; kills <= 2; kills++) {
        const [amy] = clients()
        const { actions, number } = (await amy!.ask('getChoices', { params })).body
        const action = actions.find((offer) => offer.action.type === 'bid')!.action
        await amy!.ask('act', { params, body: { key: `bid-${kills}`, after: number, action } })
        await server.kill()
        await server.start()
        const now = async () => (await clients()[0]!.ask('getTable', { params, query: { after: 0 } })).body
        await expect.poll(async () => (await now()).decider, { timeout: 30_000 }).toBe('p1')
        const done = (await now()).entries.map(({ by, action: played }) => `${by} ${played?.type}`)
        expect(done).toEqual(Array.from({ length: kills }, () => ['p1 bid', 'p2 pass', 'p3 pass']).flat())
      }
    },
    TIMEOUT,
  )
})
