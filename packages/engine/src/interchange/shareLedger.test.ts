import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Holder } from '../core/ids.js'
import { type Papers, papersOf } from '../core/papers.js'
import type { Position } from '../core/position.js'
import { ShareLedger } from './shareLedger.js'

/** A corporation with a president's certificate of 20% and eight of 10%. */
const TENS: Papers = [20, ...Array.from({ length: 8 }, () => 10)]

const holding = (holders: readonly Holder[], shares = TENS): Position =>
  ({ rules: { operators: { NYC: { shares } } }, state: { shares: { NYC: holders } } }) as unknown as Position

const T = 'treasury'
const M = 'pool'

/** Who holds certificates 0 to 8 in the ledger. */
const shown = (ledger: ShareLedger) => Array.from({ length: 9 }, (_, n) => ledger.holderOf('NYC', n))

describe('what no action names', () => {
  it('a buyer becomes president: the first two of the hand go to the old one', () => {
    const ledger = new ShareLedger(holding(['p1', T, T, 'p2', 'p2', T, T, T, T]))
    ledger.move('NYC', 1, 'p2')
    ledger.update(holding(['p2', 'p1', 'p1', 'p2', T, T, T, T, T]))
    expect(shown(ledger)).toEqual(['p2', 'p2', T, 'p1', 'p1', T, T, T, T])
  })

  it('a buyer becomes president: in some titles the last two go, the latest first', () => {
    const ledger = new ShareLedger(holding(['p1', T, T, 'p2', 'p2', T, T, T, T]), { handsOverLatest: true })
    ledger.move('NYC', 1, 'p2')
    ledger.update(holding(['p2', 'p1', 'p1', 'p2', T, T, T, T, T]))
    expect(shown(ledger)).toEqual(['p2', 'p1', T, 'p2', 'p1', T, T, T, T])
    expect(ledger.hand('NYC', 'p1')).toEqual([1, 4])
  })

  it('half of the certificate is sold: the seller gets the first of the market back', () => {
    const ledger = new ShareLedger(holding(['p1', 'p2', 'p2', M, T, T, T, T, T]))
    ledger.move('NYC', 0, M)
    ledger.update(holding(['p2', 'p1', M, M, T, T, T, T, T]))
    expect(shown(ledger)).toEqual(['p2', M, M, 'p1', T, T, T, T, T])
  })

  it('half of the certificate is sold and the rest put elsewhere: the seller gets his change first', () => {
    const ledger = new ShareLedger(holding(Array.from({ length: 9 }, () => T)))
    ledger.update(holding(['p1', 'p2', 'p2', 'p2', T, T, T, T, T]))
    ledger.move('NYC', 0, M)
    ledger.update(holding(['p2', 'p1', 'p2', T, T, T, T, T, T]))
    expect(shown(ledger)).toEqual(['p2', 'p1', T, 'p2', T, T, T, T, T])
  })

  it.each<[string, readonly Holder[], readonly Holder[]]>([
    ['the latest of his own', ['p1', 'p1', 'p1', T, 'p2', 'p2', 'p2', T, T], ['p2', M, 'p1', T, M, M, 'p2', T, T]],
    [
      'his own, whatever lay there',
      ['p1', 'p1', 'p1', M, 'p2', 'p2', 'p2', T, T],
      ['p2', M, 'p1', M, M, M, 'p2', T, T],
    ],
    ['the first of the market', ['p1', T, T, M, 'p2', 'p2', 'p2', T, T], ['p2', T, T, 'p1', M, M, 'p2', T, T]],
  ])('sales nobody names take a part of the certificate: what is left is %s', (_, before, after) => {
    const ledger = new ShareLedger(holding(before))
    ledger.update(holding(after))
    expect(shown(ledger)).toEqual(after)
  })

  it('a bankrupt president without successor: everything lies in the market', () => {
    const ledger = new ShareLedger(holding(['p1', 'p1', 'p2', T, T, T, T, T, T]))
    ledger.update(holding([M, M, 'p2', T, T, T, T, T, T]))
    expect(shown(ledger)).toEqual([M, M, 'p2', T, T, T, T, T, T])
  })

  it('half of the certificate bought from the market: an ordinary one is given for it', () => {
    const ledger = new ShareLedger(holding([M, 'p2', T, T, T, T, T, T, T]))
    ledger.move('NYC', 0, 'p2')
    ledger.update(holding(['p2', M, T, T, T, T, T, T, T]))
    expect(shown(ledger)).toEqual(['p2', M, T, T, T, T, T, T, T])
  })
})

describe('certificates of several sizes', () => {
  /** 1849: six tens and a last one of 20%. */
  const LAST: Papers = [20, 10, 10, 10, 10, 10, 10, 20]

  it('are picked by size, the first to come first', () => {
    const ledger = new ShareLedger(holding(['p1', 'p2', T, T, T, T, T, 'p2'], LAST))
    ledger.move('NYC', 5, 'p2')
    expect(ledger.pick('NYC', 'p2', [20, 10])).toEqual([7, 1])
    expect(ledger.pick('NYC', 'p2', [10, 10])).toEqual([1, 5])
    expect(ledger.pick('NYC', 'p2', [20, 20])).toEqual([7])
    expect(ledger.pick('NYC', 'p1', [20])).toEqual([])
  })

  it.each<[string, readonly Holder[], readonly Holder[]]>([
    ['the last one', ['p2', 'p2', 'p2', T, T, T, T, 'p1'], ['p2', 'p2', 'p2', T, T, T, T, 'p1']],
    ['two tens', ['p2', 'p1', 'p1', T, T, T, T, 'p2'], ['p2', 'p1', 'p1', T, T, T, T, 'p2']],
  ])('a new president gave %s for it', (_, holders, expected) => {
    const ledger = new ShareLedger(holding(['p1', 'p2', 'p2', T, T, T, T, 'p2'], LAST))
    ledger.update(holding(holders, LAST))
    expect(LAST.map((_size, n) => ledger.holderOf('NYC', n))).toEqual(expected)
  })

  it('the ledger agrees with the state about what everybody holds, whatever happened', () => {
    const charter = fc.oneof(
      fc.constantFrom(LAST, TENS, [20, 10, 10, 10, 10, 10, 10, 10, 5, 5]),
      fc.array(fc.constantFrom(5, 10, 20), { minLength: 1, maxLength: 9 }),
    )
    const holders = fc.array(fc.constantFrom<Holder>('p1', 'p2', 'p3', T, M), { minLength: 10, maxLength: 10 })
    fc.assert(
      fc.property(charter, fc.array(holders, { minLength: 1, maxLength: 4 }), (sizes, states) => {
        const [first, ...later] = states.map((by) => by.slice(0, sizes.length))
        if (!first) return
        const ledger = new ShareLedger(holding(first, sizes))
        for (const by of later) {
          ledger.update(holding(by, sizes))
          expect(ledger.holderOf('NYC', 0)).toBe(by[0])
          for (const holder of ['p1', 'p2', 'p3', T, M] as const) {
            const ours = by.flatMap((each, n) => (each === holder ? [sizes[n] ?? 0] : []))
            const theirs = ledger.hand('NYC', holder).map((n) => sizes[n] ?? 0)
            expect(papersOf(theirs)).toEqual(papersOf(ours))
          }
        }
      }),
    )
  })
})
