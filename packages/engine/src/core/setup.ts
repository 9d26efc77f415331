import type { Seed } from './seed.js'

export const RULESETS = ['rulebook', '18xx.games'] as const
export type Ruleset = (typeof RULESETS)[number]

/** Somebody at the table. */
export interface Seat {
  readonly name: string
  /** The player's id in an imported file. */
  readonly id?: string | number
  /** Nobody sits there: the title plays it. */
  readonly automaton?: true
}

/** Everything that, with the action log, determines a game. */
export interface Setup {
  readonly title: string
  /** In seating order; the first seat holds the priority. */
  readonly players: readonly Seat[]
  /** A game as on 18xx.games begins with a whole number. */
  readonly seed: Seed
  readonly options: readonly string[]
  readonly ruleset: Ruleset
  /** Single switches of a ruleset turned by hand (tests, imported quirks). */
  readonly switches?: Readonly<Record<string, boolean | number>>
}

/** How many of the seats somebody sits on. */
export const peopleAt = ({ players }: Pick<Setup, 'players'>): number =>
  players.filter(({ automaton }) => !automaton).length
