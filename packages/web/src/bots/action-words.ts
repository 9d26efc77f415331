import { ACTION_NAMES, type Action, type GameEvent, labelIn, logLine } from '@roundhouse/engine'
import type { Reading } from '../contracts.js'

/** What leads to an action rather than tells of it. */
const BESIDE: ReadonlySet<GameEvent['type']> = new Set(['operates', 'roundBegan', 'priority', 'income', 'helped'])

/** What an action would do, in words: as the log would tell it, unless that hides what it is about. */
export const actionWords = (action: Action, events: readonly GameEvent[], reading: Reading): string => {
  const { game, language, naming } = reading
  const isSecret = (game.rules.secretOf?.(game, action) ?? null) !== null
  const event = events.find(({ type }) => !BESIDE.has(type))
  if (event && !isSecret) return logLine(event, language, naming)
  const name = game.rules.title.label?.(action.type)?.[language] ?? labelIn(ACTION_NAMES, action.type, language)
  return 'company' in action && action.company !== undefined ? `${name}: ${naming.name(action.company)}` : name
}
