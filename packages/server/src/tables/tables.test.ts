import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { begin, look, move, newKey } from '../testing/game.js'
import { guest, refusal, stranger, watchAs } from '../testing/player.js'
import { DATABASES, type TestServer, testServer } from '../testing/test-server.js'

describe.each(DATABASES)('tables, on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer(kind)
  })
  afterAll(() => server.stop())

  const laid = async (wish: Record<string, unknown> = {}) => {
    const amy = await guest(server.address, 'Amy')
    const { body } = await amy.client.ask('createTable', { body: { title: '18MEX', players: 3, ...wish } as never })
    return { amy, table: body.id, seat: body.seat, params: { table: body.id } }
  }

  it.each([
    ['no such title', { title: '1899', players: 3 }],
    ['a name that every record answers to', { title: 'constructor', players: 3 }],
    ['too many players', { title: '1846', players: 9 }],
    ['an option of another title', { title: '1846', players: 3, options: ['baja'] }],
    ['hidden cards under the ruleset with the small generator', { title: '1846', players: 3, ruleset: '18xx.games' }],
  ])('there is no game like this: %s', async (_, body) => {
    const { client } = await guest(server.address, 'Amy')
    expect(await refusal(client.ask('createTable', { body: body as never }))).toMatchObject({
      status: 422,
      code: 'bad_setup',
    })
  })

  it('a game without hidden parts may follow the other ruleset', async () => {
    const { amy, table } = await laid({ ruleset: '18xx.games' })
    expect((await look(amy, table)).ruleset).toBe('18xx.games')
  })

  it('seats as they are wished for', async () => {
    const { amy, table, seat } = await laid({ seats: ['open', 'bot:hard', 'me'] })
    expect(seat).toBe('p3')
    const { seats } = await look(amy, table)
    expect(seats.map(({ user, bot }) => bot ?? (user === null ? 'open' : 'me'))).toEqual(['open', 'bot:hard', 'me'])
    expect((await laid({ seats: ['open', 'open', 'open'] })).seat).toBeNull()
  })

  it('public tables are listed, others only for those who belong there', async () => {
    const open = await laid({ name: 'Come in' })
    const hidden = await laid({ visibility: 'link' })
    const anybody = stranger(server.address)
    const ids = async (asked: ReturnType<typeof anybody.ask<'listTables'>>) =>
      (await asked).body.tables.map(({ id }) => id)
    const listed = await ids(anybody.ask('listTables', { query: { state: 'open', limit: 100 } }))
    expect(listed).toContain(open.table)
    expect(listed).not.toContain(hidden.table)
    expect(await ids(hidden.amy.client.ask('listTables', { query: { state: 'mine' } }))).toEqual([hidden.table])
    expect(await refusal(anybody.ask('listTables', { query: { state: 'mine' } }))).toMatchObject({ status: 401 })
    expect((await anybody.ask('getTable', { params: hidden.params })).body.id).toBe(hidden.table)
  })

  it('sitting down: the seat one wants, once, as long as one is free', async () => {
    const { params } = await laid()
    const [bob, cid, dot] = await Promise.all(['Bob', 'Cid', 'Dot'].map((name) => guest(server.address, name)))
    const sit = (who: typeof bob, body = {}) => who!.client.ask('takeSeat', { params, body })
    expect((await sit(bob, { seat: 'p3' })).body.seat).toBe('p3')
    expect(await refusal(sit(bob))).toMatchObject({ status: 409, code: 'already_seated' })
    expect(await refusal(sit(cid, { seat: 'p3' }))).toMatchObject({ status: 409, code: 'seat_taken' })
    const both = await Promise.allSettled([sit(cid), sit(dot)])
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('standing up, and the host may free a seat, until the game begins', async () => {
    const { amy, params, table } = await laid()
    const bob = await guest(server.address, 'Bob')
    await bob.client.ask('takeSeat', { params })
    expect(await refusal(bob.client.ask('leaveSeat', { params: { ...params, seat: 'p1' } }))).toMatchObject({
      code: 'not_host',
    })
    await bob.client.ask('leaveSeat', { params: { ...params, seat: 'mine' } })
    await bob.client.ask('takeSeat', { params })
    await amy.client.ask('leaveSeat', { params: { ...params, seat: 'p2' } })
    expect((await look(amy, table)).seats[1]).toMatchObject({ user: null, name: '' })
    await amy.client.ask('setBot', { params: { ...params, seat: 'p2' }, body: { bot: 'bot:easy' } })
    expect((await look(amy, table)).seats[1]).toMatchObject({ user: null, bot: 'bot:easy' })
  })

  it('only the host begins, and only when all seats are taken', async () => {
    const { amy, params } = await laid()
    const bob = await guest(server.address, 'Bob')
    await bob.client.ask('takeSeat', { params })
    expect(await refusal(bob.client.ask('startTable', { params }))).toMatchObject({ status: 403, code: 'not_host' })
    expect(await refusal(amy.client.ask('startTable', { params }))).toMatchObject({
      code: 'not_full',
      details: { count: 1 },
    })
    await (await guest(server.address, 'Cid')).client.ask('takeSeat', { params })
    expect((await amy.client.ask('startTable', { params })).body.number).toBe(0)
    expect(await refusal(amy.client.ask('startTable', { params }))).toMatchObject({ status: 409, code: 'not_open' })
  })

  it('begins by itself when it is full, if it is set to', async () => {
    const { amy, params, table } = await laid({ start: 'full' })
    const watcher = await watchAs(amy, table)
    expect((await watcher.until('hello')).number).toBe(-1)
    for (const name of ['Bob', 'Cid']) await (await guest(server.address, name)).client.ask('takeSeat', { params })
    expect((await watcher.until('entries')).entries[0]).toMatchObject({ number: 0, action: null })
    expect((await watcher.until('table', ({ status }) => status === 'running')).seats).toHaveLength(3)
    watcher.close()
  })

  it('a drawn order seats everybody once', async () => {
    const { players, table } = await begin(server.address, '18MEX', 5, { seating: 'drawn' })
    const seen = await look(players[0]!, table)
    expect(seen.seats.map(({ seat }) => seat)).toEqual(['p1', 'p2', 'p3', 'p4', 'p5'])
    expect(seen.seats.map(({ user }) => user).sort()).toEqual(players.map(({ id }) => id).sort())
    const { players: named } = seen.setup as { players: { name: string }[] }
    expect(named.map(({ name }) => name)).toEqual(seen.seats.map(({ name }) => name))
    for (const player of players) {
      const { you, seats } = await look(player, table)
      expect(seats.find(({ seat }) => seat === you)?.user).toBe(player.id)
    }
  })

  it('the host passes the office on, and closes a table whose game has not begun', async () => {
    const { amy, params, table } = await laid()
    const bob = await guest(server.address, 'Bob')
    const pass = () => amy.client.ask('passHost', { params, body: { user: bob.id } })
    expect(await refusal(pass())).toMatchObject({ code: 'not_seated' })
    await bob.client.ask('takeSeat', { params })
    await pass()
    expect(await refusal(amy.client.ask('closeTable', { params }))).toMatchObject({ code: 'not_host' })
    await bob.client.ask('closeTable', { params })
    expect((await look(amy, table)).status).toBe('closed')
    expect(await refusal((await guest(server.address, 'Cid')).client.ask('takeSeat', { params }))).toMatchObject({
      code: 'not_open',
    })
  })

  it('ends by consent: an action of the game', async () => {
    const begun = await begin(server.address, '18MEX')
    const params = { table: begun.table }
    for (let tries = 0; tries < 10; tries++) {
      const seen = await look(begun.players[0]!, begun.table)
      if (seen.ended) break
      const player = begun.players[Number(seen.decider?.slice(1)) - 1]!
      const { body } = await player.client.ask('getChoices', { params })
      const found = body.actions.find(({ action }) => action.type === 'endGame' || action.accept === true)
      const action = found?.action ?? { type: 'endGame', by: seen.decider }
      await player.client.ask('act', { params, body: { key: newKey(), after: seen.number, action } })
    }
    expect(await look(begun.players[0]!, begun.table)).toMatchObject({ status: 'finished', decider: null })
    const { body: listed } = await stranger(server.address).ask('listTables', { query: { state: 'finished' } })
    expect(listed.tables.map(({ id }) => id)).toContain(begun.table)
    const action = { type: 'pass', by: 'p1' }
    const { number } = await look(begun.players[0]!, begun.table)
    const no = await refusal(
      begun.players[0]!.client.ask('act', { params, body: { key: newKey(), after: number, action } }),
    )
    expect(no).toMatchObject({ status: 409, code: 'not_running' })
  })

  it('who has left comes back; or the others agree on a bot', async () => {
    const begun = await begin(server.address, '18MEX')
    const params = { table: begun.table }
    const [amy, bob, cid] = begun.players
    const about = { seat: 'p3', with: 'bot:easy' } as const
    expect(await refusal(amy!.client.ask('replace', { params, body: about }))).toMatchObject({ code: 'still_here' })
    await cid!.client.ask('leaveSeat', { params: { ...params, seat: 'mine' } })
    expect((await look(amy!, begun.table)).seats[2]).toMatchObject({ left: true, name: 'Cid' })
    await cid!.client.ask('takeSeat', { params })
    expect((await look(cid!, begun.table)).you).toBe('p3')
    await cid!.client.ask('leaveSeat', { params: { ...params, seat: 'mine' } })
    const watcher = await watchAs(bob!, begun.table)
    await watcher.until('hello')
    const asked = await amy!.client.ask('replace', { params, body: about })
    expect(asked).toMatchObject({ status: 202, body: { waiting: ['p2'], state: 'open' } })
    await watcher.until('request', ({ request }) => request.kind === 'replace')
    const { body } = await bob!.client.ask('answerReplace', { params, body: { yes: true } })
    expect(body.state).toBe('granted')
    expect((await look(amy!, begun.table)).seats[2]).toMatchObject({ user: null, bot: 'bot:easy' })
    expect((await look(cid!, begun.table)).you).toBeNull()
    await watcher.until('table', ({ seats }) => seats[2]?.bot === 'bot:easy')
    watcher.close()
    for (let moves = 0; moves < 6; moves++) {
      const { decider } = await look(amy!, begun.table)
      if (decider === 'p3') await expect.poll(async () => (await look(amy!, begun.table)).decider).not.toBe('p3')
      else await move(begun)
    }
  })

  it('a seat the others have given free is taken by whoever comes', async () => {
    const begun = await begin(server.address, '18MEX')
    const params = { table: begun.table }
    const [amy, bob, cid] = begun.players
    const zoe = await guest(server.address, 'Zoe')
    expect(await refusal(zoe.client.ask('takeSeat', { params }))).toMatchObject({ code: 'not_open' })
    await cid!.client.ask('leaveSeat', { params: { ...params, seat: 'mine' } })
    expect(await refusal(zoe.client.ask('takeSeat', { params }))).toMatchObject({ code: 'not_open' })
    await amy!.client.ask('replace', { params, body: { seat: 'p3', with: 'open' } })
    await bob!.client.ask('answerReplace', { params, body: { yes: false } })
    expect(await refusal(zoe.client.ask('takeSeat', { params }))).toMatchObject({ code: 'not_open' })
    await amy!.client.ask('replace', { params, body: { seat: 'p3', with: 'open' } })
    await bob!.client.ask('answerReplace', { params, body: { yes: true } })
    expect((await zoe.client.ask('takeSeat', { params })).body.seat).toBe('p3')
    expect((await look(zoe, begun.table)).you).toBe('p3')
  })
})
