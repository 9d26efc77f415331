import type { WebSocket } from 'ws'

/** A client that reads slower than the table moves is let go when so much waits for it; it comes back and catches up. */
const MOST_WAITING = 1024 * 1024

/** Who watches, and what they want to be told. */
export interface Watching {
  readonly table: string
  readonly user: string | null
  readonly session: string | null
  /** By which connections of one person are counted: the user, or the address. */
  readonly key: string
  /** The state comes with the entries. */
  readonly withState: boolean
}

/** Somebody who watches a table. */
export class Connection {
  readonly socket: WebSocket
  readonly who: Watching
  isAlive = true
  readonly #onSlow: () => void

  constructor(socket: WebSocket, who: Watching, onSlow: () => void) {
    this.socket = socket
    this.who = who
    this.#onSlow = onSlow
  }

  send(text: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return
    if (this.socket.bufferedAmount > MOST_WAITING) {
      this.#onSlow()
      this.socket.terminate()
      return
    }
    this.socket.send(text)
  }
}
