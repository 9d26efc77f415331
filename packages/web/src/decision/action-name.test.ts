import type { Choices } from '@roundhouse/engine'
import { expect, test } from 'vitest'
import { exampleGame, exampleNames } from '../../build/sample.js'
import type { Reading } from '../contracts.js'
import { actionName } from './action-name.js'

const game = exampleGame(exampleNames()[0]!, 100)
const operator = Object.keys(game.state.operators)[0]!
const reading = { game, language: 'en' } as Reading
const asked = (actor: string, step: string): Choices => ({
  actor,
  seat: 'p1',
  step,
  offers: [],
  blocked: [],
  deferred: [],
})

test.each([
  ['borrow', asked(operator, 'issueBond'), 'Issue the bond'],
  ['repay', asked(operator, 'redeemBond'), 'Redeem the bond'],
  ['borrow', asked('p1', 'leave'), 'Take a loan'],
  ['layTile', asked(operator, 'track'), 'Lay a tile'],
  ['layTile', null, 'Lay a tile'],
])('%s', (type, choices, name) => {
  expect(actionName(type, reading, choices)).toBe(name)
})
