import { REASON_TEXTS } from '@roundhouse/bots'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { guest, refusal } from '../testing/player.js'
import { DATABASES, type TestServer, testServer } from '../testing/test-server.js'

describe.each(DATABASES)('why a bot acts, on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer(kind)
  })
  afterAll(() => server.stop())

  it('is told with what it does', async () => {
    const amy = await guest(server.address, 'Amy')
    const { body } = await amy.client.ask('createTable', {
      body: { title: '18MEX', players: 3, seats: ['bot:easy', 'bot:easy', 'bot:easy'], start: 'full' },
    })
    const table = async () => (await amy.client.ask('getTable', { params: { table: body.id } })).body
    await expect.poll(async () => (await table()).number).toBeGreaterThan(4)
    const { entries } = await table()
    expect(entries[0]).not.toHaveProperty('reasons')
    for (const { reasons } of entries.slice(1)) {
      expect(reasons!.length).toBeGreaterThan(0)
      for (const { code } of reasons!) expect(REASON_TEXTS).toHaveProperty(code)
    }
  })

  it('is not told while cards are hidden, as it tells what the bot holds', async () => {
    const amy = await guest(server.address, 'Amy')
    const { body } = await amy.client.ask('createTable', {
      body: { title: '1846', players: 3, seats: ['me', 'bot:easy', 'bot:easy'], start: 'full' },
    })
    const params = { table: body.id }
    const isHidden = (entries: readonly { action: object | null }[]): boolean =>
      entries.some(({ action }) => action !== null && 'hidden' in action)
    let sawHidden = false
    for (;;) {
      const { body: now } = await amy.client.ask('getTable', { params })
      const told = now.entries.filter(({ reasons }) => reasons !== undefined)
      if (isHidden(now.entries)) {
        sawHidden = true
        expect(told).toEqual([])
      } else if (sawHidden) {
        expect(told.map(({ by }) => by)).toEqual(
          now.entries.map(({ by }) => by).filter((by) => by === 'p2' || by === 'p3'),
        )
        return
      }
      if (now.decider !== 'p1') continue
      const { body: offered } = await amy.client.ask('getChoices', { params })
      const action = offered.actions[0]?.action
      if (action)
        await amy.client.ask('act', { params, body: { key: `k${offered.number}`, after: offered.number, action } })
    }
  })
})

it('one host has so many games of bots alone under way, and no more; with a person at the table it is no such game', async () => {
  const server = await testServer('sqlite', { limits: true })
  const amy = await guest(server.address, 'Amy')
  const bots = ['bot:easy', 'bot:easy', 'bot:easy'] as const
  const lay = (seats: readonly ('me' | (typeof bots)[number])[], start: 'host' | 'full') =>
    amy.client.ask('createTable', { body: { title: '18MEX', players: 3, seats: [...seats], start } })
  const { body: later } = await lay(bots, 'host')
  for (let n = 0; n < 5; n++) await lay(bots, 'full')
  expect(await refusal(lay(bots, 'full'))).toMatchObject({ status: 409, code: 'too_many_bots' })
  const begins = amy.client.ask('startTable', { params: { table: later.id } })
  expect(await refusal(begins)).toMatchObject({ status: 409, code: 'too_many_bots' })
  await lay(['me', 'bot:easy', 'bot:easy'], 'full')
  await server.stop()
})
