import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newGame, readSetup } from '../newGame.js'
import { setupOf } from '../testing/table.js'
import { titles } from '../titles/index.js'
import { parseSetup } from './parseSetup.js'
import { LANGUAGES } from './rules.js'
import type { SetupProblem } from './setupProblem.js'
import { setupProblemText } from './texts/setup.js'

const setup = setupOf('1846', { players: ['A', 'B', 'C'] })
const fieldsOf = (input: unknown): readonly unknown[] => {
  const parsed = parseSetup(input)
  return parsed.ok ? [] : parsed.problems.map(({ params }) => params.field)
}
const problemsOf = (input: unknown): readonly string[] => {
  const read = readSetup(input)
  return read.ok ? [] : read.problems.map(({ problem }) => problem)
}

describe('a set-up from outside', () => {
  it.each([
    ['the least there must be', setup],
    ['the host decides on trades', { ...setup, consent: false }],
    ['switches', { ...setup, switches: { turnLimit: 3, consent: false } }],
    [
      'ids of a file and a seat nobody sits on',
      {
        ...setup,
        players: [
          { name: 'A', id: 7 },
          { name: 'B', automaton: true },
        ],
      },
    ],
    ['a wide seed', { ...setup, seed: '0123456789abcdef0123456789abcdef' }],
  ])('is made anew: %s', (_, given) => {
    const parsed = parseSetup(JSON.parse(JSON.stringify(given)))
    expect(parsed).toEqual({ ok: true, setup: given })
  })

  it('without options has none; what is not declared is left out', () => {
    const { options: _, ...rest } = setup
    const players = setup.players.map((seat) => ({ ...seat, host: true, automaton: false }))
    expect(parseSetup({ ...rest, players, password: 'x' })).toEqual({ ok: true, setup })
  })

  it.each([
    ['setup', null],
    ['setup', [setup]],
    ['setup', 'setup'],
    ['setup.title', { ...setup, title: '' }],
    ['setup.title', { ...setup, title: 'constructor' }],
    ['setup.players', { ...setup, players: [] }],
    ['setup.players', { ...setup, players: Array(13).fill({ name: 'A' }) }],
    ['setup.players', { ...setup, players: [{ name: 5 }] }],
    ['setup.players', { ...setup, players: [{ name: '  ' }] }],
    ['setup.players', { ...setup, players: [{ name: 'x'.repeat(201) }] }],
    ['setup.players', { ...setup, players: [{ name: 'A', id: [] }] }],
    ['setup.seed', { ...setup, seed: 1.5 }],
    ['setup.seed', { ...setup, seed: -1 }],
    ['setup.options', { ...setup, options: [1] }],
    ['setup.options', { ...setup, options: Array(101).fill('a') }],
    ['setup.ruleset', { ...setup, ruleset: 'house' }],
    ['setup.consent', { ...setup, consent: 'yes' }],
    ['setup.switches', { ...setup, switches: { a: 'b' } }],
    ['setup.switches', { ...setup, switches: [] }],
    ['setup.switches', { ...setup, switches: JSON.parse('{ "__proto__": true }') }],
  ])('%s is wrong: %j', (field, given) => expect(fieldsOf(given)).toEqual([field]))

  it('is told all that is wrong at once', () => {
    expect(fieldsOf({})).toEqual(['setup.title', 'setup.players', 'setup.seed', 'setup.ruleset'])
    expect(problemsOf({ ...setup, players: [{ name: 'A' }], options: ['no', 'second_ed', 'second_ed_co'] })).toEqual([
      'players',
      'option',
      'excluded',
      'excluded',
    ])
    expect(problemsOf({ ...setup, title: '1830' })).toEqual(['title'])
  })

  it('whatever it is, it is answered; what is read can be begun', () => {
    const value = fc.oneof(fc.jsonValue({ maxDepth: 3 }), fc.constantFrom(...Object.values(setup)))
    const likely = <T>(right: fc.Arbitrary<T>) =>
      fc.oneof({ arbitrary: right, weight: 6 }, { arbitrary: value, weight: 1 })
    const given = fc.record(
      {
        title: likely(fc.constantFrom(...Object.keys(titles))),
        players: likely(
          fc.array(fc.record({ name: fc.string({ minLength: 1, maxLength: 5 }) }), { minLength: 2, maxLength: 6 }),
        ),
        seed: likely(fc.nat()),
        options: likely(fc.constant([])),
        ruleset: likely(fc.constantFrom('rulebook', '18xx.games')),
        consent: likely(fc.boolean()),
        switches: likely(fc.constant({})),
      },
      { requiredKeys: ['title', 'players', 'seed', 'ruleset'] },
    )
    let begun = 0
    fc.assert(
      fc.property(given, (input) => {
        const read = readSetup(input)
        if (!read.ok) expect(read.problems.length).toBeGreaterThan(0)
        else {
          expect(newGame(read.setup).ok).toBe(true)
          begun++
        }
      }),
      { seed: 5, numRuns: 300 },
    )
    expect(begun).toBeGreaterThan(10)
  })
})

describe('what is wrong, in words', () => {
  const PROBLEMS: readonly SetupProblem[] = [
    { problem: 'field', params: { field: 'setup.seed' } },
    { problem: 'title', params: { title: '1830' } },
    { problem: 'players', params: { count: 9, min: 3, max: 5 } },
    { problem: 'name', params: {} },
    { problem: 'automata', params: { count: 2, max: 0 } },
    { problem: 'option', params: { option: 'x' } },
    { problem: 'excluded', params: { option: 'x', other: 'y' } },
    { problem: 'needed', params: { option: 'x', other: 'y' } },
    { problem: 'optionPlayers', params: { option: 'x', count: 3 } },
    { problem: 'ruleset', params: { ruleset: 'house' } },
    { problem: 'seed', params: { seed: '-1' } },
    { problem: 'switch', params: { switch: 'x' } },
  ]
  it.each(PROBLEMS)('$problem names its facts in every language', (problem) => {
    for (const language of LANGUAGES) {
      const said = setupProblemText(problem, language)
      for (const fact of Object.values(problem.params)) expect(said).toContain(String(fact))
      expect(said).not.toMatch(/[{}]/)
    }
  })
})
