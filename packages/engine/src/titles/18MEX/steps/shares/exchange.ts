import { price } from '../../../../core/market.js'
import { pay } from '../../../../core/money.js'
import type { Position } from '../../../../core/position.js'
import { objection } from '../../../../core/refusals.js'
import { replaceable, withReplaceable } from '../../../../core/replaceable.js'
import { moveCertificates, percentOf, pickPapers } from '../../../../core/shares.js'
import type { ExchangeSale } from '../../../../steps/forcedSaleRules.js'
import { NDM } from '../../data/companies.js'
import { POOL_LIMIT } from '../../data/tables.js'
import { checkPresidencyAfterTrade } from './presidency.js'

const FULL = 10
const HALF = 5

/** Half the value, rounded up (2.8). */
export const exchangeProceeds = replaceable((p: Position): number => Math.ceil(price(p, NDM) / 2))

const sale: ExchangeSale = {
  candidates: (p, seller) =>
    pickPapers(p, NDM, seller, [FULL]) && pickPapers(p, NDM, 'pool', [HALF])
      ? [{ corporation: NDM, percent: HALF, exchange: true }]
      : [],
  object(p, seller, { corporation, percent }) {
    if (corporation !== NDM || percent !== HALF) return objection('sr.sell.NOT_OWNED', { corporation, percent })
    if (percentOf(p, NDM, seller) < FULL) return objection('sr.sellHalf.TOO_LITTLE', {})
    if (pickPapers(p, NDM, seller, [HALF])) return objection('sr.sellHalf.OWNS_HALF', {})
    if (!pickPapers(p, NDM, 'pool', [HALF])) return objection('sr.sellHalf.NONE_IN_MARKET', {})
    if (!pickPapers(p, NDM, seller, [FULL])) return objection('sr.sellHalf.NO_FULL', {})
    const pooled = percentOf(p, NDM, 'pool') + HALF
    return pooled > POOL_LIMIT
      ? objection('sr.sell.OVER_50', { corporation, percent: pooled, limit: POOL_LIMIT })
      : undefined
  },
  carryOut(d, seller) {
    const amount = exchangeProceeds(d)
    const full = pickPapers(d, NDM, seller, [FULL]) ?? []
    const half = pickPapers(d, NDM, 'pool', [HALF]) ?? []
    moveCertificates(d, NDM, full, 'pool')
    moveCertificates(d, NDM, half, seller)
    d.emit({ type: 'sharesSold', by: seller, corporation: NDM, percent: HALF, price: amount })
    checkPresidencyAfterTrade(d, NDM)
    pay(d, 'bank', seller, amount)
  },
}

/** 5% of NdM sold: a 10% certificate for a 5% one of the Open Market and half the value (MEX-3.2-9). */
export const halfForFull = withReplaceable(sale, 'object')
