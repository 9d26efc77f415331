import { describe, expect, test } from 'vitest'
import { limitsOf, measuresOf, resize, sizeOf } from './panes.js'

describe('sizes of the panes', () => {
  test.each([
    [1280, 720],
    [1440, 900],
    [1920, 1080],
    [2560, 1440],
  ])('at %i × %i the map has the larger part both ways', (width, height) => {
    const side = measuresOf('side', { width, height })
    const lower = measuresOf('lower', { width, height })
    expect(side.usual).toBeLessThan(width * 0.3)
    expect(lower.usual).toBeLessThan(height * 0.28)
    for (const { least, usual, most } of [side, lower]) {
      expect(least).toBeLessThan(usual)
      expect(usual).toBeLessThan(most)
    }
  })

  test('what is chosen stays within the limits, and can be given back', () => {
    const usual = sizeOf('side')
    resize('side', 10_000)
    expect(sizeOf('side')).toBe(limitsOf('side').most)
    resize('side', 1)
    expect(sizeOf('side')).toBe(limitsOf('side').least)
    resize('side', null)
    expect(sizeOf('side')).toBe(usual)
  })
})
