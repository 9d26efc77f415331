import type { FastifyInstance, FastifyRequest } from 'fastify'
import { contract } from '../api/contract.js'
import { openApi } from '../api/openapi.js'
import { Failure } from '../failure.js'
import type { Storage } from '../storage/storage.js'
import type { Admission } from './admission.js'
import type { Metrics } from './metrics.js'
import { readingPage, STYLE } from './reading-page.js'

const HERE = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/** From this machine itself; a proxy on it asks for somebody else. */
const isFromHere = ({ ip, headers }: FastifyRequest): boolean =>
  HERE.has(ip) && headers['x-forwarded-for'] === undefined && headers.forwarded === undefined

/** About the server itself: its health, its measurements, its description. */
export const serviceRoutes = (
  app: FastifyInstance,
  storage: Storage,
  metrics: Metrics,
  admission: Admission,
  version: string,
): void => {
  app.get(contract.health.path, { config: { operation: 'health' } }, async () => {
    await storage.ping().catch(() => {
      throw new Failure('unavailable')
    })
    return { ok: true }
  })
  app.get(contract.metrics.path, { config: { operation: 'metrics' } }, async (request, reply) => {
    await admission.admit(request, { who: 'anyone', cost: 'read' })
    if (!isFromHere(request) && request.caller?.user.operator !== 1) throw new Failure('not_found')
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
  const description = openApi(version)
  app.get(contract.describe.path, { config: { operation: 'describe' } }, async () => description)
  const page = readingPage()
  app.get(contract.readDescription.path, { config: { operation: 'readDescription' } }, async (_, reply) =>
    reply.type('text/html; charset=utf-8').send(page),
  )
  app.get('/api/docs.css', async (_, reply) => reply.type('text/css; charset=utf-8').send(STYLE))
}
