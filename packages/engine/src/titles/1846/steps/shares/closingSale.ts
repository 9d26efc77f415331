import { Draft } from '../../../../core/draft.js'
import type { OperatorId, PlayerId } from '../../../../core/ids.js'
import type { Position } from '../../../../core/position.js'
import { clockwiseAfter } from '../../../../core/shares.js'
import type { AnyKind } from '../../../../core/step.js'
import { anyLegal } from '../../../../steps/stock.js'
import { closeCorporation } from '../companies/closing.js'
import { buyShares } from './buy.js'
import { sellShares } from './sell.js'
import { startCorporation } from './start.js'

const able = (p: Position, player: PlayerId, kinds: readonly AnyKind[], turn: 'own' | 'this' = 'own'): boolean => {
  const d = new Draft(p)
  if (turn === 'own') d.round({ current: player, turn: {} })
  return anyLegal(d, kinds, player)
}

const TRADES = [startCorporation, buyShares, sellShares]

/**
 * How 18xx.games goes on after a sale that closes a corporation, where the seller is left with nothing to do: it looks for
 * the next player while that corporation is still closing. Where the one it finds can do nothing once it has closed, the
 * seat after that one is next: the seller, and it takes the round for `over`, or somebody with nothing to do, and it waits for
 * ever, `stuck`.
 */
export const afterClosing = (sold: Position, seller: PlayerId, closing: OperatorId): 'over' | 'stuck' | null => {
  const after = new Draft(sold)
  closeCorporation(after, closing)
  if (after.state.ended) return null
  if (able(after, seller, TRADES, 'this')) return null
  const others = clockwiseAfter(after, seller).filter((id) => id !== seller && !after.state.players[id]?.bankrupt)
  const found = others.findIndex((player) => able(sold, player, TRADES))
  const next = found < 0 || able(after, others[found] as PlayerId, TRADES) ? undefined : (others[found + 1] ?? seller)
  if (next === undefined || able(after, next, TRADES)) return null
  return next === seller ? 'over' : 'stuck'
}
