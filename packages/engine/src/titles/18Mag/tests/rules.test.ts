import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { REFUSAL_PARAMS, type RefusalCode } from '../../../core/refusals.js'
import { LANGUAGES, type RefusalText } from '../../../core/rules.js'
import { WITHOUT_RULE } from '../../../core/texts/general.js'
import { missingPlurals, placeholders } from '../../../core/texts/message.js'
import { rulebook18Mag } from '../texts/rulebook.js'

const DIGEST = new URL('../../../../../../../shared/rules/18Mag.md', import.meta.url)
const { rules, refusals } = rulebook18Mag

describe('the rules of 18Mag', () => {
  it('are worded in every language', () => {
    const wordless = Object.entries(rules).filter(([, { text }]) =>
      LANGUAGES.some((language) => text[language].length < 10),
    )
    expect(wordless).toEqual([])
    expect(Object.values(rules).filter(({ section }) => section === '')).toEqual([])
  })

  it.skipIf(!existsSync(DIGEST))('are those of the specification, in its order', () => {
    const named = [...readFileSync(DIGEST, 'utf8').matchAll(/^- \*\*(MAG-[^*]+)\*\*/gm)].map(([, id]) => id)
    expect(Object.keys(rules)).toEqual(named)
  })
})

describe('the refusals of 18Mag', () => {
  it.each(Object.entries(refusals) as [RefusalCode, RefusalText][])(
    '%s rests on a rule and names only what its code knows',
    (code, { rule, also = [], text }) => {
      if ((WITHOUT_RULE as readonly string[]).includes(code)) expect(rule).toBe('')
      else for (const cited of [rule, ...also]) expect(rules).toHaveProperty([cited])
      for (const language of LANGUAGES) {
        expect(REFUSAL_PARAMS[code]).toEqual(expect.arrayContaining([...placeholders(text[language])]))
        expect(placeholders(text[language])).toEqual(placeholders(text.en))
        expect(missingPlurals(text[language], language)).toEqual([])
      }
    },
  )

  // A car of RÁBA has one use by itself: routes never name it, so nobody can ask for both.
  const NEVER = ['MAG-XRUN-7']

  it.skipIf(!existsSync(DIGEST))('have the ids of the specification', () => {
    const named = [...readFileSync(DIGEST, 'utf8').matchAll(/^\| (MAG-X[A-Z]+-\d+) /gm)].map(([, id]) => id)
    const ours = new Set(Object.values(refusals).map(({ id }) => id))
    expect(named.filter((id) => !ours.has(id as string))).toEqual(NEVER)
    expect([...ours].filter((id) => !named.includes(id))).toEqual([])
  })

  /** `TRK-4, UPG-2` or `RTE-4 to RTE-6`. */
  const listed = (written: string): readonly string[] =>
    written.split(', ').flatMap((part) => {
      const [, group = '', from = '', , to = from] = /^([A-Z\d]+)-(\d+)(?: to ([A-Z\d]+)-(\d+))?$/.exec(part) ?? []
      return Array.from({ length: Number(to) - Number(from) + 1 }, (_, i) => `MAG-${group}-${Number(from) + i}`)
    })

  it.skipIf(!existsSync(DIGEST))('cite every rule that the specification names for them', () => {
    const rows = [...readFileSync(DIGEST, 'utf8').matchAll(/^\| (MAG-X[A-Z]+-\d+) \|[^|]*\| ([^|]*) \|$/gm)]
    expect(rows.length).toBeGreaterThan(45)
    const missing = rows.flatMap(([, id = '', written = '']) => {
      const ours = Object.values(refusals).filter((each) => each.id === id)
      const cited = ours.flatMap(({ rule, also = [] }) => [rule, ...also])
      return NEVER.includes(id)
        ? []
        : listed(written).flatMap((rule) => (cited.includes(rule) ? [] : [`${id}: ${rule}`]))
    })
    expect(missing).toEqual([])
  })
})
