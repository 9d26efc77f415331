import type { Action } from '../core/action.js'
import type { Setup } from '../core/setup.js'
import type { Rules } from '../core/title.js'
import { type Game, play } from '../game.js'
import { newGame } from '../newGame.js'

export const PLAYERS = ['Amy', 'Bob', 'Carlos', 'Dora', 'Eve', 'Fay'] as const

/** What a test cares about of a table; the rest is usual. */
export interface Table extends Partial<Omit<Setup, 'title' | 'players'>> {
  /** How many, or who. */
  readonly players?: number | readonly string[] | Setup['players']
}

const seated = (players: NonNullable<Table['players']>): Setup['players'] =>
  (typeof players === 'number' ? PLAYERS.slice(0, players) : players).map((each) =>
    typeof each === 'string' ? { name: each } : each,
  )

/** Three players by the rulebook, without options, from seed 1, unless the table says otherwise. */
export const setupOf = (title: string, { players = 3, ...more }: Table = {}): Setup => ({
  title,
  players: seated(players),
  seed: 1,
  options: [],
  ruleset: 'rulebook',
  ...more,
})

/** A game about to begin. */
export const newTable = (title: string, table: Table = {}): Game => {
  const begun = newGame(setupOf(title, table))
  if (!begun.ok) throw new Error(`no game of ${title}: ${JSON.stringify(begun.problem)}`)
  return begun.game
}

/** The rules a table plays by, without a game. */
export const rulesOf = (title: string, table: Table = {}): Rules => newTable(title, table).rules

/** The game after some more actions, all of them taken. */
export const playAll = (from: Game, actions: readonly Action[]): Game =>
  actions.reduce((game, action) => {
    const played = play(game, action)
    if (!played.ok) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(played.refusal)}`)
    return played.game
  }, from)
