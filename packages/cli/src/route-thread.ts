import { Worker } from 'node:worker_threads'
import { type Asked, type Progress, RouteClient, type RouteProblem, type RouteReply } from '@roundhouse/engine'

export interface Question {
  /** Steps after which to stop. */
  readonly budget?: number
  /** How many other sets that earn as much to list. */
  readonly alternatives?: number
  readonly onProgress?: (progress: Progress) => void
}

/**
 * The search for routes in a worker thread of Node.
 *
 *     const routes = new RouteThread()
 *     const { answer, cancel } = routes.ask(routeProblem(game, 'PRR'), { onProgress: ({ bound }) => … })
 *     const best = await answer   // after cancel(): the best so far, or undefined if it had not begun
 *     await routes.close()
 */
export class RouteThread {
  private readonly worker: Worker
  private readonly client: RouteClient
  private readonly open = new Set<(error: Error) => void>()
  private fault: Error | undefined

  constructor(script: URL | string = new URL('./routes.worker.js', import.meta.url)) {
    this.worker = new Worker(script)
    this.client = new RouteClient((request) => this.worker.postMessage(request))
    this.worker.on('message', (reply: RouteReply) => this.client.receive(reply))
    this.worker.on('error', (error) => this.fail(error instanceof Error ? error : new Error(String(error))))
    this.worker.on('exit', () => this.fail(new Error('the thread that searches has ended')))
    // An idle thread keeps no program alive.
    this.worker.unref()
  }

  /** Questions are answered one after another; `cancel` stops a search that runs, too. */
  ask(problem: RouteProblem, question: Question = {}): Asked {
    if (this.fault) return { answer: Promise.reject(this.fault), cancel: () => {} }
    const stop = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)
    const asked = this.client.ask(problem, { ...question, stop })
    const answer = new Promise<Awaited<Asked['answer']>>((resolve, reject) => {
      this.open.add(reject)
      this.worker.ref()
      const settle = (): void => {
        this.open.delete(reject)
        if (this.open.size === 0) this.worker.unref()
      }
      asked.answer.finally(settle).then(resolve, reject)
    })
    return { answer, cancel: asked.cancel }
  }

  /** Ends the thread; what is still asked is rejected. */
  async close(): Promise<void> {
    await this.worker.terminate()
  }

  private fail(error: Error): void {
    this.fault ??= error
    for (const reject of this.open) reject(this.fault)
    this.open.clear()
  }
}
