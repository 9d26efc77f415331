import type Database from 'libsql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ResultOf } from '../client/index.js'
import { type Begun, begin, endByConsent, look, move, newKey } from '../testing/game.js'
import { guest, type Player, refusal, stranger } from '../testing/player.js'
import { DATABASES, type TestServer, testServer } from '../testing/test-server.js'

type Profile = ResultOf<'getProfile'>

const profileOf = async (address: string, { id }: Player, asker = stranger(address)): Promise<Profile> =>
  (await asker.ask('getProfile', { params: { user: id } })).body

/** The last yes before the game is over by consent, not yet said. */
const beforeTheEnd = async ({ table, players }: Begun) => {
  for (let asked = 0; ; asked++) {
    const { decider, number } = await look(players[0]!, table)
    const player = players[Number(decider?.slice(1)) - 1]!
    const { body } = await player.client.ask('getChoices', { params: { table } })
    const yes = body.actions.find(({ action }) => action.accept === true)?.action
    const request = { key: newKey(), after: number, action: yes ?? { type: 'endGame', by: decider } }
    if (asked === players.length - 1) return { player, request }
    await player.client.ask('act', { params: { table }, body: request })
  }
}

describe.each(DATABASES)('results and ratings, on %s', (kind) => {
  let server: TestServer
  let database: Database.Database | undefined
  beforeAll(async () => {
    server = await testServer(
      kind,
      { ratings: true },
      {
        onDatabase: (opened) => {
          database = opened
        },
      },
    )
  })
  afterAll(() => server.stop())

  it('a finished game is in the profile of who played, with place and rating; of others only what is public', async () => {
    const begun = await begin(server.address, '18MEX', 3, { visibility: 'public' })
    const [amy, bob] = begun.players
    expect(await profileOf(server.address, amy!)).toMatchObject({ titles: [], games: [] })
    expect((await profileOf(server.address, amy!)).tables.map(({ id }) => id)).toEqual([begun.table])
    await move(begun)
    await endByConsent(begun)
    const shown = await profileOf(server.address, amy!)
    expect(shown.tables).toEqual([])
    expect(shown.games.map(({ table }) => table.id)).toEqual([begun.table])
    expect(shown.titles).toMatchObject([{ title: '18MEX', games: 1, rating: { games: 1 } }])
    expect(shown.titles[0]!.place).toBe(shown.games[0]!.place)
    const places = await Promise.all(
      begun.players.map(async (player) => (await profileOf(server.address, player)).games[0]!),
    )
    const best = Math.max(...places.map(({ score }) => score))
    for (const { place, score } of places) expect(place === 1).toBe(score === best)
    // In the lobby too.
    const { tables } = (await stranger(server.address).ask('listTables', { query: { state: 'finished' } })).body
    const card = tables.find(({ id }) => id === begun.table)
    expect(card?.seats.map(({ rating }) => typeof rating)).toEqual(['number', 'number', 'number'])

    const secret = await begin(server.address, '1849', 3, { visibility: 'link' })
    await endByConsent(secret)
    const [own] = secret.players
    expect((await profileOf(server.address, own!)).games).toEqual([])
    expect((await profileOf(server.address, own!)).titles).toEqual([])
    expect((await profileOf(server.address, own!, own!.client)).games).toHaveLength(1)

    // Who does not want to be shown is not.
    await bob!.client.ask('setProfile', { body: { hidden: true } })
    expect(await refusal(profileOf(server.address, bob!))).toMatchObject({ status: 403, code: 'profile_hidden' })
    expect((await profileOf(server.address, bob!, bob!.client)).hidden).toBe(true)
    const hidden = (await stranger(server.address).ask('listTables', { query: { state: 'finished' } })).body.tables
    expect(hidden.find(({ id }) => id === begun.table)?.seats[1]?.rating).toBeUndefined()
    await bob!.client.ask('deleteMe', { body: {} })
    expect((await refusal(profileOf(server.address, bob!))).code).toBe('not_found')
  })

  it('a game is counted once: however often, and by however many processes, its end is asked for', async () => {
    const begun = await begin(server.address, '18MEX', 3, { visibility: 'public' })
    const { player, request } = await beforeTheEnd(begun)
    const elsewhere = kind === 'postgres' ? (await server.beside()).address : server.address
    const params = { table: begun.table }
    await Promise.allSettled(
      Array.from({ length: 6 }, (_, i) =>
        stranger(i % 2 === 0 ? server.address : elsewhere)
          .as(player.token)
          .ask('act', { params, body: i < 4 ? request : { ...request, key: newKey() } }),
      ),
    )
    for (const each of begun.players)
      expect((await profileOf(server.address, each)).titles).toMatchObject([{ games: 1, rating: { games: 1 } }])
  })

  it('made anew out of the results they are the same, and earlier games are counted', async () => {
    const players = await Promise.all(['Amy', 'Bob', 'Cid'].map((name) => guest(server.address, name)))
    const again = async (): Promise<void> => {
      const [host, ...others] = players
      const { body } = await host!.client.ask('createTable', { body: { title: '18MEX', players: 3 } })
      for (const { client } of others) await client.ask('takeSeat', { params: { table: body.id } })
      await host!.client.ask('startTable', { params: { table: body.id } })
      const begun = { table: body.id, players }
      await move(begun)
      await endByConsent(begun)
    }
    await again()
    await again()
    const ratings = (address: string) =>
      Promise.all(
        players.map(async (each) => (await profileOf(address, each, stranger(address).as(each.token))).titles),
      )
    const before = await ratings(server.address)
    expect(before[0]).toMatchObject([{ rating: { games: 2 } }])
    const fresh = await testServerAgain(server, database)
    await expect.poll(() => ratings(fresh)).toEqual(before)
  })
})

/** The same data without ratings and results, as an earlier version would have left them. */
const testServerAgain = async (server: TestServer, database: Database.Database | undefined): Promise<string> => {
  if (server.settings.databaseUrl !== null) {
    const { default: pg } = await import('pg')
    const client = new pg.Client({ connectionString: server.settings.databaseUrl })
    await client.connect()
    await client.query(
      "delete from ratings; delete from results; update settings set value = 'off' where name = 'ratings'",
    )
    await client.end()
  } else
    database?.exec("delete from ratings; delete from results; update settings set value = 'off' where name = 'ratings'")
  return (await server.restart()).address
}

it('what cannot be counted is not finished: entry, result and rating are stored together or not at all', async () => {
  let database: Database.Database | undefined
  const server = await testServer(
    'sqlite',
    { ratings: true, logLevel: 'silent' },
    {
      onDatabase: (opened) => {
        database = opened
      },
    },
  )
  const begun = await begin(server.address, '18MEX')
  const { player, request } = await beforeTheEnd(begun)
  const act = () => player.client.ask('act', { params: { table: begun.table }, body: request })
  database!.exec("create trigger broken before insert on ratings begin select raise(abort, 'broken'); end")
  expect((await refusal(act())).status).toBeGreaterThanOrEqual(500)
  expect((await look(player, begun.table)).status).toBe('running')
  expect((await profileOf(server.address, player, player.client)).games).toEqual([])
  database!.exec('drop trigger broken')
  await act()
  expect((await look(player, begun.table)).status).toBe('finished')
  expect((await profileOf(server.address, player, player.client)).titles).toMatchObject([
    { games: 1, rating: { games: 1 } },
  ])
  await server.stop()
})
