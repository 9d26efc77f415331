import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Rule } from '../../../core/rules.js'
import { closingRules } from '../texts/rules/closing.js'
import { dividendsRules } from '../texts/rules/dividends.js'
import { emergencyRules } from '../texts/rules/emergency.js'
import { endRules } from '../texts/rules/end.js'
import { financeRules } from '../texts/rules/finance.js'
import { marketRules } from '../texts/rules/market.js'
import { operatingRules } from '../texts/rules/operating.js'
import { phasesRules } from '../texts/rules/phases.js'
import { privateSaleRules } from '../texts/rules/privateSale.js'
import { privatesRules } from '../texts/rules/privates.js'
import { routesRules } from '../texts/rules/routes.js'
import { setupRules } from '../texts/rules/setup.js'
import { stockRules } from '../texts/rules/stock.js'
import { tokensRules } from '../texts/rules/tokens.js'
import { trackRules } from '../texts/rules/track.js'
import { trainsRules } from '../texts/rules/trains.js'
import { variantsRules } from '../texts/rules/variants.js'

const DIGEST = new URL('../../../../../../../shared/rules/1849.md', import.meta.url)

const RULES: Readonly<Record<string, Rule>> = {
  ...setupRules,
  ...marketRules,
  ...phasesRules,
  ...privatesRules,
  ...privateSaleRules,
  ...stockRules,
  ...operatingRules,
  ...trackRules,
  ...tokensRules,
  ...routesRules,
  ...dividendsRules,
  ...trainsRules,
  ...emergencyRules,
  ...financeRules,
  ...closingRules,
  ...endRules,
  ...variantsRules,
}

describe('the rules of 1849', () => {
  it('are worded in every language', () => {
    const wordless = Object.entries(RULES).filter(([, { text }]) =>
      LANGUAGES.some((language) => text[language].length < 10),
    )
    expect(wordless).toEqual([])
    expect(Object.values(RULES).filter(({ section }) => section === '')).toEqual([])
  })

  it.skipIf(!existsSync(DIGEST))('are those of the specification, in its order', () => {
    const named = [...readFileSync(DIGEST, 'utf8').matchAll(/^- \*\*(1849-[^*]+)\*\*/gm)].map(([, id]) => id)
    expect(Object.keys(RULES)).toEqual(named)
  })
})
