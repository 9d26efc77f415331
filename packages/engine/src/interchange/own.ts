import type { Action } from '../core/action.js'
import { readJson } from './json.js'

/**
 * Actions 18xx.games has no word for (a refused offer, a better run shown) travel as a line of its log:
 * it prints the line and plays on, we read it back.
 */
const MARK = 'roundhouse '

export const ownMessage = (actions: readonly Action[]): string => MARK + JSON.stringify(actions)

export const ownActions = (message: string): readonly Action[] => {
  if (!message.startsWith(MARK)) return []
  const read = readJson(message.slice(MARK.length))
  return read.ok && Array.isArray(read.json) ? (read.json as readonly Action[]) : []
}
