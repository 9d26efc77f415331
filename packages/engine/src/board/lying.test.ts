import { describe, expect, it } from 'vitest'
import { fitsOn } from './lying.js'
import { tile } from './notation.js'
import { hex, printedBoard } from './printed.js'
import { tileSet } from './tiles.js'

describe('what fits on a hex', () => {
  const merged = tile('m', 'yellow', 1, 'c40/2', '0-c 1-c')
  it.each([
    [false, true],
    [true, false],
  ])('depends on whether cities may merge, whichever is asked first: %s', (...asked) => {
    const board = printedBoard({
      layout: 'flat',
      hexes: [hex('B2', 'white', 'c c'), hex('B4 A3 A1 C1 C3', 'white')],
      tiles: tileSet([merged]),
    })
    const count = (merging: boolean) => fitsOn(board, {}, 'B2', merged, { merging }).length
    expect(asked.map((merging) => [merging, count(merging) > 0])).toEqual(asked.map((merging) => [merging, merging]))
  })
})
