import type { Draft } from '../../../core/draft.js'
import { type FactData, roundFact } from '../../../core/facts.js'
import type { OperatorId } from '../../../core/ids.js'
import { marketOrder } from '../../../core/market.js'
import type { Position } from '../../../core/position.js'
import { id, listOf } from '../../../core/shape.js'
import { operated } from '../../../steps/operating.js'
import { switches1849 } from '../switches.js'

const listed = roundFact('listed', listOf(id), [], 'Corporations in the order 18xx.games has noted for the round.')

export const ORDER_OF_TURN_FACTS: readonly FactData[] = [listed]

/**
 * 18xx.games notes the order when the round begins and after a sale for a train or for interest, not after what is done
 * to the stacks. One that the sale has closed comes last.
 */
export const noteOrder = (d: Draft, sold?: OperatorId): void => {
  if (!switches1849.noResortOnBankrupt.of(d) || d.state.round.kind !== 'operating') return
  const now = marketOrder(d)
  listed.set(d, sold === undefined || now.includes(sold) ? now : [...now, sold])
}

/** In the noted order, those closed since then among them. */
export const toOperateAsNoted = (p: Position): readonly OperatorId[] => {
  const done = operated.of(p)
  const noted = listed.of(p)
  return (noted.length > 0 ? noted : marketOrder(p)).filter((each) => !done.includes(each))
}

/** Those closed before their turn have had their place when another's comes. */
export const noteSkipped = (d: Draft, next: OperatorId): void => {
  const order = toOperateAsNoted(d)
  const now = marketOrder(d)
  const gone = order.slice(0, Math.max(0, order.indexOf(next))).filter((each) => !now.includes(each))
  if (gone.length > 0) operated.set(d, [...operated.of(d), ...gone])
}

/** By market value, looked at anew after every turn (1849-10-1). */
export const stillToOperate = (p: Position): readonly OperatorId[] => {
  const now = marketOrder(p)
  return toOperateAsNoted(p).filter((each) => now.includes(each))
}
