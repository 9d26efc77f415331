import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { Connection } from './connection.js'

const MEGABYTE = 'x'.repeat(1024 * 1024)
/** More than the operating system keeps for a connection. */
const MOST = 64

const who = { table: 't', user: null, session: null, key: 'k', withState: false }

let server: WebSocketServer
afterEach(() => new Promise((resolve) => server.close(resolve)))

const connected = async (): Promise<{ client: WebSocket; socket: WebSocket }> => {
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await once(server, 'listening')
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const [[socket]] = (await Promise.all([once(server, 'connection'), once(client, 'open')])) as [[WebSocket], unknown]
  return { client, socket }
}

it('a client that does not read is let go of, before much waits for it', async () => {
  const { client, socket } = await connected()
  client.pause()
  let slow = 0
  const connection = new Connection(socket, who, () => slow++)
  for (let n = 0; n < MOST && slow === 0; n++) {
    connection.send(MEGABYTE)
    expect(socket.bufferedAmount).toBeLessThan(3 * MEGABYTE.length)
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
  expect(slow).toBe(1)
  expect(socket.readyState).not.toBe(WebSocket.OPEN)
  connection.send('more')
  expect(slow).toBe(1)
  client.terminate()
})

it('a client that reads hears everything', async () => {
  const { client, socket } = await connected()
  let slow = 0
  const connection = new Connection(socket, who, () => slow++)
  for (let n = 0; n < MOST; n++) {
    const heard = once(client, 'message')
    connection.send(MEGABYTE)
    await heard
  }
  expect(slow).toBe(0)
  client.terminate()
})
