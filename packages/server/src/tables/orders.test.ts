import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RequestOf } from '../client/index.js'
import type { RunningServer } from '../server.js'
import { type Begun, begin, look, move, newKey } from '../testing/game.js'
import { type Player, refusal, stranger, watchAs } from '../testing/player.js'
import { DATABASES, type TestServer, testServer } from '../testing/test-server.js'

type Order = RequestOf<'giveOrder'>['body']['order']
const PASS: Order = { kind: 'pass', auctions: true, until: [] }

const give = async ({ table, players }: Begun, seat: number, order: Order) => {
  const { number } = await look(players[0]!, table)
  const body = { after: number, order }
  return (await players[seat - 1]!.client.ask('giveOrder', { params: { table }, body })).body
}

const ordersOf = async ({ table }: Begun, player: Player) =>
  (await player.client.ask('getOrders', { params: { table } })).body.orders

/** Who did what after an entry. */
const doneAfter = async ({ table, players }: Begun, after: number): Promise<readonly string[]> => {
  const { body } = await players[0]!.client.ask('getTable', { params: { table }, query: { after } })
  return body.entries.map(({ by, action }) => `${by} ${action?.type}`)
}

const untilDecider = (begun: Begun, seat: string) =>
  expect.poll(async () => (await look(begun.players[0]!, begun.table)).decider, { timeout: 15_000 }).toBe(seat)

/** The one who decides bids: no pass, and the others go on. */
const bids = (begun: Begun) => move(begun, (actions) => actions.findIndex(({ action }) => action.type === 'bid'))

describe.each(DATABASES)('moves ahead, on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer(kind)
  })
  afterAll(() => server.stop())

  it('passes for who ordered it, one after the other, and the others see ordinary passes', async () => {
    const begun = await begin(server.address, '18MEX')
    const { id } = await give(begun, 2, PASS)
    await give(begun, 3, PASS)
    const watcher = await watchAs(begun.players[1]!, begun.table)
    await bids(begun)
    await untilDecider(begun, 'p1')
    expect(await doneAfter(begun, 0)).toEqual(['p1 bid', 'p2 pass', 'p3 pass'])
    await bids(begun)
    await untilDecider(begun, 'p1')
    const [given] = await ordersOf(begun, begun.players[1]!)
    expect(given).toEqual({ id, order: PASS, since: 5, carriedOut: 2, ended: null })
    await watcher.until('orders')
    watcher.close()
    expect(await ordersOf(begun, begun.players[0]!)).toEqual([])
  })

  it('acts at once where it is the caller’s turn', async () => {
    const begun = await begin(server.address, '18MEX')
    await give(begun, 1, PASS)
    await untilDecider(begun, 'p2')
    expect(await doneAfter(begun, 0)).toEqual(['p1 pass'])
  })

  it('ends by what was agreed, tells its player why, and the player decides', async () => {
    const begun = await begin(server.address, '18MEX')
    const watcher = await watchAs(begun.players[1]!, begun.table)
    await give(begun, 2, { ...PASS, until: ['bid'] })
    const { action } = await bids(begun)
    await watcher.until('orders')
    watcher.close()
    const [given] = await ordersOf(begun, begun.players[1]!)
    expect(given?.ended).toEqual({ why: 'bid', by: 'p1', company: action.company, number: 1 })
    expect((await look(begun.players[0]!, begun.table)).decider).toBe('p2')
  })

  it('ends when what it has done is taken back, and stands when only later moves are', async () => {
    const begun = await begin(server.address, '18MEX')
    const [amy, bob, cid] = begun.players
    const params = { table: begun.table }
    for (const seat of [2, 3]) await give(begun, seat, PASS)
    await bids(begun)
    await untilDecider(begun, 'p1')
    // Back to after Bob has passed, which takes back what was done for Cid.
    await amy!.client.ask('undo', { params, body: { to: 2 } })
    for (const { client } of [bob!, cid!]) await client.ask('answerUndo', { params, body: { yes: true } })
    const [forBob] = await ordersOf(begun, bob!)
    const [forCid] = await ordersOf(begun, cid!)
    expect([forBob?.ended, forCid?.ended]).toEqual([null, { why: 'undone', number: 4 }])
    expect((await look(amy!, begun.table)).decider).toBe('p3')
  })

  it('is not given for a position that is gone, nor for a company of others; taken back it does nothing', async () => {
    const begun = await begin(server.address, '18MEX')
    const [, bob] = begun.players
    const params = { table: begun.table }
    await bids(begun)
    const old = bob!.client.ask('giveOrder', { params, body: { after: 0, order: PASS } })
    expect(await refusal(old)).toMatchObject({ code: 'stale', details: { number: 1 } })
    const other = give(begun, 2, { kind: 'run', company: 'CHI', pay: 'full', until: [] })
    expect((await refusal(other)).code).toBe('bad_order')
    const { id } = await give(begun, 3, PASS)
    const cid = begun.players[2]!
    expect((await refusal(bob!.client.ask('removeOrder', { params: { ...params, order: id } }))).code).toBe('not_found')
    await cid.client.ask('removeOrder', { params: { ...params, order: id } })
    expect(await ordersOf(begun, cid)).toEqual([])
    await move(begun)
    expect((await look(cid, begun.table)).decider).toBe('p3')
  })

  it('does nothing any more for who has left', async () => {
    const begun = await begin(server.address, '18MEX')
    await give(begun, 2, PASS)
    const seat = { table: begun.table, seat: 'mine' }
    await begun.players[1]!.client.ask('leaveSeat', { params: seat })
    await bids(begun)
    await begun.players[1]!.client.ask('takeSeat', { params: { table: begun.table } })
    await begun.players[1]!.client.ask('getChoices', { params: { table: begun.table } })
    expect((await look(begun.players[0]!, begun.table)).decider).toBe('p2')
  })
})

describe('moves ahead on two processes at the same moment', () => {
  let server: TestServer
  let other: RunningServer
  beforeAll(async () => {
    server = await testServer('postgres')
    other = await server.beside()
  })
  afterAll(() => server.stop())

  const there = (player: Player): Player => ({ ...player, client: stranger(other.address).as(player.token) })

  it('an order given, taken back or overtaken on one while the other plays passes once or not at all', async () => {
    for (let round = 0; round < 10; round++) {
      const begun = await begin(server.address, '18MEX')
      const { table, players } = begun
      const params = { table }
      const bob = there(players[1]!)
      await look(bob, table)
      const { body: offered } = await players[0]!.client.ask('getChoices', { params })
      const action = offered.actions.find((each) => each.action.type === 'bid')!.action
      const body = { key: newKey(), after: 0, action }
      const [acted, given] = await Promise.allSettled([
        players[0]!.client.ask('act', { params, body }),
        bob.client.ask('giveOrder', { params, body: { after: 0, order: PASS } }),
      ])
      expect(acted.status).toBe('fulfilled')
      if (given.status === 'rejected') expect(given.reason).toMatchObject({ code: 'stale' })
      const taken =
        given.status === 'fulfilled' && round % 2 === 0
          ? await Promise.allSettled([
              bob.client.ask('removeOrder', { params: { table, order: given.value.body.id } }),
              bob.client.ask('act', { params, body: { key: newKey(), after: 1, action: { type: 'pass', by: 'p2' } } }),
            ])
          : []
      const [removed] = taken
      if (removed) expect(removed.status).toBe('fulfilled')
      const number = (await look(players[2]!, table)).number
      const done = await doneAfter(begun, 0)
      expect(done.length).toBe(number)
      expect(['p1 bid', 'p1 bid,p2 pass']).toContain(done.join())
    }
  })
})
