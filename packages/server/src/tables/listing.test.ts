import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { guest, refusal, stranger } from '../testing/player.js'
import { DATABASES, type TestServer, testServer } from '../testing/test-server.js'

const NOW = 1_800_000_000_000

describe.each(DATABASES)('lists of tables, on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    // Whatever is laid is laid at the same moment.
    server = await testServer(kind, {}, { now: () => NOW })
  })
  afterAll(() => server.stop())

  it('page by page each table comes once, though all were touched at the same moment', async () => {
    const amy = await guest(server.address, 'Amy')
    const laid: string[] = []
    for (let n = 0; n < 7; n++)
      laid.push((await amy.client.ask('createTable', { body: { title: '18MEX', players: 3 } })).body.id)
    for (const state of ['open', 'mine'] as const) {
      const pages: string[][] = []
      let cursor: string | null | undefined
      do {
        const query = { state, limit: 3, ...(cursor && { cursor }) }
        const { body } = await amy.client.ask('listTables', { query })
        pages.push(body.tables.map(({ id }) => id))
        cursor = body.next
      } while (cursor)
      expect(pages.map(({ length }) => length)).toEqual([3, 3, 1])
      expect(pages.flat().sort()).toEqual(laid.toSorted())
    }
    const before = async (time: number) =>
      (await amy.client.ask('listTables', { query: { before: time } })).body.tables.length
    expect([await before(NOW), await before(NOW + 1)]).toEqual([0, 7])
  })

  it.each(['', 'x', '1', '1.', '.a', '99999999999999999.a', '1.a b'])('%j is no cursor', async (cursor) => {
    const asked = stranger(server.address).ask('listTables', { query: { cursor } })
    expect(await refusal(asked)).toMatchObject({ status: 400 })
  })
})
