import { Ajv, type ValidateFunction } from 'ajv'
import { contract } from '../api/contract.js'
import type { Operation } from '../api/operation.js'
import { Failure as FailureSchema } from '../api/schemas.js'

const ajv = new Ajv({ strict: false })
const checks = new Map<object, ValidateFunction>()
const checkOf = (schema: object): ValidateFunction => {
  const made = checks.get(schema) ?? ajv.compile(schema)
  checks.set(schema, made)
  return made
}

const operations = Object.entries(contract) as readonly [string, Operation][]
const pathOf = ({ path }: Operation): RegExp => new RegExp(`^${path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}$`)
/** Without `:`, so that `sessions/current` comes before `sessions/:session`. */
const fixedFirst = operations.toSorted(([, a], [, b]) => Number(a.path.includes(':')) - Number(b.path.includes(':')))
const patterns = fixedFirst.map(([name, operation]) => ({ name, operation, pattern: pathOf(operation) }))

/** Fetches, and fails if the answer is not what the contract says. */
export const checkedFetch = async (
  url: string,
  init: { method: string; headers: Record<string, string>; body?: string },
): Promise<{ readonly status: number; text(): Promise<string> }> => {
  const answer = await fetch(url, init)
  const { pathname } = new URL(url)
  const found = patterns.find(({ operation, pattern }) => operation.method === init.method && pattern.test(pathname))
  const text = await answer.text()
  if (found) {
    const { name, operation } = found
    const isWell = answer.status in operation.answers
    const schema = isWell ? operation.answers[answer.status] : FailureSchema
    if (!isWell && answer.status < 400)
      throw new Error(`${name} answers ${answer.status}, which the contract does not know`)
    if (schema && !checkOf(schema)(JSON.parse(text)))
      throw new Error(`${name} ${answer.status}: ${JSON.stringify(checkOf(schema).errors)} in ${text.slice(0, 500)}`)
  }
  return { status: answer.status, text: async () => text }
}
