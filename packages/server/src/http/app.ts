import { randomBytes } from 'node:crypto'
import websocket from '@fastify/websocket'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import { contract } from '../api/contract.js'
import { isOptional } from '../api/openapi.js'
import type { Operation } from '../api/operation.js'
import { Failure } from '../failure.js'
import type { Hub } from '../live/hub.js'
import { Admission } from './admission.js'
import { compressed } from './compress.js'
import { cookieFor } from './cookie.js'
import { asFailure, fail } from './failing.js'
import type { AnyHandler, Asked } from './handler.js'
import { type HandlerContext, handlersOf } from './handlers.js'
import { readJson } from './json.js'
import { liveRoute } from './live-route.js'
import type { Metrics } from './metrics.js'
import { originOf } from './origin.js'
import { Page } from './page.js'
import { pictureRoute, previewOf } from './preview.js'
import { SAFETY } from './safety.js'
import { serviceRoutes } from './service-routes.js'
import { validators } from './validators.js'

const BODY_LIMIT = 64 * 1024
const LIVE_LIMIT = 4096

export interface AppOptions {
  readonly context: HandlerContext
  readonly hub: Hub
  readonly metrics: Metrics
  readonly logger: FastifyBaseLogger
  readonly version: string
  /** Is the server about to stop? */
  readonly isStopping: () => boolean
}

const isApi = ({ url }: FastifyRequest): boolean => url === '/api' || url.startsWith('/api/') || url.startsWith('/api?')

const operationOf = (request: FastifyRequest): string =>
  (request.routeOptions.config as { operation?: string } | undefined)?.operation ?? 'page'

const schemaOf = ({ params, query, body }: Operation) => ({
  ...(params && { params }),
  ...(query && { querystring: query }),
  ...(body && { body: isOptional(body) ? { anyOf: [body, { type: 'null' }] } : body }),
})

const newApp = ({ logger, context }: AppOptions): FastifyInstance =>
  Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomBytes(9).toString('base64url'),
    trustProxy: context.settings.trustProxy,
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: 100 },
    requestTimeout: 30_000,
    keepAliveTimeout: 72_000,
    // An address that cannot be read reaches no route and no hook.
    frameworkErrors: (error, request, reply) => {
      reply.headers(SAFETY)
      fail(request, reply, asFailure(error, request))
    },
    // Answered in our own words while stopping.
    return503OnClosing: false,
  }) as unknown as FastifyInstance

/** The server's face: every operation of the contract, the live channel, and the page beside them. */
export const createApp = async (options: AppOptions): Promise<FastifyInstance> => {
  const { context, hub, metrics } = options
  const { settings, sessions, storage, now } = context
  const app = newApp(options)
  const admission = new Admission(settings, sessions, now)
  const page = settings.pageDir === null ? null : new Page(settings.pageDir)

  await app.register(websocket, { options: { maxPayload: LIVE_LIMIT, perMessageDeflate: false } })
  app.setValidatorCompiler(validators())
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, readJson(String(body)))
    } catch (error) {
      done(error as Error)
    }
  })
  app.decorateRequest('caller', null)

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(SAFETY)
    if (!isApi(request)) return
    reply.header('Cache-Control', 'no-store')
    if (options.isStopping()) {
      reply.header('Connection', 'close')
      throw new Failure('stopping')
    }
    admission.atTheDoor(request)
  })

  app.addHook('onSend', async (request, reply, body: unknown) => {
    if (!isApi(request)) return body
    const short = await compressed(body, String(request.headers['accept-encoding'] ?? ''))
    if (short === null) return body
    reply.headers({ 'Content-Encoding': 'gzip', 'Content-Length': short.length, Vary: 'Accept-Encoding' })
    return short
  })

  app.addHook('onResponse', async (request, { statusCode: status, elapsedTime }) => {
    const operation = operationOf(request)
    metrics.requests.observe({ operation, status }, elapsedTime / 1000)
    request.log.debug({ operation, status, ms: Math.round(elapsedTime), user: request.caller?.user.id }, 'answered')
  })

  app.setErrorHandler((error, request, reply) => fail(request, reply, asFailure(error, request)))

  app.setNotFoundHandler(async (request, reply) => {
    if (isApi(request) || !page) return fail(request, reply, new Failure('not_found'))
    const accepts = String(request.headers['accept-encoding'] ?? '')
    const preview = await previewOf(context, admission, request)
    const { status, headers, body } = await page.answer(request.method, request.raw.url ?? '/', accepts, preview)
    return reply
      .code(status)
      .headers(headers)
      .send(request.method === 'HEAD' ? '' : body)
  })

  const asked = (request: FastifyRequest): Asked<Operation> => ({
    params: request.params as never,
    query: request.query as never,
    body: request.body as never,
    caller: request.caller,
    origin: originOf(request, settings.publicUrl),
    agent: String(request.headers['user-agent'] ?? '').slice(0, 200),
    address: request.ip,
    hasCookie: request.caller !== null && request.headers.authorization === undefined,
  })

  const handlers = handlersOf(context) as unknown as Readonly<Record<string, AnyHandler>>
  for (const [name, operation] of Object.entries(contract) as [string, Operation][]) {
    const handler = handlers[name]
    if (!handler) continue
    app.route({
      method: operation.method,
      url: operation.path,
      schema: schemaOf(operation),
      config: { operation: name },
      async preValidation(request) {
        await admission.admit(request, operation)
        if (operation.body && isOptional(operation.body)) request.body ??= null
      },
      async handler(request, reply) {
        const { status, body, cookie } = await handler(asked(request))
        if (cookie !== undefined)
          reply.header('Set-Cookie', cookieFor(cookie, originOf(request, settings.publicUrl).startsWith('https:')))
        return reply.code(status).send(body)
      },
    })
  }
  liveRoute(app, context, hub, admission)
  pictureRoute(app, context, admission)
  serviceRoutes(app, storage, metrics, admission, options.version)
  return app
}
