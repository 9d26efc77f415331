import { describe, expect, test } from 'vitest'
import { pathOf, placeOf } from './place.js'

describe('addresses', () => {
  test.each([
    ['/', { at: 'home' }],
    ['/table/abc-1', { at: 'table', id: 'abc-1' }],
    ['/table/abc-1/120', { at: 'table', id: 'abc-1', move: 120 }],
    ['/table/abc-1?move=120', { at: 'table', id: 'abc-1', move: 120 }],
    ['/online/abc-1?move=0', { at: 'online', id: 'abc-1', move: 0 }],
    ['/online/abc-1/7', { at: 'online', id: 'abc-1', move: 7 }],
    ['/online/abc-1?invitation=x', { at: 'online', id: 'abc-1' }],
    ['/table/abc-1?move=x', { at: 'nowhere' }],
    ['/table/abc-1/-1', { at: 'nowhere' }],
    ['/table/abc-1/1/2', { at: 'nowhere' }],
    ['/report/abc-1', { at: 'report', id: 'abc-1' }],
    ['/report/abc-1/3', { at: 'nowhere' }],
    ['/learn/1849', { at: 'lesson', title: '1849' }],
    ['/learn/1849/2', { at: 'nowhere' }],
    ['/puzzles/1849', { at: 'puzzles', title: '1849' }],
    ['/puzzles/1849/3', { at: 'puzzles', title: '1849', n: 3 }],
    ['/puzzles/1849/0', { at: 'nowhere' }],
    ['/report', { at: 'nowhere' }],
    ['/table/', { at: 'nowhere' }],
    ['/table/a/b', { at: 'nowhere' }],
    ['/table/<script>', { at: 'nowhere' }],
    ['/people/u-1', { at: 'person', id: 'u-1' }],
    ['/people/u-1/2', { at: 'nowhere' }],
    ['/people', { at: 'nowhere' }],
    ['/account', { at: 'account' }],
    ['/account/x', { at: 'nowhere' }],
    ['/rules/1849', { at: 'rules', title: '1849', part: 'rules' }],
    ['/rules/18Mag/aid', { at: 'rules', title: '18Mag', part: 'aid' }],
    ['/rules', { at: 'nowhere' }],
    ['/rules/1849/else', { at: 'nowhere' }],
    ['/else', { at: 'nowhere' }],
  ])('%s', (path, place) => {
    const [way = '', search] = path.split('?')
    expect(placeOf(way, search)).toEqual(place)
  })

  test.each([
    '/',
    '/table/x',
    '/table/x?move=7',
    '/online/x?move=0',
    '/report/x',
    '/learn/x',
    '/puzzles/x',
    '/puzzles/x/3',
    '/account',
    '/rules/1846',
    '/rules/1846/aid',
  ])('%s comes back', (path) => {
    const [way = '', search] = path.split('?')
    expect(pathOf(placeOf(way, search))).toBe(path)
  })
})
