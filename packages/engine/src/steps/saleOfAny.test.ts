import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Draft } from '../core/draft.js'
import type { Holder, PlayerId } from '../core/ids.js'
import { audit } from '../core/invariant.js'
import { papersName, papersOf, worthOf } from '../core/papers.js'
import type { Position } from '../core/position.js'
import { holders, papersIn, percentOf, president, sizeOf } from '../core/shares.js'
import {
  chairSold,
  chosen,
  FIVES,
  LAST,
  refused,
  sold,
  swapFirst,
  TENS,
  table,
  waiting,
  X,
} from '../testing/charter.js'
import { changing } from '../testing/tiny.js'
import { type SaleRules, saleObjection, saleSizes, successor } from './sale.js'

describe('any charter, any holdings', () => {
  const charter = fc.oneof(
    fc.constantFrom(LAST, TENS, FIVES),
    fc.array(fc.constantFrom(5, 10, 15, 20), { minLength: 3, maxLength: 8 }),
  )
  const position = fc
    .tuple(
      charter,
      fc.array(fc.constantFrom<Holder>('p1', 'p1', 'p2', 'p2', 'p3', 'pool', 'treasury'), {
        minLength: 10,
        maxLength: 10,
      }),
    )
    .map(([sizes, by]) => [sizes, sizes.map((_, i) => (i === 0 ? 'p1' : (by[i] as Holder)))] as const)

  /** Every way the choices of a sale can go. */
  function* outcomes(d: Draft): Generator<Draft> {
    const now = waiting(d)
    if (!now) {
      yield d
      return
    }
    expect(now.choices.length).toBeGreaterThan(1)
    for (const choice of now.choices) yield* outcomes(chosen(changing(d), choice))
  }

  const sets = (indices: readonly number[]): readonly (readonly number[])[] =>
    Array.from({ length: 2 ** indices.length }, (_, bits) => indices.filter((_i, n) => bits & (1 << n)))

  /** What can be sold, by trying every set of certificates in every swap. */
  const saleable = (p: Position, percent: number): boolean => {
    const worth = (set: readonly number[]) => worthOf(set.map((i) => sizeOf(p, X, i)))
    const of = (holder: Holder) => holders(p, X).flatMap((by, i) => (by === holder && i > 0 ? [i] : []))
    const to = successor(p, 'p1', { corporation: X, percent })
    const hands = to
      ? sets(of(to)).flatMap((given) => (worth(given) === sizeOf(p, X, 0) ? [[...of('p1'), ...given]] : []))
      : [of('p1')]
    return hands.some((mine) => sets(mine).some((set) => worth(set) === percent))
  }

  /** Has certificates worth exactly the president's. */
  const canPay = (p: Position, player: PlayerId): boolean =>
    sets([...papersIn(p, X, player).keys()]).some(
      (set) => worthOf(set.map((i) => papersIn(p, X, player)[i] ?? 0)) === sizeOf(p, X, 0),
    )

  const held = (p: Position) =>
    Object.fromEntries(['p1', 'p2', 'p3', 'pool', 'treasury'].map((by) => [by, percentOf(p, X, by as Holder)]))

  const unlimited: SaleRules = { ...swapFirst, limit: 1000 }

  it('a sale is allowed exactly where certificates make it up after the swap', () => {
    fc.assert(
      fc.property(position, ([sizes, by]) => {
        const p = table(sizes, by, unlimited)
        for (let percent = 5; percent <= percentOf(p, X, 'p1'); percent += 5) {
          expect([percent, refused(p, { percent }, unlimited) === undefined]).toEqual([percent, saleable(p, percent)])
        }
      }),
      { numRuns: 150 },
    )
  })

  it.each([
    ['swapped first', unlimited],
    ['with the certificate', { ...chairSold, limit: 1000 }],
  ])('%s: whatever is offered and chosen, percentages are kept and the largest holder leads', (_, rules) => {
    fc.assert(
      fc.property(position, ([sizes, by]) => {
        const p = table(sizes, by, rules)
        const offered = [...saleSizes(p, 'p1', rules)]
        expect(new Set(offered.map((sale) => JSON.stringify(sale))).size).toBe(offered.length)
        for (const sale of offered) {
          if (saleObjection(p, 'p1', sale, rules)) continue
          const before = held(p)
          const percent = sale.percent
          for (const d of outcomes(sold(p, sale, rules))) {
            expect(held(d)).toEqual({ ...before, p1: (before.p1 ?? 0) - percent, pool: (before.pool ?? 0) + percent })
            expect(d.state.turn).toBe(percent / 10)
            expect(audit(d)).toEqual([])
            const chair = president(d, X) as PlayerId
            for (const other of p.state.seats)
              if (percentOf(d, X, other) > percentOf(d, X, chair)) expect(canPay(p, other)).toBe(false)
            expect(percentOf(d, X, chair) < percentOf(d, X, 'p1')).toBe(false)
          }
        }
      }),
      { numRuns: 60 },
    )
  })

  it('everything in hand is offered, in every set of papers', () => {
    fc.assert(
      fc.property(position, ([sizes, by]) => {
        const p = table(
          sizes,
          by.map((holder, i) => (i === 0 ? 'p3' : holder)),
          unlimited,
        )
        const offered = [...saleSizes(p, 'p1', unlimited)].map(
          ({ percent, papers }) => `${percent}: ${papers ? papersName(papers) : 'usual'}`,
        )
        const mine = papersIn(p, X, 'p1')
        const found = new Map<number, Set<string>>()
        for (const set of sets([...mine.keys()])) {
          const papers = papersOf(set.map((i) => mine[i] as number))
          const percent = worthOf(papers)
          if (percent > 0) found.set(percent, (found.get(percent) ?? new Set()).add(papersName(papers)))
        }
        expect(offered).toHaveLength([...found.values()].reduce((sum, names) => sum + names.size, 0))
        for (const [percent] of found) expect(offered).toContain(`${percent}: usual`)
      }),
      { numRuns: 60 },
    )
  })
})
