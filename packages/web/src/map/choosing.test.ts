import { describe, expect, test } from 'vitest'
import type { TileChoosing } from '../contracts.js'
import { costsOf, optionOf, takenUp, turned } from './choosing.js'

const nothing = (): void => undefined
const choosing = (chosen: TileChoosing['chosen']): TileChoosing => ({
  hex: 'A1',
  chosen,
  options: [
    {
      tile: '8',
      left: 3,
      rotations: [
        { rotation: 1, cost: 20 },
        { rotation: 4, cost: 60 },
        { rotation: 5, cost: 20 },
      ],
    },
    { tile: '9', left: null, rotations: [{ rotation: 0, cost: 20 }] },
    { tile: '8', left: 3, power: 'MC', rotations: [{ rotation: 2, cost: 0 }] },
  ],
  after: () => null,
  onChoose: nothing,
  onConfirm: nothing,
  onCancel: nothing,
})
const [eight, nine, eightByPower] = choosing(null).options

describe('turning', () => {
  test.each([
    [1, 1, 4],
    [5, 1, 1],
    [1, -1, 5],
    [4, 7, 5],
  ])('from %i by %i to %i', (rotation, steps, then) => {
    expect(turned(choosing({ tile: '8', rotation }), steps)).toEqual({ tile: '8', rotation: then })
  })
  test('nothing is held', () => expect(turned(choosing(null), 1)).toBeNull())
  test('a tile with one rotation stays', () =>
    expect(turned(choosing({ tile: '9', rotation: 0 }), 1)).toEqual({ tile: '9', rotation: 0 }))
})

describe('taking up', () => {
  test('another tile starts with its first rotation', () =>
    expect(takenUp(choosing({ tile: '8', rotation: 4 }), nine!)).toEqual({ tile: '9', rotation: 0 }))
  test('the same one turns', () =>
    expect(takenUp(choosing({ tile: '8', rotation: 4 }), eight!)).toEqual({ tile: '8', rotation: 5 }))
  test('by a power it is another one', () =>
    expect(takenUp(choosing({ tile: '8', rotation: 4 }), eightByPower!)).toEqual({
      tile: '8',
      rotation: 2,
      power: 'MC',
    }))
  test('the option of what is held', () =>
    expect(optionOf(choosing(null), { tile: '8', rotation: 2, power: 'MC' })).toMatchObject({ power: 'MC' }))
})

test('costs', () => expect(costsOf(eight!)).toEqual([20, 60]))
