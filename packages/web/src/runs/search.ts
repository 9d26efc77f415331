import { type BestRoutes, type Progress, RouteClient, type RouteProblem } from '@roundhouse/engine'

/** How a search goes. One that `failed` can be asked for again. */
export type SearchState =
  | { readonly status: 'searching'; readonly progress: Progress | null }
  | { readonly status: 'found'; readonly best: BestRoutes }
  | { readonly status: 'failed'; readonly error: string }
  /** Nobody searches: the player is to find them. */
  | { readonly status: 'off' }

export interface RouteSearch {
  /** Starts the worker before it is needed. */
  warm(): void
  /** Searches, and tells how it goes; a search still running is given up. Returns how to give this one up. */
  find(problem: RouteProblem, tell: (state: SearchState) => void): () => void
  close(): void
}

export const SEARCHING: SearchState = { status: 'searching', progress: null }

/** Leaves the best runs to the player. */
export const NO_SEARCH: RouteSearch = {
  warm: () => undefined,
  find(_problem, tell) {
    tell({ status: 'off' })
    return () => undefined
  },
  close: () => undefined,
}

const ALTERNATIVES = 12
/** Steps: seconds where one step takes a microsecond. What is found by then is shown, with how much more there might be. */
const BUDGET = 4_000_000
/** A worker at work is heard of many times a second. */
const SILENCE = 10_000

const startWorker = (): Worker => new Worker(new URL('./routes.worker.ts', import.meta.url), { type: 'module' })

interface Question {
  readonly problem: RouteProblem
  readonly tell: (state: SearchState) => void
  readonly since: number
  /** Times a worker was started for it again. */
  restarts: number
}

/** What the page measures of each question, from asking to the answer: under one name what a player waits for, under another what is studied. */
export type Measured = 'roundhouse:routes' | 'roundhouse:studied-routes'

/** One worker, kept between questions. One that dies or falls silent is started again, once for each question. */
export const routeSearch = (
  start: () => Worker = startWorker,
  measured: Measured = 'roundhouse:routes',
): RouteSearch => {
  let open: { readonly worker: Worker; readonly client: RouteClient } | null = null
  let asked: Question | null = null
  let watch: ReturnType<typeof setTimeout> | undefined

  const end = (): void => {
    clearTimeout(watch)
    open?.worker.terminate()
    open = null
  }

  const settle = (question: Question, state: SearchState): void => {
    if (asked !== question) return
    asked = null
    clearTimeout(watch)
    performance.measure(measured, { start: question.since })
    question.tell(state)
  }

  const died = (error: string): void => {
    end()
    const question = asked
    if (!question) return
    if (question.restarts > 0) settle(question, { status: 'failed', error })
    else {
      question.restarts++
      ask(question)
    }
  }

  const listen = (): void => {
    clearTimeout(watch)
    if (asked) watch = setTimeout(() => died('silent'), SILENCE)
  }

  const ready = () => {
    if (open) return open
    const worker = start()
    const client = new RouteClient((request) => worker.postMessage(request))
    const own = { worker, client }
    worker.onmessage = ({ data }) => {
      if (open !== own) return
      listen()
      client.receive(data)
    }
    worker.onerror = (event) => {
      // Where the script could not be fetched there is no message.
      if (open === own) died(event.message ?? 'not loaded')
    }
    worker.onmessageerror = () => {
      if (open === own) died('not understood')
    }
    open = own
    return own
  }

  const ask = (question: Question): void => {
    try {
      const { client } = ready()
      listen()
      const { answer } = client.ask(question.problem, {
        alternatives: ALTERNATIVES,
        budget: BUDGET,
        onProgress: (progress) => {
          if (asked === question) question.tell({ status: 'searching', progress })
        },
      })
      answer.then(
        (best) => best && settle(question, { status: 'found', best }),
        (error) => settle(question, { status: 'failed', error: String(error) }),
      )
    } catch (error) {
      died(String(error))
    }
  }

  /** A search cannot be stopped but with its worker. */
  const giveUp = (question: Question | null): void => {
    if (!question || asked !== question) return
    asked = null
    end()
  }

  const warm = (): void => {
    try {
      ready().client.warm()
    } catch {
      // Whoever asks will be told.
      end()
    }
  }

  return {
    warm,
    find(problem, tell) {
      giveUp(asked)
      const question: Question = { problem, tell, since: performance.now(), restarts: 0 }
      asked = question
      // The worker searches while the page draws that it does.
      ask(question)
      if (asked === question) tell(SEARCHING)
      return () => {
        if (asked !== question) return
        giveUp(question)
        warm()
      }
    },
    close() {
      asked = null
      end()
    },
  }
}
