import { movePrice } from '../../../../core/market.js'
import { cash, pay } from '../../../../core/money.js'
import { currentPhase, phaseAllows } from '../../../../core/phase.js'
import { objection } from '../../../../core/refusals.js'
import { withReplaceable } from '../../../../core/replaceable.js'
import type { ActionKind } from '../../../../core/step.js'
import { optionalStep } from '../../../../steps/optionalStep.js'
import { BOND } from '../../data/tables.js'
import { bond } from './bond.js'

const redeeming: ActionKind<'repay'> = {
  type: 'repay',
  *candidates(p, by) {
    if (bond.of(p, by)) yield { action: { type: 'repay', by } }
  },
  object(p, { by }) {
    if (!bond.of(p, by)) return objection('or.bond.NOT_OUT', { corporation: by })
    const have = cash(p, by)
    return have < BOND ? objection('or.bond.NO_CASH', { need: BOND, have }) : undefined
  },
  apply(d, { by }) {
    pay(d, by, 'bank', BOND)
    bond.set(d, by, false)
    d.emit({ type: 'repaid', by, amount: BOND })
    movePrice(d, by, 'right', 'loan')
  },
}

/** The treasury pays 500 back, and the price moves a column to the right (1849-14.2-3). */
export const redeemBond = withReplaceable(redeeming, 'apply')

const issuing: ActionKind<'borrow'> = {
  type: 'borrow',
  *candidates(p, by) {
    if (!bond.of(p, by)) yield { action: { type: 'borrow', by } }
  },
  object(p, { by }) {
    if (!phaseAllows(p, 'bonds')) return objection('or.bond.PHASE', { phase: currentPhase(p).name })
    return bond.of(p, by) ? objection('or.bond.OUT', { corporation: by }) : undefined
  },
  apply(d, { by }) {
    pay(d, 'bank', by, BOND)
    bond.set(d, by, true)
    d.emit({ type: 'borrowed', by, amount: BOND })
    movePrice(d, by, 'left', 'loan')
  },
}

/** The treasury gets 500, and the price moves a column to the left; also in the turn the bond was redeemed in (1849-14.2-1, OP-23). */
export const issueBond = withReplaceable(issuing, 'object')

/** Steps 9 and 10 with bonds. */
export const redeemBondStep = optionalStep('redeemBond', redeemBond)
export const issueBondStep = optionalStep('issueBond', issueBond)
