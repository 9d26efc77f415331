import { join } from 'node:path'
import { titles } from '@roundhouse/engine'
import { describe, expect, it } from 'vitest'
import { toldBy } from './asserting.js'
import { coverageOf } from './coverage.js'

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
})

describe('a test tells what it is about', () => {
  const rows = `const rows = [['1846-TRK-1 a tile', turnOf('GT', [lay('G9', refused('or.tile.NO_TILE'))])]]`
  const each = (body: string): string => `${rows}\nit.each(rows)('%s', (_, scenario) => ${body})`

  it.each([
    ['a test', "it('1846-TRK-1', () => expect(1).toBe(1))", ['1846-TRK-1']],
    ['its groups', "describe('1846-TRK-1', () => { it('two', () => { expect(1).toBe(1) }) })", ['1846-TRK-1', 'two']],
    ['rows', each('holds(scenario)'), ['%s', '1846-TRK-1 a tile', 'GT', 'G9', 'or.tile.NO_TILE']],
    ['a function that asserts', "const ok = () => holds()\ntest('1846-TRK-1', () => ok())", ['1846-TRK-1']],
    ['a function that does not', "const ok = () => play()\ntest('1846-TRK-1', () => ok())", []],
    ['rows nobody looks at', rows, []],
    ['rows that are only played', each('play(scenario)'), []],
    ['a row that expects nothing', each('holds(scenario)').replace("refused('or.tile.NO_TILE')", ''), ['%s']],
    ['a group without tests', "describe('1846-TRK-1', () => {})", []],
    ['a test left out', "it.skip('1846-TRK-1', () => expect(1).toBe(1))", []],
    ['a test to come', "it.todo('1846-TRK-1')", []],
    ['a comment', "// it('1846-TRK-1', () => expect(1).toBe(1))", []],
  ])('%s', (_, source, names) => {
    expect(
      toldBy(source)
        .flatMap((told) => told.names)
        .sort(),
    ).toEqual([...names].sort())
  })

  it('and every text in it', () => {
    const [told] = toldBy("const code = 'or.tile.NO_TILE'\nit('x', () => expect(play()).toBe(code))\nconst other = 'y'")
    expect(told?.texts).toEqual(['or.tile.NO_TILE'])
  })
})
