import type { Refusal } from '../../step.js'
import type { Language, RuleBook } from '../rules.js'
import type { Naming } from './log.js'
import { format, type Param } from './message.js'

const ALWAYS_MONEY = new Set(['price', 'best', 'amount'])
const OFTEN_MONEY = new Set(['need', 'have', 'min', 'max'])
const PEOPLE = ['by', 'seat', 'active', 'player', 'next']
const NAMES = new Set([...PEOPLE, 'corporation', 'company', 'seller', 'item', 'id', 'card'])

/** Numbers beside a count or a limit are counts themselves. */
const isMoney = (name: string, params: Refusal['params']): boolean =>
  ALWAYS_MONEY.has(name) || (OFTEN_MONEY.has(name) && !('limit' in params) && !('count' in params))

const param = (name: string, value: string | number, params: Refusal['params'], naming: Naming): Param => {
  if (typeof value === 'number') return isMoney(name, params) ? { value, text: naming.money(value) } : value
  if (name === 'hex') return { value, text: naming.hex(value) }
  return NAMES.has(name) ? { value, text: naming.name(value) } : value
}

/** Why an action was refused, in words. */
export const refusalText = (book: RuleBook, refusal: Refusal, language: Language, naming: Naming): string => {
  const found = book.refusals[refusal.reason]
  if (!found) throw new Error(`no text for the refusal ${refusal.code}`)
  const params = Object.fromEntries(
    Object.entries(refusal.params).map(([name, value]) => [name, param(name, value, refusal.params, naming)]),
  )
  return format(found.text[language], params, language)
}
