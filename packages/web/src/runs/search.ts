import { type BestRoutes, RouteClient, type RouteProblem } from '@roundhouse/engine'

export interface RouteSearch {
  /** Searches; a search still running is given up. */
  find(problem: RouteProblem, then: (best: BestRoutes) => void): void
  stop(): void
}

const ALTERNATIVES = 12

const startWorker = (): Worker => new Worker(new URL('./routes.worker.ts', import.meta.url), { type: 'module' })

/** One worker, kept warm between questions; a question nobody waits for any more ends it. */
export const routeSearch = (start: () => Worker = startWorker): RouteSearch => {
  let open: { readonly worker: Worker; readonly client: RouteClient } | null = null
  let busy = false
  const stop = (): void => {
    if (!busy) return
    open?.worker.terminate()
    open = null
    busy = false
  }
  const ready = () => {
    if (open) return open
    const worker = start()
    const client = new RouteClient((request) => worker.postMessage(request))
    worker.onmessage = ({ data }) => client.receive(data)
    open = { worker, client }
    return open
  }
  return {
    find(problem, then) {
      stop()
      busy = true
      const { client } = ready()
      const { answer } = client.ask(problem, { alternatives: ALTERNATIVES })
      answer.then((best) => {
        if (open?.client === client) busy = false
        if (best) then(best)
      })
    },
    stop,
  }
}
