import { Ajv } from 'ajv'
import type { FastifySchemaCompiler } from 'fastify'

/** Addresses are text: numbers in them are read as such. A body has types of its own and is taken at its word. */
export const validators = (): FastifySchemaCompiler<object> => {
  const options = { allErrors: false, strict: false, useDefaults: false } as const
  const inAddress = new Ajv({ ...options, coerceTypes: true })
  const inBody = new Ajv(options)
  return ({ schema, httpPart }) => (httpPart === 'body' ? inBody : inAddress).compile(schema)
}
