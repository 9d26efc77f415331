import { describe, expect, it } from 'vitest'
import { slotSpots, standsIn } from './cities.js'
import { distance } from './hexes.js'
import { SLOT } from './places.js'

const token = (by: string) => ({ by, city: 0 })

describe('circles of a city', () => {
  it.each([1, 2, 3, 4, 5])('%i circles touch but do not overlap, around one middle', (slots) => {
    const spots = slotSpots(slots)
    expect(spots).toHaveLength(slots)
    spots.forEach((a, i) => {
      for (const b of spots.slice(i + 1)) expect(distance(a, b)).toBeGreaterThanOrEqual(2 * SLOT)
    })
    expect(Math.abs(spots.reduce((sum, { x }) => sum + x, 0))).toBeLessThan(0.001)
  })

  it.each([
    ['empty', 2, [], [], ['', '']],
    ['tokens from the left', 2, ['NYC'], [], ['NYC', '']],
    ['then reserved circles', 2, ['NYC'], ['ERIE'], ['NYC', '(ERIE)']],
    ['reserved only', 2, [], ['NYC', 'ERIE'], ['(NYC)', '(ERIE)']],
    ['more tokens than circles', 1, ['GT', 'MS'], [], ['GT', 'MS']],
    ['no room for a reservation', 1, ['GT'], ['MS'], ['GT']],
  ] as const)('%s', (_, slots, tokens, reserved, expected) => {
    const stands = standsIn(slots, tokens.map(token), reserved)
    expect(stands.map(({ token: t, reserved: r }) => t?.by ?? (r === undefined ? '' : `(${r})`))).toEqual(expected)
  })
})
