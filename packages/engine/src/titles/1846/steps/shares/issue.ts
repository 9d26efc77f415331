import { type FactData, turnFact } from '../../../../core/facts.js'
import type { OperatorId } from '../../../../core/ids.js'
import { cash, pay } from '../../../../core/money.js'
import { isCorporation } from '../../../../core/operators.js'
import type { Position } from '../../../../core/position.js'
import { type Objection, objection } from '../../../../core/refusals.js'
import { flag } from '../../../../core/shape.js'
import {
  certificatesOf,
  certificatesWorth,
  moveShares,
  ordinary,
  percentOf,
  percentWithPlayers,
  president,
} from '../../../../core/shares.js'
import type { ActionKind } from '../../../../core/step.js'
import { declared } from '../../../../steps/operatingTurn.js'
import { priceBeside } from './price.js'

const financed = turnFact('financed', flag, false, 'The corporation has issued or redeemed shares in this turn.')

export const ISSUE_FACTS: readonly FactData[] = [financed]

/** Percent of one share. */
export const SHARE = 10

/** §6.31: no more shares in the market than with players. */
export const issueLimit = (p: Position, corporation: OperatorId): number =>
  Math.max(0, (percentWithPlayers(p, corporation) - percentOf(p, corporation, 'pool')) / SHARE)

/** Money a corporation could still raise by issuing shares before its run (1846-ISS-4). */
export const issuable = (p: Position, corporation: OperatorId): number => {
  if (!isCorporation(p, corporation) || financed.of(p) || declared.of(p) || president(p, corporation) === null) return 0
  return (
    Math.min(issueLimit(p, corporation), ordinary(p, corporation, 'treasury').length) * priceBeside(p, corporation, -1)
  )
}

export const issueShares: ActionKind<'issueShares'> = {
  type: 'issueShares',
  closed: (p, by) => financed.of(p) || president(p, by) === null,
  *candidates(p, by) {
    if (!isCorporation(p, by) || declared.of(p)) return
    const most = Math.max(1, Math.min(issueLimit(p, by), ordinary(p, by, 'treasury').length))
    for (let count = 1; count <= most; count++) yield { action: { type: 'issueShares', by, percent: count * SHARE } }
  },
  object(p, { by, percent, papers }): Objection | undefined {
    if (!isCorporation(p, by)) return objection('or.issue.INDEPENDENT', { company: by })
    if (president(p, by) === null) return objection('or.issue.RECEIVERSHIP', { corporation: by })
    if (declared.of(p)) return objection('or.issue.TOO_LATE', { corporation: by })
    if (financed.of(p)) return objection('or.issue.ALREADY_DONE', { corporation: by })
    if (!certificatesOf(p, by, 'treasury', { percent, papers }))
      return objection('or.issue.NO_TREASURY_SHARES', { corporation: by })
    const limit = issueLimit(p, by)
    return percent > limit * SHARE ? objection('or.issue.OVER_LIMIT', { corporation: by, limit }) : undefined
  },
  apply(d, { by, percent }) {
    const price = (percent / SHARE) * priceBeside(d, by, -1)
    moveShares(d, by, percent, 'treasury', 'pool')
    pay(d, 'bank', by, price)
    financed.set(d, true)
    d.emit({ type: 'sharesIssued', corporation: by, percent, price, emergency: false })
  },
}

export const redeemShares: ActionKind<'redeemShares'> = {
  type: 'redeemShares',
  closed: (p, by) => financed.of(p) || president(p, by) === null,
  *candidates(p, by) {
    if (!isCorporation(p, by) || declared.of(p)) return
    const most = ordinary(p, by, 'pool').length
    for (let count = 1; count <= most; count++) yield { action: { type: 'redeemShares', by, percent: count * SHARE } }
  },
  object(p, { by, percent }) {
    if (!isCorporation(p, by)) return objection('or.redeem.INDEPENDENT', { company: by })
    if (president(p, by) === null) return objection('or.redeem.RECEIVERSHIP', { corporation: by })
    if (declared.of(p)) return objection('or.redeem.TOO_LATE', { corporation: by })
    if (financed.of(p)) return objection('or.redeem.ALREADY_DONE', { corporation: by })
    if (!certificatesWorth(p, by, 'pool', percent)) return objection('or.redeem.NOT_IN_MARKET', { corporation: by })
    const need = (percent / SHARE) * priceBeside(p, by, 1)
    const have = cash(p, by)
    return have < need ? objection('or.redeem.NO_CASH', { need, have }) : undefined
  },
  apply(d, { by, percent }) {
    const price = (percent / SHARE) * priceBeside(d, by, 1)
    pay(d, by, 'bank', price)
    moveShares(d, by, percent, 'pool', 'treasury')
    financed.set(d, true)
    d.emit({ type: 'sharesRedeemed', corporation: by, percent, price })
  },
}
