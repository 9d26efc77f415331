import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Candidates } from './candidates.js'
import { Effort } from './effort.js'
import { mixture } from './mixture.js'
import { bothWays, undecidedPair } from './pairs.js'
import { type Choice, proven, wholeChoice } from './prices.js'
import { overused, withTriples } from './triples.js'

const BITS = 9

/** Routes as what they earn and the bits they use, for trains of two kinds. */
const choiceArbitrary = fc
  .record({
    routes: fc.array(
      fc.record({
        kind: fc.nat(1),
        value: fc.integer({ min: 1, max: 30 }),
        bits: fc.uniqueArray(fc.nat(BITS - 1), { minLength: 1, maxLength: 4 }),
      }),
      { minLength: 1, maxLength: 14 },
    ),
    trains: fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 2 })),
  })
  .map(({ routes, trains }): Choice => {
    const list = new Candidates({ words: 1, bits: BITS, claimBit: new Map() })
    for (const { kind, value, bits } of routes) {
      const mask = Int32Array.of(bits.reduce((word, bit) => word | (1 << bit), 0))
      list.add(kind, { value, mask, reduced: value, token: 0, first: 0, way: new Uint16Array(0), length: 0 })
    }
    return wholeChoice(list, Int32Array.from(trains))
  })

/** Every set of routes that can be run together. */
const setsOf = ({ routes, open, trains }: Choice): number[][] => {
  const sets: number[][] = [[]]
  for (const i of open) {
    for (const set of [...sets]) {
      const apart = set.every((j) => ((routes.mask[i] as number) & (routes.mask[j] as number)) === 0)
      const alike = set.filter((j) => routes.kind[j] === routes.kind[i]).length
      if (apart && alike < (trains[routes.kind[i] as number] as number)) sets.push([...set, i])
    }
  }
  return sets
}

const earns = ({ routes }: Choice, set: readonly number[]): number =>
  set.reduce((sum, i) => sum + (routes.value[i] as number), 0)

const mixed = (choice: Choice) => mixture(choice, new Set(), new Effort())

describe('the best mixture of routes', () => {
  it('uses nothing more than once, and is worth exactly what its prices prove', () => {
    fc.assert(
      fc.property(choiceArbitrary, (choice) => {
        const { routes, tolls, trains } = choice
        const { price, shares } = mixed(choice)
        const worth = shares.reduce((sum, { route, share }) => sum + share * (routes.value[route] as number), 0)
        expect(proven(choice, price).bound).toBeCloseTo(worth, 3)
        const used = new Float64Array(tolls.count)
        const running = new Float64Array(trains.length)
        for (const { route, share } of shares) {
          running[routes.kind[route] as number]! += share
          for (const bit of tolls.list.subarray(tolls.from[route], tolls.from[route + 1])) used[bit]! += share
        }
        expect(Math.max(...used)).toBeLessThan(1.0001)
        for (const [k, n] of trains.entries()) expect(running[k]).toBeLessThan(n + 0.0001)
      }),
      { seed: 1, numRuns: 500 },
    )
  })

  it('is worth no less than any set, with triples as bits and without', () => {
    let cut = 0
    fc.assert(
      fc.property(choiceArbitrary, (choice) => {
        const most = Math.max(...setsOf(choice).map((set) => earns(choice, set)))
        const first = mixed(choice)
        const bound = proven(choice, first.price).bound
        expect(bound).toBeGreaterThanOrEqual(most - 1e-6)
        const triples = overused(choice, first, 5)
        if (triples.length === 0) return
        const tolled = { ...choice, tolls: withTriples(choice, triples) }
        const tighter = proven(tolled, mixed(tolled).price).bound
        expect(tighter).toBeGreaterThanOrEqual(most - 1e-6)
        if (tighter < bound - 0.1) cut++
      }),
      { seed: 2, numRuns: 500 },
    )
    expect(cut).toBeGreaterThan(10)
  })
})

describe('a pair of bits', () => {
  it('divides the sets: each is left whole on one side, and no side has all routes', () => {
    let divided = 0
    fc.assert(
      fc.property(choiceArbitrary, (choice) => {
        const pair = undecidedPair(choice, mixed(choice).shares)
        if (pair === undefined) return
        divided++
        const sides = bothWays(choice, pair).map(({ open }) => new Set(open))
        for (const side of sides) expect(side.size).toBeLessThan(choice.open.length)
        for (const set of setsOf(choice)) expect(sides.some((side) => set.every((i) => side.has(i)))).toBe(true)
      }),
      { seed: 3, numRuns: 500 },
    )
    expect(divided).toBeGreaterThan(10)
  })
})
