import {
  ACTION_NAMES,
  type ActionType,
  type Language,
  type Position,
  type Refusal,
  refusalText,
  STEP_NAMES,
  type Text,
} from '@roundhouse/engine'
import type { Naming } from '../contracts.js'
import type { Reason } from '../parts/reasoned.js'

/** Names of steps and actions by id; a title may bring ids of its own. */
export const labelIn = (names: Readonly<Record<string, Text>>, id: string, language: Language): string =>
  names[id]?.[language] ?? id

/** A train's id says which card it is; people know it by its type. */
const trainName = (p: Position, id: string): string => {
  for (const { trains } of Object.values(p.state.operators)) {
    const found = trains.find((train) => train.id === id)
    if (found) return found.name
  }
  return id.replace(/-\d+$/, '')
}

/** A refusal in words: the fact that breaks the rule, the rule, and where the rulebook says so. */
export const reasonOf = (p: Position, refusal: Refusal, language: Language, naming: Naming): Reason => {
  const { rulebook } = p.rules.title
  const { type, step, train } = refusal.params
  const params = {
    ...refusal.params,
    ...(type !== undefined && { type: labelIn(ACTION_NAMES, type as ActionType, language) }),
    ...(step !== undefined && { step: labelIn(STEP_NAMES, String(step), language) }),
    ...(train !== undefined && { train: trainName(p, String(train)) }),
  }
  const rule = rulebook.rules[refusal.rule]
  return {
    text: refusalText(rulebook, { ...refusal, params }, language, naming),
    ...(rule && { rule: rule.text[language], source: `${rule.section} · ${refusal.rule}` }),
  }
}
