import { type FactData, turnFact } from '../../../../core/facts.js'
import type { OperatorId } from '../../../../core/ids.js'
import { movePrice, price } from '../../../../core/market.js'
import { cash, pay } from '../../../../core/money.js'
import { sumsOf } from '../../../../core/papers.js'
import type { Position } from '../../../../core/position.js'
import { objection } from '../../../../core/refusals.js'
import { withReplaceable } from '../../../../core/replaceable.js'
import { flag } from '../../../../core/shape.js'
import {
  certificatesOf,
  moveCertificates,
  moveShares,
  ordinary,
  papersIn,
  paperWays,
  percentOf,
  sizeOf,
} from '../../../../core/shares.js'
import type { ActionKind } from '../../../../core/step.js'
import { optionalStep } from '../../../../steps/optionalStep.js'
import { POOL_LIMIT, SHARE } from '../../data/tables.js'
import { isCovered } from './buy.js'

const issued = turnFact('issued', flag, false, 'The corporation has issued shares in this turn.')
const redeemed = turnFact('redeemed', flag, false, 'The corporation has redeemed a certificate in this turn.')

export const ISSUE_FACTS: readonly FactData[] = [issued, redeemed]

/** One or the other, and once (1849-10.8-1). */
const isDone = (p: Position): boolean => issued.of(p) || redeemed.of(p)

/** Ordinary certificates go before the last one: whoever issues that issues all (1849-10.8-2). */
const splitsLast = (p: Position, by: OperatorId, certificates: readonly number[]): boolean => {
  const isOrdinary = (certificate: number): boolean => sizeOf(p, by, certificate) === SHARE
  const all = ordinary(p, by, 'treasury').filter(isOrdinary)
  return !certificates.every(isOrdinary) && certificates.filter(isOrdinary).length < all.length
}

const issuing: ActionKind<'issueShares'> = {
  type: 'issueShares',
  *candidates(p, by) {
    if (isDone(p) || !p.state.operators[by]?.operated) return
    for (const percent of sumsOf(papersIn(p, by, 'treasury'))) {
      if (percentOf(p, by, 'pool') + percent <= POOL_LIMIT) yield { action: { type: 'issueShares', by, percent } }
    }
  },
  object(p, { by, percent, papers }) {
    if (!p.state.operators[by]?.operated) return objection('or.issue.FIRST_TURN', { corporation: by })
    if (isDone(p)) return objection('or.issue.ALREADY_DONE', { corporation: by })
    const certificates = certificatesOf(p, by, 'treasury', { percent, papers })
    if (!certificates) return objection('or.issue.NO_TREASURY_SHARES', { corporation: by })
    const there = percentOf(p, by, 'pool') + percent
    if (there > POOL_LIMIT) return objection('or.issue.OVER_50', { corporation: by, percent: there, limit: POOL_LIMIT })
    return splitsLast(p, by, certificates) ? objection('or.issue.LAST_CERT', { corporation: by }) : undefined
  },
  apply(d, { by, percent, papers }) {
    const amount = (price(d, by) * percent) / SHARE
    moveCertificates(d, by, certificatesOf(d, by, 'treasury', { percent, papers }) ?? [], 'pool')
    pay(d, 'bank', by, amount)
    issued.set(d, true)
    d.emit({ type: 'sharesIssued', corporation: by, percent, price: amount, emergency: false })
    movePrice(d, by, 'down', 'issue', percent / SHARE)
  },
}

/** Certificates of the treasury go to the pool for the price, which then falls a row for each share (1849-10.8-2). */
export const issueShares = withReplaceable(issuing, 'candidates')

/** One certificate of the pool comes back, without a move of the price (1849-10.8-3). */
const redeemShares: ActionKind<'redeemShares'> = {
  type: 'redeemShares',
  *candidates(p, by) {
    if (isDone(p)) return
    for (const percent of new Set(papersIn(p, by, 'pool'))) yield { action: { type: 'redeemShares', by, percent } }
  },
  object(p, { by, percent }) {
    if (issued.of(p)) return objection('or.redeem.ALREADY_DONE', { corporation: by })
    if (redeemed.of(p)) return objection('or.redeem.ONE_ONLY', { corporation: by })
    const papers = papersIn(p, by, 'pool')
    if (!papers.includes(percent)) {
      const several = paperWays(p, by, 'pool', percent).length > 0
      return several
        ? objection('or.redeem.ONE_ONLY', { corporation: by })
        : objection('or.redeem.NOT_IN_MARKET', { corporation: by })
    }
    if (isCovered(p, by, 'pool', percent)) return objection('or.redeem.LAST_CERT', { corporation: by })
    const need = (price(p, by) * percent) / SHARE
    const have = cash(p, by)
    return have < need ? objection('or.redeem.NO_CASH', { need, have }) : undefined
  },
  apply(d, { by, percent }) {
    const amount = (price(d, by) * percent) / SHARE
    pay(d, by, 'bank', amount)
    moveShares(d, by, percent, 'pool', 'treasury')
    redeemed.set(d, true)
    d.emit({ type: 'sharesRedeemed', corporation: by, percent, price: amount })
  },
}

/** Step 5: one of the two, or neither (1849-10.8-1). */
export const financeStep = optionalStep('finance', issueShares, redeemShares)
