import { expect, it } from 'vitest'
import { marketGrid } from './marketNotation.js'

it('reads rows of prices with zone letters', () => {
  const market = marketGrid(['60 70p 80pe', '. 50'], { p: 'par', e: 'end' })
  expect(market).toMatchObject({ rows: 2, cols: 3 })
  expect(market.cells).toEqual([
    { row: 0, col: 0, price: 60, zones: [] },
    { row: 0, col: 1, price: 70, zones: ['par'] },
    { row: 0, col: 2, price: 80, zones: ['par', 'end'] },
    null,
    { row: 1, col: 1, price: 50, zones: [] },
    null,
  ])
  expect(() => marketGrid(['60q'], {})).toThrow('market notation')
  expect(() => marketGrid(['p'], { p: 'par' })).toThrow('market notation')
})
