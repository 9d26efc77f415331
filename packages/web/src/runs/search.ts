import type { BestRoutes, RouteProblem } from '@roundhouse/engine'

export interface RouteSearch {
  /** Searches; a search still running is given up. */
  find(problem: RouteProblem, then: (best: BestRoutes) => void): void
  stop(): void
}

const ALTERNATIVES = 12

const startWorker = (): Worker => new Worker(new URL('./routes.worker.ts', import.meta.url), { type: 'module' })

/** One worker, kept warm between questions. */
export const routeSearch = (start: () => Worker = startWorker): RouteSearch => {
  let worker: Worker | null = null
  let busy = false
  const stop = (): void => {
    if (busy) {
      worker?.terminate()
      worker = null
      busy = false
    }
  }
  return {
    find(problem, then) {
      stop()
      worker ??= start()
      busy = true
      worker.onmessage = ({ data }: MessageEvent<BestRoutes>) => {
        busy = false
        then(data)
      }
      worker.postMessage({ problem, alternatives: ALTERNATIVES })
    },
    stop,
  }
}
