import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
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
