import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Refused } from './client/index.js'
import { guest, type Player, stranger, watchAs } from './testing/player.js'
import { DATABASES, type TestServer, testServer } from './testing/test-server.js'

/** What the server says no with. */
const refusal = async (asked: Promise<unknown>): Promise<Refused> => {
  try {
    const answer = await asked
    throw new Error(`answered: ${JSON.stringify(answer)}`)
  } catch (error) {
    if (error instanceof Refused) return error
    throw error
  }
}

let keys = 0
const key = (): string => `k${keys++}`

describe.each(DATABASES)('the API on %s', (kind) => {
  let server: TestServer
  let amy: Player
  let bob: Player
  beforeAll(async () => {
    server = await testServer(kind)
    amy = await guest(server.address, 'Amy')
    bob = await guest(server.address, 'Bob')
  })
  afterAll(() => server.stop())

  /** A game of three that has begun: Amy, Bob, Cid. */
  const begun = async (title = '18MEX', more: Record<string, unknown> = {}) => {
    const { body } = await amy.client.ask('createTable', { body: { title, players: 3, ...more } })
    const cid = await guest(server.address, 'Cid')
    const table = body.id
    for (const { client } of [bob, cid]) await client.ask('takeSeat', { params: { table } })
    await amy.client.ask('startTable', { params: { table } })
    return { table, cid, all: [amy, bob, cid] }
  }

  /** Lets whoever decides do the first thing on offer. */
  const move = async (table: string, all: readonly Player[]) => {
    const { body: seen } = await all[0]!.client.ask('getTable', { params: { table }, query: { after: 100_000 } })
    const player = all[Number(seen.decider?.slice(1)) - 1]!
    const { body: offered } = await player.client.ask('getChoices', { params: { table } })
    const action = offered.actions[0]!.action
    const { body } = await player.client.ask('act', {
      params: { table },
      body: { key: key(), after: offered.number, action },
    })
    return { player, action, ...body }
  }

  it('is well', async () => {
    expect((await stranger(server.address).ask('health')).body).toEqual({ ok: true })
  })

  it('lays a table, seats people and begins the game', async () => {
    const { table } = await begun()
    const { body } = await bob.client.ask('getTable', { params: { table } })
    expect(body).toMatchObject({ id: table, title: '18MEX', number: 0, decider: 'p1', you: 'p2', status: 'running' })
    expect(body.seats.map(({ seat, name }) => [seat, name])).toEqual([
      ['p1', 'Amy'],
      ['p2', 'Bob'],
      ['p3', 'Cid'],
    ])
    expect(body.entries.map(({ number }) => number)).toEqual([0])
    expect(JSON.stringify(body)).not.toContain('"seed"')
    expect(body.commitment).toMatch(/^[0-9a-f]{64}$/)
  })

  it('takes an action once, whatever is asked twice, and tells everybody', async () => {
    const { table, all, cid } = await begun()
    const watcher = await watchAs(cid, table)
    expect(await watcher.until('hello')).toMatchObject({ number: 0, you: 'p3' })
    const { body: offered } = await amy.client.ask('getChoices', { params: { table } })
    const body = { key: key(), after: 0, action: offered.actions[0]!.action }
    const first = await amy.client.ask('act', { params: { table }, body })
    const again = await amy.client.ask('act', { params: { table }, body })
    expect(first.body.number).toBe(1)
    expect(again.body).toEqual(first.body)
    const told = await watcher.until('entries')
    expect(told.entries).toEqual(first.body.entries)
    const late = await refusal(amy.client.ask('act', { params: { table }, body: { ...body, key: key() } }))
    expect(late).toMatchObject({ status: 409, code: 'stale', details: { number: 1 } })
    expect(late.details.entries).toEqual(first.body.entries)
    await move(table, all)
    const { body: after } = await bob.client.ask('getTable', { params: { table }, query: { after: 1 } })
    expect(after.entries.map(({ number }) => number)).toEqual([2])
    watcher.close()
  })

  it('two at the same moment: one is taken, the other told', async () => {
    const { table } = await begun()
    const { body: offered } = await amy.client.ask('getChoices', { params: { table } })
    const action = offered.actions[0]!.action
    const all = await Promise.allSettled(
      Array.from({ length: 5 }, () =>
        amy.client.ask('act', { params: { table }, body: { key: key(), after: 0, action } }),
      ),
    )
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const each of all) if (each.status === 'rejected') expect(each.reason).toMatchObject({ code: 'stale' })
  })

  it.each([
    ['another decides', 'bob', { type: 'pass', by: 'p1' }, 403, 'not_yours'],
    ['not his turn', 'bob', { type: 'pass', by: 'p2' }, 403, 'not_yours'],
    ['the rules refuse', 'amy', { type: 'par', by: 'p1', corporation: 'FCP', price: 1 }, 422, 'refused'],
    ['not understood', 'amy', { type: 'dance' }, 422, 'refused'],
  ] as const)('%s', async (_, who, action, status, code) => {
    const { table } = await begun()
    const { client } = who === 'amy' ? amy : bob
    const no = await refusal(client.ask('act', { params: { table }, body: { key: key(), after: 0, action } }))
    expect(no).toMatchObject({ status, code })
    expect(no.details.refusal).toBeDefined()
    expect(no.message).not.toBe('')
  })

  it('undo within one’s own turn is an entry of its own; beyond it the others are asked', async () => {
    const { table, all } = await begun()
    const states: unknown[] = []
    const look = async () => (await amy.client.ask('getTable', { params: { table }, query: { after: 100_000 } })).body
    states.push((await look()).state)
    const moved = await move(table, all)
    const now = await look()
    const asked = await moved.player.client.ask('undo', { params: { table }, body: { to: 0 } })
    if (now.decider === `p${all.indexOf(moved.player) + 1}`) {
      expect(asked.status).toBe(200)
    } else {
      expect(asked.status).toBe(202)
      const others = all.filter((each) => each !== moved.player)
      await others[0]!.client.ask('answerUndo', { params: { table }, body: { yes: true } })
      const { body } = await others[1]!.client.ask('answerUndo', { params: { table }, body: { yes: true } })
      expect(body.request?.state).toBe('granted')
    }
    const back = await look()
    expect(back.number).toBe(2)
    expect(back.state).toEqual(states[0])
    const { body: whole } = await bob.client.ask('getTable', { params: { table } })
    expect(whole.entries.at(-1)?.action).toEqual({ type: 'undo', to: 0 })
    await move(table, all)
    const { body: file } = await bob.client.ask('exportGame', { params: { table } })
    expect(file.actions).toHaveLength(1)
  })
})
