import { expect, it } from 'vitest'
import { changing, tiny } from '../testing/tiny.js'
import { operatorFact, playerFact, turnFact } from './facts.js'
import { amount, flag } from './shape.js'
import { shownFacts } from './shownFacts.js'

const label = { en: 'Bonds', ru: 'Облигации', pl: 'Obligacje' }
const bonds = operatorFact('bonds', amount, 0, 'Bonds taken.', label)
const founded = operatorFact('founded', amount, 0, 'When it was founded.')
const warned = playerFact('warned', flag, false, 'Has been warned.', { en: 'Warned', ru: '', pl: '' })
const laid = turnFact('bonds', amount, 0, 'No fact of an operator.')

it('what has a label and is not as usual is shown, of the right one', () => {
  const d = changing(tiny({}, { facts: [bonds, founded, warned, laid] }))
  expect([shownFacts(d, 'X'), shownFacts(d, 'p1')]).toEqual([[], []])
  bonds.set(d, 'X', 2)
  founded.set(d, 'X', 3)
  warned.set(d, 'p1', true)
  laid.set(d, 7)
  expect(shownFacts(d, 'X')).toEqual([{ label, value: 2 }])
  expect(shownFacts(d, 'Y')).toEqual([])
  expect(shownFacts(d, 'p1')).toMatchObject([{ label: { en: 'Warned' }, value: true }])
  expect(shownFacts(d, 'p2')).toEqual([])
})
