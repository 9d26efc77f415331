import type { AnswerOf, Contract, InputOf, OperationName } from '../api/contract.js'
import type { Operation } from '../api/operation.js'
import type { Caller } from '../caller.js'

/** Served in a way of their own: no JSON, or a socket. */
export type Special = 'live' | 'metrics' | 'describe' | 'readDescription' | 'health' | 'getPicture'

/** A request that was checked: its parts have the types of the contract. */
export type Asked<O extends Operation> = InputOf<O> & {
  readonly caller: Caller | null
  /** How the caller reached this server. */
  readonly origin: string
  /** What the caller's program calls itself. */
  readonly agent: string
  readonly address: string
  /** Known by the cookie of a browser. */
  readonly hasCookie: boolean
}

/** An answer: a status of the contract, what is said, and what becomes of the caller's cookie. */
export interface Answered<O extends Operation> {
  readonly status: keyof O['answers'] & number
  readonly body: AnswerOf<O>
  /** null = taken away. */
  readonly cookie?: string | null
}

export type Handler<O extends Operation> = (asked: Asked<O>) => Promise<Answered<O>>

export type HandlersOf<Names extends OperationName> = { readonly [N in Names]: Handler<Contract[N]> }
export type Handlers = HandlersOf<Exclude<OperationName, Special>>
export type AnyHandler = (asked: Asked<Operation>) => Promise<Answered<Operation>>
