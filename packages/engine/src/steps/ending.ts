import type { PlayerId } from '../core/ids.js'
import { cash } from '../core/money.js'
import type { Position } from '../core/position.js'

/** An endless game is stopped after so many turns, where the table says so. */
export const turnLimitReached = ({ rules: { turnLimit }, state }: Position): boolean =>
  turnLimit !== undefined && state.turn >= turnLimit

/** Cash, what shares are worth, and private companies at their price while they live. */
export const netWorth = (p: Position, player: PlayerId): number => {
  let sum = cash(p, player)
  for (const corporation of Object.keys(p.state.shares)) sum += p.rules.sharesWorth(p, player, corporation)
  for (const [company, { owner, closed }] of Object.entries(p.state.privates)) {
    if (owner === player && !closed) sum += p.rules.privates[company]?.price ?? 0
  }
  return sum
}
