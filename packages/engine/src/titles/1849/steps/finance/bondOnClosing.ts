import type { Draft } from '../../../../core/draft.js'
import type { OperatorId, PlayerId } from '../../../../core/ids.js'
import { asked } from '../../../../core/interrupts.js'
import { anyLegal } from '../../../../core/legal.js'
import { cash, pay } from '../../../../core/money.js'
import type { Position } from '../../../../core/position.js'
import { type Objection, objection } from '../../../../core/refusals.js'
import { replaceable } from '../../../../core/replaceable.js'
import type { ActionKind, Step } from '../../../../core/step.js'
import { forcedSaleObjection } from '../../../../steps/forcedSale.js'
import type { ForcedSales } from '../../../../steps/forcedSaleRules.js'
import { type Sale, saleSizes } from '../../../../steps/sale.js'
import { shortAfter } from '../../../../steps/salePlans.js'
import { sell } from '../../../../steps/sell.js'
import { recordSale } from '../../../../steps/stock.js'
import { BOND } from '../../data/tables.js'
import { isFounded } from '../shares/foundingOrder.js'
import { saleRules } from '../shares/saleRules.js'
import { emergencyOutOfReachAfter } from '../trains/emergency.js'
import { askForLoan } from '../trains/loanOrLeave.js'
import { isMoreThanNeeded } from '../trains/raiseMoney.js'
import { bond } from './bond.js'
import { calledBond, owedForBonds } from './owedForBonds.js'

/** A corporation that closes redeems its bond first out of its treasury; what it still owes is returned (1849-14.2-4). */
export const payBond = replaceable((d: Draft, corporation: OperatorId): number => {
  if (!bond.of(d, corporation)) return 0
  const paid = Math.min(BOND, cash(d, corporation))
  pay(d, corporation, 'bank', paid)
  if (paid > 0) d.emit({ type: 'repaid', by: corporation, amount: paid })
  return BOND - paid
})

/** Pays as much as there is cash for; the rest is returned. */
const payFromCash = (d: Draft, player: PlayerId, due: number): number => {
  const paid = Math.min(due, cash(d, player))
  pay(d, player, 'bank', paid)
  if (paid > 0) d.emit({ type: 'repaid', by: player, amount: paid })
  return due - paid
}

/** The president of a closed corporation is liable for its bond (1849-14.2-4). */
export const callBond = (d: Draft, player: PlayerId, owed: number): void => {
  const due = payFromCash(d, player, owed)
  if (due > 0) calledBond.raise(d, player, { due })
}

/** The corporation whose turn it is, unless it has closed. */
const operating = (p: Position): OperatorId | null => {
  const { kind, current } = p.state.round
  return kind === 'operating' && current !== null && isFounded(p, current) ? current : null
}

/** As in every emergency the operating corporation keeps its president (1849-10.7-3, -OP-43). */
const bondSales: ForcedSales = { sale: saleRules, owes: owedForBonds, keepsChairOf: operating }

/** Why a sale is refused after which the bond can no longer be paid, though it could before (1849-OP-38). */
const bondOutOfReachAfter = (p: Position, seller: PlayerId, sale: Sale): Objection | undefined => {
  const short = shortAfter(p, undefined, seller, sale, 0, bondSales)
  if (short === null) return emergencyOutOfReachAfter(p, seller, sale)
  const { corporation, percent } = sale
  const need = owedForBonds(p, seller)
  return objection('or.sellForTrain.OUT_OF_REACH', { corporation, percent, have: need + short, need })
}

/** Why these shares are not sold for a bond. */
const bondSaleObjection = (p: Position, seller: PlayerId, sale: Sale): Objection | undefined => {
  const general = forcedSaleObjection(p, undefined, seller, sale, bondSales)
  if (general) return general
  const { corporation, percent } = sale
  return isMoreThanNeeded(p, seller, sale, calledBond.data(p).due)
    ? objection('or.sellForTrain.ONE_TOO_MANY', { corporation, percent })
    : bondOutOfReachAfter(p, seller, sale)
}

const sellForBond: ActionKind<'sellShares'> = {
  type: 'sellShares',
  *candidates(p, by) {
    for (const sale of saleSizes(p, by, saleRules)) yield { action: { type: 'sellShares', by, ...sale } }
  },
  object: (p, { by, corporation, percent, papers }) => bondSaleObjection(p, by, { corporation, percent, papers }),
  apply(d, { by: player, corporation, percent, papers }) {
    const { due } = calledBond.data(d)
    const others = d.state.interrupts.slice(1)
    d.set({ interrupts: [] })
    sell(d, player, { corporation, percent, papers }, saleRules)
    if (d.state.round.kind === 'stock') recordSale(d, player, corporation)
    // What follows from the sale is settled before the next sale, and both before what was waiting already.
    calledBond.raise(d, player, { due: payFromCash(d, player, due) })
    d.set({ interrupts: [...d.state.interrupts, ...others] })
  },
}

/** Shares are sold until the bond is paid or nothing is left to sell; the rest is written off (OP-24). */
export const calledBondStep: Step = {
  id: 'bondOnClosing',
  kinds: [sellForBond],
  actor(p) {
    const by = asked(p)
    return by !== null && calledBond.data(p).due > 0 && anyLegal(p, [sellForBond], by) ? by : null
  },
  settled(d, raised) {
    if (calledBond.dataOf(raised).due > 0) askForLoan(d, raised.by as PlayerId)
  },
}
