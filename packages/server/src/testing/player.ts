import { WebSocket } from 'ws'
import { Client, type LiveMessage, Refused } from '../client/index.js'
import { checkedFetch } from './checked-fetch.js'

/** Somebody who plays over the network. */
export interface Player {
  readonly id: string
  readonly name: string
  readonly token: string
  readonly client: Client
}

export const stranger = (address: string): Client => new Client({ address, fetch: checkedFetch })

export const guest = async (address: string, name: string): Promise<Player> => {
  const client = stranger(address)
  const { body } = await client.ask('createGuest', { body: { name } })
  return { id: body.user.id, name, token: body.token, client: client.as(body.token) }
}

/** A live channel that remembers what it was told. */
export interface Watcher {
  readonly heard: LiveMessage[]
  /** The first message that is so, heard before or from now on. */
  until<T extends LiveMessage['type']>(
    type: T,
    is?: (message: Extract<LiveMessage, { type: T }>) => boolean,
  ): Promise<Extract<LiveMessage, { type: T }>>
  readonly socket: WebSocket
  close(): void
}

const PATIENCE = 20_000

export const watch = async (
  client: Client,
  table: string,
  headers: Record<string, string>,
  query = '',
): Promise<Watcher> => {
  const socket = new WebSocket(`${client.liveAddress(table)}${query}`, { headers })
  const heard: LiveMessage[] = []
  const waiting = new Set<() => void>()
  socket.on('message', (data) => {
    heard.push(JSON.parse(String(data)) as LiveMessage)
    for (const look of waiting) look()
  })
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve())
    socket.once('error', reject)
    socket.once('unexpected-response', (_request, response) => reject(new Error(String(response.statusCode))))
  })
  return {
    heard,
    socket,
    until: (type, is = () => true) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          waiting.delete(look)
          reject(new Error(`no ${type}: heard ${JSON.stringify(heard)}`))
        }, PATIENCE)
        const look = (): void => {
          for (const message of heard) {
            if (message.type !== type || !is(message as never)) continue
            clearTimeout(timer)
            waiting.delete(look)
            resolve(message as never)
            return
          }
        }
        waiting.add(look)
        look()
      }),
    close: () => socket.close(),
  }
}

export const watchAs = (player: Player, table: string, query = ''): Promise<Watcher> =>
  watch(player.client, table, { authorization: `Bearer ${player.token}` }, query)

/** What the server says no with. */
export const refusal = async (asked: Promise<unknown>): Promise<Refused> => {
  let answer: unknown
  try {
    answer = await asked
  } catch (error) {
    if (error instanceof Refused) return error
    throw error
  }
  throw new Error(`answered: ${JSON.stringify(answer)}`)
}
