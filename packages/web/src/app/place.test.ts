import { describe, expect, test } from 'vitest'
import { pathOf, placeOf } from './place.js'

describe('addresses', () => {
  test.each([
    ['/', { at: 'home' }],
    ['/table/abc-1', { at: 'table', id: 'abc-1' }],
    ['/table/', { at: 'nowhere' }],
    ['/table/a/b', { at: 'nowhere' }],
    ['/table/<script>', { at: 'nowhere' }],
    ['/else', { at: 'nowhere' }],
  ])('%s', (path, place) => {
    expect(placeOf(path)).toEqual(place)
  })

  test.each(['/', '/table/x'])('%s comes back', (path) => {
    expect(pathOf(placeOf(path))).toBe(path)
  })
})
