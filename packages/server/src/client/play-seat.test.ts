import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { begin, endByConsent, newKey } from '../testing/game.js'
import { guest } from '../testing/player.js'
import { type TestServer, testServer } from '../testing/test-server.js'
import { type Asked, playSeat } from './index.js'

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url))

let server: TestServer
beforeAll(async () => {
  server = await testServer('sqlite')
})
afterAll(() => server.stop())

describe('a bot of one’s own', () => {
  it('is asked when its seat decides, with what that may do, and what it answers is done', async () => {
    const [amy, bob] = await Promise.all(['Amy', 'Bob'].map((name) => guest(server.address, name)))
    const { body } = await amy!.client.ask('createTable', {
      body: { title: '18MEX', players: 3, seats: ['me', 'open', 'bot:easy'], start: 'full' },
    })
    await bob!.client.ask('takeSeat', { params: { table: body.id } })
    const asked: Asked[] = []
    const stop = new AbortController()
    const bot = (now: Asked) => {
      asked.push(now)
      if (asked.length === 4) stop.abort()
      return now.offers[0]!.action
    }
    const both = [amy!, bob!].map(({ client }) => playSeat(client, body.id, bot, { every: 10, signal: stop.signal }))
    const [table] = await Promise.all(both)
    for (const { table: told, offers } of asked) {
      expect(told.decider).toBe(told.you)
      expect(offers.length).toBeGreaterThan(0)
    }
    expect(table!.number).toBeGreaterThanOrEqual(4)
  })

  it('ends with the game', async () => {
    const begun = await begin(server.address, '18MEX')
    await endByConsent(begun)
    const { client } = begun.players[0]!
    const { ended } = await playSeat(client, begun.table, () => {
      throw new Error('nothing is asked any more')
    })
    expect(ended).toBeTruthy()
  })

  it('tells what is refused for good', async () => {
    const begun = await begin(server.address, '18MEX')
    const nonsense = (): { type: string; by: string } => ({ type: 'pass', by: newKey() })
    await expect(
      Promise.race(begun.players.map(({ client }) => playSeat(client, begun.table, nonsense, { every: 10 }))),
    ).rejects.toMatchObject({ name: 'Refused' })
  })

  it('examples/own-bot.ts takes a seat and plays it', async () => {
    const amy = await guest(server.address, 'Amy')
    const { body } = await amy.client.ask('createTable', {
      body: { title: '18MEX', players: 3, seats: ['open', 'bot:easy', 'bot:easy'], start: 'full' },
    })
    const args = ['scripts/run-ts.mjs', 'examples/own-bot.ts', server.address, body.id]
    const child = spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit' })
    const look = async () => (await amy.client.ask('getTable', { params: { table: body.id } })).body
    try {
      await expect.poll(async () => (await look()).entries.filter(({ by }) => by === 'p1').length).toBeGreaterThan(4)
      expect((await look()).seats[0]).toMatchObject({ name: 'Own bot' })
    } finally {
      child.kill()
    }
  })
})
