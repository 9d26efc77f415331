import { at, choices, entriesOf, play } from '@roundhouse/engine'
import { describe, expect, test } from 'vitest'
import { exampleGame, exampleNames } from '../../build/sample.js'
import { shortened } from '../table/replay.js'
import { compareWorth, nextDividend } from './compare.js'

describe('a line against the real game', () => {
  const real = exampleGame(exampleNames()[0]!, 60)

  test('at the branching both are worth the same', () => {
    const { rows, moves } = compareWorth(shortened(at(real, 30)), 30, real)
    expect(moves).toBe(0)
    for (const { here, real: there } of rows) expect(here).toBe(there)
  })

  test('as many moves on, against the real game after as many', () => {
    const from = shortened(at(real, 30))
    const played = play(from, choices(from).offers[0]!.action)
    const { moves, rows } = compareWorth(played.ok ? played.game : from, 30, real)
    expect(moves).toBe(1)
    expect(rows.map(({ real: there }) => there)).toEqual(
      rows.map(({ player }) => real.rules.worth(at(real, 31), player)),
    )
  })

  test('a line longer than the real game is held against its present', () => {
    const { moves } = compareWorth(real, 30, at(real, 40))
    expect(moves).toBe(10)
  })
})

test('the next dividend is the first after the branching, and only up to where the line is', () => {
  const game = exampleGame(exampleNames()[0]!, 200)
  const n = entriesOf(game).findIndex(([, { events }]) => events.some(({ type }) => type === 'dividend'))
  expect(nextDividend(game, 0)).toEqual(game.history.entry(n).events.find(({ type }) => type === 'dividend'))
  expect(nextDividend(game, n)).not.toEqual(nextDividend(game, 0))
  expect(nextDividend(at(game, n - 1), 0)).toBeNull()
})
