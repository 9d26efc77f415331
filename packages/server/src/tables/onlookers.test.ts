import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { begin, endByConsent } from '../testing/game.js'
import { guest, refusal, stranger, watch, watchAs } from '../testing/player.js'
import { DATABASES, type TestServer, testServer } from '../testing/test-server.js'

describe.each(DATABASES)('what onlookers say, on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer(kind)
  })
  afterAll(() => server.stop())

  it('is heard by onlookers on every process, and by players once the game is over', async () => {
    const elsewhere = kind === 'postgres' ? (await server.beside()).address : server.address
    const begun = await begin(server.address, '18MEX')
    const params = { table: begun.table }
    const [amy] = begun.players
    const [eve, fay] = await Promise.all(['Eve', 'Fay'].map((name) => guest(server.address, name)))
    const playing = await watchAs({ ...amy!, client: stranger(elsewhere).as(amy!.token) }, begun.table)
    const watching = await watchAs({ ...fay!, client: stranger(elsewhere).as(fay!.token) }, begun.table)
    const nameless = await watch(stranger(elsewhere), begun.table, {})
    for (const watcher of [playing, watching, nameless]) await watcher.until('hello')

    const { body: said } = await eve!.client.ask('sayToOnlookers', { params, body: { text: 'Bob is broke' } })
    expect(said).toMatchObject({ by: null, name: 'Eve', text: 'Bob is broke' })
    for (const watcher of [watching, nameless])
      expect(await watcher.until('onlookerChat')).toEqual({ type: 'onlookerChat', said })
    for (const who of [stranger(server.address), fay!.client])
      expect((await who.ask('readOnlookerChat', { params })).body.said).toEqual([said])

    // What comes later is there: what was said before is not.
    await amy!.client.ask('say', { params, body: { text: 'hello' } })
    await playing.until('chat')
    expect(JSON.stringify(playing.heard)).not.toContain('broke')
    expect((await amy!.client.ask('readChat', { params })).body.said.map(({ text }) => text)).toEqual(['hello'])
    for (const asked of [
      amy!.client.ask('readOnlookerChat', { params }),
      amy!.client.ask('sayToOnlookers', { params, body: { text: 'psst' } }),
    ])
      expect(await refusal(asked)).toMatchObject({ status: 403, code: 'for_onlookers' })

    await endByConsent(begun)
    expect((await amy!.client.ask('readOnlookerChat', { params })).body.said).toEqual([said])
    const { body: thanks } = await amy!.client.ask('sayToOnlookers', { params, body: { text: 'I know' } })
    expect(thanks.by).toBe('p1')
    await playing.until('onlookerChat', ({ said: { id } }) => id === thanks.id)
    for (const watcher of [playing, watching, nameless]) watcher.close()
  })
})
