import { describe, expect, inject, it } from 'vitest'
import { commitmentOf } from './game/seed.js'
import { startServer } from './server.js'
import { freshDatabase } from './testing/fresh-database.js'
import { type Begun, begin, endByConsent, look, move, newKey } from './testing/game.js'
import { guest, type Player, refusal, stranger, watchAs } from './testing/player.js'
import { DATABASES, testServer } from './testing/test-server.js'

const at = (player: Player, address: string): Player => ({ ...player, client: stranger(address).as(player.token) })

/** So many moves, now and then one taken back. */
const playOn = async (begun: Begun, moves: number): Promise<void> => {
  for (let n = 0; n < moves; n++) await move(begun, (actions) => n % actions.length)
}

describe.each(DATABASES)('what is stored, on %s', (kind) => {
  it('a server that starts again knows every table, session and key', async () => {
    const server = await testServer(kind)
    const begun = await begin(server.address, '1846')
    const params = { table: begun.table }
    await playOn(begun, 40)
    const { player, action, ...acted } = await move(begun)
    const before = await player.client.ask('getTable', { params })
    const again = await server.restart()
    const there = at(player, again.address)
    const after = await there.client.ask('getTable', { params })
    expect({ ...after.body, link: '' }).toEqual({ ...before.body, link: '' })
    const players = begun.players.map((each) => at(each, again.address))
    await playOn({ table: begun.table, players }, 5)
    expect((await look(there, begun.table)).number).toBe(acted.number + 5)
    expect(action).toBeDefined()
    await server.stop()
  })

  it('bots go on where the last process left them', async () => {
    const server = await testServer(kind)
    const amy = await guest(server.address, 'Amy')
    const { body } = await amy.client.ask('createTable', {
      body: { title: '18MEX', players: 3, seats: ['bot:easy', 'bot:easy', 'bot:easy'], start: 'full' },
    })
    const again = await server.restart(kind === 'postgres' ? { now: () => Date.now() + 60_000 } : {})
    const there = at(amy, again.address)
    const { number } = await look(there, body.id)
    await expect.poll(async () => (await look(there, body.id)).number).toBeGreaterThan(number + 2)
    await server.stop()
  })

  it('a table that has left memory comes back as it was', async () => {
    const server = await testServer(kind, { loadedTables: 1 })
    const games = [await begin(server.address, '1846'), await begin(server.address, '18Mag')]
    for (let round = 0; round < 40; round++) for (const game of games) await move(game)
    for (const { players, table } of games) {
      const { body } = await players[0]!.client.ask('getTable', { params: { table } })
      expect(body.entries.map(({ number }) => number)).toEqual(Array.from({ length: 41 }, (_, i) => i))
    }
    await server.stop()
  })

  it('a finished game is exported with its seed, and the commitment holds', async () => {
    const server = await testServer(kind)
    const begun = await begin(server.address, '1846')
    const params = { table: begun.table }
    const amy = begun.players[0]!
    await playOn(begun, 3)
    const { commitment } = await look(amy, begun.table)
    const { body: running } = await amy.client.ask('exportGame', { params })
    expect(JSON.stringify(running)).not.toMatch(/"seed"|"salt"/)
    expect((running.actions as { hidden?: true }[]).some(({ hidden }) => hidden)).toBe(true)
    await endByConsent(begun)
    const { body: file } = await stranger(server.address).ask('exportGame', { params })
    const { seed } = file.setup as { seed: string }
    expect(commitmentOf(seed, file.salt as string)).toBe(commitment)
    expect(JSON.stringify(file.actions)).not.toContain('hidden')
    await server.stop()
  })
})

describe('several processes on one PostgreSQL', () => {
  it('players of one table on both: one history, told on both', async () => {
    const server = await testServer('postgres')
    const other = await server.beside()
    const begun = await begin(server.address, '18MEX')
    const players = begun.players.map((player, i) => (i === 1 ? at(player, other.address) : player))
    const watchers = await Promise.all(
      [at(players[0]!, server.address), at(players[0]!, other.address)].map((player) => watchAs(player, begun.table)),
    )
    await Promise.all(watchers.map((watcher) => watcher.until('hello')))
    await playOn({ table: begun.table, players }, 30)
    for (const watcher of watchers) {
      await watcher.until('entries', ({ number }) => number === 30)
      const told = watcher.heard.flatMap((message) => (message.type === 'entries' ? message.entries : []))
      expect(told.map(({ number }) => number)).toEqual(Array.from({ length: 30 }, (_, i) => i + 1))
      watcher.close()
    }
    const seen = await Promise.all(
      [server.address, other.address].map(async (address) => (await look(at(players[2]!, address), begun.table)).state),
    )
    expect(seen[0]).toEqual(seen[1])
    await server.stop()
  })

  it('the same moment on both: one is taken', async () => {
    const server = await testServer('postgres')
    const other = await server.beside()
    const begun = await begin(server.address, '18MEX')
    const params = { table: begun.table }
    for (let round = 0; round < 10; round++) {
      const { decider, number } = await look(begun.players[0]!, begun.table)
      const player = begun.players[Number(decider?.slice(1)) - 1]!
      const { body } = await player.client.ask('getChoices', { params })
      const action = body.actions[0]!.action
      const all = await Promise.allSettled(
        [server, other].map(({ address }) =>
          at(player, address).client.ask('act', { params, body: { key: newKey(), after: number, action } }),
        ),
      )
      expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      for (const each of all) if (each.status === 'rejected') expect(each.reason).toMatchObject({ code: 'stale' })
    }
    expect((await look(begun.players[0]!, begun.table)).number).toBe(10)
    await server.stop()
  })

  it('the same key on both: one answer', async () => {
    const server = await testServer('postgres')
    const other = await server.beside()
    const begun = await begin(server.address, '18MEX')
    const params = { table: begun.table }
    const amy = begun.players[0]!
    const { body: offered } = await amy.client.ask('getChoices', { params })
    const body = { key: newKey(), after: 0, action: offered.actions[0]!.action }
    const [one, two] = await Promise.all(
      [server, other].map(({ address }) => at(amy, address).client.ask('act', { params, body })),
    )
    expect(one!.body).toEqual(two!.body)
    await server.stop()
  })

  it('seats, presence, talk and requests cross; a session that ends is over on both', async () => {
    const server = await testServer('postgres')
    const other = await server.beside()
    const begun = await begin(server.address, '18MEX')
    const params = { table: begun.table }
    const [amy, bob, cid] = begun.players
    const here = await watchAs(amy!, begun.table)
    const there = await watchAs(at(bob!, other.address), begun.table)
    await here.until('presence', ({ present }) => present.join() === 'p1,p2')
    await there.until('presence', ({ present }) => present.join() === 'p1,p2')
    await amy!.client.ask('say', { params, body: { text: 'hello over there' } })
    expect((await there.until('chat')).said.text).toBe('hello over there')
    const { player } = await move(begun)
    await player.client.ask('undo', { params, body: { to: 0 } })
    await there.until('request', ({ request }) => request.state === 'open')
    for (const each of begun.players.filter((one) => one !== player))
      await at(each, other.address).client.ask('answerUndo', { params, body: { yes: true } })
    await here.until('request', ({ request }) => request.state === 'granted')
    await here.until('entries', ({ number }) => number === 2)
    await cid!.client.ask('leaveSeat', { params: { ...params, seat: 'mine' } })
    await there.until('table', ({ seats }) => seats[2]?.left === true)
    const away = at(cid!, other.address)
    expect((await away.client.ask('whoAmI')).status).toBe(200)
    await cid!.client.ask('signOut')
    await expect
      .poll(async () => (await away.client.ask('whoAmI').catch(({ status }) => ({ status }))).status)
      .toBe(401)
    here.close()
    there.close()
    await server.stop()
  })

  it('migrations run once, however many start together', async () => {
    const server = await testServer('postgres')
    const database = await freshDatabase(inject('postgres'))
    const others = await Promise.all([1, 2, 3, 4].map(() => server.beside({ databaseUrl: database.url })))
    const begun = await Promise.all(others.map(({ address }) => begin(address, '18MEX')))
    for (const [i, { players, table }] of begun.entries())
      expect((await look(at(players[0]!, others[3 - i]!.address), table)).number).toBe(0)
    await server.stop()
    await database.drop()
  })
})

describe('the embedded database', () => {
  it('belongs to one process', async () => {
    const server = await testServer('sqlite')
    await expect(startServer({ ...server.settings, port: 0 })).rejects.toThrow(/Another server uses/)
    await server.stop()
  })

  it('of an earlier version is brought up to date, and its games go on', async () => {
    const server = await testServer('sqlite')
    const begun = await begin(server.address, '18MEX')
    await playOn(begun, 3)
    const before = await look(begun.players[0]!, begun.table)
    await server.change(`
      drop index tables_listed; drop index chat_of_table;
      alter table tables drop column consent; alter table chat drop column audience; alter table entries drop column reasons;
      drop table receivers; drop index tables_notice_at; alter table tables drop column pace; alter table tables drop column clock;
      alter table tables drop column language; alter table tables drop column rematch_id; alter table tables drop column due_at;
      alter table tables drop column notice_at; alter table seats drop column seen_number; alter table users drop column language;
      create index tables_listed on tables (visibility, state, updated_at); create index chat_of_table on chat (table_id, id);
      drop table orders; drop table calls; drop table ratings; drop table results;
      alter table users drop column profile_hidden; alter table tables drop column offered;
      delete from kysely_migration where name <> '001-tables'`)
    const again = await server.restart()
    const players = begun.players.map((player) => at(player, again.address))
    expect({ ...(await look(players[0]!, begun.table)), link: '' }).toEqual({ ...before, link: '' })
    await playOn({ table: begun.table, players }, 3)
    await server.stop()
  })

  it('a game by rules that cannot go on with it is frozen, and can be looked at', async () => {
    const server = await testServer('sqlite')
    const begun = await begin(server.address, '18MEX')
    await playOn(begun, 3)
    await server.change('update tables set frozen = null', (snapshot) => ({ ...snapshot, version: 99 }))
    const again = await server.restart()
    const seen = await look(at(begun.players[0]!, again.address), begun.table)
    expect(seen).toMatchObject({ frozen: true, number: 3 })
    expect(seen.state).not.toBeNull()
    await server.stop()
  })

  it('a game whose entries do not follow from the rules is frozen and told, and nothing of it dropped', async () => {
    const server = await testServer('sqlite')
    const begun = await begin(server.address, '18MEX')
    const params = { table: begun.table }
    await playOn(begun, 10)
    await server.change(`delete from snapshots where number > 0; update entries set hash = 'another' where number = 10`)
    const again = await server.restart()
    const amy = at(begun.players[0]!, again.address)
    const { body } = await amy.client.ask('getTable', { params })
    expect(body).toMatchObject({ frozen: true, number: 10, status: 'running' })
    expect(body.entries).toHaveLength(11)
    expect(body.state).not.toBeNull()
    const player = at(begun.players[Number(body.decider?.slice(1)) - 1]!, again.address)
    const action = { type: 'pass', by: body.decider }
    const no = await refusal(player.client.ask('act', { params, body: { key: newKey(), after: 10, action } }))
    expect(no).toMatchObject({ status: 409, code: 'frozen' })
    await server.stop()
  })
})
