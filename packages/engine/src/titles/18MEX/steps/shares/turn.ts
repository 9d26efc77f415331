import type { Draft } from '../../../../core/draft.js'
import { type FactData, turnFact } from '../../../../core/facts.js'
import type { OperatorId, PlayerId } from '../../../../core/ids.js'
import type { Position } from '../../../../core/position.js'
import { flag } from '../../../../core/shape.js'
import { bought, recordAction, recordSale, soldNow } from '../../../../steps/stock.js'

const traded = turnFact('traded', flag, false, 'The player has sold a private company in this turn.')
const soldFirst = turnFact('soldFirst', flag, false, 'The player had sold something before the purchase of this turn.')

export const TURN_FACTS: readonly FactData[] = [traded, soldFirst]

/** Sales of any kind so far in this stock turn, of private companies too (O-17). */
export const hasSold = (p: Position): boolean => soldNow.of(p).length > 0 || traded.of(p)

/** The purchase comes before or after all sales: after both there is nothing left to do (MEX-3.2-1). */
export const saleClosed = (p: Position): boolean => bought.of(p) && soldFirst.of(p)

export const recordPurchase = (d: Draft, player: PlayerId): void => {
  bought.set(d, true)
  soldFirst.set(d, hasSold(d))
  recordAction(d, player)
}

export const recordSharesSold = (d: Draft, player: PlayerId, corporation: OperatorId): void => {
  recordSale(d, player, corporation)
  recordAction(d, player)
}

export const recordPrivateSold = (d: Draft, player: PlayerId): void => {
  traded.set(d, true)
  recordAction(d, player)
}
