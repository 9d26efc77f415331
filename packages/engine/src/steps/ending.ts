import type { PlayerId } from '../core/ids.js'
import { cash } from '../core/money.js'
import type { Position } from '../core/position.js'

/** An endless game is stopped after so many turns; 0 = never. */
export const turnLimitReached = (p: Position, limit: number): boolean => limit > 0 && p.state.turn >= limit

/** Cash, what shares are worth, and private companies at their price while they live. */
export const netWorth = (p: Position, player: PlayerId): number => {
  let sum = cash(p, player)
  for (const corporation of Object.keys(p.state.shares)) sum += p.rules.sharesWorth(p, player, corporation)
  for (const [company, { owner, closed }] of Object.entries(p.state.privates)) {
    if (owner === player && !closed) sum += p.rules.privates[company]?.price ?? 0
  }
  return sum
}
