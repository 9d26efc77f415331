import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { begin, look } from '../testing/game.js'
import { DATABASES, type TestServer, testServer } from '../testing/test-server.js'

describe.each(DATABASES)('whether trades need the owner’s yes, on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer(kind)
  })
  afterAll(() => server.stop())

  it.each([
    ['as the rulebook has it', {}, true, undefined],
    ['as 18xx.games has it', { ruleset: '18xx.games' as const }, false, undefined],
    ['the host says no', { consent: false }, false, false],
    ['the host says yes', { ruleset: '18xx.games' as const, consent: true }, true, true],
  ])('%s', async (_, wish, isAsked, inSetup) => {
    const { table, players } = await begin(server.address, '18MEX', 3, wish)
    const { consent, setup } = await look(players[1]!, table)
    expect(consent).toBe(isAsked)
    expect(setup?.consent).toBe(inSetup)
    const { body } = await players[1]!.client.ask('listTables', { query: { state: 'mine' } })
    expect(body.tables.map((card) => card.consent)).toEqual([isAsked])
    const { body: file } = await players[1]!.client.ask('exportGame', { params: { table } })
    expect((file.setup as { consent?: boolean }).consent).toBe(inSetup)
  })
})
