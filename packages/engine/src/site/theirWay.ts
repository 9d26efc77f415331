/** A switch that is off in the rulebook and on at 18xx.games, with its sentence in three languages. */
export const theirWay = (en: string, ru: string, pl: string) => ({
  rulebook: false as boolean,
  '18xx.games': true as boolean,
  says: en,
  text: { en, ru, pl },
})
