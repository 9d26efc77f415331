import { expect, test } from 'vitest'
import { leastType } from './readable.js'

test.each([1.6, 1, 0.8, 0.62, 0.5, 0.4, 0.32, 0.25, 0.2])(
  'type at scale %f is ten pixels or a little more',
  (scale) => {
    const least = leastType(scale)
    if (scale >= 1) expect(least).toBe(0)
    else {
      expect(least * scale).toBeGreaterThanOrEqual(10)
      expect(least * scale).toBeLessThan(13.2)
    }
  },
)

test('a very small map has a largest type: what finds no room is left out', () => {
  expect(leastType(0.02)).toBe(leastType(0.15))
})
