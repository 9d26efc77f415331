import type { Game } from '@roundhouse/engine'
import { describe, expect, test } from 'vitest'
import { exampleGame, exampleNames } from '../../build/sample.js'
import { closingLosses, isAtBrink } from './closing.js'

const game = exampleGame(exampleNames()[0]!, 260)
const [corporation] = Object.entries(game.state.market).flatMap(([, stack]) => stack)
const at = (cell: number): Game => {
  const operators = { ...game.state.operators, [corporation!]: { ...game.state.operators[corporation!]!, cell } }
  return { ...game, state: { ...game.state, operators } }
}
const cellOf = (price: number): number => game.rules.market.cells.findIndex((cell) => cell?.price === price)

describe('a corporation that may close', () => {
  test.each([
    [10, true],
    [20, false],
    [100, false],
  ])('at %i: the next step closes it: %s', (price, brink) => {
    expect(isAtBrink(at(cellOf(price)), corporation!)).toBe(brink)
  })

  test('costs each player the worth of his shares', () => {
    const losses = closingLosses(at(cellOf(100)), corporation!)
    const worth = (now: Game, player: string): number => now.rules.worth(now, player as 'p1')
    for (const { player, amount } of losses) {
      expect(worth(at(cellOf(100)), player) - worth(at(cellOf(0)), player)).toBe(amount)
    }
    expect(losses.length).toBeGreaterThan(0)
  })
})
