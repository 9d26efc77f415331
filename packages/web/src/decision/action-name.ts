import { ACTION_NAMES, type Choices, labelIn, STEP_NAMES } from '@roundhouse/engine'
import type { Reading } from '../contracts.js'

/** A company owes in more ways than by loans: what it takes or pays back is called by its step. */
const BY_STEP: ReadonlySet<string> = new Set(['borrow', 'repay'])

/** What a kind of action is called here: by its step, by the title, or as usual. */
export const actionName = (type: string, { game, language }: Reading, choices: Choices | null): string => {
  const operates = choices !== null && game.state.operators[choices.actor ?? ''] !== undefined
  if (operates && BY_STEP.has(type)) return labelIn(STEP_NAMES, choices.step, language)
  return game.rules.title.label?.(type)?.[language] ?? labelIn(ACTION_NAMES, type, language)
}
