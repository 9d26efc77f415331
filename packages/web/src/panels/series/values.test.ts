import { at, price } from '@roundhouse/engine'
import { expect, it } from 'vitest'
import { sampleGame } from '../sample-game.js'
import { priceSeries, worthSeries } from './values.js'

const game = sampleGame()

it('has the worth of every player after every action', () => {
  const series = worthSeries(game)
  expect(series.map(({ id }) => id)).toEqual(game.state.seats)
  for (let n = 0; n < game.length; n += 11) {
    const then = at(game, n)
    for (const { id, values } of series) expect(values[n]).toBe(game.rules.worth(then, id as `p${number}`))
  }
})

it('has prices while there is a marker, and only of corporations that had one', () => {
  const series = priceSeries(game)
  expect(series.length).toBeGreaterThan(1)
  for (let n = 0; n < game.length; n += 11) {
    const then = at(game, n)
    for (const { id, values } of series) {
      const has = then.state.operators[id]?.cell !== undefined
      expect(values[n]).toBe(has ? price(then, id) : null)
    }
  }
})

it('is as long as the game that asks, and stays as it was when the game grows', () => {
  const shorter = { ...at(game, 50), length: 51 }
  const [before] = worthSeries(shorter)
  const [after] = worthSeries(game)
  expect(before?.values).toHaveLength(51)
  expect(after?.values).toHaveLength(game.length)
  expect(after?.values.slice(0, 51)).toEqual(before?.values)
})
