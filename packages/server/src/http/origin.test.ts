import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { guest, type Player } from '../testing/player.js'
import { type TestServer, testServer } from '../testing/test-server.js'

let server: TestServer
let amy: Player
let table: string
beforeAll(async () => {
  server = await testServer('sqlite')
  amy = await guest(server.address, 'Amy')
  table = (await amy.client.ask('createTable', { body: { title: '18MEX', players: 3 } })).body.id
})
afterAll(() => server.stop())

const host = (): string => new URL(server.address).host

/** What a browser says about the page that asks: nobody else can leave it out or forge it. */
const FROM: readonly (readonly [string, () => Record<string, string>, boolean])[] = [
  ['a program', () => ({}), true],
  ['the page of this server', () => ({ origin: `http://${host()}` }), true],
  ['a page of another site', () => ({ origin: 'http://other.example' }), false],
  ['a page on another port', () => ({ origin: `http://${host().replace(/:\d+$/, ':1')}` }), false],
  ['a page without an address', () => ({ origin: 'null' }), false],
  ['a page of another site that names no origin', () => ({ 'sec-fetch-site': 'cross-site' }), false],
]

/** The answer to the request that would become a socket. */
const opened = (headers: Record<string, string>): Promise<number> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(amy.client.liveAddress(table), { headers })
    socket.once('open', () => {
      socket.close()
      resolve(101)
    })
    socket.once('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0))
    socket.once('error', reject)
  })

describe.each(FROM)('%s', (_who, headersOf, isTaken) => {
  const session = (): Record<string, string> => ({ authorization: `Bearer ${amy.token}`, ...headersOf() })

  it(isTaken ? 'may change something' : 'changes nothing', async () => {
    const answer = await fetch(`${server.address}/api/guests`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headersOf() },
      body: JSON.stringify({ name: 'Bob' }),
    })
    expect(answer.ok).toBe(isTaken)
    if (!isTaken) expect(answer.status).toBe(403)
  })

  it(isTaken ? 'may listen to a table' : 'listens to no table', async () => {
    expect(await opened(session())).toBe(isTaken ? 101 : 403)
  })
})
