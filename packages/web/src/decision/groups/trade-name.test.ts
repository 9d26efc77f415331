import { newTable } from '@roundhouse/engine/testing'
import { expect, it } from 'vitest'
import { sayIn } from '../../texts/say.js'
import { decisionTexts } from '../texts.js'
import { tradeName } from './trade-name.js'

it.each([
  ['18Mag', 'SIK', 'Buy 10% · stack', 'Купить 10% · стопка'],
  ['1846', 'GT', 'Buy 10% · treasury', 'Купить 10% · касса'],
])('%s calls the place of its shares by its own word', (title, corporation, en, ru) => {
  const game = newTable(title, { players: 4 })
  const action = { type: 'buyShares', by: 'p1', corporation, from: 'treasury', percent: 10 } as const
  const said = (['en', 'ru'] as const).map((each) => tradeName(action, sayIn(decisionTexts, each), game, each))
  expect(said).toEqual([en, ru])
})
