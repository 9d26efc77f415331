import { describe, expect, it, test } from 'vitest'
import { exits } from './face.js'
import { face, places, terrain, tile, track } from './notation.js'

describe('places', () => {
  test.each([
    ['c20', { kind: 'city', value: 20, slots: 1 }],
    ['c', { kind: 'city', value: 0, slots: 1 }],
    ['c30/2', { kind: 'city', value: 30, slots: 2 }],
    ['c30|brown50/2', { kind: 'city', value: { yellow: 30, brown: 50 }, slots: 2 }],
    ['c10|brown50!', { kind: 'city', value: { yellow: 10, brown: 50 }, slots: 1, terminal: true }],
    ['cwhite20|gray40|black60', { kind: 'city', value: { white: 20, gray: 40, black: 60 }, slots: 1 }],
    ['t10', { kind: 'town', value: 10, slots: 0 }],
    ['t10!@4.5', { kind: 'town', value: 10, slots: 0, terminal: true, loc: '4.5' }],
    ['c40/2@center', { kind: 'city', value: 40, slots: 2, loc: 'center' }],
    ['o40|brown10', { kind: 'offboard', value: { yellow: 40, brown: 10 }, slots: 0 }],
    [
      'o30|green40|brown50|gray60',
      { kind: 'offboard', value: { yellow: 30, green: 40, brown: 50, gray: 60 }, slots: 0 },
    ],
    ['j', { kind: 'junction', value: 0, slots: 0 }],
    ['m30|brown50', { kind: 'mine', value: { yellow: 30, brown: 50 }, slots: 0 }],
  ])('%s', (text, place) => expect(places(text)).toEqual([place]))

  test.each(['x20', 'c2O', 'c20|mauve30', 't10 c20', 'c20|40', 'c20@9.9'])('%s is a slip', (text) => {
    expect(() => places(text)).toThrow('board notation')
  })
})

describe('track', () => {
  const standard = { gauge: 'standard' }
  test.each([
    ['0-3', '', [{ a: { edge: 0 }, b: { edge: 3 }, ...standard }]],
    ['0~3', '', [{ a: { edge: 0 }, b: { edge: 3 }, gauge: 'narrow' }]],
    ['0=c', 'c20', [{ a: { edge: 0 }, b: { place: 0 }, gauge: 'dual' }]],
    ['c1-2', 'c40 c40', [{ a: { place: 1 }, b: { edge: 2 }, ...standard }]],
    ['t-c', 'c20 t10', [{ a: { place: 1 }, b: { place: 0 }, ...standard }]],
    ['0-t1', 'c20 t10 t10', [{ a: { edge: 0 }, b: { place: 2 }, ...standard }]],
    [
      '5a-c 5b-c',
      'c60/3',
      [
        { a: { edge: 5 }, b: { place: 0 }, ...standard, lane: { index: 0, of: 2 } },
        { a: { edge: 5 }, b: { place: 0 }, ...standard, lane: { index: 1, of: 2 } },
      ],
    ],
    [
      't-5 t-2b 2a-4',
      't10',
      [
        { a: { place: 0 }, b: { edge: 5 }, ...standard },
        { a: { edge: 2 }, b: { place: 0 }, ...standard, lane: { index: 1, of: 2 } },
        { a: { edge: 2 }, b: { edge: 4 }, ...standard, lane: { index: 0, of: 2 } },
      ],
    ],
  ])('%s', (text, at, expected) => expect(track(text, places(at))).toEqual(expected))

  test.each(['0-6', '0-c1', '0-t', '0/3', '2a-3b'])('%s is a slip', (text) => {
    expect(() => track(text, places('c20'))).toThrow('board notation')
  })
})

it('reads a face, a tile and terrain', () => {
  expect(face('white')).toEqual({ colour: 'white', places: [], track: [] })
  expect(terrain('mountain 120')).toEqual({ kind: 'mountain', cost: 120 })
  expect(terrain('mountain+river 20')).toEqual({ kind: 'mountain', also: 'river', cost: 20 })
  expect(() => terrain('mountain+lava 20')).toThrow('board notation')
  expect(() => terrain('lava 10')).toThrow('board notation')
  const chicago = tile('298', 'green', 1, 'c40 c40 c40 c40', '0-c c-2 3-c1 c1-2 4-c2 c2-2 5-c3 c3-2', { label: 'Chi' })
  expect(chicago).toMatchObject({ id: '298', count: 1, label: 'Chi', colour: 'green' })
  expect(exits(chicago)).toEqual([0, 2, 3, 4, 5])
  expect(exits(chicago, 1)).toEqual([0, 1, 3, 4, 5])
})
