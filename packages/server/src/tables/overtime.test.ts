import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Pace } from '../api/pace.js'
import { begin, deciderAt, look, move } from '../testing/game.js'
import { guest, refusal } from '../testing/player.js'
import { DATABASES, type TestServer, testServer } from '../testing/test-server.js'

const HOUR = 3_600_000

describe.each(DATABASES)('pace, on %s', (kind) => {
  let server: TestServer
  let ahead = 0
  beforeAll(async () => {
    server = await testServer(kind, {}, { now: () => Date.now() + ahead })
  })
  afterAll(() => server.stop())

  const slow = (late: 'remind' | 'pass' | 'bot' | 'end'): Pace => ({ kind: 'slow', hours: 24, zone: 'UTC', late })
  const lateAt = async (pace: Pace) => {
    const begun = await begin(server.address, '18MEX', 3, { pace })
    const who = await deciderAt(begun)
    const other = begun.players.find((player) => player !== who)!
    const params = { table: begun.table }
    return { begun, who, other, params, ask: (by = other) => by.client.ask('overtime', { params }) }
  }

  it('is told with the table and its list, and the time begins anew with every move', async () => {
    const { begun, other } = await lateAt(slow('pass'))
    const before = await look(other, begun.table)
    expect(before.pace).toEqual(slow('pass'))
    expect(before.clock?.due).toBe(before.clock!.since + 24 * HOUR)
    expect(before.due).toBe(before.clock?.due)
    ahead += HOUR
    await move(begun)
    const after = await look(other, begun.table)
    expect(after.clock!.since - before.clock!.since).toBeGreaterThanOrEqual(HOUR)
    const { body } = await other.client.ask('listTables', { query: { state: 'mine' } })
    expect(body.tables.find(({ id }) => id === begun.table)).toMatchObject({ pace: slow('pass'), due: after.due })
  })

  it('nobody may act for another in time, nor for himself, nor where a reminder is all', async () => {
    const { who, ask } = await lateAt(slow('pass'))
    expect((await refusal(ask())).code).toBe('in_time')
    ahead += 25 * HOUR
    expect((await refusal(ask(who))).code).toBe('in_time')
    const reminded = await lateAt(slow('remind'))
    ahead += 25 * HOUR
    expect((await refusal(reminded.ask())).code).toBe('in_time')
  })

  it('pass: the one who is late passes', async () => {
    const { begun, who, other, ask } = await lateAt(slow('pass'))
    ahead += 25 * HOUR
    const { body } = await ask()
    expect(body.number).toBe(1)
    const { entries } = (await other.client.ask('getTable', { params: { table: begun.table }, query: { after: 0 } }))
      .body
    expect(entries[0]).toMatchObject({ by: (await look(who, begun.table)).you, action: { type: 'pass' } })
    expect(await deciderAt(begun)).not.toBe(who)
  })

  it('bot: the seat goes to a bot, which plays on', async () => {
    const { begun, who, other, ask } = await lateAt(slow('bot'))
    const seat = (await look(who, begun.table)).you
    ahead += 25 * HOUR
    await ask()
    const { seats } = await look(other, begun.table)
    expect(seats.find((each) => each.seat === seat)).toMatchObject({ user: null, bot: 'bot:normal' })
    await expect.poll(async () => (await look(other, begun.table)).number).toBeGreaterThan(0)
  })

  it('end: the game ends', async () => {
    const { begun, other, ask } = await lateAt(slow('end'))
    ahead += 25 * HOUR
    await ask()
    expect(await look(other, begun.table)).toMatchObject({ status: 'finished', due: null })
  })

  it('live: everybody has a clock of his own', async () => {
    const pace: Pace = { kind: 'live', minutes: 5, increment: 30, late: 'pass' }
    const { begun, who, other } = await lateAt(pace)
    const { you } = await look(who, begun.table)
    ahead += 60_000
    await move(begun)
    const { clock } = await look(other, begun.table)
    expect(Object.keys(clock!.left).sort()).toEqual(['p1', 'p2', 'p3'])
    expect(clock!.left[you!]).toBeLessThanOrEqual(270_000)
    expect(clock!.left[you!]).toBeGreaterThan(260_000)
    expect(clock!.due).toBe(clock!.since + 300_000)
  })

  it('a time zone that does not exist is refused', async () => {
    const { client } = await guest(server.address, 'Zoe')
    const pace = { ...slow('pass'), zone: 'Mars/Olympus' } as Pace
    const asked = client.ask('createTable', { body: { title: '18MEX', players: 3, pace } })
    expect((await refusal(asked)).code).toBe('bad_request')
  })

  it('a rematch: the first lays the table, the others sit down at the same', async () => {
    const { begun, ask, params } = await lateAt(slow('end'))
    expect((await refusal(begun.players[0]!.client.ask('rematch', { params }))).code).toBe('not_over')
    ahead += 25 * HOUR
    await ask()
    const ids = new Set<string>()
    for (const { client } of begun.players) ids.add((await client.ask('rematch', { params })).body.id)
    expect(ids.size).toBe(1)
    const [next] = [...ids]
    const laid = await look(begun.players[0]!, next!)
    expect(laid).toMatchObject({ status: 'running', title: '18MEX', pace: slow('end') })
    expect(laid.seats.map(({ user }) => user).sort()).toEqual(begun.players.map(({ id }) => id).sort())
    expect((await look(begun.players[0]!, begun.table)).rematch).toBe(next)
  })
})
