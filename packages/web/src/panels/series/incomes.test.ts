import { at, entriesOf, type Game, isPlayer } from '@roundhouse/engine'
import { expect, it } from 'vitest'
import { sampleGame } from '../sample-game.js'
import { lastIncome } from './incomes.js'

const game = sampleGame()

/** The same, counted from the beginning every time. */
const counted = (g: Game): Record<string, number> | null => {
  let by: Record<string, number> | null = null
  let fresh = true
  const add = (to: string, amount: number): void => {
    if (!isPlayer(to) || amount <= 0) return
    if (fresh || !by) by = {}
    fresh = false
    by[to] = (by[to] ?? 0) + amount
  }
  for (const [, { events }] of entriesOf(g, 0, g.cursor + 1)) {
    for (const event of events) {
      if (event.type === 'roundBegan') fresh = true
      if (event.type === 'income') add(event.to, event.amount)
      if (event.type === 'dividend') for (const [to, amount] of Object.entries(event.paid)) add(to, amount)
    }
  }
  return by
}

it('is what the players got in the last round that paid', () => {
  for (let n = 0; n < game.length; n += 9) {
    const then = at(game, n)
    expect(lastIncome(then)?.by ?? null).toEqual(counted(then))
  }
})

it('is nothing before anything was paid', () => {
  expect(lastIncome(at(game, 0))).toBeNull()
})
