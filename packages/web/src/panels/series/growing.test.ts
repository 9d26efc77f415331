import { at, entriesOf, Line } from '@roundhouse/engine'
import { describe, expect, it } from 'vitest'
import { sampleGame } from '../sample-game.js'
import { countUpTo, growing, lastUpTo, upTo } from './growing.js'

const moments = [0, 2, 2, 5, 9].map((n) => ({ n }))

describe('upTo', () => {
  it.each([
    [-1, 0],
    [0, 1],
    [1, 1],
    [2, 3],
    [5, 4],
    [8, 4],
    [9, 5],
    [99, 5],
  ])('up to %i: %i moments', (n, count) => {
    expect(countUpTo(moments, n)).toBe(count)
    expect(upTo(moments, n)).toHaveLength(count)
    expect(lastUpTo(moments, n)).toBe(moments[count - 1])
  })
})

describe('growing', () => {
  it('looks at every entry once, however often it is asked and however the game grows', () => {
    const game = sampleGame(undefined, 60)
    const seen: number[] = []
    const read = growing<number[]>(
      () => [],
      (kept, _game, n) => {
        seen.push(n)
        kept.push(n)
      },
    )
    for (let n = 1; n <= game.length; n++) expect(read({ ...game, length: n })).toHaveLength(n)
    read(game)
    read(at(game, 3))
    expect(seen).toEqual(Array.from({ length: game.length }, (_, i) => i))
  })

  it('begins anew for another line of the game', () => {
    const game = sampleGame(undefined, 60)
    const read = growing<{ count: number }>(
      () => ({ count: 0 }),
      (kept) => {
        kept.count++
      },
    )
    read(game)
    const branch = {
      ...game,
      history: new Line(
        0,
        entriesOf(game, 0, 10).map(([, entry]) => entry),
      ),
      length: 10,
      cursor: 9,
    }
    expect(read(branch).count).toBe(10)
    expect(read(game).count).toBe(game.length)
  })
})
