import { expect, it } from 'vitest'
import { tiny } from '../testing/tiny.js'
import { excess, isFull } from './trainLimit.js'

it.each([
  [0, -2, false],
  [1, -1, false],
  [2, 0, true],
  [3, 1, true],
])('%i trains where two are allowed: %i above, full: %s', (count, above, full) => {
  const trains = { limit: () => 2, counted: () => count }
  expect([excess(tiny(), 'X', trains), isFull(tiny(), 'X', trains)]).toEqual([above, full])
})
