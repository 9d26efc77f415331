import { expect, test } from 'vitest'
import { timeLeft } from './time-left.js'

test.each([
  [0, '0:00'],
  [-5000, '0:00'],
  [5999, '0:05'],
  [65_000, '1:05'],
  [3_599_999, '59:59'],
  [3_600_000, '1 hr'],
  [26 * 3_600_000, '26 hr'],
  [72 * 3_600_000, '3 days'],
])('%d ms: %s', (ms, words) => {
  expect(timeLeft(ms, 'en')).toBe(words)
})
