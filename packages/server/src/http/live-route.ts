import type { FastifyInstance } from 'fastify'
import { contract } from '../api/contract.js'
import type { Context } from '../context.js'
import { Failure } from '../failure.js'
import type { Hub } from '../live/hub.js'
import { type Admission, keyOf } from './admission.js'

/** Live connections of one person, where there are limits. */
const MOST_CONNECTIONS = 60

/** The live channel of a table. What is wrong is answered before the request becomes a socket. */
export const liveRoute = (app: FastifyInstance, context: Context, hub: Hub, admission: Admission): void => {
  const { path, params, query } = contract.live
  const tableOf = (request: { params: unknown }): string => (request.params as { table: string }).table
  app.get(
    path,
    {
      schema: { params, querystring: query },
      config: { operation: 'live' },
      websocket: true,
      preValidation: (request) => admission.admit(request, contract.live),
      async preHandler(request) {
        if (!request.ws) throw new Failure('bad_request', { detail: 'WebSocket' })
        await context.cache.use(tableOf(request), async () => {})
        if (context.settings.limits && hub.connectionsOf(keyOf(request)) >= MOST_CONNECTIONS)
          throw new Failure('too_many', { seconds: 60 }, { seconds: 60 })
      },
    },
    (socket, request) => {
      const { caller } = request
      const who = {
        table: tableOf(request),
        user: caller?.user.id ?? null,
        session: caller?.session.id ?? null,
        key: keyOf(request),
        withState: (request.query as { state?: boolean }).state === true,
      }
      context.cache
        .use(who.table, async (loaded) => {
          await context.cache.refresh(loaded)
          await hub.join(socket, loaded, who)
        })
        .catch(() => socket.close(1011))
    },
  )
}
