import { Draft } from '../core/draft.js'
import type { PlayerId } from '../core/ids.js'
import type { Position } from '../core/position.js'
import { clockwiseAfter } from '../core/shares.js'
import type { AnyKind } from '../core/step.js'
import { anyLegal } from './stock.js'

/** Could the player do anything of that kind in a turn of one's own, or in this one? */
export const able = (
  p: Position,
  player: PlayerId,
  kinds: readonly AnyKind[],
  turn: 'own' | 'this' = 'own',
): boolean => {
  const d = new Draft(p)
  if (turn === 'own') d.round({ current: player, turn: {} })
  return anyLegal(d, kinds, player)
}

/**
 * How a stock round goes on after a sale that closes a corporation and leaves the seller nothing to do, where the next player is
 * looked for while that corporation is still closing. Where the one found can do nothing once it has closed, the seat after
 * that one is next: the seller, and the round is `over`, or somebody with nothing to do, and it waits for ever, `stuck`.
 */
export const afterClosing = (
  after: Position,
  seller: PlayerId,
  trades: readonly AnyKind[],
  whileClosing: (player: PlayerId) => boolean,
): 'over' | 'stuck' | null => {
  if (after.state.ended || able(after, seller, trades, 'this')) return null
  const others = clockwiseAfter(after, seller).filter((id) => id !== seller && !after.state.players[id]?.bankrupt)
  const found = others.findIndex(whileClosing)
  const next = found < 0 || able(after, others[found] as PlayerId, trades) ? undefined : (others[found + 1] ?? seller)
  if (next === undefined || able(after, next, trades)) return null
  return next === seller ? 'over' : 'stuck'
}
