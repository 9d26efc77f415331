import type { WebSocket } from 'ws'

/** A client that reads slower than the table moves is let go when so much waits for it; it comes back and catches up. */
const MOST_WAITING = 1024 * 1024

/** Somebody who watches a table. */
export class Connection {
  readonly socket: WebSocket
  readonly table: string
  readonly user: string | null
  readonly session: string | null
  isAlive = true
  /** How long it has not been reading, in bytes that wait. */
  readonly #onSlow: () => void

  constructor(
    socket: WebSocket,
    who: { readonly table: string; readonly user: string | null; readonly session: string | null },
    onSlow: () => void,
  ) {
    this.socket = socket
    this.table = who.table
    this.user = who.user
    this.session = who.session
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
