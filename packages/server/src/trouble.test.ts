import type Database from 'libsql'
import { afterEach, describe, expect, inject, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { checkTable, openBeside } from './operating/index.js'
import { begin, deciderAt, look, move, newKey } from './testing/game.js'
import { guest, type Player, refusal, stranger, watchAs } from './testing/player.js'
import { TcpProxy } from './testing/tcp-proxy.js'
import { DATABASES, type TestServer, testServer } from './testing/test-server.js'

const cleanUp: (() => Promise<void> | void)[] = []
afterEach(async () => {
  for (const task of cleanUp.splice(0).reverse()) await task()
})

const serverFor = async (...asked: Parameters<typeof testServer>): Promise<TestServer> => {
  const server = await testServer(...asked)
  cleanUp.push(() => server.stop())
  return server
}

/** What whoever decides could do now, as a request that may be sent again. */
const nextAct = async (begun: Awaited<ReturnType<typeof begin>>) => {
  const params = { table: begun.table }
  const player = await deciderAt(begun)
  const { body: offered } = await player.client.ask('getChoices', { params })
  const body = { key: newKey(), after: offered.number, action: offered.actions[0]!.action }
  return { player, number: offered.number + 1, ask: () => player.client.ask('act', { params, body }) }
}

const everyGameReplays = async ({ settings }: TestServer, table: string): Promise<void> => {
  const storage = await openBeside(settings)
  const stored = await storage.tables.byId(table)
  expect(await checkTable(storage, stored!.table)).toMatchObject({ outcome: 'replays', why: null })
  await storage.close()
}

describe('a disk that is full', () => {
  it('is told, changes nothing, and is forgotten as soon as there is room', async () => {
    let database: Database.Database | undefined
    const server = await serverFor('sqlite', { logLevel: 'silent' }, { onDatabase: (opened) => (database = opened) })
    const begun = await begin(server.address, '18MEX')
    const [amy] = begun.players
    const watcher = await watchAs(amy!, begun.table)
    await move(begun)
    const before = (await amy!.client.ask('getTable', { params: { table: begun.table } })).body
    const { page_count } = database!.prepare('pragma page_count').get([]) as { page_count: number }
    database!.exec(`pragma max_page_count = ${page_count}`)

    let full = await nextAct(begun)
    let no: Awaited<ReturnType<typeof refusal>> | null = null
    // What was free in the last pages may take a few more.
    for (let tries = 0; tries < 300 && !no; tries++) {
      full = await nextAct(begun)
      no = await full.ask().then(
        () => null,
        (error: unknown) => error as Awaited<ReturnType<typeof refusal>>,
      )
    }
    expect(no).toMatchObject({ status: 503, code: 'unavailable' })
    expect(await refusal(guest(server.address, 'x'.repeat(40)).then(() => full.ask()))).toMatchObject({ status: 503 })
    const during = (await amy!.client.ask('getTable', { params: { table: begun.table } })).body
    expect(during.number).toBe(full.number - 1)
    expect(during.entries.slice(0, before.entries.length)).toEqual(before.entries)

    database!.exec('pragma max_page_count = 1000000')
    expect((await full.ask()).body.number).toBe(full.number)
    await watcher.until('entries', ({ number }) => number === full.number)
    const told = watcher.heard.flatMap((message) => (message.type === 'entries' ? message.entries : []))
    expect(told.map(({ number }) => number)).toEqual(told.map((_, i) => i + 1))
    watcher.close()
    await everyGameReplays(server, begun.table)
  })
})

describe('a database that goes away and comes back', () => {
  const cutServer = async () => {
    const { proxy, url } = await TcpProxy.to(inject('postgres'))
    cleanUp.push(() => proxy.close())
    const server = await serverFor('postgres', { logLevel: 'silent' })
    const own = new URL(server.settings.databaseUrl ?? '')
    own.port = new URL(url).port
    const behind = await server.beside({ databaseUrl: own.href })
    return { proxy, server, behind }
  }

  it('is told, and the server is back to work by itself; who watches misses nothing', async () => {
    const { proxy, server, behind } = await cutServer()
    const begun = await begin(behind.address, '18MEX')
    const there = { ...begun, players: begun.players.map((player) => at(player, server.address)) }
    const watcher = await watchAs(begun.players[0]!, begun.table)
    await watcher.until('hello')
    await move(begun)
    const waiting = await nextAct(begun)

    proxy.cut()
    expect(await refusal(waiting.ask())).toMatchObject({ status: 503, code: 'unavailable' })
    expect(await refusal(stranger(behind.address).ask('health'))).toMatchObject({ status: 503 })
    // The others go on elsewhere.
    await move(there)

    proxy.mend()
    await expect.poll(async () => (await fetch(`${behind.address}/api/health`)).status).toBe(200)
    expect(await refusal(waiting.ask())).toMatchObject({ status: 409, code: 'stale' })
    await move(begun)
    const { number } = await look(there.players[0]!, begun.table)
    await watcher.until('entries', (message) => message.number === number)
    const told = watcher.heard.flatMap((message) => (message.type === 'entries' ? message.entries : []))
    expect(told.map((entry) => entry.number)).toEqual([1, 2, 3])
    // Messages of other processes come again, too.
    await move(there)
    await watcher.until('entries', (message) => message.number === number + 1)
    watcher.close()
    await everyGameReplays(server, begun.table)
  })

  it('what was stored and could not be answered is there once', async () => {
    const { proxy, server, behind } = await cutServer()
    const begun = await begin(behind.address, '18MEX')
    await move(begun)
    const lost = await nextAct(begun)
    proxy.deafen()
    const asked = refusal(lost.ask())
    const [amy] = begun.players
    // Stored, as another process sees; then the line breaks before the first one hears of it.
    await expect.poll(async () => (await look(at(amy!, server.address), begun.table)).number).toBe(lost.number)
    proxy.cut()
    expect(await asked).toMatchObject({ status: 503, code: 'unavailable' })
    proxy.mend()
    expect((await lost.ask()).body.number).toBe(lost.number)
    expect((await look(amy!, begun.table)).number).toBe(lost.number)
    await everyGameReplays(server, begun.table)
  })
})

const at = (player: Player, address: string): Player => ({ ...player, client: stranger(address).as(player.token) })

describe('a connection nobody is at the other end of', () => {
  it('is given up, and the player is not shown as present; others stay', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    cleanUp.push(() => void vi.useRealTimers())
    const server = await serverFor('sqlite')
    const begun = await begin(server.address, '18MEX')
    const [amy, bob] = begun.players
    const watcher = await watchAs(amy!, begun.table)
    const silent = new WebSocket(bob!.client.liveAddress(begun.table), {
      headers: { authorization: `Bearer ${bob!.token}` },
      autoPong: false,
    })
    cleanUp.push(() => silent.terminate())
    const gone = new Promise((resolve) => silent.once('close', resolve))
    await watcher.until('presence', ({ present }) => present.includes('p2'))
    const pinged = new Promise((resolve) => silent.once('ping', resolve))
    const ponged = new Promise((resolve) => watcher.socket.once('ping', resolve))
    vi.advanceTimersByTime(26_000)
    await Promise.all([pinged, ponged])
    // The sign of life of the one is on its way: an answer to a later request comes after it.
    await look(amy!, begun.table)
    vi.advanceTimersByTime(26_000)
    await gone
    await watcher.until('presence', ({ present }) => !present.includes('p2') && present.includes('p1'))
    await move(begun)
    await watcher.until('entries')
    expect(watcher.socket.readyState).toBe(WebSocket.OPEN)
    watcher.close()
  })
})

const DAY = 24 * 60 * 60 * 1000

describe.each(DATABASES)('a clock that jumps, on %s', (kind) => {
  it.each([
    ['a month ahead', 30 * DAY],
    ['a month back', -30 * DAY],
  ])('%s: games, sessions, limits and bots go on', async (_, jump) => {
    let shift = 0
    const server = await serverFor(kind, { limits: true }, { now: () => Date.now() + shift })
    const begun = await begin(server.address, '18MEX')
    const amy = begun.players[0]!
    const { body: bots } = await amy.client.ask('createTable', {
      body: { title: '18MEX', players: 3, seats: ['bot:easy', 'bot:easy', 'bot:easy'], start: 'full' },
    })
    await move(begun)
    shift = jump
    for (let n = 0; n < 5; n++) await move(begun)
    expect((await look(amy, begun.table)).number).toBe(6)
    const { number } = await look(amy, bots.id)
    await expect.poll(async () => (await look(amy, bots.id)).number).toBeGreaterThan(number + 2)
    await amy.client.ask('say', { params: { table: begun.table }, body: { text: 'what year is it?' } })
    // And back again while no server runs; a minute later another takes over what this one thought about.
    const again = await server.restart({ now: () => Date.now() + 60_000 })
    const there = at(amy, again.address)
    const before = await look(there, bots.id)
    await expect.poll(async () => (await look(there, bots.id)).number).toBeGreaterThan(before.number + 2)
  })
})
