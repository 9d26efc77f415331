import { randomUUID } from 'node:crypto'
import type { Action } from '@roundhouse/engine'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { guest, type Player } from './testing/player.js'
import { DATABASES, type TestServer, testServer } from './testing/test-server.js'

describe.each(DATABASES)('positions of a table on %s', (kind) => {
  let server: TestServer
  let all: readonly Player[]
  let table = ''
  beforeAll(async () => {
    server = await testServer(kind)
    all = await Promise.all(['Amy', 'Bob', 'Cid'].map((name) => guest(server.address, name)))
    const [amy, ...others] = all as [Player, ...Player[]]
    table = (await amy.client.ask('createTable', { body: { title: '1846', players: 3 } })).body.id
    for (const { client } of others) await client.ask('takeSeat', { params: { table } })
    await amy.client.ask('startTable', { params: { table } })
  })
  afterAll(() => server.stop())

  const positionsFor = async (player: Player, from?: number) =>
    (await player.client.ask('getPositions', { params: { table }, query: from === undefined ? {} : { from } })).body
      .positions

  const move = async (): Promise<string> => {
    const { body: seen } = await all[0]!.client.ask('getTable', { params: { table }, query: { after: 100_000 } })
    const player = all[Number(seen.decider?.slice(1)) - 1]!
    const { body } = await player.client.ask('getChoices', { params: { table } })
    const action = (body.actions.find(({ action: { company } }) => !String(company).startsWith('Pass')) ??
      body.actions[0])!.action as unknown as Action
    await player.client.ask('act', {
      params: { table },
      body: { key: randomUUID(), after: body.number, action: { ...action } },
    })
    return 'company' in action ? String(action.company) : action.type
  }

  it('are told while something is hidden, to each as he knew them, and end with the first that hides nothing', async () => {
    const kept = [await move(), await move(), await move()]
    const [amy, , cid] = all as [Player, Player, Player]
    const toCid = await positionsFor(cid)
    expect(toCid.map(({ number }) => number)).toEqual([0, 1, 2, 3])
    // The last seat drafts first.
    expect(JSON.stringify(toCid[1])).toContain(`"p3":["${kept[0]}"]`)
    const toAmy = await positionsFor(amy, 1)
    expect(toAmy.map(({ number }) => number)).toEqual([1, 2, 3])
    expect(JSON.stringify(toAmy[0])).toContain('"p3":["hidden"]')
    for (let n = 0; n < 40; n++) {
      const { body } = await amy.client.ask('getTable', { params: { table }, query: { after: 100_000 } })
      if ((body.state as { round: { kind: string } }).round.kind !== 'draft') break
      await move()
    }
    await move()
    const { body } = await amy.client.ask('getTable', { params: { table } })
    const positions = await positionsFor(amy)
    expect(positions.at(-1)?.state).toMatchObject({ round: { kind: 'stock' } })
    expect(positions.at(-1)!.number).toBe(body.number - 1)
    expect(await positionsFor(amy, body.number)).toEqual([{ number: body.number, state: body.state }])
    expect(await positionsFor(amy, body.number + 1)).toEqual([])
  })
})
