import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { begin, look, move, newKey } from './testing/game.js'
import { guest, refusal, stranger, watchAs } from './testing/player.js'
import { DATABASES, type TestServer, testServer } from './testing/test-server.js'

describe.each(DATABASES)('a game over the network, on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer(kind)
  })
  afterAll(() => server.stop())

  it('the server is well', async () => {
    expect((await stranger(server.address).ask('health')).body).toEqual({ ok: true })
  })

  it('a table is laid, people sit down, the game begins', async () => {
    const { table, players } = await begin(server.address, '18MEX')
    const { body } = await players[1]!.client.ask('getTable', { params: { table } })
    expect(body).toMatchObject({ id: table, title: '18MEX', number: 0, decider: 'p1', you: 'p2', status: 'running' })
    expect(body.seats.map(({ seat, user, name }) => [seat, user, name])).toEqual(
      players.map(({ id, name }, i) => [`p${i + 1}`, id, name]),
    )
    expect(body.entries.map(({ number }) => number)).toEqual([0])
    expect(JSON.stringify(body)).not.toContain('"seed"')
    expect(body.commitment).toMatch(/^[0-9a-f]{64}$/)
    expect(body.link).toBe(`${server.address}/online/${table}`)
  })

  it('long answers are sent compressed to who takes that, and are the same; short ones as they are', async () => {
    const ask = (path: string, encoding: string): Promise<Response> =>
      fetch(`${server.address}${path}`, { headers: { 'accept-encoding': encoding } })
    const long = '/api/openapi.json'
    const [plain, short] = [await ask(long, 'identity'), await ask(long, 'gzip')]
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(short.headers.get('content-encoding')).toBe('gzip')
    expect(Number(short.headers.get('content-length'))).toBeLessThan(Number(plain.headers.get('content-length')) / 3)
    expect(await short.json()).toEqual(await plain.json())
    expect((await ask('/api/health', 'gzip')).headers.get('content-encoding')).toBeNull()
  })

  it('an action is taken once, however often it is asked for, and told to everybody', async () => {
    const begun = await begin(server.address, '18MEX')
    const { table, players } = begun
    const params = { table }
    const [amy, , cid] = players
    const watcher = await watchAs(cid!, table)
    expect(await watcher.until('hello')).toMatchObject({ number: 0, you: 'p3' })
    const { body: offered } = await amy!.client.ask('getChoices', { params })
    const body = { key: newKey(), after: 0, action: offered.actions[0]!.action }
    const first = await amy!.client.ask('act', { params, body })
    expect(first.body.number).toBe(1)
    expect(first.body.entries.map(({ number, by }) => [number, by])).toEqual([[1, 'p1']])
    expect((await amy!.client.ask('act', { params, body })).body).toEqual(first.body)
    expect((await watcher.until('entries')).entries).toEqual(first.body.entries)
    await move(begun)
    expect((await amy!.client.ask('act', { params, body })).body).toEqual(first.body)
    const { body: after } = await cid!.client.ask('getTable', { params, query: { after: 1 } })
    expect(after.entries.map(({ number }) => number)).toEqual([2])
    watcher.close()
  })

  it('who is late is told what has happened', async () => {
    const begun = await begin(server.address, '18MEX')
    const { entries, player, action } = await move(begun)
    const late = await refusal(
      player.client.ask('act', { params: { table: begun.table }, body: { key: newKey(), after: 0, action } }),
    )
    expect(late).toMatchObject({ status: 409, code: 'stale', details: { number: 1, entries } })
  })

  it('of several at the same moment one is taken', async () => {
    const { table, players } = await begin(server.address, '18MEX')
    const params = { table }
    const [amy] = players
    const { body: offered } = await amy!.client.ask('getChoices', { params })
    const action = offered.actions[0]!.action
    const all = await Promise.allSettled(
      Array.from({ length: 5 }, () => amy!.client.ask('act', { params, body: { key: newKey(), after: 0, action } })),
    )
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const each of all) if (each.status === 'rejected') expect(each.reason).toMatchObject({ code: 'stale' })
  })

  it('the same request several times at the same moment is one', async () => {
    const { table, players } = await begin(server.address, '18MEX')
    const params = { table }
    const [amy] = players
    const { body: offered } = await amy!.client.ask('getChoices', { params })
    const body = { key: newKey(), after: 0, action: offered.actions[0]!.action }
    const all = await Promise.all(Array.from({ length: 5 }, () => amy!.client.ask('act', { params, body })))
    for (const answer of all) expect(answer.body).toEqual(all[0]!.body)
    expect((await look(amy!, table)).number).toBe(1)
  })

  it.each([
    ['another decides for the one that is named', 1, { type: 'pass', by: 'p1' }, 403, 'not_yours'],
    ['it is not his turn', 1, { type: 'pass', by: 'p2' }, 403, 'not_yours'],
    ['the rules refuse it', 0, { type: 'par', by: 'p1', corporation: 'FCP', price: 1 }, 422, 'refused'],
    ['it is not understood', 0, { type: 'dance' }, 422, 'refused'],
  ])('an action comes to nothing: %s', async (_, who, action, status, code) => {
    const { table, players } = await begin(server.address, '18MEX')
    const { client } = players[who]!
    const no = await refusal(client.ask('act', { params: { table }, body: { key: newKey(), after: 0, action } }))
    expect(no).toMatchObject({ status, code })
    expect(no.details.refusal).toBeDefined()
    expect(no.message).not.toBe('')
    expect((await look(players[0]!, table)).number).toBe(0)
  })

  it('who has no seat may watch and not act', async () => {
    const { table } = await begin(server.address, '18MEX')
    const other = await guest(server.address, 'Zoe')
    expect(await look(other, table)).toMatchObject({ you: null, number: 0 })
    const { body } = await other.client.ask('getChoices', { params: { table } })
    expect(body.actions).toEqual([])
    const action = { type: 'pass', by: 'p1' }
    const no = await refusal(other.client.ask('act', { params: { table }, body: { key: newKey(), after: 0, action } }))
    expect(no).toMatchObject({ status: 403, code: 'not_seated' })
  })

  it('live entries come with the state, where it was asked for', async () => {
    const begun = await begin(server.address, '18MEX')
    const bob = begun.players[1]!
    const watcher = await watchAs(bob, begun.table, '?state=true')
    await watcher.until('hello')
    await move(begun)
    const told = await watcher.until('entries')
    const now = await look(bob, begun.table)
    expect(told.state).toEqual(now.state)
    expect(told.decider).toBe(now.decider)
    watcher.close()
  })

  it('presence and talk', async () => {
    const { table, players } = await begin(server.address, '18MEX')
    const [amy, bob] = players
    const one = await watchAs(amy!, table)
    await one.until('presence', ({ present }) => present.join() === 'p1')
    const two = await watchAs(bob!, table)
    await one.until('presence', ({ present }) => present.join() === 'p1,p2')
    const { body: said } = await bob!.client.ask('say', { params: { table }, body: { text: 'hello <b>all</b>' } })
    expect((await one.until('chat')).said).toEqual(said)
    const { body } = await amy!.client.ask('readChat', { params: { table } })
    expect(body.said).toEqual([said])
    const before = one.heard.length
    two.close()
    await one.until('presence', (message) => one.heard.indexOf(message) >= before && message.present.join() === 'p1')
    one.close()
  })

  it('bots play their seats', async () => {
    const [amy] = [await guest(server.address, 'Amy')]
    const { body } = await amy.client.ask('createTable', {
      body: { title: '18MEX', players: 3, seats: ['bot:easy', 'bot:normal', 'me'], start: 'full' },
    })
    expect(body.seat).toBe('p3')
    const watcher = await watchAs(amy, body.id)
    await watcher.until('hello')
    await expect.poll(async () => (await look(amy, body.id)).decider).toBe('p3')
    expect((await look(amy, body.id)).number).toBeGreaterThan(0)
    watcher.close()
  })
})
