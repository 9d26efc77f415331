import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { guest, refusal, stranger, watch } from './testing/player.js'
import { ServerProcess } from './testing/server-process.js'

const dataDir = mkdtempSync(join(tmpdir(), 'roundhouse-logs-'))
const server = new ServerProcess({ DATA_DIR: dataDir, LOG: 'trace' })
beforeAll(() => server.start(), 60_000)
afterAll(async () => {
  await server.kill()
  rmSync(dataDir, { recursive: true, force: true })
})

const PASSWORD = 'correct-horse-battery'
const WRONG = 'wrong-horse-battery'
const WORDS = 'nobody-else-reads-this'

it('the log of a server that tells all it can holds no password, token, address of a person, talk or card', async () => {
  const amy = await guest(server.address, 'Amy')
  const bob = await guest(server.address, 'Bob')
  const account = await stranger(server.address).ask('createAccount', {
    body: { name: 'Celina', password: PASSWORD, email: 'celina@mail.example' },
  })
  const wrong = stranger(server.address).ask('signIn', { body: { name: 'Celina', password: WRONG } })
  expect(await refusal(wrong)).toMatchObject({ status: 401 })
  const { body: table } = await amy.client.ask('createTable', { body: { title: '1846', players: 3 } })
  const params = { table: table.id }
  const celina = stranger(server.address).as(account.body.token)
  for (const client of [bob.client, celina]) await client.ask('takeSeat', { params })
  const watcher = await watch(amy.client, table.id, { authorization: `Bearer ${amy.token}` })
  await amy.client.ask('startTable', { params })
  await amy.client.ask('say', { params, body: { text: WORDS } })
  await watcher.until('chat')
  const { body: choices } = await amy.client.ask('getChoices', { params })
  watcher.close()
  // Requests are logged, by what was asked for.
  await expect.poll(() => server.log).toContain('"operation":"say"')
  const cards = JSON.stringify(choices).match(/"company":"(\w+)"/g) ?? []
  for (const secret of [
    amy.token,
    bob.token,
    account.body.token,
    PASSWORD,
    WRONG,
    'celina@mail.example',
    WORDS,
    ...cards,
  ])
    expect(server.log).not.toContain(secret)
  expect(server.log).not.toMatch(/"?seed"?\s*[:=]/)
})
