import { type ReadonlySignal, signal } from '@preact/signals'
import type { LiveMessage } from '@roundhouse/server/client'

export type TableMessage = LiveMessage

/** How the page hears of a table: `lost` = it does not, and tries again by itself. */
export type Connection = 'connecting' | 'connected' | 'lost'

export interface LiveChannel {
  readonly connection: ReadonlySignal<Connection>
  /** Something has failed that needs the server: is the channel still there? */
  check(): void
  close(): void
}

const SHORTEST = 500
const LONGEST = 8000
/** A channel that says nothing for so long is half open: the server says something at least this often. */
const SIGN_OF_LIFE = 20_000

/** A live channel that comes back by itself; what it tells is taken one after another. */
export const live = (address: string, hear: (message: TableMessage) => Promise<void>): LiveChannel => {
  const connection = signal<Connection>('connecting')
  let socket: WebSocket | null = null
  let wait = SHORTEST
  let timer: ReturnType<typeof setTimeout> | undefined
  let taking: Promise<void> = Promise.resolve()
  let isClosed = false

  const again = (after: number): void => {
    clearTimeout(timer)
    if (!isClosed) timer = setTimeout(connect, after)
  }

  const connect = (): void => {
    clearTimeout(timer)
    const made = new WebSocket(address)
    socket = made
    let next = 0
    made.onmessage = ({ data }) => {
      const message = JSON.parse(String(data)) as TableMessage
      if (message.type === 'hello') {
        connection.value = 'connected'
        wait = SHORTEST
      }
      if (message.type === 'bye') next = message.again
      taking = taking.then(() => hear(message)).catch(() => made.close())
    }
    made.onclose = () => {
      if (socket !== made || isClosed) return
      connection.value = 'lost'
      again(next || wait)
      wait = Math.min(wait * 2, LONGEST)
    }
  }

  const check = (): void => {
    if (connection.peek() === 'lost') connect()
    else if (socket?.readyState === WebSocket.OPEN) socket.send('{"type":"ping"}')
  }

  const beat = setInterval(check, SIGN_OF_LIFE)
  const back = (): void => {
    wait = SHORTEST
    if (connection.peek() !== 'connected') connect()
  }
  addEventListener('online', back)
  connect()

  return {
    connection,
    check,
    close() {
      isClosed = true
      clearTimeout(timer)
      clearInterval(beat)
      removeEventListener('online', back)
      socket?.close()
    },
  }
}
