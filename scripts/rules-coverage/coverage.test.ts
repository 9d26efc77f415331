import { join } from 'node:path'
import { titles } from '@roundhouse/engine'
import { describe, expect, it } from 'vitest'
import { coverageOf, literalsOf } from './coverage.js'

const root = join(import.meta.dirname, '../..')

/** Titles whose rules are still being written: listed by `list.ts`, not demanded. */
const BEING_WRITTEN: readonly string[] = []
const finished = Object.values(titles).filter(({ id }) => !BEING_WRITTEN.includes(id))
const unfinished = Object.values(titles).filter(({ id }) => BEING_WRITTEN.includes(id))

describe('rules coverage (docs/rules-coverage.md)', () => {
  it.each(finished)('a test names every rule and expects every refusal of $id', (title) => {
    const missing = coverageOf(root, title).filter(({ files }) => files.length === 0)
    expect(missing.map(({ kind, id }) => `${kind} ${id}`)).toEqual([])
  })

  it.each(unfinished)('$id has rules left to test; when it has none, take it off the list above', (title) => {
    expect(coverageOf(root, title).some(({ files }) => files.length === 0)).toBe(true)
  })

  it('sees what is missing', () => {
    const [title] = Object.values(titles)
    if (!title) throw new Error('there is no title')
    const { rules } = title.rulebook
    const extra = {
      ...title,
      rulebook: { ...title.rulebook, rules: { ...rules, 'NEW-1': { section: '', text: { en: '', ru: '', pl: '' } } } },
    }
    expect(
      coverageOf(root, extra)
        .filter(({ files }) => files.length === 0)
        .map(({ id }) => id),
    ).toContain('NEW-1')
  })

  it.each([
    ["it('1846-TRK-1 two tiles')", ['1846-TRK-1 two tiles']],
    ['// 1846-TRK-2', []],
    ['/* \'1846-TRK-3\' */ refused("or.tile.NO_TILE")', ['or.tile.NO_TILE']],
    ["`a b` 'it\\'s'", ['a b', "it\\'s"]],
  ])('reads the texts of %s', (source, texts) => expect(literalsOf(source)).toEqual(texts))
})
