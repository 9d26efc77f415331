import { contract } from './contract.js'
import { ERRORS, type ErrorCode } from './errors.js'
import type { Operation } from './operation.js'
import { Failure } from './schemas.js'

type Json = Record<string, unknown>

/** Any operation may be answered with these; `not_signed_in` where a token is said that does not hold. */
const ALWAYS: readonly ErrorCode[] = ['bad_request', 'not_signed_in', 'too_many', 'internal', 'unavailable', 'stopping']

const errorsOf = ({ method, body, errors }: Operation): readonly ErrorCode[] => [
  ...new Set<ErrorCode>([
    ...ALWAYS,
    ...(method === 'GET' ? [] : (['other_origin'] as const)),
    ...(body ? (['too_large', 'bad_media'] as const) : []),
    ...errors,
  ]),
]

const MEANING: Readonly<Record<number, string>> = {
  101: 'Becomes a WebSocket',
  200: 'Done',
  201: 'Made',
  202: 'Asked: the others have to agree',
  204: 'Done, nothing to say',
}

const answersOf = (operation: Operation): Json => {
  const answers: Json = {}
  for (const [status, schema] of Object.entries(operation.answers)) {
    const content =
      schema !== null
        ? { 'application/json': { schema } }
        : operation.media !== undefined
          ? { [operation.media]: { schema: { type: 'string' } } }
          : undefined
    answers[status] = { description: MEANING[Number(status)] ?? '', ...(content && { content }) }
  }
  const byStatus = grouped(errorsOf(operation))
  for (const [status, codes] of byStatus)
    answers[status] = {
      description: codes.map((code) => `\`${code}\`: ${ERRORS[code].text.en}`).join(' · '),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
    }
  return answers
}

const grouped = (codes: readonly ErrorCode[]): ReadonlyMap<number, readonly ErrorCode[]> => {
  const groups = new Map<number, ErrorCode[]>()
  for (const code of codes) {
    const { status } = ERRORS[code]
    groups.set(status, [...(groups.get(status) ?? []), code])
  }
  return groups
}

const parametersOf = (place: 'path' | 'query', schema: unknown): readonly Json[] => {
  const { properties = {}, required = [] } = (schema ?? {}) as {
    properties?: Record<string, unknown>
    required?: readonly string[]
  }
  return Object.entries(properties).map(([name, each]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: each,
  }))
}

const SECURITY = [{ token: [] }, { cookie: [] }]

const describeOperation = (name: string, operation: Operation): Json => {
  const { summary, description, who, body, live, params, query } = operation
  return {
    operationId: name,
    summary,
    ...(description && { description }),
    'x-who': who,
    security: who === 'anyone' ? [{}, ...SECURITY] : SECURITY,
    parameters: [...parametersOf('path', params), ...parametersOf('query', query)],
    ...(body && {
      requestBody: { required: !isOptional(body), content: { 'application/json': { schema: body } } },
    }),
    ...(live && { 'x-live': live }),
    responses: answersOf(operation),
  }
}

/** A body that may be left out altogether. */
export const isOptional = (schema: object): boolean => '~optional' in schema

/** The contract in the words of OpenAPI 3.1, whose schemas are JSON Schema as they are. */
export const openApi = (version: string): Json => {
  const paths: Record<string, Json> = {}
  for (const [name, operation] of Object.entries(contract) as [string, Operation][]) {
    const path = operation.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [operation.method.toLowerCase()]: describeOperation(name, operation) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Roundhouse',
      version,
      description:
        'Tables of 18xx railway games. A program says `Authorization: Bearer TOKEN`; the page has a cookie. ' +
        'An error is `{ error: { code, message, … } }`, its message in the language of `Accept-Language` (en, ru, pl).',
    },
    paths,
    components: {
      schemas: { Failure },
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer' },
        cookie: { type: 'apiKey', in: 'cookie', name: 'roundhouse' },
      },
    },
  }
}
