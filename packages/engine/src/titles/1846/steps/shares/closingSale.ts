import { Draft } from '../../../../core/draft.js'
import type { OperatorId, PlayerId } from '../../../../core/ids.js'
import type { Position } from '../../../../core/position.js'
import { able, afterClosing as goesOn } from '../../../../steps/closingSale.js'
import { closeCorporation } from '../companies/closing.js'
import { buyShares } from './buy.js'
import { sellShares } from './sell.js'
import { startCorporation } from './start.js'

const TRADES = [startCorporation, buyShares, sellShares]

/** How 18xx.games goes on after a sale that closes a corporation. */
export const afterClosing = (sold: Position, seller: PlayerId, closing: OperatorId): 'over' | 'stuck' | null => {
  const after = new Draft(sold)
  closeCorporation(after, closing)
  return goesOn(after, seller, TRADES, (player) => able(sold, player, TRADES))
}
