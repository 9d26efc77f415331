import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { CODES } from '../texts/codes.js'
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

  it.each(Object.entries(rules))('%s cites the rulebook', (_, { section }) => {
    expect(section).toMatch(/^(§\d+(\.\d+)?|p\.\d+|glossary)(, (§\d+(\.\d+)?|p\.\d+))*$/)
  })

  it.each(Object.entries(rules))('%s names the same sums in every language', (_, { text }) => {
    const sums = (of: string) => (of.replaceAll(/(?<=\d),(?=\d)/g, '').match(/\$\d+|\d+%/g) ?? []).sort()
    expect(sums(text.ru)).toEqual(sums(text.en))
    expect(sums(text.pl)).toEqual(sums(text.en))
  })
})

it('refusals go by their code, or in the words of another', () => {
  const others = Object.entries(refusals).filter(([code, { id }]) => id !== code)
  expect(others.filter(([, { id }]) => !(id in refusals))).toEqual([])
  expect(others.map(([code]) => code)).toEqual(expect.arrayContaining(Object.keys(CODES)))
})
