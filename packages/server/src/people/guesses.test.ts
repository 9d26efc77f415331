import { expect, it } from 'vitest'
import { Guesses } from './guesses.js'

const MINUTE = 60_000

it('the wait doubles with each wrong guess after the first few, up to five minutes', () => {
  const guesses = new Guesses()
  const waits = Array.from({ length: 16 }, () => {
    guesses.failed('amy', 0)
    return guesses.wait('amy', 0)
  })
  expect(waits.slice(0, 8)).toEqual([0, 0, 0, 0, 1000, 2000, 4000, 8000])
  expect(waits.at(-1)).toBe(5 * MINUTE)
  expect(guesses.wait('bob', 0)).toBe(0)
  guesses.succeeded('amy')
  expect(guesses.wait('amy', 0)).toBe(0)
})

it('a clock that goes back makes nobody wait longer', () => {
  const guesses = new Guesses()
  for (let n = 0; n < 6; n++) guesses.failed('amy', 1000 * MINUTE)
  expect(guesses.wait('amy', 0)).toBe(5 * MINUTE)
})
