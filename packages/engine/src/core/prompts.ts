import type { EntityId } from './ids.js'
import type { Position } from './position.js'
import type { Step } from './step.js'

/**
 * Who is asked at a step, by its id, where that is not who has something to decide there (`usual`, worked out only where
 * it is called): somebody although nothing can be decided, or null, passed over although something could. No rule is at
 * stake, only who must say so.
 */
export type Prompts = Readonly<Record<string, (p: Position, usual: () => EntityId | null) => EntityId | null>>

export const askedAt = (p: Position, step: Step): EntityId | null => {
  const prompt = p.rules.prompts?.[step.id]
  return prompt ? prompt(p, () => step.actor(p)) : step.actor(p)
}
