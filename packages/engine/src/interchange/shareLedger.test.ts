import { describe, expect, it } from 'vitest'
import type { Holder } from '../core/ids.js'
import type { Position } from '../core/position.js'
import { ShareLedger } from './shareLedger.js'

/** A corporation with a president's certificate of 20% and eight of 10%. */
const holding = (holders: readonly Holder[]): Position =>
  ({
    rules: { operators: { NYC: { shares: [20, ...Array.from({ length: 8 }, () => 10)] } } },
    state: { shares: { NYC: holders } },
  }) as unknown as Position

const T = 'treasury'
const M = 'pool'

/** Who holds certificates 0 to 8 in the ledger. */
const shown = (ledger: ShareLedger) => Array.from({ length: 9 }, (_, n) => ledger.holderOf('NYC', n))

describe('what no action names', () => {
  it('a buyer becomes president: the first two of the hand go to the old one', () => {
    const ledger = new ShareLedger(holding(['p1', T, T, 'p2', 'p2', T, T, T, T]))
    ledger.move('NYC', 1, 'p2')
    ledger.settle(holding(['p2', 'p1', 'p1', 'p2', T, T, T, T, T]))
    expect(shown(ledger)).toEqual(['p2', 'p2', T, 'p1', 'p1', T, T, T, T])
  })

  it('half of the certificate is sold: the seller gets the first of the market back', () => {
    const ledger = new ShareLedger(holding(['p1', 'p2', 'p2', M, T, T, T, T, T]))
    ledger.move('NYC', 0, M)
    ledger.settle(holding(['p2', 'p1', M, M, T, T, T, T, T]))
    expect(shown(ledger)).toEqual(['p2', M, M, 'p1', T, T, T, T, T])
  })

  it('a bankrupt president without successor: everything lies in the market', () => {
    const ledger = new ShareLedger(holding(['p1', 'p1', 'p2', T, T, T, T, T, T]))
    ledger.settle(holding([M, M, 'p2', T, T, T, T, T, T]))
    expect(shown(ledger)).toEqual([M, M, 'p2', T, T, T, T, T, T])
  })

  it('half of the certificate bought from the market: an ordinary one is given for it', () => {
    const ledger = new ShareLedger(holding([M, 'p2', T, T, T, T, T, T, T]))
    ledger.move('NYC', 0, 'p2')
    ledger.settle(holding(['p2', M, T, T, T, T, T, T, T]))
    expect(shown(ledger)).toEqual(['p2', M, T, T, T, T, T, T, T])
  })
})
