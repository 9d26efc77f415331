import { describe, expect, test } from 'vitest'
import { pathOf, placeOf } from './place.js'

describe('addresses', () => {
  test.each([
    ['/', { at: 'home' }],
    ['/table/abc-1', { at: 'table', id: 'abc-1' }],
    ['/table/abc-1/120', { at: 'table', id: 'abc-1', move: 120 }],
    ['/table/abc-1/-1', { at: 'nowhere' }],
    ['/table/abc-1/1/2', { at: 'nowhere' }],
    ['/report/abc-1', { at: 'report', id: 'abc-1' }],
    ['/report/abc-1/3', { at: 'nowhere' }],
    ['/report', { at: 'nowhere' }],
    ['/table/', { at: 'nowhere' }],
    ['/table/a/b', { at: 'nowhere' }],
    ['/table/<script>', { at: 'nowhere' }],
    ['/account', { at: 'account' }],
    ['/account/x', { at: 'nowhere' }],
    ['/else', { at: 'nowhere' }],
  ])('%s', (path, place) => {
    expect(placeOf(path)).toEqual(place)
  })

  test.each(['/', '/table/x', '/table/x/7', '/report/x', '/account'])('%s comes back', (path) => {
    expect(pathOf(placeOf(path))).toBe(path)
  })
})
