import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../core/rules.js'
import { setupProblem } from '../core/setupProblem.js'
import { newTable } from '../testing/table.js'
import { exportGame, importGame } from '../titles/interchange.js'
import { noteText } from './note.js'

const importedFrom = (title: string, count: number, settings: unknown, more: object = {}) => {
  const players = Array.from({ length: count }, (_, i) => ({ id: i + 1, name: `P${i + 1}` }))
  const imported = importGame({ id: 7, title, players, settings, actions: [], ...more })
  if (!imported.ok) throw new Error(JSON.stringify(imported.problem))
  expect(setupProblem(imported.game.title, imported.game.setup)).toBeUndefined()
  return imported.game
}

const names = (notes: readonly { readonly code: string; readonly names: readonly string[] }[]) =>
  notes.map(({ code, names: all }) => `${code}: ${all.join(' ')}`)

describe('what a file asks for and is not known here is left out, and told', () => {
  it.each([
    ['1846', 3, { optional_rules: ['nope', 'second_ed_co'] }, ['second_ed_co'], ['unknownOptions: nope']],
    ['1849', 3, { optional_rules: ['bonds', 'nope', 7, null, 'nope'] }, ['bonds'], ['unknownOptions: nope 7 null']],
    ['1849', 4, { optional_rules: ['reduced_4p_corps'] }, ['fiveCorporations'], []],
    ['1849', 5, { optional_rules: ['reduced_4p_corps'] }, [], ['unplayableOptions: reduced_4p_corps']],
    ['1849', 3, { optional_rules: ['electric_dreams'] }, [], ['unplayableOptions: electric_dreams']],
    ['18Mag', 3, { optional_rules: ['new_minors_simple'] }, ['new_minors_simple'], []],
    ['18Mag', 2, { optional_rules: ['new_minors_simple'] }, [], ['unplayableOptions: new_minors_simple']],
    [
      '18Mag',
      3,
      { optional_rules: ['new_minors_simple', 'new_minors_challenge', 'new_minors_simple'] },
      ['new_minors_simple'],
      ['unplayableOptions: new_minors_challenge'],
    ],
    ['18MEX', 3, { optional_rules: 'baja_variant' }, [], []],
    ['18MEX', 3, { roundhouse: { ruleset: 'housrules' } }, [], ['unknownRuleset: housrules']],
    [
      '18MEX',
      3,
      { roundhouse: { ruleset: 'rulebook', switches: { consent: 'never', nope: true } } },
      [],
      ['unknownSettings: settings.roundhouse.switches.consent settings.roundhouse.switches.nope'],
    ],
    ...[1, 'x'].map((automata) => [
      '18Mag',
      3,
      { roundhouse: { ruleset: 'rulebook', automata } },
      [],
      ['unknownSettings: settings.roundhouse.automata'],
    ]),
  ] as readonly [string, number, unknown, readonly string[], readonly string[]][])(
    '%s, %i players, %j',
    (title, count, settings, options, told) => {
      const { setup, notes } = importedFrom(title, count, settings)
      expect({ options: setup.options, told: names(notes) }).toEqual({ options, told })
    },
  )

  it('a ruleset of nobody is theirs', () => {
    expect(importedFrom('18MEX', 3, { roundhouse: { ruleset: 'x' } }).setup.ruleset).toBe('18xx.games')
  })

  it('switches that are known stay', () => {
    const settings = { roundhouse: { ruleset: 'rulebook', switches: { consent: true, nope: true } } }
    expect(importedFrom('18MEX', 3, settings).setup.switches).toEqual({ consent: true })
  })
})

describe('whether trades need a yes', () => {
  it.each([
    ['rulebook', undefined],
    ['rulebook', false],
    ['18xx.games', undefined],
    ['18xx.games', true],
  ] as const)('%s, %s: comes back from a file', (ruleset, consent) => {
    const game = newTable('18MEX', { ruleset, ...(consent !== undefined && { consent }) })
    const file = JSON.parse(JSON.stringify(exportGame(game, { id: 7 })))
    const imported = importGame(file)
    expect(imported.ok && imported.game.setup.consent).toBe(consent)
  })

  it('is a yes or no', () => {
    const { setup, notes } = importedFrom('18MEX', 3, { roundhouse: { consent: 'never' } })
    expect(setup).not.toHaveProperty('consent')
    expect(names(notes)).toEqual(['unknownSettings: settings.roundhouse.consent'])
  })
})

describe('the seed', () => {
  it.each([
    [{ seed: 5 }, 7, 5],
    [{ seed: -5 }, 7, 2_147_483_643],
    [{ seed: 1.5 }, 7, 7],
    [{}, 'hs_abc_1356_9', 1356],
    [{}, 'abc', 0],
    [{}, null, 0],
    [{}, '99999999999999999999', 1_661_992_959],
  ])('%j of the game %j is %i', (settings, id, seed) => {
    expect(importedFrom('18MEX', 3, settings, { id }).setup.seed).toBe(seed)
  })
})

it.each([
  ['string ids', [{ id: 'a' }, { id: 'b' }, { id: 'c' }], ['a', 'b', 'c']],
  ['no names', [{ id: 1, name: '' }, { id: 2, name: '  ' }, { id: 3 }], ['1', '2', '3']],
  ['the same name', [1, 2, 3].map((id) => ({ id, name: 'Ann' })), ['Ann', 'Ann', 'Ann']],
  ['any letters', ['Żółć', 'Ёж 🚂', '山田'], ['Żółć', 'Ёж 🚂', '山田']],
  ['long names', [1, 2, 3].map((id) => ({ id, name: 'x'.repeat(900) })), Array(3).fill('x'.repeat(200))],
])('players with %s sit down', (_, players, called) => {
  const { setup } = importedFrom('18MEX', 3, {}, { players })
  expect(setup.players.map(({ name }) => name)).toEqual(called)
})

describe('notes', () => {
  const rules = (n: number) => ({ optional_rules: Array.from({ length: n }, (_, i) => `rule_${i}`) })
  it.each(['1846', '1849', '18MEX', '18Mag'])('%s tells them in every language', (title) => {
    const { notes } = importedFrom(title, 3, { ...rules(1), roundhouse: { ruleset: 'x', switches: { nope: 1 } } })
    expect(notes).toHaveLength(3)
    for (const note of notes)
      for (const language of LANGUAGES) expect(noteText(note, language)).toContain(note.names[0])
  })

  it.each([
    [1, 'The optional rule “rule_0” is not known here: the game is opened without it.'],
    [2, 'The optional rules “rule_0”, “rule_1” are not known here: the game is opened without them.'],
    [20_000, /“rule_7”, … are not known here/],
  ])('of %i', (n, text) => {
    const [note] = importedFrom('1846', 3, rules(n)).notes
    expect(note && noteText(note, 'en')).toMatch(text)
  })
})
