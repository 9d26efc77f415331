/** The rules as they are printed, and as 18xx.games plays them: recorded games of that site follow the latter. */
export const RULESETS = ['rulebook', '18xx.games'] as const
export type Ruleset = (typeof RULESETS)[number]

/** A switch that is off in the rulebook and on at 18xx.games, with its sentence in three languages. */
export const theirWay = (en: string, ru: string, pl: string) => ({
  rulebook: false as boolean,
  '18xx.games': true as boolean,
  says: en,
  text: { en, ru, pl },
})
