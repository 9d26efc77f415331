import { expect, it } from 'vitest'
import type { Position } from '../core/position.js'
import { TileLedger, tileOfCopy } from './tileLedger.js'

const box = {
  rules: { board: { tiles: { 5: { count: 2 }, 7: { count: null }, 14: { count: 1 } } } },
} as unknown as Position

it('names the tile of a copy', () => {
  expect(['7-0', '611-3', 'X5-12', '4-5-1'].map(tileOfCopy)).toEqual(['7', '611', 'X5', '4-5'])
})

it('takes fresh copies first, then those that came back in the order they came', () => {
  const ledger = new TileLedger(box)
  const lay = (hex: string, tile: string) => {
    const copy = ledger.next(tile)
    ledger.laid(hex, copy)
    return copy
  }
  expect([lay('A1', '5'), lay('A3', '5')]).toEqual(['5-0', '5-1'])
  expect(lay('A3', '14')).toBe('14-0')
  expect(ledger.copyOn('A3')).toBe('14-0')
  expect(ledger.hexOf('5-1')).toBeUndefined()
  expect(lay('B2', '5')).toBe('5-1')
})

it('never lays a copy twice where there is no end of them', () => {
  const ledger = new TileLedger(box)
  ledger.laid('A1', '7-0')
  ledger.laid('A1', '14-0')
  expect(ledger.next('7')).toBe('7-1')
})

it('forgets a tile that was taken off the board: its copy never comes back', () => {
  const ledger = new TileLedger(box)
  ledger.laid('A1', '14-0')
  ledger.update({ ...box, state: { board: { tiles: {} } } } as unknown as Position)
  expect([ledger.copyOn('A1'), ledger.hexOf('14-0'), ledger.next('14')]).toEqual([undefined, undefined, '14-1'])
})

it('numbers both sides of a piece alike', () => {
  const twoSided = {
    rules: { board: { tiles: { 8: { count: 2, otherSide: '9' }, 9: { count: 2, otherSide: '8' } } } },
  } as unknown as Position
  const ledger = new TileLedger(twoSided)
  ledger.laid('A1', '8-0')
  expect([ledger.next('8'), ledger.next('9')]).toEqual(['8-1', '9-1'])
  ledger.laid('A3', '9-1')
  ledger.laid('A1', '23-0')
  expect([ledger.next('8'), ledger.next('9')]).toEqual(['8-0', '9-0'])
})
