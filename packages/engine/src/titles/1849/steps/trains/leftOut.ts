import type { Draft } from '../../../../core/draft.js'
import { type FactData, roundFact } from '../../../../core/facts.js'
import type { OperatorId } from '../../../../core/ids.js'
import type { Position } from '../../../../core/position.js'
import { id, orNull } from '../../../../core/shape.js'
import { stillToOperate } from '../../rounds/order.js'
import { switches1849 } from '../../switches.js'
import { isFounded } from '../shares/order.js'

const leftOut = roundFact('trainsLeftOut', orNull(id), null, 'The corporation that buys no train in this round.')

export const LEFT_OUT_FACTS: readonly FactData[] = [leftOut]

/** 18xx.games: where a purchase has closed the buyer, the next corporation finds the train step passed. */
export const noteBuyerClosed = (d: Draft, buyer: OperatorId): void => {
  if (!switches1849.closedBuyerSkips.of(d) || isFounded(d, buyer) || d.state.round.current !== buyer) return
  leftOut.set(d, stillToOperate(d).find((each) => each !== buyer) ?? null)
}

export const isLeftOut = (p: Position): boolean =>
  p.state.round.current !== null && leftOut.of(p) === p.state.round.current
