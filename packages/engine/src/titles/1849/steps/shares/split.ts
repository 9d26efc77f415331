import type { Draft } from '../../../../core/draft.js'
import type { PlayerId } from '../../../../core/ids.js'
import { pay } from '../../../../core/money.js'
import type { Position } from '../../../../core/position.js'
import { moveShares, papersIn, president, swapPresidency, swapWays } from '../../../../core/shares.js'
import { type Sale, saleObjection, successor } from '../../../../steps/sale.js'
import { switches1849 } from '../../switches.js'
import { SHARE, saleRules } from './sell.js'

/**
 * 18xx.games: a president who holds nothing else sells one share although the successor has the last certificate alone to
 * give. It goes to the pool, and an ordinary one comes out of it.
 */
export const splitsLast = (p: Position, seller: PlayerId, sale: Sale): boolean => {
  const { corporation, percent } = sale
  if (!switches1849.splitLast.of(p) || percent !== SHARE || president(p, corporation) !== seller) return false
  const to = successor(p, seller, sale)
  if (to === null || papersIn(p, corporation, seller).length > 0) return false
  if (saleObjection(p, seller, sale, saleRules)?.code !== 'sr.sell.INDIVISIBLE') return false
  return swapWays(p, corporation, to).length === 1 && papersIn(p, corporation, 'pool').includes(SHARE)
}

export const sellBySplitting = (d: Draft, seller: PlayerId, sale: Sale): void => {
  const { corporation, percent } = sale
  const price = saleRules.proceeds(d, sale)
  const to = successor(d, seller, sale) as PlayerId
  d.emit({ type: 'sharesSold', by: seller, corporation, percent, price })
  pay(d, 'bank', seller, price)
  swapPresidency(d, corporation, to)
  moveShares(d, corporation, SHARE, 'pool', seller)
  moveShares(d, corporation, 2 * SHARE, seller, 'pool')
  saleRules.drop(d, sale, true)
}
