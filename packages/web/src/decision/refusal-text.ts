import { type Language, type Position, type Refusal, refusalText } from '@roundhouse/engine'
import type { Naming } from '../contracts.js'
import type { Reason } from '../parts/reasoned.js'

/** A refusal in words: the fact that breaks the rule, the rule, and where the rulebook says so. */
export const reasonOf = (p: Position, refusal: Refusal, language: Language, naming: Naming): Reason => {
  const { rulebook } = p.rules.title
  const rule = rulebook.rules[refusal.rule]
  return {
    text: refusalText(rulebook, refusal, language, naming),
    ...(rule && { rule: rule.text[language], source: `${rule.section} · ${refusal.rule}`, at: refusal.rule }),
  }
}
