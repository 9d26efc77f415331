import type { BoardState } from '@roundhouse/engine'
import { expect, test } from 'vitest'
import { laidBetween } from './landing.js'
import { turnBack } from './use-turning.js'

const tile = { tile: '9', rotation: 0 }
const token = [{ by: 'X', city: 0 }]
const board = (tiles: BoardState['tiles'], tokens: BoardState['tokens'] = {}): BoardState => ({ tiles, tokens })

test.each([
  ['a tile', board({}), board({ A: tile }), { hex: 'A', what: 'tile' }],
  ['an upgrade', board({ A: tile }), board({ A: { ...tile, tile: '23' } }), { hex: 'A', what: 'tile' }],
  ['a token', board({ A: tile }), board({ A: tile }, { A: token }), { hex: 'A', what: 'token' }],
  ['a tile taken back', board({ A: tile }), board({}), null],
  ['a token taken back', board({}, { A: token }), board({}), null],
  ['many steps at once', board({}), board({ A: tile, B: tile }), null],
  ['nothing', board({ A: tile }), board({ A: tile }), null],
] as const)('%s', (_, before, after, laid) => expect(laidBetween(before, after)).toEqual(laid))

test.each([
  [0, 1, -60],
  [5, 0, -60],
  [1, 0, 60],
  [0, 3, -180],
  [0, 4, 120],
  [2, 2, 0],
])('a tile turned from %i to %i was %i° back', (before, after, degrees) =>
  expect(turnBack(before, after)).toBeCloseTo(degrees),
)
