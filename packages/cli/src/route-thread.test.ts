import { join } from 'node:path'
import { bestRoutes, type Progress, type RouteProblem } from '@roundhouse/engine'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bundle } from '../../../scripts/bundle.mjs'
import { RouteThread } from './route-thread.js'

const SIDE = 7
const city = (n: number) => `${String.fromCharCode(65 + Math.floor(n / SIDE))}${n % SIDE}`

/** Cities on a square grid, each joined to its neighbours: far too many ways for trains that go on for ever. */
const grid = (visits: number, trains: number): RouteProblem => {
  const joins = Array.from({ length: SIDE * SIDE }, (_, n) => [
    ...((n + 1) % SIDE > 0 ? [[n, n + 1] as const] : []),
    ...(n + SIDE < SIDE * SIDE ? [[n, n + SIDE] as const] : []),
  ]).flat()
  const laid = new Map<number, number>()
  const track = (n: number): number => {
    const next = laid.get(n) ?? 0
    laid.set(n, next + 1)
    return next
  }
  return {
    operator: 'X',
    stops: Array.from({ length: SIDE * SIDE }, (_, n) => ({
      hex: city(n),
      place: 0,
      kind: 'city',
      value: 10 * (1 + ((n * 7) % 5)),
      bonuses: [],
      location: n,
      token: n === 0 || n === 24,
      forMinimum: true,
    })),
    pieces: joins.flatMap(([a, b], point) => [
      { hex: city(a), track: track(a), a: -1 - a, b: point, gauge: 1 },
      { hex: city(b), track: track(b), a: point, b: -1 - b, gauge: 1 },
    ]),
    points: joins.length,
    junctions: [],
    trains: Array.from({ length: trains }, (_, n) => ({
      id: `${visits}-${n}`,
      name: String(visits),
      reach: { kinds: ['city'], visits },
      usable: true,
    })),
    pairs: [],
    claims: [],
    exclusive: [],
  }
}
const easy = grid(3, 1)
const endless = grid(40, 4)

let script = ''
beforeAll(async () => {
  script = await bundle(join(import.meta.dirname, 'routes.worker.ts'))
})
let routes: RouteThread
beforeEach(() => {
  routes = new RouteThread(script)
})
afterEach(() => routes.close())

describe('a thread that searches for routes', () => {
  it('answers as the search does', async () => {
    const answers = await Promise.all([easy, { ...easy, trains: [] }].map((problem) => routes.ask(problem).answer))
    expect(answers).toEqual([bestRoutes(easy), bestRoutes({ ...easy, trains: [] })])
    expect(answers).toMatchObject([{ proven: true }, { proven: true, revenue: 0, runs: [] }])
  })

  it('stops with the budget, like the search here', async () => {
    const answer = await routes.ask(endless, { budget: 50_000 }).answer
    expect(answer).toEqual(bestRoutes(endless, { budget: 50_000 }))
    expect(answer?.proven).toBe(false)
  })

  it('reports progress, and stops a search that runs', async () => {
    const said: Progress[] = []
    const asked = routes.ask(endless, {
      onProgress: (progress) => {
        said.push(progress)
        if (said.length === 3) asked.cancel()
      },
    })
    const best = await asked.answer
    expect(said.length).toBeGreaterThanOrEqual(3)
    expect(said.map(({ steps }) => steps)).toEqual(said.map(({ steps }) => steps).sort((a, b) => a - b))
    expect(best).toMatchObject({ proven: false })
    expect(best?.bound).toBeGreaterThan(best?.revenue ?? 0)
    expect(await routes.ask(easy).answer).toEqual(bestRoutes(easy))
  })

  it('settles a question that is cancelled while it waits', async () => {
    let dropped: ReturnType<RouteThread['ask']> | undefined
    const running = routes.ask(endless, {
      onProgress: () => {
        dropped?.cancel()
        running.cancel()
      },
    })
    dropped = routes.ask(easy)
    expect(await running.answer).toMatchObject({ proven: false })
    // Cancelled while the thread was at work: dropped, unless its turn came before the message did.
    expect([undefined, bestRoutes(easy)]).toContainEqual(await dropped.answer)
  })

  it('leaves this thread free meanwhile', async () => {
    const asked = routes.ask(endless)
    for (let beat = 0; beat < 5; beat++) await new Promise((resolve) => setTimeout(resolve, 5))
    asked.cancel()
    expect((await asked.answer)?.proven ?? false).toBe(false)
  })

  it('rejects what is asked of a thread that has ended', async () => {
    const asked = routes.ask(endless)
    const rejected = expect(asked.answer).rejects.toThrow('has ended')
    await routes.close()
    await rejected
    await expect(routes.ask(easy).answer).rejects.toThrow('has ended')
  })
})
