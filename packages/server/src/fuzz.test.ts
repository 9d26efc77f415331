import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openApi } from './api/openapi.js'
import { Fuzzer, type OperationText, type Pool } from './testing/fuzzer.js'
import { begin } from './testing/game.js'
import { DATABASES, type TestServer, testServer } from './testing/test-server.js'

/** `npm run fuzz -- api` asks for more. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 2000)
const SEED = Number(process.env.FUZZ_SEED ?? 18)
/** Requests under way at a time; after so many, people and tables are new. */
const AT_ONCE = 8
const ROUND = 200
const PATIENCE = 30_000

type Paths = Readonly<Record<string, Readonly<Record<string, OperationText>>>>

const operations = Object.entries(openApi('test').paths as Paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, text]) => ({ path, method: method.toUpperCase(), text })),
)

/** `{ error: { code, message, … } }` and nothing else. */
const isFailure = (text: string): boolean => {
  const { error, ...more } = JSON.parse(text) as { error?: { code?: unknown; message?: unknown } }
  return typeof error?.code === 'string' && typeof error.message === 'string' && Object.keys(more).length === 0
}

const newPool = async ({ address }: TestServer): Promise<Pool> => {
  const { table, players } = await begin(address, '18MEX')
  const [host] = players
  const { body: open } = await host!.client.ask('createTable', { body: { title: '1846', players: 3 } })
  const { body: offered } = await host!.client.ask('getChoices', { params: { table } })
  const { body: mine } = await players[1]!.client.ask('listSessions')
  return {
    tokens: players.map(({ token }) => token),
    ids: [table, table, table, open.id, ...players.map(({ id }) => id), mine.sessions[0]!.id],
    actions: offered.actions.map(({ action }) => action),
  }
}

describe.each(DATABASES)('on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer(kind)
  })
  afterAll(() => server.stop())

  it(`${REQUESTS} requests made from the description: none ends in a fault or hangs, each answer is described`, async () => {
    const fuzzer = new Fuzzer(SEED)
    const faults: string[] = []
    const statuses = new Map<number, number>()
    for (let done = 0; done < REQUESTS; done += ROUND) {
      const pool = await newPool(server)
      const requests = Array.from({ length: Math.min(ROUND, REQUESTS - done) }, () => {
        const operation = fuzzer.pick(operations)
        return { operation, request: fuzzer.request(operation, pool) }
      })
      const next = requests.values()
      const send = async (): Promise<void> => {
        for (const { operation, request } of next) {
          const { address, ...init } = request
          const said = `${init.method} ${address} ${init.body?.slice(0, 300) ?? ''}`
          try {
            const answer = await fetch(`${server.address}${address}`, {
              ...init,
              signal: AbortSignal.timeout(PATIENCE),
            })
            const text = await answer.text()
            statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
            const isOurs = answer.status < 400 || isFailure(text)
            const isKnown = answer.status in operation.text.responses || request.isMisaddressed
            if (answer.status >= 500 || !isKnown || !isOurs)
              faults.push(`${answer.status} ${said}: ${text.slice(0, 300)}`)
          } catch (error) {
            faults.push(`${String(error)} ${said}`)
          }
        }
      }
      await Promise.all(Array.from({ length: AT_ONCE }, send))
    }
    expect(faults.slice(0, 10)).toEqual([])
    // Requests that are all refused at the door would find nothing.
    const well = [...statuses].filter(([status]) => status < 300).reduce((sum, [, count]) => sum + count, 0)
    expect(well).toBeGreaterThan(REQUESTS / 10)
    expect([...statuses.keys()]).toEqual(expect.arrayContaining([400, 401, 403, 404, 409]))
  })
})
