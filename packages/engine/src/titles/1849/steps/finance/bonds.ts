import { type FactData, turnFact } from '../../../../core/facts.js'
import type { OperatorId } from '../../../../core/ids.js'
import { anyLegal } from '../../../../core/legal.js'
import { movePrice } from '../../../../core/market.js'
import { cash, pay } from '../../../../core/money.js'
import { currentPhase, phaseAllows } from '../../../../core/phase.js'
import type { Position } from '../../../../core/position.js'
import { objection } from '../../../../core/refusals.js'
import { flag } from '../../../../core/shape.js'
import type { ActionKind, Step } from '../../../../core/step.js'
import { passStep, stepPassed } from '../../../../steps/operating.js'
import { BOND } from '../../data/tables.js'
import { switches1849 } from '../../switches.js'
import { bond } from './bond.js'

const redeemed = turnFact('bondRedeemed', flag, false, 'The corporation has redeemed its bond in this turn.')

export const BONDS_FACTS: readonly FactData[] = [redeemed]

/** 500 back out of the treasury, and a column to the right (1849-14.2-3). */
const redeemBond: ActionKind<'repay'> = {
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
    redeemed.set(d, true)
    d.emit({ type: 'repaid', by, amount: BOND })
    movePrice(d, by, 'right', 'loan')
  },
}

/** 500 into the treasury, and a column to the left (1849-14.2-1). */
const issueBond: ActionKind<'borrow'> = {
  type: 'borrow',
  *candidates(p, by) {
    if (!bond.of(p, by)) yield { action: { type: 'borrow', by } }
  },
  object(p, { by }) {
    if (!phaseAllows(p, 'bonds')) return objection('or.bond.PHASE', { phase: currentPhase(p).name })
    if (bond.of(p, by)) return objection('or.bond.OUT', { corporation: by })
    return redeemed.of(p) && switches1849.oneBondMove.of(p) ? objection('or.bond.WRONG_STEP', {}) : undefined
  },
  apply(d, { by }) {
    pay(d, 'bank', by, BOND)
    bond.set(d, by, true)
    d.emit({ type: 'borrowed', by, amount: BOND })
    movePrice(d, by, 'left', 'loan')
  },
}

const current = (p: Position): OperatorId => p.state.round.current as OperatorId

const stepOf = (id: string, kind: ActionKind<'repay'> | ActionKind<'borrow'>): Step => {
  const kinds = [kind] as Step['kinds']
  return {
    id,
    kinds: [...kinds, passStep()],
    actor: (p) => (stepPassed(p) || !anyLegal(p, kinds, current(p)) ? null : current(p)),
  }
}

/** Steps 9 and 10 with bonds. */
export const redeemBondStep = stepOf('redeemBond', redeemBond)
export const issueBondStep = stepOf('issueBond', issueBond)
