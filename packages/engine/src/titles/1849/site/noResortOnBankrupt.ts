import type { Draft } from '../../../core/draft.js'
import { roundFact } from '../../../core/facts.js'
import type { OperatorId } from '../../../core/ids.js'
import { marketOrder } from '../../../core/market.js'
import type { Position } from '../../../core/position.js'
import { replace } from '../../../core/replaceable.js'
import { id, listOf } from '../../../core/shape.js'
import type { Mechanism } from '../../../site/site.js'
import { operated } from '../../../steps/operating.js'
import { beginOperatingRound, beginTurn } from '../rounds/operating.js'
import { stillToOperate } from '../rounds/operatingOrder.js'
import { lowerPrice } from '../steps/shares/saleRules.js'
import { sellOffFor } from '../steps/trains/concede.js'
import { concedeAtOnce } from './concedeAtOnce.js'

/*
 * 18xx.games writes the order of the round down when it begins and after a sale for a train or for interest: not when a
 * corporation concedes, and not when markers are stacked anew.
 */

const listed = roundFact('listed', listOf(id), [], 'Corporations in the order 18xx.games has noted for the round.')

/** One that the sale has closed comes last. */
const writeOrder = (d: Draft, sold?: OperatorId): void => {
  if (d.state.round.kind !== 'operating') return
  const now = marketOrder(d)
  listed.set(d, sold === undefined || now.includes(sold) ? now : [...now, sold])
}

/** Those whose turn is still to come in the written order, corporations closed since then among them. */
export const toOperateAsWritten = (p: Position): readonly OperatorId[] => {
  const done = operated.of(p)
  const written = listed.of(p)
  return (written.length > 0 ? written : marketOrder(p)).filter((each) => !done.includes(each))
}

/** Corporations closed before their turn count as having had it when one after them operates. */
const passOverClosed = (d: Draft, next: OperatorId): void => {
  const order = toOperateAsWritten(d)
  const now = marketOrder(d)
  const gone = order.slice(0, Math.max(0, order.indexOf(next))).filter((each) => !now.includes(each))
  if (gone.length > 0) operated.set(d, [...operated.of(d), ...gone])
}

/** The order stays as it was written before. */
const keepingOrder =
  <A extends readonly unknown[]>(before: (d: Draft, ...args: A) => void) =>
  (d: Draft, ...args: A): void => {
    const written = listed.of(d)
    before(d, ...args)
    listed.set(d, written)
  }

export const noResortOnBankrupt: Mechanism = {
  facts: [listed],
  replaces: [
    replace(beginOperatingRound, (before) => (d, num, of) => {
      before(d, num, of)
      writeOrder(d)
    }),
    replace(lowerPrice, (before) => (d, sale) => {
      const hasMoved = before(d, sale)
      writeOrder(d, sale.corporation)
      return hasMoved
    }),
    replace(sellOffFor, keepingOrder),
    replace(concedeAtOnce, keepingOrder),
    replace(stillToOperate, () => (p) => {
      const now = marketOrder(p)
      return toOperateAsWritten(p).filter((each) => now.includes(each))
    }),
    replace(beginTurn, (before) => (d, operator) => {
      before(d, operator)
      passOverClosed(d, operator)
    }),
  ],
}
