import { describe, expect, it } from 'vitest'
import { contrast, luminance, PALETTES } from './palette.js'

describe.each(Object.values(PALETTES))('$name palette', (palette) => {
  it('gets darker from yellow to gray', () => {
    const order = (['yellow', 'green', 'brown', 'gray'] as const).map((colour) => luminance(palette.tints[colour].fill))
    expect(order).toEqual([...order].sort((a, b) => b - a))
    expect(new Set(order.map((l) => l.toFixed(2))).size).toBe(4)
  })

  it.each(['yellow', 'green', 'brown', 'gray', 'red', 'blue'] as const)('track and ink can be read on %s', (colour) => {
    const { fill, casing, ink } = palette.tints[colour]
    expect(contrast(palette.track, fill)).toBeGreaterThan(3)
    expect(contrast(palette.track, casing)).toBeGreaterThan(7)
    expect(contrast(ink, fill)).toBeGreaterThan(3)
  })

  it('figures can be read in every cell', () => {
    for (const { fill, ink } of Object.values(palette.cells)) expect(contrast(fill, ink)).toBeGreaterThan(3)
  })
})
