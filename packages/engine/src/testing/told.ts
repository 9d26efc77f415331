import type { Language } from '../core/rules.js'
import { describeProblems } from '../scenario/describe.js'
import type { Scenario } from '../scenario/format.js'
import { readScenario } from '../scenario/read.js'
import { tryScenario } from '../scenario/try.js'
import { titles } from '../titles/index.js'

/** What a player reads when the last action is refused, with the rule. */
export const told = (scenario: Scenario, language: Language = 'en'): string => {
  const read = readScenario(scenario, titles)
  if (!read.ok) throw new Error(describeProblems(read.problems).join('\n'))
  const outcome = tryScenario(read, { language }).tried.at(-1)?.outcome
  if (!outcome || outcome.ok) return 'It was taken.'
  return `${outcome.refusal.rule}: ${outcome.refusal.text}`
}
