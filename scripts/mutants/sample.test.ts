import { expect, test } from 'vitest'
import { interval, sampleOf } from './sample.js'

const all = Array.from({ length: 1000 }, (_, i) => i)

test('the same seed draws the same, another seed others', () => {
  expect([...sampleOf(all, 50, 7)]).toEqual([...sampleOf(all, 50, 7)])
  expect([...sampleOf(all, 50, 7)]).not.toEqual([...sampleOf(all, 50, 8)])
})

test('as many as asked for, from everywhere', () => {
  const drawn = [...sampleOf(all, 400, 1)]
  expect(drawn).toHaveLength(400)
  for (const part of [0, 250, 500, 750]) {
    const inPart = drawn.filter((id) => id >= part && id < part + 250).length
    expect(inPart).toBeGreaterThan(70)
    expect(inPart).toBeLessThan(130)
  }
  expect(sampleOf(all, 5000, 1).size).toBe(1000)
})

test.each([
  [0, 10, 0, 0.2775],
  [5, 10, 0.2366, 0.7634],
  [90, 100, 0.8256, 0.9448],
] as const)('%i of %i', (hits, tries, from, to) => {
  const [least, most] = interval(hits, tries)
  expect(least).toBeCloseTo(from, 3)
  expect(most).toBeCloseTo(to, 3)
})
