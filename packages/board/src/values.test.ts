import { describe, expect, it } from 'vitest'
import { cellsOf, currentCell } from './values.js'

describe('values by phase', () => {
  const cells = cellsOf({ brown: 60, yellow: 30 })

  it('come in the order of the colours', () => {
    expect(cells).toEqual([
      { colour: 'yellow', value: 30 },
      { colour: 'brown', value: 60 },
    ])
    expect(cellsOf({ black: 90, white: 10, gray: 30 }).map(({ value }) => value)).toEqual([10, 30, 90])
    expect(cellsOf(40)).toEqual([])
  })

  it.each([
    [[], 0],
    [['yellow'], 0],
    [['yellow', 'green'], 0],
    [['yellow', 'green', 'brown'], 1],
    [['yellow', 'green', 'brown', 'gray'], 1],
  ])('with %j reached, cell %i counts', (reached, current) => {
    expect(currentCell(cells, reached)).toBe(current)
  })
})
