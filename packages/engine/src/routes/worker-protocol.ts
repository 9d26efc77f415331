import type { RouteProblem } from './problem.js'
import { type BestRoutes, bestRoutes, type Progress } from './search.js'
import { warmUp } from './warmUp.js'

/** What a worker is asked. All of it can be sent between threads as it is. */
export type RouteRequest =
  | {
      readonly type: 'best'
      readonly id: number
      readonly problem: RouteProblem
      readonly budget?: number
      readonly alternatives?: number
      /** A flag both sides see: not 0 stops the search at once. Without it only a search not yet begun can be cancelled. */
      readonly stop?: SharedArrayBuffer
    }
  | { readonly type: 'cancel'; readonly id: number }
  /** Something to do until a question comes: see `warmUp`. */
  | { readonly type: 'warm' }

/** A search that was stopped answers too, with what it has. */
export type RouteReply =
  | ({ readonly type: 'progress'; readonly id: number } & Progress)
  | { readonly type: 'best'; readonly id: number; readonly answer: BestRoutes }
  | { readonly type: 'cancelled'; readonly id: number }
  | { readonly type: 'failed'; readonly id: number; readonly error: string }

/** The worker's end of the line, made by the glue of the browser or of Node. */
export interface RoutePort {
  post(reply: RouteReply): void
  /** Runs a task after the messages that have already arrived. */
  later(task: () => void): void
}

type Job = Extract<RouteRequest, { readonly type: 'best' }>

/** Answers requests one after another. Give every message that arrives to the function it returns. */
export const serveRoutes = (port: RoutePort): ((request: RouteRequest) => void) => {
  const waiting: Job[] = []
  let warming: Iterator<void> | null = null
  let awake = false

  const answer = ({ id, problem, budget, alternatives, stop }: Job): void => {
    const flag = stop === undefined ? undefined : new Int32Array(stop)
    try {
      const best = bestRoutes(problem, {
        onProgress: (progress) => port.post({ type: 'progress', id, ...progress }),
        ...(flag !== undefined && { cancelled: () => Atomics.load(flag, 0) !== 0 }),
        ...(budget !== undefined && { budget }),
        ...(alternatives !== undefined && { alternatives }),
      })
      port.post({ type: 'best', id, answer: best })
    } catch (error) {
      port.post({ type: 'failed', id, error: String(error) })
    }
  }

  const work = (): void => {
    const job = waiting.shift()
    if (job !== undefined) answer(job)
    else if (warming?.next().done) warming = null
    awake = waiting.length > 0 || warming !== null
    if (awake) port.later(work)
  }
  const wake = (): void => {
    if (awake) return
    awake = true
    port.later(work)
  }

  return (request) => {
    if (request.type === 'cancel') {
      const at = waiting.findIndex(({ id }) => id === request.id)
      if (at < 0) return
      waiting.splice(at, 1)
      port.post({ type: 'cancelled', id: request.id })
      return
    }
    if (request.type === 'best') waiting.push(request)
    else warming ??= warmUp()
    wake()
  }
}

export interface Asked {
  /** Undefined if it was cancelled before it began. */
  readonly answer: Promise<BestRoutes | undefined>
  cancel(): void
}

/** The asking end: numbers the requests and sorts the replies. */
export class RouteClient {
  private next = 1
  private readonly post: (request: RouteRequest) => void
  private readonly open = new Map<
    number,
    {
      readonly resolve: (answer: BestRoutes | undefined) => void
      readonly reject: (error: Error) => void
      readonly onProgress: ((progress: Progress) => void) | undefined
    }
  >()

  constructor(post: (request: RouteRequest) => void) {
    this.post = post
  }

  /** `stop`: shared memory of at least 4 bytes, where the platform has it; then a running search stops too. */
  ask(
    problem: RouteProblem,
    options: {
      readonly budget?: number
      readonly alternatives?: number
      readonly stop?: SharedArrayBuffer
      readonly onProgress?: (progress: Progress) => void
    } = {},
  ): Asked {
    const id = this.next++
    const { onProgress, ...rest } = options
    const answer = new Promise<BestRoutes | undefined>((resolve, reject) => {
      this.open.set(id, { resolve, reject, onProgress })
    })
    this.post({ type: 'best', id, problem, ...rest })
    const cancel = (): void => {
      if (options.stop !== undefined) Atomics.store(new Int32Array(options.stop), 0, 1)
      this.post({ type: 'cancel', id })
    }
    return { answer, cancel }
  }

  /** Lets an idle worker get ready for the first question. */
  warm(): void {
    this.post({ type: 'warm' })
  }

  /** Every reply of the worker goes here. */
  receive(reply: RouteReply): void {
    const asked = this.open.get(reply.id)
    if (asked === undefined) return
    if (reply.type === 'progress') {
      const { steps, revenue, bound } = reply
      asked.onProgress?.({ steps, revenue, bound })
      return
    }
    this.open.delete(reply.id)
    if (reply.type === 'failed') asked.reject(new Error(reply.error))
    else asked.resolve(reply.type === 'best' ? reply.answer : undefined)
  }
}
