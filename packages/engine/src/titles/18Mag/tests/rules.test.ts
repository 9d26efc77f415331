import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Rule } from '../../../core/rules.js'
import { carsRules } from '../texts/rules/cars.js'
import { draftRules } from '../texts/rules/draft.js'
import { endRules } from '../texts/rules/end.js'
import { generalRules } from '../texts/rules/general.js'
import { incomeRules } from '../texts/rules/income.js'
import { majorsRules } from '../texts/rules/majors.js'
import { phasesRules } from '../texts/rules/phases.js'
import { roundsRules } from '../texts/rules/rounds.js'
import { routesRules } from '../texts/rules/routes.js'
import { setupRules } from '../texts/rules/setup.js'
import { soloRules } from '../texts/rules/solo.js'
import { stockRules } from '../texts/rules/stock.js'
import { tokensRules } from '../texts/rules/tokens.js'
import { trackRules } from '../texts/rules/track.js'
import { trainsRules } from '../texts/rules/trains.js'
import { trainsOutRules } from '../texts/rules/trainsOut.js'
import { twoPlayersRules } from '../texts/rules/twoPlayers.js'

const DIGEST = new URL('../../../../../../../shared/rules/18Mag.md', import.meta.url)

const RULES: Readonly<Record<string, Rule>> = {
  ...generalRules,
  ...setupRules,
  ...draftRules,
  ...roundsRules,
  ...trackRules,
  ...tokensRules,
  ...trainsOutRules,
  ...routesRules,
  ...carsRules,
  ...incomeRules,
  ...trainsRules,
  ...phasesRules,
  ...majorsRules,
  ...stockRules,
  ...endRules,
  ...twoPlayersRules,
  ...soloRules,
}

describe('the rules of 18Mag', () => {
  it('are worded in every language', () => {
    const wordless = Object.entries(RULES).filter(([, { text }]) =>
      LANGUAGES.some((language) => text[language].length < 10),
    )
    expect(wordless).toEqual([])
    expect(Object.values(RULES).filter(({ section }) => section === '')).toEqual([])
  })

  it.skipIf(!existsSync(DIGEST))('are those of the specification, in its order', () => {
    const named = [...readFileSync(DIGEST, 'utf8').matchAll(/^- \*\*(MAG-[^*]+)\*\*/gm)].map(([, id]) => id)
    expect(Object.keys(RULES)).toEqual(named)
  })
})
