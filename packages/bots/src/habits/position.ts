import { deciding, type Game, type PlayerId, readScenario, titles, view } from '@roundhouse/engine'
import { decide, type Strength } from '../bots.js'
import type { Decision } from '../decide.js'

/** For tests: the position a scenario describes (docs/scenarios.md), with Amy, Bob and Carlos at the table. */
export const position = (title: string, scenario: object): Game => {
  const read = readScenario({ title, players: ['Amy', 'Bob', 'Carlos'], actions: [], ...scenario }, titles)
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  return read.game
}

export const seatOf = (game: Game): PlayerId => {
  const seat = deciding(game)
  if (seat === null) throw new Error('nobody decides')
  return seat
}

export const decided = (game: Game, bot: Strength): Decision => {
  const seat = seatOf(game)
  return decide(view(game, seat), seat, { bot, seed: 1 })
}
