import type { Game } from '@roundhouse/engine'
import type { BotMoves } from '../store/record.js'

/** The moves of bots among the first `n` actions: what follows is about to be played anew. */
export const movesUpTo = (moves: BotMoves, n: number): BotMoves =>
  Object.fromEntries(Object.entries(moves).filter(([number]) => Number(number) <= n))

/** Where an undo leads: before the last action a person took; null = there is none. */
export const previousPersonal = ({ cursor, history: { base } }: Game, moves: BotMoves): number | null => {
  let n = cursor
  while (n > base && moves[n]) n--
  return n > base ? n - 1 : null
}

/** Where a redo leads: over the next action, and over what bots did after it. */
export const nextPersonal = ({ cursor, length }: Game, moves: BotMoves): number => {
  let n = Math.min(cursor + 1, length - 1)
  while (n + 1 < length && moves[n + 1]) n++
  return n
}
