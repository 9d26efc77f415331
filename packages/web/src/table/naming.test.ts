import { describe, expect, test } from 'vitest'
import { fresh } from '../../build/sample.js'
import { lettersOf, looksOf } from './looks.js'
import { namingOf } from './naming.js'

describe('naming', () => {
  const naming = namingOf(fresh(), 'en')
  test.each([
    ['p2', 'Boris', 'Boris'],
    ['NYC', 'New York Central', 'NYC'],
    ['bank', 'the bank', 'the bank'],
    ['what?', 'what?', 'what?'],
  ])('%s', (id, name, short) => {
    expect([naming.name(id), naming.short(id)]).toEqual([name, short])
  })

  test('hexes by coordinate and name', () => {
    expect([naming.hex('D6'), naming.hex('E5')]).toEqual(['D6 Chicago', 'E5'])
  })

  test('money in the title’s currency and the language’s digits', () => {
    expect([naming.money(40), naming.money(-40), naming.change(40), naming.change(-5)]).toEqual([
      '$40',
      '−$40',
      '+$40',
      '−$5',
    ])
    expect(namingOf(fresh(), 'ru').money(12000)).toMatch(/^\$12\s000$/)
  })
})

describe('letters of players', () => {
  test.each([
    [
      ['Anna', 'Boris'],
      ['A', 'B'],
    ],
    [
      ['Anna', 'Albert'],
      ['An', 'Al'],
    ],
    [
      ['Anna', 'ANNE'],
      ['1', '2'],
    ],
    [
      ['Player 1', 'Normal bot', 'Normal bot 2'],
      ['P1', 'N', 'N2'],
    ],
    [
      ['Player 1', 'Paul 1', 'Zoë'],
      ['1', '2', 'Z'],
    ],
    [
      ['Ёжик', 'Żaba'],
      ['Ё', 'Ż'],
    ],
  ])('%j', (names, letters) => {
    expect(lettersOf(names)).toEqual(letters)
  })

  test('a colour that was not given is a free one', () => {
    const looks = looksOf(['A', 'B'], ['#000000'])
    expect(looks.p1).toMatchObject({ colour: '#000000', ink: '#ffffff' })
    expect(looks.p2?.colour).toMatch(/^#[0-9a-f]{6}$/)
  })
})

describe('names of people', () => {
  const said = (own: boolean, automaton = false): string => {
    const game = fresh()
    const players = game.setup.players.map((player) => ({ ...player, ...(automaton && { automaton: true as const }) }))
    return namingOf({ ...game, setup: { ...game.setup, players } }, 'ru', own).name('p2')
  }
  test.each([
    ['that people have given stay', said(false), 'Boris'],
    ['that the page has given are written as the language writes them', said(true), 'Борис'],
    ['of an automaton too', said(false, true), 'Борис'],
  ])('%s', (_, name, expected) => {
    expect(name).toBe(expected)
  })
})
