import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'
import type { Bus, BusMessage, Listener } from './bus.js'

const CHANNEL = 'roundhouse'
/** PostgreSQL takes 8000 bytes at once. */
const LARGEST = 7500
const AGAIN = { first: 200, most: 10_000 }

export interface PostgresBusOptions {
  readonly url: string
  readonly id: string
  readonly pool: pg.Pool
  readonly log: FastifyBaseLogger
}

/**
 * LISTEN and NOTIFY. Messages are sent after what they tell of is stored, several at once: a notification inside the
 * transaction would make all commits wait for each other. One that is lost with its process is made up for by whoever
 * looks again.
 */
export class PostgresBus implements Bus {
  readonly id: string
  readonly #options: PostgresBusOptions
  readonly #listeners: Listener[] = []
  readonly #gapListeners: (() => void)[] = []
  #client: pg.Client | null = null
  #waiting: BusMessage[] = []
  #isFlushing = false
  #isClosed = false
  #delay = AGAIN.first
  #timer: NodeJS.Timeout | undefined

  constructor(options: PostgresBusOptions) {
    this.#options = options
    this.id = options.id
  }

  async open(): Promise<void> {
    await this.#connect()
  }

  publish(message: BusMessage): void {
    this.#waiting.push(message)
    if (!this.#isFlushing) {
      this.#isFlushing = true
      setImmediate(() => void this.#flush())
    }
  }

  listen(listener: Listener): void {
    this.#listeners.push(listener)
  }

  onGap(listener: () => void): void {
    this.#gapListeners.push(listener)
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#timer)
    await this.#client?.end().catch(() => {})
    this.#client = null
  }

  async #flush(): Promise<void> {
    const { pool, log } = this.#options
    try {
      while (this.#waiting.length > 0) {
        const texts: string[] = []
        let size = 0
        while (this.#waiting.length > 0) {
          const text = JSON.stringify(this.#waiting[0])
          const bytes = Buffer.byteLength(text) + 1
          if (texts.length > 0 && size + bytes > LARGEST) break
          this.#waiting.shift()
          if (bytes > LARGEST) continue
          size += bytes
          texts.push(text)
        }
        await pool.query('select pg_notify($1, $2)', [CHANNEL, `{"from":"${this.id}","say":[${texts.join(',')}]}`])
      }
    } catch (error) {
      log.warn({ err: error }, 'other processes could not be told; they look for themselves')
      this.#waiting = []
    } finally {
      this.#isFlushing = false
    }
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#options.url,
      application_name: 'roundhouse listen',
      keepAlive: true,
      connectionTimeoutMillis: 5000,
    })
    client.on('error', () => this.#lost(client))
    client.on('end', () => this.#lost(client))
    client.on('notification', ({ payload }) => this.#heard(payload ?? ''))
    await client.connect()
    await client.query(`listen ${CHANNEL}`)
    this.#client = client
    this.#delay = AGAIN.first
  }

  #heard(payload: string): void {
    let message: { from: string; say: readonly BusMessage[] }
    try {
      message = JSON.parse(payload) as typeof message
    } catch {
      return
    }
    if (message.from === this.id || !Array.isArray(message.say)) return
    for (const said of message.say) for (const listener of this.#listeners) listener(said, message.from)
  }

  /** The connection is gone: another one, and whoever listens looks for what he missed. */
  #lost(client: pg.Client): void {
    if (this.#isClosed || (this.#client !== client && this.#client !== null)) return
    this.#client = null
    client.removeAllListeners()
    client.on('error', () => {})
    client.end().catch(() => {})
    this.#again()
  }

  #again(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      this.#connect().then(
        () => {
          for (const listener of this.#gapListeners) listener()
        },
        () => this.#again(),
      )
    }, this.#delay).unref()
    this.#delay = Math.min(this.#delay * 2, AGAIN.most)
  }
}
