import type { FastifyReply, FastifyRequest } from 'fastify'
import { Failure } from '../failure.js'
import { isUnavailable } from '../storage/unavailable.js'
import { languageOf } from './language.js'

interface Complaint {
  readonly instancePath: string
  readonly message?: string
  readonly params?: object
}

/** What a schema did not like, in a word or two that repeat nothing of what was sent. */
const detailOf = ([first]: readonly Complaint[], context: string): string => {
  if (!first) return context
  const missing = (first.params as { missingProperty?: string } | undefined)?.missingProperty
  const what = missing ? `${missing} is missing` : (first.message ?? '')
  return `${context}${first.instancePath.slice(0, 100).replaceAll('/', '.')} ${what}`.trim()
}

/** Whatever was thrown, as something the caller is told; what is our fault is logged. */
export const asFailure = (error: unknown, request: FastifyRequest): Failure => {
  if (error instanceof Failure) return error
  const { validation, validationContext, statusCode, code } = error as {
    validation?: readonly Complaint[]
    validationContext?: string
    statusCode?: number
    code?: string
  }
  if (validation) return new Failure('bad_request', { detail: detailOf(validation, validationContext ?? '') })
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

/** Answers with an error, in the caller's language. */
export const fail = (request: FastifyRequest, reply: FastifyReply, failure: Failure): FastifyReply => {
  if (failure.code === 'too_many') reply.header('Retry-After', String(failure.details.seconds ?? 1))
  if (failure.status === 503) reply.header('Retry-After', '2')
  if (failure.code === 'not_signed_in') reply.header('WWW-Authenticate', 'Bearer')
  return reply
    .code(failure.status)
    .header('Content-Type', 'application/json; charset=utf-8')
    .serializer((body: unknown) => JSON.stringify(body))
    .send(failure.body(languageOf(request.headers['accept-language'])))
}
