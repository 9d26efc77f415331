import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Rule } from '../../../core/rules.js'
import { rulebook1849 } from '../texts/rulebook.js'
import { decisions } from '../texts/rules/decisions.js'

const DIGEST = new URL('../../../../../../../shared/rules/1849.md', import.meta.url)

const RULES: Readonly<Record<string, Rule>> = rulebook1849.rules

describe('the rules of 1849', () => {
  it('are worded in every language', () => {
    const wordless = Object.entries(RULES).filter(([, { text }]) =>
      LANGUAGES.some((language) => text[language].length < 10),
    )
    expect(wordless).toEqual([])
    expect(Object.values(RULES).filter(({ section }) => section === '')).toEqual([])
  })

  it.skipIf(!existsSync(DIGEST))('are those of the specification, in its order, and our decisions', () => {
    const named = [...readFileSync(DIGEST, 'utf8').matchAll(/^- \*\*(1849-[^*]+)\*\*/gm)].map(([, id]) => id)
    expect(Object.keys(RULES)).toEqual([...named, ...Object.keys(decisions)])
  })

  it.skipIf(!existsSync(DIGEST))('has a wording for every refusal of the specification', () => {
    const named = readFileSync(DIGEST, 'utf8').matchAll(/\b([A-Z]{2}\d{1,2})(?= )/g)
    const kinds = 'BP BD RS SE BC FO SW PA CP TL ST PR RU DV BT ET EM CO LO IS RD AB BO EL'.split(' ')
    const ids = new Set(Object.values(rulebook1849.refusals).map(({ id }) => id))
    const asked = [...named].flatMap(([, id = '']) => (kinds.includes(id.slice(0, 2)) ? [id] : []))
    expect(asked.length).toBeGreaterThan(100)
    // EM4 is what SE2 to SE6 say.
    expect([...new Set(asked)].filter((id) => !ids.has(id))).toEqual(['EM4'])
  })

  it.skipIf(!existsSync(DIGEST))('cites the rules that the specification names for a refusal', () => {
    const named = readFileSync(DIGEST, 'utf8').matchAll(/\b([A-Z]{2}\d{1,2}) [^;|→]*→ ([\d., -]+\d)/g)
    const cited = [...named].map(
      ([, id = '', rules = '']) => [id, rules.split(', ').map((rule) => `1849-${rule}`)] as const,
    )
    expect(cited.length).toBeGreaterThan(60)
    for (const [id, rules] of cited)
      for (const refusal of Object.values(rulebook1849.refusals))
        if (refusal.id === id)
          expect([id, refusal.rule, ...(refusal.also ?? [])]).toEqual(expect.arrayContaining([expect.toBeOneOf(rules)]))
  })
})
