import { ACTION_NAMES, type ActionType, format, type Language, type Position, type Refusal, STEP_NAMES, type Text } from '@roundhouse/engine'
import type { Naming } from '../contracts.js'
import type { Reason } from '../parts/reasoned.js'

const MONEY: ReadonlySet<string> = new Set(['need', 'have', 'price', 'amount', 'min', 'max', 'best'])
/** Beside one of these, numbers count cards or stops, not money. */
const COUNTING = ['limit', 'count']

const lookUp = (names: Readonly<Record<string, Text>>, id: string, language: Language): string | undefined =>
  names[id]?.[language]

/** A refusal in words: the fact that breaks the rule, the rule, and where the rulebook says so. */
export const reasonOf = (p: Position, refusal: Refusal, language: Language, naming: Naming): Reason => {
  const { rules, refusals } = p.rules.title.rulebook
  const worded = Object.values(refusals).find((text) => text?.id === refusal.code)
  const isMoney = !COUNTING.some((name) => name in refusal.params)
  const shown = (name: string, value: string | number): string => {
    if (typeof value === 'number') return MONEY.has(name) && isMoney ? naming.money(value) : String(value)
    if (name === 'hex') return naming.hex(value)
    if (name === 'type') return lookUp(ACTION_NAMES, value as ActionType, language) ?? value
    if (name === 'step') return lookUp(STEP_NAMES, value, language) ?? value
    if (name === 'train') return trainName(p, value)
    return naming.name(value)
  }
  const params = Object.fromEntries(
    Object.entries(refusal.params).map(([name, value]) => [name, { value, text: shown(name, value) }]),
  )
  const rule = rules[refusal.rule]
  return {
    text: worded ? format(worded.text[language], params, language) : refusal.code,
    ...(rule && { rule: rule.text[language], source: `${rule.section} · ${refusal.rule}` }),
  }
}

/** A train's id says which card it is; people know it by its type. */
const trainName = (p: Position, id: string): string => {
  for (const { trains } of Object.values(p.state.operators)) {
    const found = trains.find((train) => train.id === id)
    if (found) return found.name
  }
  return id.replace(/-\d+$/, '')
}
