import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { REFUSAL_PARAMS, type RefusalCode } from '../../../core/refusals.js'
import { LANGUAGES, type RefusalText } from '../../../core/rules.js'
import { missingPlurals, placeholders } from '../../../core/texts/message.js'
import { rulebook1846 } from '../texts/rulebook.js'

const { rules, refusals } = rulebook1846
const digest = join(import.meta.dirname, '../../../../../../../shared/rules/1846.md')

/** How many rules each section of the digest has, for checkouts without it. */
const SECTIONS = {
  SET: 8,
  DRF: 9,
  SEQ: 4,
  MKT: 3,
  SRD: 15,
  CRT: 5,
  ORD: 5,
  ISS: 5,
  TRK: 13,
  TOK: 9,
  RUN: 13,
  DIV: 9,
  TRN: 11,
  EMR: 14,
  PVT: 13,
  IND: 6,
  BKR: 7,
  RCV: 5,
  CLS: 5,
  PHS: 6,
  END: 5,
  INF: 2,
}

const engine = join(import.meta.dirname, '../../..')

/** Codes a shared step or the route check knows for other titles only. */
const ELSEWHERE: readonly RefusalCode[] = ['or.run.GAUGE', 'or.run.MINE', 'or.run.CLAIM_UNUSED']

const sources = (folder: string): readonly string[] =>
  readdirSync(join(engine, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== 'refusals.ts')
    .map((file) => readFileSync(join(engine, folder, file), 'utf8'))

/** The codes this title's code can answer with: what its own steps, the shared ones and the door name. */
const answered = (): readonly string[] => {
  const door = readFileSync(join(engine, 'game.ts'), 'utf8')
  const code = [door, ...['steps', 'routes', 'titles/1846'].flatMap(sources)].join('\n')
  const named = new Set([...code.matchAll(/'([\w.]+)'/g)].map((match) => match[1]!))
  return Object.keys(REFUSAL_PARAMS).filter((id) => named.has(id) && !ELSEWHERE.includes(id as RefusalCode))
}

describe('rules', () => {
  it('number every section without gaps, in its order', () => {
    const expected = Object.entries(SECTIONS).flatMap(([section, count]) =>
      Array.from({ length: count }, (_, i) => `1846-${section}-${i + 1}`),
    )
    expect(Object.keys(rules)).toEqual(expected)
  })

  const present = existsSync(digest)
  if (!present) console.warn(`SKIPPED: the rules digest is not there (${digest}); ids are checked by count only`)
  it.skipIf(!present)('are exactly those of the digest', () => {
    const ids = [...readFileSync(digest, 'utf8').matchAll(/^- \*\*(1846-[A-Z]+-\d+)\*\*/gm)].map((match) => match[1])
    expect(Object.keys(rules)).toEqual(ids)
  })

  it.each(Object.entries(rules))('%s cites the rulebook and has three plain texts', (_, { section, text }) => {
    expect(section).toMatch(/^(§\d+(\.\d+)?|p\.\d+|glossary)(, (§\d+(\.\d+)?|p\.\d+))*$/)
    for (const language of LANGUAGES) {
      expect(text[language]).toMatch(/^\S.*[.»]$/)
      expect(placeholders(text[language])).toEqual([])
    }
    expect(text.ru).toMatch(/[а-я]/)
    expect(`${text.en}${text.pl}`).not.toMatch(/[а-яё]/i)
  })

  it.each(Object.entries(rules))('%s names the same sums in every language', (_, { text }) => {
    const sums = (of: string) => (of.replaceAll(/(?<=\d),(?=\d)/g, '').match(/\$\d+|\d+%/g) ?? []).sort()
    expect(sums(text.ru)).toEqual(sums(text.en))
    expect(sums(text.pl)).toEqual(sums(text.en))
  })
})

describe('refusals', () => {
  const texts = Object.entries(refusals) as [RefusalCode, RefusalText][]

  it('word every code this title can answer with', () => {
    expect(answered().length).toBeGreaterThan(0)
    expect(answered().filter((code) => !(code in refusals))).toEqual([])
  })

  it.each(texts)('%s rests on a rule and names only its params', (code, { id, rule, text }) => {
    expect(id).toBe(code)
    expect(rules).toHaveProperty([rule])
    for (const language of LANGUAGES) {
      expect(text[language]).toMatch(/^\S.*\.$|\{(hex|field)\}\.?$/)
      expect(REFUSAL_PARAMS[code]).toEqual(expect.arrayContaining([...placeholders(text[language])]))
      expect(missingPlurals(text[language], language)).toEqual([])
    }
    expect(placeholders(text.ru)).toEqual(placeholders(text.en))
    expect(placeholders(text.pl)).toEqual(placeholders(text.en))
  })
})
