import { randomBytes } from 'node:crypto'
import websocket from '@fastify/websocket'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { contract } from '../api/contract.js'
import { isOptional, openApi } from '../api/openapi.js'
import type { Operation } from '../api/operation.js'
import type { Caller } from '../caller.js'
import { Failure } from '../failure.js'
import type { Hub } from '../live/hub.js'
import { isUnavailable } from '../storage/unavailable.js'
import { cookieFor, tokenInCookie } from './cookie.js'
import type { AnyHandler, Asked } from './handler.js'
import { type HandlerContext, handlersOf } from './handlers.js'
import { readJson } from './json.js'
import { languageOf } from './language.js'
import { Limits } from './limits.js'
import type { Metrics } from './metrics.js'
import { isForeign, originOf } from './origin.js'
import { Page } from './page.js'
import { readingPage, STYLE } from './reading-page.js'
import { SAFETY } from './safety.js'

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

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null
  }
}

const BEARER = /^Bearer +(\S{1,200})$/i

const tokenOf = ({ headers }: FastifyRequest): string | undefined =>
  BEARER.exec(headers.authorization ?? '')?.[1] ?? tokenInCookie(headers.cookie)

/** What a schema did not like, in a word or two that repeat nothing of what was sent. */
const detailOf = (
  validation: readonly { instancePath: string; message?: string; params?: object }[],
  context = '',
): string => {
  const [first] = validation
  if (!first) return context
  const missing = (first.params as { missingProperty?: string } | undefined)?.missingProperty
  return `${context}${first.instancePath.slice(0, 100).replaceAll('/', '.')} ${missing ? `${missing} is missing` : (first.message ?? '')}`.trim()
}

const asFailure = (error: unknown, request: FastifyRequest): Failure => {
  if (error instanceof Failure) return error
  const { validation, validationContext, statusCode, code } = error as {
    validation?: Parameters<typeof detailOf>[0]
    validationContext?: string
    statusCode?: number
    code?: string
  }
  if (validation) return new Failure('bad_request', { detail: detailOf(validation, validationContext) })
  if (statusCode === 413) return new Failure('too_large')
  if (statusCode === 415) return new Failure('bad_media')
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return new Failure('bad_request', { detail: code ?? 'HTTP' })
  if (isUnavailable(error)) {
    request.log.warn({ err: error }, 'the storage does not answer')
    return new Failure('unavailable')
  }
  request.log.error({ err: error }, 'a fault of the server')
  return new Failure('internal', { id: request.id }, { id: request.id })
}

/** The server's face: every operation of the contract, the live channel, and the page beside them. */
export const createApp = async (options: AppOptions): Promise<FastifyInstance> => {
  const { context, hub, metrics, logger } = options
  const { settings, sessions, storage, now } = context
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomBytes(9).toString('base64url'),
    trustProxy: settings.trustProxy,
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: 100, ignoreTrailingSlash: false },
    requestTimeout: 30_000,
    keepAliveTimeout: 72_000,
    // Answered in our own words while stopping.
    return503OnClosing: false,
    ajv: { customOptions: { coerceTypes: true, removeAdditional: false, useDefaults: false, allErrors: false } },
  }) as unknown as FastifyInstance
  const limits = new Limits()
  const page = settings.pageDir === null ? null : new Page(settings.pageDir)

  const fail = (reply: FastifyReply, request: FastifyRequest, failure: Failure): FastifyReply => {
    if (failure.code === 'too_many') reply.header('Retry-After', String(failure.details.seconds ?? 1))
    if (failure.status === 503) reply.header('Retry-After', '2')
    if (failure.code === 'not_signed_in') reply.header('WWW-Authenticate', 'Bearer')
    return reply
      .code(failure.status)
      .header('Content-Type', 'application/json; charset=utf-8')
      .serializer((body: unknown) => JSON.stringify(body))
      .send(failure.body(languageOf(request.headers['accept-language'])))
  }

  await app.register(websocket, { options: { maxPayload: LIVE_LIMIT, perMessageDeflate: false } })
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
    if (!request.url.startsWith('/api')) return
    reply.header('Cache-Control', 'no-store')
    if (options.isStopping()) {
      reply.header('Connection', 'close')
      throw new Failure('stopping')
    }
    if (settings.limits) limits.take('address', request.ip, now())
    const isSocket = request.headers.upgrade !== undefined
    if ((isSocket || (request.method !== 'GET' && request.method !== 'HEAD')) && isForeign(request, settings.publicUrl))
      throw new Failure('other_origin')
  })

  app.addHook('onResponse', async (request, reply) => {
    const operation = (request.routeOptions.config as { operation?: string } | undefined)?.operation ?? 'page'
    metrics.requests.observe({ operation, status: reply.statusCode }, reply.elapsedTime / 1000)
    request.log.debug(
      { operation, status: reply.statusCode, ms: Math.round(reply.elapsedTime), user: request.caller?.user.id },
      'answered',
    )
  })

  app.setErrorHandler((error, request, reply) => fail(reply, request, asFailure(error, request)))

  app.setNotFoundHandler(async (request, reply) => {
    if (request.url.startsWith('/api') || !page) return fail(reply, request, new Failure('not_found'))
    const { status, headers, body } = await page.answer(
      request.method,
      request.raw.url ?? '/',
      String(request.headers['accept-encoding'] ?? ''),
    )
    return reply
      .code(status)
      .headers(headers)
      .send(request.method === 'HEAD' ? '' : body)
  })

  /** Who asks, and may he? Whose seat or office it takes is asked where the table is known. */
  const admit = async (request: FastifyRequest, { who, cost }: Operation): Promise<void> => {
    const token = tokenOf(request)
    request.caller = token === undefined ? null : await sessions.callerOf(token, now())
    if (settings.limits && cost === 'enter') limits.take('enter', request.ip, now())
    else if (settings.limits) limits.take(cost, request.caller?.user.id ?? request.ip, now())
    if (who === 'anyone') {
      // A token that does not hold is not taken for none at all.
      if (request.headers.authorization !== undefined && !request.caller) throw new Failure('not_signed_in')
      return
    }
    if (!request.caller) throw new Failure('not_signed_in')
    if (who === 'account' && request.caller.user.kind !== 'account') throw new Failure('account_needed')
  }

  const asked = (request: FastifyRequest): Asked<Operation> => ({
    params: request.params as never,
    query: request.query as never,
    body: request.body as never,
    caller: request.caller,
    origin: originOf(request, settings.publicUrl),
    agent: String(request.headers['user-agent'] ?? '').slice(0, 200),
    address: request.ip,
  })

  const handlers = handlersOf(context) as unknown as Readonly<Record<string, AnyHandler>>
  const schemaOf = ({ params, query, body }: Operation) => ({
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body: isOptional(body) ? { anyOf: [body, { type: 'null' }] } : body }),
  })

  for (const [name, operation] of Object.entries(contract) as [string, Operation][]) {
    const handler = handlers[name]
    if (!handler) continue
    app.route({
      method: operation.method,
      url: operation.path,
      schema: schemaOf(operation),
      config: { operation: name },
      preValidation: async (request) => {
        await admit(request, operation)
        if (operation.body && isOptional(operation.body) && request.body === undefined) request.body = null
      },
      handler: async (request, reply) => {
        const { status, body, cookie } = await handler(asked(request))
        if (cookie !== undefined) reply.header('Set-Cookie', cookieFor(cookie, request.protocol === 'https'))
        return reply.code(status).send(body)
      },
    })
  }

  app.get(
    contract.live.path,
    {
      schema: schemaOf(contract.live),
      config: { operation: 'live' },
      websocket: true,
      preValidation: async (request) => {
        await admit(request, contract.live)
      },
      preHandler: async (request) => {
        // Answered with an error before it becomes a socket.
        const { table } = request.params as { table: string }
        await context.cache.use(table, async () => {})
      },
    },
    (socket, request) => {
      const { table } = request.params as { table: string }
      const caller = request.caller
      context.cache
        .use(table, async (loaded) => {
          await context.cache.refresh(loaded)
          await hub.join(socket, loaded, caller?.user.id ?? null, caller?.session.id ?? null)
        })
        .catch(() => socket.close(1011))
    },
  )

  app.get(contract.health.path, { config: { operation: 'health' } }, async () => {
    await storage.ping()
    return { ok: true }
  })
  app.get(contract.metrics.path, { config: { operation: 'metrics' } }, async (request, reply) => {
    await admit(request, { ...contract.metrics, who: 'anyone' })
    const isHere = ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.ip)
    if (!isHere && request.caller?.user.operator !== 1) throw new Failure('not_found')
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
  const description = openApi(options.version)
  app.get(contract.describe.path, { config: { operation: 'describe' } }, async () => description)
  const reading = readingPage()
  app.get(contract.readDescription.path, { config: { operation: 'readDescription' } }, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(reading),
  )
  app.get('/api/docs.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLE))
  return app
}
