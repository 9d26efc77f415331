import { Draft } from '../../../../core/draft.js'
import type { PlayerId } from '../../../../core/ids.js'
import type { Position } from '../../../../core/position.js'
import { clockwiseAfter } from '../../../../core/shares.js'
import type { AnyKind } from '../../../../core/step.js'
import type { Sale } from '../../../../steps/sale.js'
import { sell } from '../../../../steps/sell.js'
import { anyLegal } from '../../../../steps/stock.js'
import { buyShares } from './buy.js'
import { saleRules, sellShares } from './sell.js'
import { startCorporation } from './start.js'

const able = (p: Position, player: PlayerId, kinds: readonly AnyKind[], turn: 'own' | 'this' = 'own'): boolean => {
  const d = new Draft(p)
  if (turn === 'own') d.round({ current: player, turn: {} })
  return anyLegal(d, kinds, player)
}

const TRADES = [startCorporation, buyShares, sellShares]

/** Who can trade while the corporation is closing: it is still there, for nothing. */
const whileClosing = (before: Position, seller: PlayerId, sale: Sale): ((player: PlayerId) => boolean) => {
  const priced = new Draft(before)
  sell(priced, seller, sale, { ...saleRules, drop() {} })
  const free = new Draft(priced)
  free.operator(sale.corporation, { cell: 0 })
  return (player) => able(priced, player, [sellShares]) || able(free, player, [startCorporation, buyShares])
}

/**
 * How 18xx.games goes on after a sale that closes a corporation, where the seller is left with nothing to do: it looks for
 * the next player while that corporation is still closing. Where the one it finds can do nothing once it has closed, the
 * seat after that one is next: the seller, and it takes the round for `over`, or somebody with nothing to do, and it waits for
 * ever, `stuck`.
 */
export const afterClosing = (
  before: Position,
  after: Position,
  seller: PlayerId,
  sale: Sale,
): 'over' | 'stuck' | null => {
  if (able(after, seller, TRADES, 'this')) return null
  const others = clockwiseAfter(after, seller).filter((id) => id !== seller && !after.state.players[id]?.bankrupt)
  const found = others.findIndex(whileClosing(before, seller, sale))
  const next = found < 0 || able(after, others[found] as PlayerId, TRADES) ? undefined : (others[found + 1] ?? seller)
  if (next === undefined || able(after, next, TRADES)) return null
  return next === seller ? 'over' : 'stuck'
}
