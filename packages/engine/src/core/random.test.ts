import { describe, expect, it } from 'vitest'
import { newGame } from '../newGame.js'
import { changing, tiny } from '../testing/tiny.js'
import { chacha } from './chacha.js'
import { nextRandom, shuffle } from './random.js'
import { isSeed, readSeed, type Seed, wideSeed, wordsOf } from './seed.js'
import type { Ruleset } from './setup.js'

const CARDS = Array.from({ length: 40 }, (_, i) => i)
const dealt = (seed: Seed, ruleset: Ruleset = 'rulebook', cards = CARDS): readonly number[] =>
  shuffle(changing(tiny({}, {}, { seed, ruleset })), cards)

const ZERO = '0'.repeat(32)
/** The seed with one of its bits turned. */
const flipped = (seed: string, bit: number): string => {
  const at = Math.floor(bit / 4)
  const digit = Number.parseInt(seed[at] as string, 16) ^ (1 << (bit % 4))
  return seed.slice(0, at) + digit.toString(16) + seed.slice(at + 1)
}

describe('ChaCha20 with a key of 128 bits', () => {
  const bytes = (words: Uint32Array): string =>
    Array.from(new Uint8Array(words.buffer), (byte) => byte.toString(16).padStart(2, '0')).join('')

  // From the test vectors of J. Strömbergson, draft-strombergson-chacha-test-vectors, TC1.
  it('gives the known words for the key of zeros', () => {
    expect(bytes(chacha([0, 0, 0, 0], 0)).slice(0, 64)).toBe(
      '89670952608364fd00b2f90936f031c8e756e15dba04b8493d00429259b20f46',
    )
    expect(chacha([0, 0, 0, 0], 1)).not.toEqual(chacha([0, 0, 0, 0], 0))
    expect(chacha([0, 0, 0, 0], 2 ** 32)).not.toEqual(chacha([0, 0, 0, 0], 0))
  })
})

describe('a shuffle by the rulebook', () => {
  it('is the same from the same seed, and loses no card', () => {
    expect(dealt(7)).toEqual(dealt(7))
    expect(dealt(7)).not.toEqual(dealt(8))
    expect([...dealt(7)].sort((a, b) => a - b)).toEqual(CARDS)
  })

  it('depends on every bit of a wide seed', () => {
    const seeds = Array.from({ length: 128 }, (_, bit) => flipped(ZERO, bit))
    expect(new Set([ZERO, ...seeds].map((seed) => dealt(seed).join())).size).toBe(129)
  })

  it('knows no small seeds beneath the large: no two of a thousand begin alike', () => {
    const states = Array.from({ length: 1000 }, (_, i) => dealt(2 ** 31 * i + 5).join())
    expect(new Set(states).size).toBe(1000)
  })

  it('goes on where it stopped, past the end of a block too', () => {
    const d = changing(tiny({}, {}, { seed: ZERO }))
    const rows = Array.from({ length: 6 }, () => shuffle(d, CARDS).join())
    expect(new Set(rows).size).toBe(6)
    expect(d.state.random).toBeGreaterThanOrEqual(6 * (CARDS.length - 1))
    const later = changing({ ...d, state: { ...d.state, random: 0 } })
    expect(shuffle(later, CARDS).join()).toBe(rows[0])
  })

  it('makes every order as likely as every other', () => {
    const seen = new Map<string, number>()
    const games = 24_000
    for (let seed = 0; seed < games; seed++) {
      const order = dealt(seed, 'rulebook', [1, 2, 3, 4]).join()
      seen.set(order, (seen.get(order) ?? 0) + 1)
    }
    expect(seen.size).toBe(24)
    const each = games / 24
    const spread = [...seen.values()].reduce((sum, count) => sum + (count - each) ** 2 / each, 0)
    // χ² with 23 degrees of freedom exceeds this once in a million.
    expect(spread).toBeLessThan(74)
  })
})

describe('a shuffle as on 18xx.games', () => {
  const there = (seed: number) => changing(tiny({}, {}, { seed, ruleset: '18xx.games' }))

  it.each([
    [0, 12345],
    [1, 1103527590],
    [12345, 1406932606],
    [2 ** 31 - 1, 1043980748],
  ])('its small generator: %i → %i', (x, next) => expect(nextRandom(x)).toBe(next))

  it('begins at the seed, as far as it goes', () => {
    expect([7, 2 ** 31 + 5].map((seed) => there(seed).state.random)).toEqual([7, 5])
  })

  it('sorts by one draw an element, and goes on from the last', () => {
    const d = there(1)
    const drawn: number[] = []
    for (let x = nextRandom(1); drawn.length < 5; x = nextRandom(x)) drawn.push(x)
    const list = ['a', 'b', 'c', 'd', 'e']
    const byDraw = list.map((value, i) => ({ value, key: drawn[i] ?? 0 })).sort((a, b) => a.key - b.key)
    expect(shuffle(d, list)).toEqual(byDraw.map(({ value }) => value))
    expect(d.state.random).toBe(drawn[4])
    expect(shuffle(d, list)).not.toEqual(list)
    expect(list).toEqual(['a', 'b', 'c', 'd', 'e'])
  })

  it('is not that of the rulebook', () => expect(dealt(5, '18xx.games')).not.toEqual(dealt(5)))
})

describe('a seed', () => {
  const bytes = Uint8Array.from({ length: 16 }, (_, i) => i * 17)
  it('is a whole number or 32 digits', () => {
    expect([0, 7, Number.MAX_SAFE_INTEGER, ZERO, wideSeed(bytes)].map(isSeed)).toEqual(Array(5).fill(true))
    const wrong = [-1, 1.5, Number.NaN, '7', ZERO.slice(1), `${ZERO}0`, ZERO.replace('0', 'g'), null, {}]
    expect(wrong.map(isSeed)).toEqual(wrong.map(() => false))
    expect(() => wideSeed(bytes.slice(1))).toThrow('15 bytes')
  })

  it('is written as bytes, and read as it is written', () => {
    expect(wideSeed(bytes)).toBe('00112233445566778899aabbccddeeff')
    expect(readSeed('00112233445566778899AABBCCDDEEFF')).toBe(wideSeed(bytes))
    expect(['7', '0', 'x', '-1', '1.5', '', '9'.repeat(20)].map(readSeed)).toEqual([7, 0, null, null, null, null, null])
    expect(wordsOf(wideSeed(bytes))).toEqual([0x00112233, 0x44556677, 0x8899aabb, 0xccddeeff])
    expect(wordsOf(2 ** 32 * 3 + 4)).toEqual([4, 3, 0, 0])
  })

  it.each<readonly [Ruleset, unknown, boolean]>([
    ['rulebook', ZERO, true],
    ['rulebook', 7, true],
    ['rulebook', 'seven', false],
    ['18xx.games', 7, true],
    ['18xx.games', ZERO, false],
  ])('%s begins with %s: %s', (ruleset, seed, ok) => {
    const players = ['A', 'B', 'C'].map((name) => ({ name }))
    const begun = newGame({ title: '1846', players, seed: seed as Seed, options: [], ruleset })
    expect(begun.ok).toBe(ok)
    if (!begun.ok) expect(begun.problem.problem).toBe('seed')
  })
})
