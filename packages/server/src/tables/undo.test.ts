import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Begun, begin, deciderAt, look, move, newKey, ownTurn } from '../testing/game.js'
import { guest, type Player, refusal, watchAs } from '../testing/player.js'
import { DATABASES, type TestServer, testServer } from '../testing/test-server.js'

describe.each(DATABASES)('undo, on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer(kind)
  })
  afterAll(() => server.stop())

  const undo = ({ client }: Player, table: string, to: number, more = {}) =>
    client.ask('undo', { params: { table }, body: { to, ...more } })
  const answer = ({ client }: Player, table: string, yes: boolean) =>
    client.ask('answerUndo', { params: { table }, body: { yes } })

  it('is free within one’s own turn: an entry of its own, nothing is lost', async () => {
    const { begun, player, number, before } = await ownTurn(server.address)
    const watcher = await watchAs(begun.players[0]!, begun.table)
    await watcher.until('hello')
    const done = await undo(player, begun.table, number - 1)
    expect(done.status).toBe(200)
    const seat = `p${begun.players.indexOf(player) + 1}`
    const entry = { number: number + 1, by: seat, action: { type: 'undo', to: number - 1 }, events: [] }
    expect(done.body).toMatchObject({ number: number + 1, request: null, entries: [entry] })
    expect((await watcher.until('entries')).entries).toMatchObject([entry])
    expect(await look(player, begun.table)).toMatchObject({ number: number + 1, state: before })
    const { body: whole } = await player.client.ask('getTable', { params: { table: begun.table } })
    expect(whole.entries.map((each) => each.number)).toEqual(Array.from({ length: number + 2 }, (_, i) => i))
    const { body: file } = await player.client.ask('exportGame', { params: { table: begun.table } })
    expect(file.actions).toHaveLength(number - 1)
    watcher.close()
  })

  it('the same key is the same undo', async () => {
    const { begun, player, number } = await ownTurn(server.address)
    const key = newKey()
    const first = await undo(player, begun.table, number - 1, { key })
    expect((await undo(player, begun.table, number - 1, { key })).body).toEqual(first.body)
    expect((await look(player, begun.table)).number).toBe(number + 1)
  })

  /** Somebody has acted and another is to decide. */
  const passed = async (): Promise<{ begun: Begun; by: Player; others: readonly Player[]; before: unknown }> => {
    const begun = await begin(server.address, '18MEX')
    for (let moves = 0; moves < 20; moves++) {
      const before = await look(begun.players[0]!, begun.table)
      const { player } = await move(begun)
      if ((await deciderAt(begun)) === player) continue
      return { begun, by: player, others: begun.players.filter((each) => each !== player), before }
    }
    throw new Error('nobody else decides')
  }

  it('beyond it is a request: all the others say yes', async () => {
    const { begun, by, others, before } = await passed()
    const { number, state } = before as { number: number; state: unknown }
    const watcher = await watchAs(others[0]!, begun.table)
    await watcher.until('hello')
    const asked = await undo(by, begun.table, number)
    expect(asked.status).toBe(202)
    expect(asked.body.request?.waiting).toHaveLength(2)
    await watcher.until('request', ({ request }) => request.state === 'open' && request.to === number)
    expect(await refusal(undo(others[0]!, begun.table, number))).toMatchObject({ code: 'already_asked' })
    expect((await look(by, begun.table)).requests).toHaveLength(1)
    expect((await answer(others[0]!, begun.table, true)).body.request?.state).toBe('open')
    const done = await answer(others[1]!, begun.table, true)
    expect(done.body).toMatchObject({ number: number + 2, request: { state: 'granted' } })
    expect(await look(by, begun.table)).toMatchObject({ state, number: number + 2, requests: [] })
    await watcher.until('entries', ({ entries }) => entries[0]?.action?.type === 'undo')
    watcher.close()
    await move(begun)
  })

  it.each([
    [
      'one says no',
      async (table: string, _: Player, others: readonly Player[]) => answer(others[1]!, table, false),
      'declined',
    ],
    ['who asked takes it back', async (table: string, by: Player) => answer(by, table, false), 'withdrawn'],
  ])('comes to nothing: %s', async (_, say, state) => {
    const { begun, by, others } = await passed()
    const { number } = await look(by, begun.table)
    await undo(by, begun.table, 0)
    const { body } = await say(begun.table, by, others)
    expect(body.request?.state).toBe(state)
    expect(await look(by, begun.table)).toMatchObject({ number, requests: [] })
    expect(await refusal(answer(others[0]!, begun.table, true))).toMatchObject({ code: 'nothing_asked' })
  })

  it('comes to nothing as soon as somebody acts', async () => {
    const { begun, by, others } = await passed()
    const watcher = await watchAs(by, begun.table)
    await watcher.until('hello')
    await undo(by, begun.table, 0)
    await move(begun)
    await watcher.until('request', ({ request }) => request.state === 'lapsed')
    expect(await refusal(answer(others[0]!, begun.table, true))).toMatchObject({ code: 'nothing_asked' })
    watcher.close()
  })

  it('an offer nobody has answered is withdrawn', async () => {
    const begun = await begin(server.address, '18MEX')
    const amy = begun.players[0]!
    const action = { type: 'endGame', by: 'p1' }
    const { client } = amy
    await client.ask('act', { params: { table: begun.table }, body: { key: newKey(), after: 0, action } })
    expect((await look(amy, begun.table)).decider).not.toBe('p1')
    expect((await undo(amy, begun.table, 0)).status).toBe(200)
    expect((await look(amy, begun.table)).decider).toBe('p1')
  })

  it('where cards are hidden it is always a request', async () => {
    const begun = await begin(server.address, '1846')
    const { player } = await move(begun)
    expect((await undo(player, begun.table, 0)).status).toBe(202)
  })

  it('a card kept in secret and put back stays a secret when all cards are shown', async () => {
    const begun = await begin(server.address, '1846')
    const { table, players } = begun
    const first = await move(begun)
    const others = players.filter((each) => each !== first.player)
    await undo(first.player, table, 0)
    for (const other of others) await answer(other, table, true)
    await move(begun, (actions) => actions.findIndex(({ action }) => action.company !== first.action.company))
    for (let moves = 0; moves < 40; moves++) {
      const { state } = await look(first.player, table)
      if ((state as { round: { kind: string } }).round.kind !== 'draft') break
      await move(begun, (actions) =>
        Math.max(
          0,
          actions.findIndex(({ action }) => action.type === 'bid'),
        ),
      )
    }
    const entryFor = async ({ client }: Player, number: number) =>
      (await client.ask('getTable', { params: { table }, query: { after: number - 1 } })).body.entries[0]
    expect((await entryFor(others[0]!, 3))?.action).not.toHaveProperty('hidden')
    for (const other of others) {
      const entry = await entryFor(other, 1)
      expect(entry?.action).toEqual({ type: 'bid', by: first.action.by, hidden: true })
      expect(JSON.stringify(entry?.events)).not.toContain(first.action.company)
    }
    expect((await entryFor(first.player, 1))?.action).toEqual(first.action)
  })

  it('nobody else to ask: against bots it is done', async () => {
    const amy = await guest(server.address, 'Amy')
    const { body } = await amy.client.ask('createTable', {
      body: { title: '18MEX', players: 3, seats: ['me', 'bot:easy', 'bot:easy'], start: 'full' },
    })
    const begun = { table: body.id, players: [amy] }
    await move(begun)
    await expect.poll(async () => (await look(amy, body.id)).decider).toBe('p1')
    const done = await undo(amy, body.id, 0)
    expect(done.status).toBe(200)
    expect(await look(amy, body.id)).toMatchObject({ decider: 'p1' })
  })

  it('goes back over an undo, and forward again', async () => {
    const { begun, player, number, before } = await ownTurn(server.address)
    const after = (await look(player, begun.table)).state
    await undo(player, begun.table, number - 1)
    await undo(player, begun.table, number)
    expect((await look(player, begun.table)).state).toEqual(after)
    await undo(player, begun.table, number + 1)
    expect((await look(player, begun.table)).state).toEqual(before)
  })

  it.each([
    ['to where the game is', 1],
    ['into the future', 99],
  ])('not %s', async (_, to) => {
    const begun = await begin(server.address, '18MEX')
    const { player } = await move(begun)
    expect(await refusal(undo(player, begun.table, to))).toMatchObject({ status: 422, code: 'bad_undo' })
  })

  it('not by an onlooker', async () => {
    const begun = await begin(server.address, '18MEX')
    await move(begun)
    const zoe = await guest(server.address, 'Zoe')
    expect(await refusal(undo(zoe, begun.table, 0))).toMatchObject({ status: 403, code: 'not_seated' })
  })
})
