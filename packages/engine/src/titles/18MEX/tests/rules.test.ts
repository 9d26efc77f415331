import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LANGUAGES, type Text } from '../../../core/rules.js'
import { REFUSALS_18MEX } from '../texts/refusals.js'
import { rules18MEX } from '../texts/rules.js'

const SPECIFICATION = new URL('../../../../../../../shared/rules/18MEX.md', import.meta.url)
const specified = existsSync(SPECIFICATION)
if (!specified)
  console.warn('NOT CHECKED: ../shared/rules/18MEX.md is missing, so no rule id of 18MEX was compared with it')

const PLACEHOLDERS = new Set(
  'player corporation company need have price limit percent hex tile colour phase train min max'.split(' '),
)
const SECTION = /^(\d(\.\d)*(\([a-z\d]\))*([,–]\([a-z]\))*|T[1-4]|A[12])$/
const CYRILLIC = /\p{Script=Cyrillic}/u
const FULL_STOP = /\.$/

const chapter = (number: number): string =>
  readFileSync(SPECIFICATION, 'utf8')
    .split(/^## /m)
    .find((part) => part.startsWith(`${number}. `)) ?? ''

const specifiedRules = (): string[] => [
  ...[...chapter(3).matchAll(/^- \*\*(MEX-[^*]+)\*\*/gm)].map((match) => match[1]!),
  ...[...chapter(6).matchAll(/\| (MEX-8-\d+):/g)].map((match) => match[1]!),
]

/** `X-RT-1…8` stands for eight refusals. */
const specifiedRefusals = (): string[] => {
  const ids = [...chapter(4).matchAll(/\bX-([A-Z]+)-(\d+)(?:…(\d+))?/g)].flatMap(([, action, first, last]) => {
    const from = Number(first)
    return Array.from({ length: Number(last ?? first) - from + 1 }, (_, i) => `X-${action}-${from + i}`)
  })
  return [...new Set(ids)].sort()
}

const placeholders = (text: string): string[] => [
  ...new Set([...text.matchAll(/\{([^}]*)\}/g)].map((match) => match[1]!)),
]

const expectThreeTexts = (text: Text): void => {
  expect(Object.keys(text)).toEqual([...LANGUAGES])
  for (const language of LANGUAGES) {
    expect(text[language].trim()).toBe(text[language])
    expect(text[language]).toMatch(FULL_STOP)
    expect(CYRILLIC.test(text[language].replace(/\{[^}]*\}/g, ''))).toBe(language === 'ru')
  }
  expect(text.en).not.toBe(text.pl)
}

describe.skipIf(!specified)('18MEX registry and the specification', () => {
  test('name the same rules in the same order', () => {
    expect(specifiedRules().length).toBeGreaterThan(0)
    expect(Object.keys(rules18MEX)).toEqual(specifiedRules())
  })

  test('name the same refusals', () => {
    expect(specifiedRefusals().length).toBeGreaterThan(0)
    expect(Object.keys(REFUSALS_18MEX).sort()).toEqual(specifiedRefusals())
  })
})

test('18MEX has 182 rules and 141 refusals', () => {
  expect([Object.keys(rules18MEX).length, Object.keys(REFUSALS_18MEX).length]).toEqual([182, 141])
})

describe('every 18MEX rule has a section and three texts', () => {
  test.each(Object.entries(rules18MEX))('%s', (_, rule) => {
    for (const section of rule.section.split(', ')) expect(section).toMatch(SECTION)
    expectThreeTexts(rule.text)
    for (const language of LANGUAGES) expect(placeholders(rule.text[language])).toEqual([])
  })
})

describe('every 18MEX refusal rests on a rule, has three texts and lists its placeholders', () => {
  test.each(Object.entries(REFUSALS_18MEX))('%s', (_, refusal) => {
    expect(rules18MEX).toHaveProperty([refusal.rule])
    expectThreeTexts(refusal.text)
    for (const param of refusal.params) expect(PLACEHOLDERS).toContain(param)
    for (const language of LANGUAGES) {
      expect(placeholders(refusal.text[language]).sort()).toEqual([...refusal.params].sort())
    }
  })
})
