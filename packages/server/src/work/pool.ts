import { Worker } from 'node:worker_threads'
import type { BotName } from '@roundhouse/bots'
import type { PlayerId, StandingOrder } from '@roundhouse/engine'
import { Failure } from '../failure.js'
import type { Drawing } from '../preview/drawing.js'
import type { BotMove, Done, OfferFound, OrderedNow, SentPosition, Task, Work } from './work.js'

/** A task that takes longer is given up, with its thread. */
const LONGEST = 30_000
/** More waiting tasks than this are turned away. */
const MOST_WAITING = 1000

interface Job {
  readonly task: Task
  resolve(result: unknown): void
  reject(error: Error): void
}

interface Thread {
  readonly worker: Worker
  job: Job | null
  timer: NodeJS.Timeout | undefined
}

/** Threads that do long work, one task each at a time, started when they are first needed. */
export class Pool implements Work {
  readonly #size: number
  readonly #script: URL | string
  readonly #mostWaiting: number
  readonly #threads = new Set<Thread>()
  readonly #waiting: Job[] = []
  #isClosed = false

  constructor(
    size: number,
    script: URL | string = new URL('./thread.worker.js', import.meta.url),
    mostWaiting = MOST_WAITING,
  ) {
    this.#size = size
    this.#script = script
    this.#mostWaiting = mostWaiting
  }

  get waiting(): number {
    return this.#waiting.length
  }

  choices(position: SentPosition, seat: PlayerId): Promise<readonly OfferFound[]> {
    return this.#ask({ kind: 'choices', position, seat }) as Promise<readonly OfferFound[]>
  }

  decide(position: SentPosition, seat: PlayerId, bot: BotName, seed: number): Promise<BotMove> {
    return this.#ask({ kind: 'decide', position, seat, bot, seed }) as Promise<BotMove>
  }

  draw(drawing: Drawing): Promise<Uint8Array> {
    return this.#ask({ kind: 'draw', drawing }) as Promise<Uint8Array>
  }

  order(position: SentPosition, seat: PlayerId, orders: readonly StandingOrder[]): Promise<OrderedNow | null> {
    return this.#ask({ kind: 'order', position, seat, orders }) as Promise<OrderedNow | null>
  }

  async close(): Promise<void> {
    this.#isClosed = true
    for (const { reject } of this.#waiting.splice(0)) reject(new Failure('stopping'))
    await Promise.all([...this.#threads].map((thread) => this.#end(thread, new Failure('stopping'))))
  }

  #ask(task: Task): Promise<unknown> {
    if (this.#isClosed) return Promise.reject(new Failure('stopping'))
    if (this.#waiting.length >= this.#mostWaiting) return Promise.reject(new Failure('unavailable'))
    return new Promise((resolve, reject) => {
      this.#waiting.push({ task, resolve, reject })
      this.#next()
    })
  }

  #next(): void {
    while (this.#waiting.length > 0 && !this.#isClosed) {
      const idle = [...this.#threads].find(({ job }) => job === null)
      const thread = idle ?? (this.#threads.size < this.#size ? this.#start() : undefined)
      if (!thread) return
      this.#give(thread, this.#waiting.shift() as Job)
    }
  }

  #give(thread: Thread, job: Job): void {
    thread.job = job
    thread.timer = setTimeout(() => void this.#end(thread, new Failure('unavailable')), LONGEST)
    thread.worker.ref()
    thread.worker.postMessage(job.task)
  }

  #start(): Thread {
    const thread: Thread = { worker: new Worker(this.#script), job: null, timer: undefined }
    thread.worker.on('message', (done: Done) => {
      const { job } = thread
      clearTimeout(thread.timer)
      thread.job = null
      // An idle thread keeps no program alive.
      thread.worker.unref()
      if (done.ok) job?.resolve(done.result)
      else job?.reject(new Error(done.fault))
      this.#next()
    })
    thread.worker.on(
      'error',
      (error) => void this.#end(thread, error instanceof Error ? error : new Error(String(error))),
    )
    thread.worker.unref()
    this.#threads.add(thread)
    return thread
  }

  async #end(thread: Thread, why: Error): Promise<void> {
    if (!this.#threads.delete(thread)) return
    clearTimeout(thread.timer)
    thread.job?.reject(why)
    thread.job = null
    await thread.worker.terminate()
    this.#next()
  }
}
