import type { Draft } from '../../../../core/draft.js'
import type { OperatorId, PlayerId } from '../../../../core/ids.js'
import type { Position } from '../../../../core/position.js'
import { noteActed, noteSale, stockTurn } from '../../../../steps/stock.js'

/** Sales of any kind so far in this stock turn, of private companies too (O-17). */
export const hasSold = (p: Position): boolean => stockTurn(p).sold.length > 0 || p.state.round.turn.traded === true

/** The purchase comes before or after all sales: after both there is nothing left to do (MEX-3.2-1). */
export const saleClosed = (p: Position): boolean => stockTurn(p).bought && p.state.round.turn.soldFirst === true

export const notePurchase = (d: Draft, player: PlayerId): void => {
  d.turn({ bought: true, soldFirst: hasSold(d) })
  noteActed(d, player)
}

export const noteSharesSold = (d: Draft, player: PlayerId, corporation: OperatorId): void => {
  noteSale(d, player, corporation)
  noteActed(d, player)
}

export const noteTrade = (d: Draft, player: PlayerId): void => {
  d.turn({ traded: true })
  noteActed(d, player)
}
