import { describe, expect, test } from 'vitest'
import type { CatalogueTitle } from './catalogue.js'
import {
  againstBots,
  barOf,
  consentAt,
  consentToggled,
  movedSeat,
  namesOf,
  newForm,
  problemOf,
  recoloured,
  tableOf,
  toggled,
  withBot,
  withRuleset,
  withSeat,
  withSeats,
  withTitle,
} from './new-table-form.js'

const text = (en: string) => ({ en, ru: en, pl: en })
const pictures = { light: '', dark: '' }
const title: CatalogueTitle = {
  id: 'T',
  name: 'T',
  designer: '',
  sitting: { hours: [1, 2], level: 'first' },
  players: { min: 2, max: 4 },
  options: [
    { id: 'a', name: text('A'), text: text(''), excludes: ['b'] },
    { id: 'b', name: text('B'), text: text('') },
    { id: 'c', name: text('C'), text: text(''), needs: ['b'] },
    { id: 'two', name: text('Two'), text: text(''), players: [2] },
  ],
  pictures,
}
const other: CatalogueTitle = { ...title, id: 'O', players: { min: 4, max: 6 }, options: [] }
const nameless = { player: (n: number) => `Player ${n}`, bot: (strength: string) => `${strength} bot` }

describe('a table being set up', () => {
  test('begins with the usual number of players in different colours', () => {
    const { seats } = newForm(title)
    expect(seats).toHaveLength(3)
    expect(new Set(seats.map(({ colour }) => colour)).size).toBe(3)
  })

  test('another title changes the number of players where it must and drops the options', () => {
    const form = withTitle(toggled(newForm(title), 'a'), other)
    expect([form.seats.length, form.options]).toEqual([4, []])
  })

  test('an option for two players goes when a third sits down', () => {
    const form = toggled(withSeats(newForm(title), 2), 'two')
    expect(form.options).toEqual(['two'])
    expect(withSeats(form, 3).options).toEqual([])
  })

  test('exclusions hold in both directions', () => {
    const [a, b] = title.options
    expect(barOf(toggled(newForm(title), 'a'), b!)).toMatchObject({ why: 'excluded', by: { id: 'a' } })
    expect(barOf(toggled(newForm(title), 'b'), a!)).toMatchObject({ why: 'excluded', by: { id: 'b' } })
    expect(barOf(newForm(title), title.options[3]!)).toEqual({ why: 'players', counts: [2] })
  })

  test('an option that needs another waits for it and goes with it', () => {
    const [, b, c] = title.options
    expect(barOf(newForm(title), c!)).toEqual({ why: 'needed', others: [b] })
    const both = toggled(toggled(newForm(title), 'b'), 'c')
    expect(both.options).toEqual(['b', 'c'])
    expect(toggled(both, 'b').options).toEqual([])
  })

  test('a new colour is nobody else’s', () => {
    const form = newForm(title)
    const next = recoloured(form, 0).seats[0]?.colour
    expect(form.seats.map(({ colour }) => colour)).not.toContain(next)
  })

  test('seats move', () => {
    const form = withSeat(newForm(title), 2, { name: 'Third' })
    expect(movedSeat(form, 2, 0).seats[0]?.name).toBe('Third')
  })

  test.each([
    ['seedWrong', { seed: 'x' }],
    ['seedWrong', { seed: '2147483648', ruleset: '18xx.games' }],
    ['seedWrong', { seed: '0'.repeat(32), ruleset: '18xx.games' }],
    [null, { seed: '2147483648' }],
    [null, { seed: '0'.repeat(32) }],
    [null, { seed: '' }],
    [null, { seed: '', ruleset: '18xx.games' }],
    ['seedWrong', { seed: '-1' }],
    [null, { seed: '0' }],
  ] as const)('%s for %o', (problem, patch) => {
    const form = { ...newForm(title), ...patch }
    expect(problemOf(form, namesOf(form, nameless))).toBe(problem)
  })

  test('names must differ', () => {
    const form = withSeat(withSeat(newForm(title), 0, { name: 'Anna ' }), 1, { name: 'anna' })
    expect(problemOf(form, namesOf(form, nameless))).toBe('namesAlike')
  })

  test('a seed left open is one nobody can guess, as on 18xx.games one that fits there', () => {
    const seedOf = (ruleset: 'rulebook' | '18xx.games') => {
      const form = { ...newForm(title), ruleset }
      return tableOf(form, namesOf(form, nameless), 'Mine', 9).log.setup.seed
    }
    expect(seedOf('rulebook')).toMatch(/^[0-9a-f]{32}$/)
    expect(seedOf('rulebook')).not.toBe(seedOf('rulebook'))
    expect(seedOf('18xx.games')).toBeLessThan(2 ** 31)
  })

  test('becomes a table', () => {
    const form = { ...toggled(newForm(title), 'a'), seed: '5' }
    const { card, log } = tableOf(form, namesOf(form, nameless), 'Mine', 9)
    expect(card).toMatchObject({ name: 'Mine', revision: 1, created: 9, players: ['Player 1', 'Player 2', 'Player 3'] })
    expect(log).toMatchObject({
      id: card.id,
      cursor: 0,
      setup: { title: 'T', seed: 5, options: ['a'], ruleset: 'rulebook' },
    })
  })
})

describe('bots', () => {
  test('sit in the seats given to them, numbered where they are of one strength', () => {
    const form = { ...againstBots(newForm(title), 'hard'), seed: '5' }
    const { card, log } = tableOf(form, namesOf(form, nameless), 'Mine', 9)
    expect(card.players).toEqual(['Player 1', 'hard bot', 'hard bot 2'])
    expect(log.bots).toEqual({ p2: { bot: 'hard' }, p3: { bot: 'hard' } })
  })

  test('a seat given back to a person has a name again', () => {
    const form = withBot(withBot(withSeat(newForm(title), 1, { name: 'Anna' }), 1, 'easy'), 1, undefined)
    expect(namesOf(form, nameless)[1]).toBe('Anna')
    expect(tableOf(form, namesOf(form, nameless), 'Mine', 9).log.bots).toBeUndefined()
  })
})

describe('whether trades need a yes', () => {
  const setupOf = (form: ReturnType<typeof newForm>) => tableOf(form, namesOf(form, nameless), 'Mine', 9).log.setup

  test('is as usual with the rules until the host decides', () => {
    const form = newForm(title)
    expect(consentAt(form)).toBe(true)
    expect(consentAt(withRuleset(form, '18xx.games'))).toBe(false)
    expect(setupOf(form)).not.toHaveProperty('consent')
  })

  test('what the host has decided holds under other rules too', () => {
    const form = consentToggled(newForm(title))
    expect(setupOf(form).consent).toBe(false)
    expect(consentAt(withRuleset(form, '18xx.games'))).toBe(false)
    expect(setupOf(consentToggled(form))).not.toHaveProperty('consent')
    expect(setupOf(consentToggled(withRuleset(newForm(title), '18xx.games'))).consent).toBe(true)
  })
})

describe('names of last time', () => {
  test('fill the seats, each once; a seat without one stays empty', () => {
    const form = newForm(title, ['Ada', 'Bo'])
    expect(form.seats.map(({ name }) => name)).toEqual(['Ada', 'Bo', ''])
    expect(withSeats(form, 4, ['Ada', 'Bo', 'Cy']).seats.map(({ name }) => name)).toEqual(['Ada', 'Bo', '', 'Cy'])
  })
})
