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

/** 18xx.games notes the order when the round begins and when a price moves, not after what is done to the stacks. */
export const noteOrder = (d: Draft): void => {
  if (switches1849.noResortOnBankrupt.of(d) && d.state.round.kind === 'operating') listed.set(d, marketOrder(d))
}

/** Does something that leaves the noted order as it is. */
export const keepingOrder = (d: Draft, then: () => void): void => {
  const before = listed.of(d)
  then()
  listed.set(d, before)
}

/** By market value, looked at anew after every turn (1849-10-1). */
export const stillToOperate = (p: Position): readonly OperatorId[] => {
  const done = operated.of(p)
  const now = marketOrder(p)
  const order = listed.of(p)
  const all = order.length > 0 ? order.filter((each) => now.includes(each)) : now
  return all.filter((each) => !done.includes(each))
}
