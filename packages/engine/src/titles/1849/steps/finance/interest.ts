import type { EntityId, PlayerId } from '../../../../core/ids.js'
import { never } from '../../../../core/kinds.js'
import { cash, pay } from '../../../../core/money.js'
import { currentOperator } from '../../../../core/operators.js'
import type { Position } from '../../../../core/position.js'
import { type Objection, objection } from '../../../../core/refusals.js'
import { withReplaceable } from '../../../../core/replaceable.js'
import { president } from '../../../../core/shares.js'
import type { ActionKind, Step } from '../../../../core/step.js'
import type { RaisingMoney } from '../../../../steps/forcedSaleRules.js'
import type { Sale } from '../../../../steps/sale.js'
import { sellForTrainBy } from '../../../../steps/sellForTrain.js'
import { BOND_INTEREST } from '../../data/tables.js'
import { fail } from '../trains/concede.js'
import { forcedSales, mostObtainable, outOfReachAfter } from '../trains/emergency.js'
import { isMoreThanNeeded } from '../trains/raiseMoney.js'
import { bond } from './bond.js'
import { interestDue } from './interestDue.js'

const presidentAlone = (p: Position): readonly EntityId[] => {
  const chair = president(p, currentOperator(p))
  return chair === null ? [] : [chair]
}
const presidentsCash = (p: Position): number => {
  const chair = president(p, currentOperator(p))
  return chair === null ? 0 : cash(p, chair)
}

const paying: ActionKind<'repay'> = {
  type: 'repay',
  by: presidentAlone,
  *candidates(p, by) {
    if (cash(p, by) >= interestDue.of(p)) yield { action: { type: 'repay', by } }
  },
  object(p, { by }) {
    const need = interestDue.of(p)
    const have = cash(p, by)
    return have < need ? objection('or.contribute.NO_CASH', { need, have }) : undefined
  },
  apply(d, { by }) {
    const due = interestDue.of(d)
    pay(d, by, 'bank', due)
    interestDue.set(d, 0)
    d.emit({ type: 'repaid', by, amount: due })
  },
}

/** The president pays exactly what is missing (1849-14.2-2). */
export const payInterest = withReplaceable(paying, 'apply')

/** Why a sale brings more than is still missing (1849-10.7-2). */
export const tooMuch = (p: Position, seller: PlayerId, sale: Sale): Objection | undefined => {
  const { corporation, percent } = sale
  return isMoreThanNeeded(p, seller, sale, interestDue.of(p) - cash(p, seller))
    ? objection('or.sellForTrain.ONE_TOO_MANY', { corporation, percent })
    : undefined
}

/** Shares are sold by the rules of a train that must be paid. */
const raising: RaisingMoney = {
  sales: forcedSales,
  shortage: (p) => ({ forced: interestDue.of(p) > 0, have: presidentsCash(p), need: interestDue.of(p) }),
  amount(p, operator, seller, sale) {
    const have = presidentsCash(p)
    const need = interestDue.of(p)
    if (have >= need) return objection('or.sellForTrain.ENOUGH_RAISED', { have, need })
    return tooMuch(p, seller, sale) ?? outOfReachAfter(p, operator, seller, sale, need)
  },
}
export const sellForInterest = withReplaceable(sellForTrainBy(raising), 'candidates', 'apply')

const conceding: ActionKind<'bankrupt'> = {
  type: 'bankrupt',
  *candidates(_p, by) {
    yield { action: { type: 'bankrupt', by } }
  },
  object(p, { by }) {
    const have = mostObtainable(p, by) - cash(p, by)
    const need = interestDue.of(p)
    return have >= need ? objection('or.bankrupt.STILL_POSSIBLE', { have, need }) : undefined
  },
  apply(d, { by }) {
    interestDue.set(d, 0)
    fail(d, by)
  },
}

/** What cannot be raised closes the corporation (1849-14.2-2). */
export const concedeInterest = withReplaceable(conceding, 'object', 'apply')

const mayNotPass = never('pass', (p, { by }) =>
  objection('or.bond.INTEREST', { corporation: by, need: interestDue.of(p) }),
)

/** Step 8 with bonds: 50 to the bank while the bond is out (1849-14.2-2). */
export const interestStep: Step = {
  id: 'interest',
  kinds: [payInterest, sellForInterest, concedeInterest, mayNotPass],
  actor: (p) => (interestDue.of(p) > 0 ? currentOperator(p) : null),
  enter(d) {
    const corporation = currentOperator(d)
    if (!bond.of(d, corporation)) return
    const paid = Math.min(BOND_INTEREST, cash(d, corporation))
    pay(d, corporation, 'bank', paid)
    if (paid > 0) d.emit({ type: 'repaid', by: corporation, amount: paid })
    interestDue.set(d, BOND_INTEREST - paid)
  },
}
