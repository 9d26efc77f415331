import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Title } from './core/title.js'
import { rulesOf, setupOf } from './testing/table.js'
import { titles } from './titles/index.js'

const sourcesIn = (folder: string): readonly string[] =>
  readdirSync(join(import.meta.dirname, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => join(folder, name))

it.each(['core', 'steps'])('%s/ knows the rulebook alone', (folder) => {
  const naming = sourcesIn(folder).filter((file) =>
    readFileSync(join(import.meta.dirname, file), 'utf8').includes('18xx.games'),
  )
  expect(naming).toEqual([])
})

describe.each(Object.values(titles))('$id', ({ id, switches, players }) => {
  it.each([
    ['rulebook', undefined, true],
    ['18xx.games', undefined, false],
    ['rulebook', false, false],
    ['18xx.games', true, true],
  ] as const)('%s: the host says %s, trades need a yes: %s', (ruleset, consent, needed) => {
    const table = { players: players.min, ruleset, ...(consent !== undefined && { consent }) }
    expect(rulesOf(id, table).consent).toBe(needed)
    expect(switches.consent?.of({ setup: setupOf(id, table) })).toBe(needed)
  })

  it.each(Object.entries(switches))('the difference %s is told in three languages', (_, { text }) => {
    expect(new Set(Object.values(text)).size).toBe(3)
    for (const sentence of Object.values(text)) expect(sentence).toMatch(/^\S.*[.]$/)
  })
})

/** Words that a title's rules and refusals have another one for. */
const FOREIGN_POLISH: readonly (readonly [title: string, words: RegExp])[] = [
  ['1846', /komisarycz|udział(?:y|ów|om|ami|ach)/iu],
  ['1849', /korporacj|udział(?:y|ów|om|ami|ach)/iu],
  ['18MEX', /korporacj|(?<!\p{L})akcj/iu],
  ['18Mag', /korporacj|udział(?:y|ów|om|ami|ach)/iu],
]

it.each(FOREIGN_POLISH)('the differences of %s are told in the Polish of its refusals', (id, words) => {
  const { switches, rulebook } = titles[id] as Title
  const told = [...Object.values(switches), ...Object.values(rulebook.refusals)].map(({ text }) => text.pl)
  expect(told.filter((sentence) => words.test(sentence))).toEqual([])
})
