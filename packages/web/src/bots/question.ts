import type { BotName } from '@roundhouse/bots'
import { type Game, type PlayerId, view } from '@roundhouse/engine'
import type { Question } from './protocol.js'

/** Another one for every action of every table; nothing of the cards' own chance is in it. */
const seedOf = (table: string, cursor: number): number => {
  let hash = 2166136261
  for (const letter of `${table} ${cursor}`) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619)
  return hash >>> 0
}

/** A game asked about as a seat knows it. A view of a server is covered already. */
export const questionOf = (table: string, game: Game, seat: PlayerId, bot: BotName): Question => {
  const { setup, state } = view(game, seat)
  return { setup, state, seat, bot, seed: seedOf(table, game.cursor) }
}
