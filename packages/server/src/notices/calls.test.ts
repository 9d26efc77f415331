import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { begin, deciderAt, look, move, newKey } from '../testing/game.js'
import { guest, type Player } from '../testing/player.js'
import { postServer } from '../testing/post-server.js'
import { DATABASES, type TestServer, testServer } from '../testing/test-server.js'

const HOUR = 3600

describe.each(DATABASES)('who is called beside by their turn, on %s', (kind) => {
  let server: TestServer
  let hook: Awaited<ReturnType<typeof postServer>>
  let ahead = 0
  beforeAll(async () => {
    hook = await postServer()
    server = await testServer(kind, { noticeDelay: HOUR }, { now: () => Date.now() + ahead })
  })
  afterAll(async () => {
    await server.stop()
    hook.close()
  })

  let hooks = 0
  /** What somebody is told, from now on. */
  const heardBy = async ({ client }: Player): Promise<() => readonly string[]> => {
    const path = `/${hooks++}`
    await client.ask('addReceiver', { body: { kind: 'webhook', flavour: 'plain', url: `${hook.url}${path}` } })
    return () =>
      hook.posts
        .filter((each) => each.path === path)
        .map(({ body }) => (JSON.parse(body.toString()) as { text: string }).text)
  }
  /** Lets what is due be told: somebody else is, who waits for it too. */
  const later = async (): Promise<void> => {
    const [amy, bob] = [await guest(server.address, 'Amy'), await guest(server.address, 'Bob')]
    const { body } = await amy.client.ask('createTable', { body: { title: '18MEX', players: 3 } })
    for (const player of [bob, await guest(server.address, 'Cid')])
      await player.client.ask('takeSeat', { params: { table: body.id } })
    const told = await heardBy(amy)
    ahead += 2 * HOUR * 1000
    await expect.poll(() => told().length).toBe(1)
  }

  it('who is mentioned, in the own language; not who has looked since, nor who speaks, nor by what onlookers say', async () => {
    const begun = await begin(server.address, '18MEX', 3, { name: 'Evenings' })
    const params = { table: begun.table }
    const who = await deciderAt(begun)
    const [bob, cid] = begun.players.filter((player) => player !== who) as [Player, Player]
    await bob.client.ask('setNoticeLanguage', { body: { language: 'pl' } })
    const [told, looked, own] = [await heardBy(bob), await heardBy(cid), await heardBy(who)]
    for (const { client } of begun.players) await client.ask('sawTable', { params, body: { number: 0 } })
    const eve = await guest(server.address, 'Eve')
    await who.client.ask('say', { params, body: { text: `@${bob.name}, @${cid.name}: hurry! (@${who.name})` } })
    await cid.client.ask('sawTable', { params, body: { number: 0 } })
    await eve.client.ask('sayToOnlookers', { params, body: { text: `@${cid.name} will lose` } })
    await later()
    await expect.poll(told).toEqual(['Wspomniano o tobie: 18MEX · Evenings'])
    // Told once, and nobody else.
    await later()
    expect(told()).toHaveLength(1)
    expect([...looked(), ...own()]).toEqual([])
  })

  it('who is mentioned at several tables is told in one', async () => {
    const first = await begin(server.address, '18MEX')
    const [amy, bob] = first.players as [Player, Player]
    const told = await heardBy(bob)
    const { body } = await amy.client.ask('createTable', { body: { title: '1846', players: 3 } })
    await bob.client.ask('takeSeat', { params: { table: body.id } })
    await bob.client.ask('sawTable', { params: { table: first.table }, body: { number: 0 } })
    for (const table of [first.table, body.id])
      await amy.client.ask('say', { params: { table }, body: { text: `@${bob.name}!` } })
    await later()
    await expect.poll(told).toEqual(['You were mentioned at 2 tables'])
  })

  it('who is asked to let a move be taken back, unless they have answered', async () => {
    const begun = await begin(server.address, '18MEX')
    const { player, number } = await move(begun)
    const params = { table: begun.table }
    const [bob, cid] = begun.players.filter((each) => each !== player) as [Player, Player]
    for (const { client } of begun.players) await client.ask('sawTable', { params, body: { number } })
    const [told, answered] = [await heardBy(bob), await heardBy(cid)]
    const { body } = await player.client.ask('undo', { params, body: { to: number - 1 } })
    expect(body.request?.state).toBe('open')
    await cid.client.ask('answerUndo', { params, body: { yes: true } })
    await later()
    await expect.poll(told).toEqual(['You are asked whether moves may be taken back: 18MEX'])
    await later()
    expect(answered()).toEqual([])
  })

  it('who is asked to answer an offer is told that it is one', async () => {
    const begun = await begin(server.address, '18MEX')
    const { decider, number } = await look(begun.players[0]!, begun.table)
    const by = begun.players[Number(decider?.slice(1)) - 1]!
    const next = begun.players[(begun.players.indexOf(by) + 1) % 3]!
    await next.client.ask('setNoticeLanguage', { body: { language: 'ru' } })
    const told = await heardBy(next)
    const body = { key: newKey(), after: number, action: { type: 'endGame', by: decider } }
    await by.client.ask('act', { params: { table: begun.table }, body })
    await later()
    await expect.poll(told).toEqual(['Вашего ответа ждёт предложение: 18MEX'])
  })

  it('the host when all seats are taken, the others when the game has begun', async () => {
    const [amy, bob, cid] = (await Promise.all(['Amy', 'Bob', 'Cid'].map((name) => guest(server.address, name)))) as [
      Player,
      Player,
      Player,
    ]
    await amy.client.ask('setNoticeLanguage', { body: { language: 'ru' } })
    const [host, second, third] = [await heardBy(amy), await heardBy(bob), await heardBy(cid)]
    const { body } = await amy.client.ask('createTable', { body: { title: '18MEX', players: 3 } })
    const params = { table: body.id }
    for (const { client } of [bob, cid]) await client.ask('takeSeat', { params })
    await later()
    await expect.poll(host).toEqual(['Все места заняты, можно начинать: 18MEX'])
    await amy.client.ask('startTable', { params })
    await cid.client.ask('sawTable', { params, body: { number: 0 } })
    await later()
    await expect.poll(second).toEqual(['The game has begun: 18MEX'])
    await later()
    expect(third()).toEqual([])
  })
})
