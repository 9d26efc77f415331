import { describe, expect, it } from 'vitest'
import type { Setup } from './core/setup.js'
import type { Title } from './core/title.js'
import { newGameOf } from './newGame.js'
import { titleOf } from './titles/index.js'

const title = titleOf('1846') as Title
const machine = { name: 'István', automaton: true as const }
const person = { name: 'Amy' }

const problem = (automata: number, ...players: Setup['players']) => {
  const setup: Setup = { title: '1846', players, seed: 1, options: [], ruleset: 'rulebook' }
  const made = newGameOf({ ...title, automata }, setup)
  return made.ok ? null : made.problem
}

describe('seats that the title plays', () => {
  it.each([
    ['none, where it can play none', problem(0, person, person, person), null],
    ['one too many', problem(0, person, person, machine), { problem: 'automata', params: { count: 1, max: 0 } }],
    ['as many as it can', problem(1, person, person, machine), null],
    [
      'all: nobody is left',
      problem(3, machine, machine, machine),
      { problem: 'automata', params: { count: 3, max: 3 } },
    ],
  ])('%s', (_, found, expected) => expect(found).toEqual(expected))
})

describe('options', () => {
  const text = { en: '', ru: '', pl: '' }
  const plain = { id: 'plain', name: text, text }
  const options = [plain, { ...plain, id: 'more', needs: ['plain'] }]
  const found = (...chosen: readonly string[]) => {
    const players = [person, person, person]
    const setup: Setup = { title: '1846', players, seed: 1, options: chosen, ruleset: 'rulebook' }
    const made = newGameOf({ ...title, options }, setup)
    return made.ok ? null : made.problem
  }

  it.each([
    ['that needs another, alone', found('more'), { problem: 'needed', params: { option: 'more', other: 'plain' } }],
    ['that needs another, with it', found('more', 'plain'), null],
    ['that another needs, alone', found('plain'), null],
  ])('one %s', (_, problem, expected) => expect(problem).toEqual(expected))
})
