import { bestRoutes, type RouteProblem, type RouteReply, type RouteRequest, serveRoutes } from '@roundhouse/engine'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { routeSearch, type SearchState } from './search.js'

const stop = { place: 0, kind: 'city', value: 20, bonuses: [], forMinimum: true } as const
const problem: RouteProblem = {
  operator: 'X',
  stops: [
    { ...stop, hex: 'A', location: 0, token: true },
    { ...stop, hex: 'B', location: 1, token: false },
  ],
  pieces: [
    { hex: 'A', track: 0, a: -1, b: 0, gauge: 1 },
    { hex: 'B', track: 0, a: 0, b: -2, gauge: 1 },
  ],
  points: 1,
  junctions: [],
  trains: [{ id: '2-0', name: '2', reach: { kinds: ['city'], visits: 2 }, usable: true }],
  pairs: [],
  claims: [],
  exclusive: [],
}
const best = bestRoutes(problem, { alternatives: 12 })

/** A worker on this thread; a silent one answers nothing. */
class HereWorker {
  onmessage: ((event: { data: RouteReply }) => void) | null = null
  onerror: ((event: { message?: string }) => void) | null = null
  onmessageerror: (() => void) | null = null
  ended = false
  readonly requests: RouteRequest[] = []
  private readonly serve: (request: RouteRequest) => void
  private readonly silent: boolean

  constructor(silent: boolean) {
    this.silent = silent
    this.serve = serveRoutes({
      post: (reply) => this.say(reply),
      later: (task) => {
        setTimeout(task)
      },
    })
  }

  say(data: RouteReply): void {
    this.onmessage?.({ data })
  }

  postMessage(request: RouteRequest): void {
    this.requests.push(request)
    if (!this.silent && request.type === 'best') this.serve(request)
  }

  terminate(): void {
    this.ended = true
  }
}

/** A search whose workers answer or not, in the order they are started. */
const searching = (...silent: boolean[]) => {
  const workers: HereWorker[] = []
  const search = routeSearch(() => {
    const worker = new HereWorker(silent[workers.length] ?? false)
    workers.push(worker)
    return worker as unknown as Worker
  })
  const told: SearchState[] = []
  const tell = (state: SearchState): void => {
    told.push(state)
  }
  return { search, workers, told, tell }
}

const DEAD = true

describe('the search for routes beside the page', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  const soon = () => vi.advanceTimersByTimeAsync(10)
  const long = () => vi.advanceTimersByTimeAsync(15_000)

  test('tells that it searches and what it found; the worker is kept', async () => {
    const { search, workers, told, tell } = searching()
    search.warm()
    search.find(problem, tell)
    await soon()
    expect(told).toEqual([
      { status: 'searching', progress: null },
      { status: 'found', best },
    ])
    search.find(problem, tell)
    await soon()
    expect(told).toHaveLength(4)
    expect(workers).toHaveLength(1)
    expect(workers[0]?.requests.map(({ type }) => type)).toEqual(['warm', 'best', 'best'])
    await long()
    expect(workers[0]?.ended).toBe(false)
  })

  test('a worker that dies is started again, and asked again', async () => {
    const { search, workers, told, tell } = searching(DEAD)
    search.find(problem, tell)
    workers[0]?.onerror?.({ message: 'out of memory' })
    await soon()
    expect(workers.map(({ ended }) => ended)).toEqual([true, false])
    expect(told.at(-1)).toEqual({ status: 'found', best })
  })

  test('a second death is told, and the next question starts anew', async () => {
    const { search, workers, told, tell } = searching(DEAD, DEAD)
    search.find(problem, tell)
    workers[0]?.onerror?.({})
    workers[1]?.onerror?.({ message: 'out of memory' })
    await soon()
    expect(told.at(-1)).toEqual({ status: 'failed', error: 'out of memory' })
    search.find(problem, tell)
    await soon()
    expect(told.at(-1)).toEqual({ status: 'found', best })
    expect(workers).toHaveLength(3)
  })

  test('so is one that falls silent', async () => {
    const { search, workers, told, tell } = searching(DEAD, DEAD)
    search.find(problem, tell)
    await long()
    expect(workers).toHaveLength(2)
    await long()
    expect(told.at(-1)).toEqual({ status: 'failed', error: 'silent' })
    expect(workers.every(({ ended }) => ended)).toBe(true)
  })

  test('one that is heard of is left at work', async () => {
    const { search, workers, told, tell } = searching(DEAD)
    search.find(problem, tell)
    for (let n = 1; n <= 4; n++) {
      await vi.advanceTimersByTimeAsync(8_000)
      workers[0]?.say({ type: 'progress', id: 1, steps: n, revenue: 0, bound: 40 })
    }
    expect(workers).toHaveLength(1)
    expect(told.at(-1)).toEqual({ status: 'searching', progress: { steps: 4, revenue: 0, bound: 40 } })
  })

  test('a fault in the search is told at once', async () => {
    const { search, workers, told, tell } = searching()
    search.find({ ...problem, pieces: undefined as unknown as RouteProblem['pieces'] }, tell)
    await soon()
    expect(told.at(-1)?.status).toBe('failed')
    expect(workers).toHaveLength(1)
  })

  test('where no worker can be started that is told, and nothing thrown', () => {
    const search = routeSearch(() => {
      throw new Error('no workers here')
    })
    const told: SearchState[] = []
    search.warm()
    search.find(problem, (state) => told.push(state))
    expect(told.at(-1)).toMatchObject({ status: 'failed' })
  })

  test('a search given up ends its worker and is not heard of again; another is ready', async () => {
    const { search, workers, told, tell } = searching()
    const giveUp = search.find(problem, tell)
    giveUp()
    giveUp()
    await soon()
    expect(told).toEqual([{ status: 'searching', progress: null }])
    expect(workers.map(({ ended }) => ended)).toEqual([true, false])
    search.close()
    expect(workers.map(({ ended }) => ended)).toEqual([true, true])
  })

  test('another question takes the place of the first', async () => {
    const { search, told, tell } = searching()
    const first: SearchState[] = []
    search.find({ ...problem, trains: [] }, (state) => first.push(state))
    search.find(problem, tell)
    await soon()
    expect(first).toHaveLength(1)
    expect(told.at(-1)).toEqual({ status: 'found', best })
  })
})
