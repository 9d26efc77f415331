import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
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

describe.each(Object.values(titles))('$id', ({ switches }) => {
  it.each(Object.entries(switches))('the difference %s is told in three languages', (_, { text }) => {
    expect(new Set(Object.values(text)).size).toBe(3)
    for (const sentence of Object.values(text)) expect(sentence).toMatch(/^\S.*[.]$/)
  })
})
