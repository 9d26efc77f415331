import { connect, createServer, type Server, type Socket } from 'node:net'

/** A line to a database that can be cut, or go deaf one way. */
export class TcpProxy {
  readonly #server: Server
  readonly #port: number
  readonly #sockets = new Set<Socket>()
  #isCut = false
  #isDeaf = false

  private constructor(server: Server, port: number) {
    this.#server = server
    this.#port = port
  }

  /** A proxy to where a `postgres://` address leads. */
  static async to(url: string): Promise<{ readonly proxy: TcpProxy; readonly url: string }> {
    const there = new URL(url)
    const server = createServer()
    const proxy = new TcpProxy(server, Number(there.port))
    server.on('connection', (socket) => proxy.#connected(socket))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    there.port = String(typeof address === 'object' && address ? address.port : 0)
    return { proxy, url: there.href }
  }

  /** All connections break, and new ones are refused. */
  cut(): void {
    this.#isCut = true
    for (const socket of this.#sockets) socket.destroy()
  }

  /** What the database answers is lost on the way. */
  deafen(): void {
    this.#isDeaf = true
  }

  mend(): void {
    this.#isCut = false
    this.#isDeaf = false
  }

  async close(): Promise<void> {
    this.cut()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  #connected(socket: Socket): void {
    if (this.#isCut) {
      socket.destroy()
      return
    }
    const there = connect(this.#port, '127.0.0.1')
    for (const [one, other] of [
      [socket, there],
      [there, socket],
    ] as const) {
      this.#sockets.add(one)
      one.on('error', () => {})
      one.on('close', () => {
        this.#sockets.delete(one)
        other.destroy()
      })
    }
    socket.on('data', (data) => there.write(data))
    there.on('data', (data) => {
      if (!this.#isDeaf) socket.write(data)
    })
  }
}
