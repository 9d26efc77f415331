import type { Ruleset } from '../rulesets.js'
import type { Seed } from './seed.js'

export { RULESETS, type Ruleset } from '../rulesets.js'

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
  /** A whole number where the ruleset is not the rulebook. */
  readonly seed: Seed
  readonly options: readonly string[]
  readonly ruleset: Ruleset
  /** Do trades between different people need the owner's yes? The host decides; where he does not, it is as usual with the ruleset. */
  readonly consent?: boolean
  /** Single switches of a ruleset turned by hand (tests, imported quirks). */
  readonly switches?: Readonly<Record<string, boolean | number>>
}

/** How many of the seats somebody sits on. */
export const peopleAt = ({ players }: Pick<Setup, 'players'>): number =>
  players.filter(({ automaton }) => !automaton).length
