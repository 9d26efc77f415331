import { describe, expect, it } from 'vitest'
import type { Setup } from './core/setup.js'
import type { Title } from './core/title.js'
import { newGameOf, seatsFor } from './newGame.js'
import { titleOf } from './titles/index.js'

const title = titleOf('1846') as Title
const machine = { name: 'István', automaton: true as const }
const person = { name: 'Amy' }

const problem = (automata: readonly string[], players: Setup['players'], ruleset: Setup['ruleset'] = 'rulebook') => {
  const setup: Setup = { title: '1846', players, seed: 1, options: [], ruleset }
  const made = newGameOf({ ...title, automata }, setup)
  return made.ok ? null : made.problem
}
const tooMany = (count: number, max: number) => ({ problem: 'automata', params: { count, max } })

describe('seats that the title plays', () => {
  it.each([
    ['none, where it can play none', problem([], [person, person, person]), null],
    ['one, where it can play none', problem([], [person, machine, machine]), tooMany(2, 0)],
    ['all but one', problem(['A', 'B'], [person, machine, machine]), null],
    ['one too many', problem(['A'], [person, machine, machine]), tooMany(2, 1)],
    ['beside two people', problem(['A'], [person, person, machine]), tooMany(1, 0)],
    ['all: nobody is left', problem(['A', 'B', 'C'], [machine, machine, machine]), tooMany(3, 0)],
    ['as on 18xx.games', problem(['A', 'B'], [person, machine, machine], '18xx.games'), tooMany(2, 0)],
  ])('%s', (_, found, expected) => expect(found).toEqual(expected))
})

it('who plays alone has the automata of the title with him, others have not', () => {
  const solo = { ...title, automata: ['A', 'B'] }
  expect(seatsFor(solo, [person])).toEqual([person, { name: 'A', automaton: true }, { name: 'B', automaton: true }])
  expect(seatsFor(solo, [person, person])).toEqual([person, person])
  expect(seatsFor(title, [person])).toEqual([person])
})

describe('options', () => {
  const text = { en: '', ru: '', pl: '' }
  const plain = { id: 'plain', name: text, text }
  const options = [plain, { ...plain, id: 'more', needs: ['plain'] }, { ...plain, id: 'solo', players: [1] }]
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
    ['for another number', found('solo'), { problem: 'optionPlayers', params: { option: 'solo', count: 3 } }],
  ])('one %s', (_, problem, expected) => expect(problem).toEqual(expected))

  it('count people, not seats', () => {
    const setup: Setup = {
      title: '1846',
      players: [person, machine, machine],
      seed: 1,
      options: ['solo'],
      ruleset: 'rulebook',
    }
    expect(newGameOf({ ...title, options, automata: ['A', 'B'] }, setup).ok).toBe(true)
  })
})
