import type { Refusal } from '../../step.js'
import type { Language, RuleBook } from '../rules.js'
import type { Naming } from './log.js'
import { format, type Param } from './message.js'
import { ACTION_NAMES, labelIn, STEP_NAMES } from './steps.js'

const ALWAYS_MONEY = new Set(['price', 'best', 'amount'])
const OFTEN_MONEY = new Set(['need', 'have', 'min', 'max'])
const PEOPLE = ['by', 'seat', 'active', 'player', 'next']
const NAMES = new Set([...PEOPLE, 'corporation', 'company', 'seller', 'item', 'id', 'card'])

/** Numbers beside a count or a limit are counts themselves. */
const isMoney = (name: string, params: Refusal['params']): boolean =>
  ALWAYS_MONEY.has(name) || (OFTEN_MONEY.has(name) && !('limit' in params) && !('count' in params))

/** An action in its step goes by the name on the button; one that is not understood, by what was written. */
const label = (name: string, value: string, params: Refusal['params'], language: Language): string | undefined => {
  if (name === 'step') return labelIn(STEP_NAMES, value, language)
  return name === 'type' && 'step' in params ? labelIn(ACTION_NAMES, value, language) : undefined
}

interface Wording {
  readonly params: Refusal['params']
  readonly language: Language
  readonly naming: Naming
}

const param = (name: string, value: string | number, { params, language, naming }: Wording): Param => {
  if (typeof value === 'number') return isMoney(name, params) ? { value, text: naming.money(value) } : value
  if (name === 'hex') return { value, text: naming.hex(value) }
  return NAMES.has(name) ? { value, text: naming.name(value) } : (label(name, value, params, language) ?? value)
}

/** Why an action was refused, in words. */
export const refusalText = (book: RuleBook, refusal: Refusal, language: Language, naming: Naming): string => {
  const found = book.refusals[refusal.reason]
  if (!found) throw new Error(`no text for the refusal ${refusal.code}`)
  const wording: Wording = { params: refusal.params, language, naming }
  const params = Object.fromEntries(
    Object.entries(refusal.params).map(([name, value]) => [name, param(name, value, wording)]),
  )
  return format(found.text[language], params, language)
}
