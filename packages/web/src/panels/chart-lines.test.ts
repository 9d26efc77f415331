import { contrast } from '@roundhouse/board'
import { expect, it } from 'vitest'
import { dashOf, lineColour } from './chart-lines.js'
import { spreadLabels } from './plot-labels.js'

it.each([
  ['#fff500', '#faf7f0', '#26221d'],
  ['#add8e6', '#faf7f0', '#26221d'],
  ['#110a0c', '#1e1b18', '#ece4d5'],
  ['#025aaa', '#1e1b18', '#ece4d5'],
  ['#fff', '#faf7f0', '#26221d'],
])('draws %s so that it can be seen on %s', (colour, ground, ink) => {
  expect(contrast(lineColour(colour, ground, ink), ground)).toBeGreaterThanOrEqual(4)
})

it('leaves a colour alone that can be seen', () => {
  expect(lineColour('#a12a1e', '#faf7f0', '#26221d')).toBe('#a12a1e')
})

it('has a different pattern for each of the first lines', () => {
  expect(new Set(Array.from({ length: 8 }, (_, i) => dashOf(i).join(' '))).size).toBe(8)
})

it.each([
  ['apart already', [10, 50, 90]],
  ['all in one place', [50, 50, 50]],
  ['over the lower end', [95, 97, 99]],
  ['over the upper end', [0, 1, 2]],
])('keeps labels from lying on each other: %s', (_name, ys) => {
  const placed = spreadLabels(
    ys.map((y, i) => ({ i, y })),
    13,
    5,
    100,
  )
  expect(placed.map(({ i }) => i)).toEqual([0, 1, 2])
  placed.forEach(({ y }, i) => {
    expect(y).toBeGreaterThanOrEqual(5)
    expect(y).toBeLessThanOrEqual(100)
    if (i > 0) expect(y - (placed[i - 1]?.y ?? 0)).toBeGreaterThanOrEqual(13)
  })
})
