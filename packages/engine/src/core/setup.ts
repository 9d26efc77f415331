export const RULESETS = ['rulebook', '18xx.games'] as const
export type Ruleset = (typeof RULESETS)[number]

/** Everything that, with the action log, determines a game. */
export interface Setup {
  readonly title: string
  /** In seating order; the first seat holds the priority. `id` is the player's id in an imported file. */
  readonly players: readonly { readonly name: string; readonly id?: string | number }[]
  readonly seed: number
  readonly options: readonly string[]
  readonly ruleset: Ruleset
  /** Single switches of a ruleset turned by hand (tests, imported quirks). */
  readonly switches?: Readonly<Record<string, boolean | number>>
}
