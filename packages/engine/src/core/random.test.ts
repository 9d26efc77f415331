import { describe, expect, it } from 'vitest'
import { changing, tiny } from '../testing/tiny.js'
import { nextRandom, seedOf, shuffle } from './random.js'

describe('the generator', () => {
  it.each([
    [0, 12345],
    [1, 1103527590],
    [12345, 1406932606],
    [2 ** 31 - 1, 1043980748],
  ])('%i → %i', (x, next) => expect(nextRandom(x)).toBe(next))

  it.each([
    [7, 7],
    [-1, 2 ** 31 - 1],
    [2 ** 31 + 5, 5],
    [-(2 ** 31) - 5, 2 ** 31 - 5],
    [3.9, 3],
  ])('begins for the seed %d at %i', (seed, x) => expect(seedOf(seed)).toBe(x))
})

describe('a shuffle', () => {
  it('sorts by one draw an element, and goes on from the last', () => {
    const d = changing(tiny({ random: 1 }))
    const drawn: number[] = []
    for (let x = nextRandom(1); drawn.length < 5; x = nextRandom(x)) drawn.push(x)
    const list = ['a', 'b', 'c', 'd', 'e']
    const byDraw = list.map((value, i) => ({ value, key: drawn[i] ?? 0 })).sort((a, b) => a.key - b.key)
    expect(shuffle(d, list)).toEqual(byDraw.map(({ value }) => value))
    expect(shuffle(d, list)).not.toEqual(list)
    expect(list).toEqual(['a', 'b', 'c', 'd', 'e'])
  })

  it('leaves the state one draw an element further', () => {
    const d = changing(tiny({ random: 0 }))
    shuffle(d, ['a', 'b'])
    expect(d.state.random).toBe(nextRandom(nextRandom(0)))
  })
})
