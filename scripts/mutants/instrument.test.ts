import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { EQUIVALENT, isEquivalent } from './equivalent.js'
import { instrument, SWITCH } from './instrument.js'
import { fullPath, mutatedSources } from './sources.js'

const changes = (source: string): readonly string[] =>
  instrument(source).mutants.map(({ from, to }) => `${from} → ${to}`)

describe('mutants of', () => {
  it.each([
    ['if (a < 2) f()', ['a < 2 → true', 'a < 2 → false', 'a < 2 → a <= 2', '2 → 3', 'f() → undefined']],
    ['while (a >= b) f()', ['a >= b → false', 'a >= b → a > b', 'f() → undefined']],
    ['const x = a && b', ['a && b → true', 'a && b → false', 'a → true', 'b → true']],
    [
      'const x = a === 1 || !b ? c : d',
      ['a === 1 || !b → true', 'a === 1 || !b → false', 'a === 1 → false', '1 → 2', '!b → false'],
    ],
    ['const x = !a', ['!a → a']],
    ['const x = a ?? b', ['a ?? b → b']],
    ['const x = a?.b?.c(d)', ['a?.b?.c(d) → a?.b.c(d)', 'a?.b?.c(d) → a.b?.c(d)']],
    ['const x = a?.[b]', ['a?.[b] → a[b]']],
    ['const x = -a + b', ['-a + b → -a - b', '-a → a']],
    ["const x = 'a' + b", ["'a' → ''"]],
    ["const x = a === 'a'", ["a === 'a' → true", "a === 'a' → false"]],
    ["throw new RangeError(`no ` + a, { cause: 'b' })", []],
    ["const x = turnFact('sold', say('What was sold.', 'now'))", ["'now' → ''"]],
    ['const f = (a) => g(a)', ['g(a) → undefined']],
    ['const f = (a) => a > b', ['a > b → true', 'a > b → false', 'a > b → a >= b']],
    ['const f = () => [a].some(g)', ['[a].some(g) → [a].every(g)', '[a].some(g) → undefined', '[a] → []']],
    ['const x = list.filter(f)', ['list.filter(f) → list']],
    ['count++', ['count++ → count--', 'count++ → undefined']],
    ['x += 1', ['x += 1 → x -= 1', 'x += 1 → undefined', '1 → 2']],
    ['const { a = 0 } = { b: true }', ['0 → 1', 'true → false']],
    ['const f = () => { g({ b: 1 }) }', ['g({ b: 1 }) → undefined', '{ b: 1 } → {}', '1 → 2']],
    ['const x = /^a$/.test(b)', ['/^a$/ → /a$/', '/^a$/ → /^a/']],
    ["type T = 'a' | 1\nimport a from 'b'\nexport { a } from 'b'", []],
  ])('%s', (source, expected) => expect(changes(source)).toEqual(expected))

  it('say where they are', () => {
    const [mutant] = instrument('const step = {\n  apply(d) {\n    d.set()\n  },\n}').mutants
    expect(mutant).toMatchObject({ line: 3, within: 'step.apply', from: 'd.set()', to: 'undefined' })
  })
})

describe('behind its switch a mutant', () => {
  /** What a program gives by itself, and then with each of its mutants. */
  const outcomes = (source: string): readonly unknown[] => {
    const { code, mutants } = instrument(source)
    const program = ts.transpile(code, { target: ts.ScriptTarget.ES2023 })
    const run = new Function(SWITCH, `${program}\nreturn result`)
    return [-1, ...mutants.keys()].map((active) => {
      try {
        return run((id: number) => id === active)
      } catch (error) {
        return (error as Error).name
      }
    })
  }

  it.each([
    ['const result = 1 + 2', [3, -1, 4, 4]],
    ['const list = [2, 1]\nlist.sort()\nconst result = list.join()', ['1,2', '', '1,3', '2,2', '2,1', '2,1']],
    ['let result = 1\nif (result > 1) result = 5\nelse result++', [2, 5, 5, 2, 5, 2, 2, 2, 0, 1]],
    ['const a = {}\nconst result = a?.b?.c', [undefined, 'TypeError', undefined]],
  ])('changes %s alone', (source, expected) => expect(outcomes(source)).toEqual(expected))
})

describe('sources', () => {
  const sources = mutatedSources([])

  it.each(sources)('%s is still a program with all its mutants', (name) => {
    const { code } = instrument(readFileSync(fullPath(name), 'utf8'))
    const { diagnostics = [] } = ts.transpileModule(code, { reportDiagnostics: true })
    expect(diagnostics.map(({ start = 0 }) => code.slice(start - 40, start + 40))).toEqual([])
  })

  it('have the mutants that are said to be equivalent', () => {
    const all = sources.flatMap((source) =>
      instrument(readFileSync(fullPath(source), 'utf8')).mutants.map((mutant) => ({ source, mutant })),
    )
    const unknown = EQUIVALENT.filter((each) => !all.some(({ source, mutant }) => isEquivalent(each, source, mutant)))
    expect(unknown).toEqual([])
  })
})
