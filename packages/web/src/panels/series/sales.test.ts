import { at, entriesOf } from '@roundhouse/engine'
import { expect, it } from 'vitest'
import { exampleGame, exampleNames } from '../../../build/sample.js'
import { salesOf } from './sales.js'

const game = exampleGame(exampleNames().find((name) => name.startsWith('18Mag-4p')) ?? '')

it('what a company earned by selling is what it has and has paid out', () => {
  for (const n of [60, 200, game.cursor]) {
    const then = at(game, n)
    for (const id of ['SIK', 'SKEV', 'LdStEG', 'RABA']) {
      const earned = salesOf(then)
        .filter(({ seller }) => seller === id)
        .reduce((sum, { amount }) => sum + amount, 0)
      let spent = 0
      for (const [, { events }] of entriesOf(then, 0, n + 1))
        for (const event of events) {
          if (event.type === 'dividend' && event.operator === id) spent += event.revenue
          if (event.type === 'tokenPlaced' && event.by === id) spent += event.cost
        }
      expect([id, earned - spent]).toEqual([id, then.state.operators[id]?.cash])
    }
  }
})

it('are bought by the company whose turn it is, also where the bank pays', () => {
  const minors = new Set(Object.values(game.rules.operators).flatMap(({ id, kind }) => (kind === 'minor' ? [id] : [])))
  expect(salesOf(game).every(({ buyer }) => minors.has(buyer))).toBe(true)
})
