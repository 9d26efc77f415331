// The load, in a process of its own: every seat of every table has a live channel, and actions are posted.
import { Agent, request } from 'node:http'
import { WebSocket } from 'ws'
import type { FromLoad, LoadPlan, LoadTable, Phase, PhaseResult, ToLoad } from './load-plan.js'

const PATIENCE = 30_000
const CONNECTING_AT_ONCE = 50

const agent = new Agent({ keepAlive: true, maxSockets: 256 })

const post = (address: string, path: string, token: string, body: string): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    }
    const asked = request(`${address}${path}`, { method: 'POST', agent, headers, timeout: PATIENCE }, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (chunk: string) => {
        text += chunk
      })
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }))
    })
    asked.on('timeout', () => asked.destroy(new Error('timeout')))
    asked.on('error', reject)
    asked.end(body)
  })

/** A table as the load plays it. */
class Playing {
  readonly #table: LoadTable
  readonly #addresses: readonly string[]
  #next = 0
  #waiting: { readonly number: number; left: number; readonly done: () => void } | null = null
  isBusy = false

  constructor(table: LoadTable, addresses: readonly string[]) {
    this.#table = table
    this.#addresses = addresses
  }

  get isOver(): boolean {
    return this.#next >= this.#table.moves.length
  }

  #addressOf(seat: number): string {
    return this.#addresses[seat % this.#addresses.length] ?? ''
  }

  /** One live channel for each seat. */
  connections(): (() => Promise<void>)[] {
    return this.#table.tokens.map((token, seat) => () => this.#connect(this.#addressOf(seat), token))
  }

  #connect(address: string, token: string): Promise<void> {
    const url = `${address.replace('http', 'ws')}/api/tables/${this.#table.id}/live`
    const socket = new WebSocket(url, { headers: { authorization: `Bearer ${token}` }, perMessageDeflate: false })
    return new Promise((resolve, reject) => {
      socket.on('error', reject)
      socket.on('message', (data: Buffer) => {
        const text = String(data)
        if (text.startsWith('{"type":"hello"')) resolve()
        if (text.startsWith('{"type":"entries"')) this.#heard(Number(/"number":(\d+)/.exec(text)?.[1]))
      })
    })
  }

  #heard(number: number): void {
    const waiting = this.#waiting
    if (!waiting || number < waiting.number) return
    waiting.left--
    if (waiting.left === 0) waiting.done()
  }

  /** Acts, and waits until every seat has heard of it. */
  async act(): Promise<{ readonly answered: number; readonly told: number }> {
    const { id, number, tokens, moves } = this.#table
    const { seat, action } = moves[this.#next]!
    const after = number + this.#next
    this.#next++
    const place = Number(seat.slice(1)) - 1
    const told = new Promise<number>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`not everybody heard of ${after + 1}`)), PATIENCE)
      const done = (): void => {
        clearTimeout(timer)
        resolve(performance.now())
      }
      this.#waiting = { number: after + 1, left: tokens.length, done }
    })
    told.catch(() => {})
    const began = performance.now()
    const body = JSON.stringify({ key: `k${after}`, after, action })
    const { status, text } = await post(this.#addressOf(place), `/api/tables/${id}/actions`, tokens[place] ?? '', body)
    if (status !== 200) {
      // What follows would not fit either.
      this.#next = moves.length
      throw new Error(`${status} ${text.slice(0, 300)}`)
    }
    const answered = performance.now() - began
    return { answered, told: (await told) - began }
  }
}

let tables: readonly Playing[] = []

const say = (message: FromLoad): void => void process.send?.(message)

const connect = async ({ addresses, tables: all }: LoadPlan): Promise<void> => {
  tables = all.map((table) => new Playing(table, addresses))
  const began = performance.now()
  const waiting = tables.flatMap((table) => table.connections())
  const sockets = waiting.length
  const next = waiting.values()
  const one = async (): Promise<void> => {
    for (const open of next) await open()
  }
  await Promise.all(Array.from({ length: CONNECTING_AT_ONCE }, one))
  say({ kind: 'connected', sockets, seconds: (performance.now() - began) / 1000 })
}

const delay = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)))

const run = async (phase: Phase): Promise<PhaseResult> => {
  const answered: number[] = []
  const told: number[] = []
  let failed = 0
  let failure: string | null = null
  let at = 0
  /** The next table that waits for nothing. */
  const free = (): Playing | null => {
    for (let tries = 0; tries < tables.length; tries++) {
      const table = tables[at++ % tables.length]!
      if (!table.isBusy && !table.isOver) return table
    }
    return null
  }
  const act = async (table: Playing): Promise<void> => {
    table.isBusy = true
    try {
      const times = await table.act()
      answered.push(times.answered)
      told.push(times.told)
    } catch (error) {
      failed++
      failure ??= String(error)
    } finally {
      table.isBusy = false
    }
  }
  const began = performance.now()
  const until = began + phase.seconds * 1000
  if ('perSecond' in phase) {
    const under = new Set<Promise<void>>()
    for (let n = 0; ; n++) {
      const due = began + (n * 1000) / phase.perSecond
      if (due >= until) break
      if (due > performance.now()) await delay(due - performance.now())
      const table = free()
      if (!table) continue
      const acting = act(table).finally(() => under.delete(acting))
      under.add(acting)
    }
    await Promise.all(under)
  } else {
    const one = async (): Promise<void> => {
      for (let table = free(); table && performance.now() < until; table = free()) await act(table)
    }
    await Promise.all(Array.from({ length: phase.atOnce }, one))
  }
  const seconds = (performance.now() - began) / 1000
  return { done: told.length, failed, seconds, answered, told, failure }
}

process.on('message', async (message: ToLoad) => {
  switch (message.kind) {
    case 'connect':
      await connect(message.plan)
      return
    case 'phase':
      say({ kind: 'result', result: await run(message.phase) })
      return
    case 'end':
      process.exit(0)
  }
})
