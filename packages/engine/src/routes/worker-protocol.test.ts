import { describe, expect, it } from 'vitest'
import type { RouteProblem } from './problem.js'
import { bestRoutes } from './search.js'
import { RouteClient, type RouteReply, type RouteRequest, serveRoutes } from './worker-protocol.js'

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

/** A worker whose messages are copied and whose tasks wait until the line is let go. */
const line = () => {
  const tasks: (() => void)[] = []
  const replies: RouteReply[] = []
  let client: RouteClient | undefined
  const serve = serveRoutes({
    post: (reply) => {
      replies.push(reply)
      client?.receive(structuredClone(reply))
    },
    later: (task) => tasks.push(task),
  })
  client = new RouteClient((request: RouteRequest) => serve(structuredClone(request)))
  const letGo = (): void => {
    for (let task = tasks.shift(); task !== undefined; task = tasks.shift()) task()
  }
  return { client, replies, tasks, letGo }
}

describe('asking a worker for routes', () => {
  it('gives the answer of the search', async () => {
    const { client, letGo } = line()
    const asked = [client.ask(problem), client.ask({ ...problem, trains: [] }, { alternatives: 2 })]
    letGo()
    const [first, second] = await Promise.all(asked.map(({ answer }) => answer))
    expect(first).toEqual(bestRoutes(problem))
    expect(first).toMatchObject({ revenue: 40, proven: true })
    expect(second).toMatchObject({ revenue: 0, proven: true, runs: [] })
  })

  it('forgets a search that is cancelled before it begins', async () => {
    const { client, letGo, replies } = line()
    const kept = client.ask(problem)
    const dropped = client.ask(problem)
    dropped.cancel()
    letGo()
    expect(await dropped.answer).toBeUndefined()
    expect(await kept.answer).toMatchObject({ proven: true })
    expect(replies.map(({ type, id }) => [type, id])).toEqual([
      ['cancelled', 2],
      ['best', 1],
    ])
  })

  it('stops with a budget, and says what it has', async () => {
    const { client, letGo } = line()
    const { answer } = client.ask(problem, { budget: 1 })
    letGo()
    expect(await answer).toMatchObject({ revenue: 0, proven: false, runs: [] })
  })

  it('reports a fault instead of dying', async () => {
    const { client, letGo } = line()
    const { answer } = client.ask({ ...problem, pieces: undefined as unknown as RouteProblem['pieces'] })
    letGo()
    await expect(answer).rejects.toThrow()
  })

  it('warms up while nobody asks, and answers first when somebody does', async () => {
    const { client, replies, tasks, letGo } = line()
    client.warm()
    tasks.shift()?.()
    expect(tasks).toHaveLength(1)
    const { answer } = client.ask(problem)
    tasks.shift()?.()
    expect(replies.map(({ type }) => type)).toEqual(['best'])
    expect(await answer).toEqual(bestRoutes(problem))
    letGo()
    expect(tasks).toHaveLength(0)
    expect(replies).toHaveLength(1)
  })
})
