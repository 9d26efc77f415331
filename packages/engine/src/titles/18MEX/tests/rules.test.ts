import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { rulebook18MEX } from '../texts/rulebook.js'

const { rules, refusals } = rulebook18MEX
const SPECIFICATION = new URL('../../../../../../../shared/rules/18MEX.md', import.meta.url)
const specified = existsSync(SPECIFICATION)
if (!specified)
  console.warn('NOT CHECKED: ../shared/rules/18MEX.md is missing, so no rule id of 18MEX was compared with it')

const SECTION = /^(\d(\.\d)*(\([a-z\d]\))*([,–]\([a-z]\))*|T[1-4]|A[12])$/

const chapter = (number: number): string =>
  readFileSync(SPECIFICATION, 'utf8')
    .split(/^## /m)
    .find((part) => part.startsWith(`${number}. `)) ?? ''

/** Decided here where the rulebook is silent. */
const DECISIONS = ['MEX-4.3.4.2-7', 'MEX-8-5']

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

/** Without those of the door and what the specification gives no number. */
const refusalIds = (): string[] =>
  [...new Set(Object.values(refusals).map(({ id }) => id))].filter((id) => id.startsWith('X-')).sort()

describe.skipIf(!specified)('18MEX registry and the specification', () => {
  test('name the same rules in the same order', () => {
    expect(specifiedRules().length).toBeGreaterThan(0)
    expect(Object.keys(rules).filter((id) => !DECISIONS.includes(id))).toEqual(specifiedRules())
  })

  test('name the same refusals', () => {
    expect(specifiedRefusals().length).toBeGreaterThan(0)
    expect(refusalIds()).toEqual(specifiedRefusals())
  })
})

test('18MEX has 184 rules and 141 refusals', () => {
  expect([Object.keys(rules).length, refusalIds().length]).toEqual([184, 141])
})

describe('every 18MEX rule cites the rulebook', () => {
  test.each(Object.entries(rules))('%s', (_, { section }) => {
    for (const each of section.split(', ')) expect(each).toMatch(SECTION)
  })
})
