import type Type from 'typebox'
import type { TSchema } from 'typebox'
import type { Operation } from './operation.js'
import { notices } from './operations/notices.js'
import { orders } from './operations/orders.js'
import { people } from './operations/people.js'
import { play } from './operations/play.js'
import { service } from './operations/service.js'
import { tables } from './operations/tables.js'

/**
 * Everything the server can be asked, declared once: checks, types, the description at `/api/openapi.json`, its page and
 * the client are made from it.
 */
export const contract = { ...people, ...notices, ...tables, ...play, ...orders, ...service }

export type Contract = typeof contract
export type OperationName = keyof Contract

type StaticOf<S> = S extends TSchema ? Type.Static<S> : undefined

/** What is handed in, field by field; absent fields take nothing. */
export type InputOf<O extends Operation> = {
  readonly [K in 'params' | 'query' | 'body']: O extends { readonly [P in K]: infer S } ? StaticOf<S> : undefined
}

/** What comes back when all is well. */
export type AnswerOf<O extends Operation> = StaticOf<O['answers'][keyof O['answers']]>
