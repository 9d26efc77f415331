import { Draft } from '../core/draft.js'
import type { PlayerId } from '../core/ids.js'
import { anyLegal } from '../core/legal.js'
import type { Position } from '../core/position.js'
import { clockwiseAfter } from '../core/shares.js'
import type { AnyKind } from '../core/step.js'

/** Could the player do anything of these kinds in a turn of their own, or in this one? */
export const canTrade = (
  p: Position,
  player: PlayerId,
  trades: readonly AnyKind[],
  turn: 'own' | 'this' = 'own',
): boolean => {
  const d = new Draft(p)
  if (turn === 'own') d.round({ current: player, turn: {} })
  return anyLegal(d, trades, player)
}

/** Those who are asked after this player, in the order of their seats. */
export const othersAfter = (p: Position, player: PlayerId): readonly PlayerId[] =>
  clockwiseAfter(p, player).filter((id) => id !== player && !p.state.players[id]?.bankrupt)

/**
 * Where a stock round stops after a turn that closed a corporation, if the next player is looked for while that corporation is
 * still closing: where the one found can do nothing once it has closed, the seat after that one is next, and nobody asks whether
 * anything can be done there.
 */
export const stopAfterClosing = (
  after: Position,
  by: PlayerId,
  trades: readonly AnyKind[],
  whileClosing: (player: PlayerId) => boolean,
): PlayerId | undefined => {
  const others = othersAfter(after, by)
  const found = others.findIndex(whileClosing)
  if (after.state.ended || found < 0 || canTrade(after, others[found] as PlayerId, trades)) return undefined
  const next = others[found + 1] ?? by
  return canTrade(after, next, trades) ? undefined : next
}

/** After a sale that leaves the seller nothing to do: at the seller the round is `over`, elsewhere it waits for ever, `stuck`. */
export const afterClosing = (
  after: Position,
  seller: PlayerId,
  trades: readonly AnyKind[],
  whileClosing: (player: PlayerId) => boolean,
): 'over' | 'stuck' | null => {
  if (after.state.ended || canTrade(after, seller, trades, 'this')) return null
  const stop = stopAfterClosing(after, seller, trades, whileClosing)
  if (stop === undefined) return null
  return stop === seller ? 'over' : 'stuck'
}
