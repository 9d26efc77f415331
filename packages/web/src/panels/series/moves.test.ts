import { at } from '@roundhouse/engine'
import { expect, it } from 'vitest'
import { sampleGame } from '../sample-game.js'
import { lastMoveOf, latestMoves } from './moves.js'

const game = sampleGame()
const started = Object.keys(game.state.operators).filter((id) => game.state.operators[id]?.cell !== undefined)

it('follows every marker to the cell it lies in', () => {
  expect(started.length).toBeGreaterThan(1)
  for (const id of started) {
    const move = lastMoveOf(game, id)
    if (move) expect(move.to).toBe(game.state.operators[id]?.cell)
  }
  expect(started.some((id) => lastMoveOf(game, id))).toBe(true)
})

it('knows the last move at any moment, not a later one', () => {
  for (let n = 0; n < game.length; n += 7) {
    const then = at(game, n)
    for (const id of started) {
      const move = lastMoveOf(then, id)
      if (!move) continue
      expect(move.n).toBeLessThanOrEqual(n)
      expect(move.to).toBe(then.state.operators[id]?.cell)
    }
    const together = latestMoves(then)
    expect(new Set(together.map((move) => move.n)).size).toBeLessThanOrEqual(1)
    expect(together.every((move) => move.n <= n)).toBe(true)
  }
})
