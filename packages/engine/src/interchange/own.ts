import type { Action } from '../core/action.js'

/**
 * Actions 18xx.games has no word for (a refused offer, a better run shown) travel as a line of its log:
 * it prints the line and plays on, we read it back.
 */
const MARK = 'roundhouse '

export const ownMessage = (actions: readonly Action[]): string => MARK + JSON.stringify(actions)

export const ownActions = (message: string): readonly Action[] => {
  if (!message.startsWith(MARK)) return []
  try {
    const found: unknown = JSON.parse(message.slice(MARK.length))
    return Array.isArray(found) ? (found as readonly Action[]) : []
  } catch {
    return []
  }
}
